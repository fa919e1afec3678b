export { ChannelPlayground } from "./channel-playground.tsx";
export type { ChannelProps, ConnectionProps, SavedMessage, SavedProps } from "./props.ts";
