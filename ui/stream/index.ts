import "./stream.css";

export { StreamView, type StreamViewProps } from "./stream-view.tsx";
export type { StreamWords } from "./words.ts";
