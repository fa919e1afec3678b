export { useReplay } from "./use-replay.ts";
export type { ReplayWords } from "./words.ts";
