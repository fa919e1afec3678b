export { OpenReplay, type ReplayNote, type ReplayProps, useReplayDrop } from "./replay.tsx";
