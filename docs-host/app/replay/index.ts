// The parts of the site that a check needs, without its pages: a checking process starts without React.
export { formSideOf } from "../../server/forms.ts";
export { formFragment } from "../form-in-address.ts";
export { formMark, formOfReplay } from "./form-of-replay.ts";
export { type ReadReplay, type Replay, replayFromText, replayVersion } from "./read-replay.ts";
