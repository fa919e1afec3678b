export type { LoginMeans, LoginStatus, OAuthDialogue, OAuthWay } from "../auth/oauth-dialogue.ts";
export { lateWords } from "../late-words.ts";
export { words } from "../words.ts";
export { AuthCard, type AuthCardProps } from "./auth-card.tsx";
export { PlaygroundFrame, type PlaygroundFrameProps, type Side, SideToggle, useSide } from "./frame.tsx";
export { Playground } from "./playground.tsx";
export type { AuthProps, HostQuestion, PlaygroundProps, ResponseState, SnippetProps, SplitsProps } from "./props.ts";
export type { ReplayNote, ReplayProps } from "./replay.tsx";
export { PlaygroundFailure, PlaygroundSkeleton } from "./waiting.tsx";
