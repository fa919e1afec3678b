export { Playground } from "./playground.tsx";
export type { PlaygroundProps, ResponseState, SnippetProps } from "./props.ts";
export type { ReplayNote, ReplayProps } from "./replay/replay.tsx";
