export { StreamView, type StreamViewProps } from "./stream-view.tsx";
