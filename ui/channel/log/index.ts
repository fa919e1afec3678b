export { ChannelLogView, type ChannelLogViewProps } from "./log-view.tsx";
