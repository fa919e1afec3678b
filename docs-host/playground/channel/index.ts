export { ComposedChannel } from "./channel-playground.tsx";
