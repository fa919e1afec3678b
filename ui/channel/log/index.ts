export { ChannelLogView, type ChannelLogViewProps } from "./log-view.tsx";
export { type Source, useDrawn } from "./use-drawn.ts";
