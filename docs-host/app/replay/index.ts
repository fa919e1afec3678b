// What a check needs of the site, without its pages: a process that checks starts without a line of React.
export { formSideOf } from "../../server/forms.ts";
export { formFragment } from "../form-in-address.ts";
export { formMark, formOfReplay } from "./form-of-replay.ts";
export { type ReadReplay, type Replay, replayFromText, replayVersion } from "./read-replay.ts";
