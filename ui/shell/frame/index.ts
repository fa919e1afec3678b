/** The window of a playground: its side panel, its keys, its placeholder while it loads, and its width. */
export { CloseButton } from "./close-button.tsx";
export { PlaygroundFrame, SideToggle, useSide, useWindowKeys } from "./frame.tsx";
export { useNarrow } from "./use-narrow.ts";
export { useRestoredFocus } from "./use-restored-focus.ts";
export { PlaygroundFailure, PlaygroundSkeleton } from "./waiting.tsx";
