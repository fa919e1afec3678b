// The parts of the site that a check needs, without its pages: a checking process starts without React.

export { formFragment } from "../form/index.ts";
export { formMark, formOfReplay } from "./form-of-replay.ts";
export { withLiveSteps } from "./live-steps.ts";
export { replayFromText, replayVersion } from "./read-replay.ts";
export type { ReadReplay, Replay } from "./replay.ts";
