export { ChannelPlayground } from "./channel-playground.tsx";
export type { LogWords } from "./log/index.ts";
export type { ChannelProps, ConnectionProps } from "./props.ts";
export type { ChannelWords } from "./words.ts";
