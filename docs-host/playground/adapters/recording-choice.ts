/** The condition under which recorded answers are shown instead of answers of the API. */
export type PlayChoice = "out-of-reach" | "always" | "never";

/** The reader's choice about recorded answers. */
export interface RecordingChoice {
  readonly isRecording: boolean;
  readonly play: PlayChoice;
}

/** The key of the choice in the storage of the site. */
export const recordingKey = "callboard.recording";

const initial: RecordingChoice = { isRecording: false, play: "out-of-reach" };

/** Reads the choice; undefined if the reader has never recorded an answer, or the storage is forbidden. */
export function readRecordingChoice(): RecordingChoice | undefined {
  try {
    const text = localStorage.getItem(recordingKey);
    if (text === null) return undefined;
    const [recording, play] = text.split(" ");
    const known = play === "always" || play === "never" ? play : initial.play;
    return { isRecording: recording === "on", play: known };
  } catch {
    return undefined;
  }
}

/** Returns the choice of the reader, or the default. */
export const recordingChoice = (): RecordingChoice => readRecordingChoice() ?? initial;

/** Saves the choice; without a storage it is lost. */
export function writeRecordingChoice({ isRecording, play }: RecordingChoice): void {
  try {
    localStorage.setItem(recordingKey, `${isRecording ? "on" : "off"} ${play}`);
  } catch {
    // The storage is full or forbidden: nothing is recorded then.
  }
}
