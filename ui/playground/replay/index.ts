export { type ReplayNote, type ReplayProps, useReplayDrop } from "./replay.tsx";
