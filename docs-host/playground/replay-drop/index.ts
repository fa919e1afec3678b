export { useReplay } from "./use-replay.ts";
