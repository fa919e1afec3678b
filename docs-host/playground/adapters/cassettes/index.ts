import { recordingKey } from "../recording-choice.ts";
import { cassetteStore } from "./cassette-store.ts";
import { createRecorder } from "./recorder.ts";

export type { PlayChoice } from "../recording-choice.ts";
export { recordedSend } from "./recorded-send.ts";
export type { Recorder, RecorderState } from "./recorder.ts";

/** The recorder of the page. */
export const recorder = createRecorder(cassetteStore(() => indexedDB));

addEventListener("storage", ({ key }) => {
  if (key === recordingKey) recorder.refresh();
});
