import type { ChannelLogDeps } from "./event-log.ts";
import { calmFrames } from "./throttled-frames.ts";

/** The turns of this page that the log of a channel borrows: calm frames, tasks, and a clock that only continues. */
export const pageTurns = (): Pick<ChannelLogDeps, "nextFrame" | "nextTask" | "clock"> => ({
  nextFrame: calmFrames({
    now: () => performance.now(),
    frame: (act) => void requestAnimationFrame(act),
    after: (ms, act) => void setTimeout(act, ms),
  }),
  nextTask: (act) => void setTimeout(act),
  clock: () => performance.now(),
});
