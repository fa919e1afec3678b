import "./stream.css";

export { StreamView, type StreamViewProps } from "./stream-view.tsx";
