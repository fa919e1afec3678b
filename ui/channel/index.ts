export { ChannelPlayground } from "./channel-playground.tsx";
export type { ChannelProps, ConnectionProps } from "./props.ts";
