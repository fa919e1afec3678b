import type { Worded } from "../../form-words.ts";
import { panelWords } from "../../panel-words.ts";

/** Messages for recordings that failed. */
type NoRecording = "unsupported" | "insecure" | "denied" | "missing" | "busy" | "hidden" | "empty" | "unexpected";

const english = {
  record: "Record",
  recordAgain: "Record again",
  removeRecording: "Remove recording",
  asking: "Allow the microphone to start recording.",
  recording: "Recording",
  finishing: "Finishing the recording...",
  recordedTime: "Recorded time",
  soundOf: (name: string, field: string): string => `${name}, ${field}`,
  download: (name: string): string => `Download ${name}`,
  cannotPlay: (name: string): string => `This browser can't play ${name}.`,
  recordsWebm: (asked: string): string => `Recordings are WebM with Opus (audio/webm); this field requires ${asked}.`,
  recorded: (time: string, ending: "stopped" | "unplugged" | "hidden"): string =>
    ({
      stopped: `Recorded ${time}.`,
      unplugged: `The microphone was disconnected. Recorded ${time} until then.`,
      hidden: `Recording ended when the page was hidden. Recorded ${time} until then.`,
    })[ending],
  noRecording: ({ cause, detail = "" }: { readonly cause: NoRecording; readonly detail?: string }): string =>
    ({
      unsupported:
        "This browser can't record WebM with Opus. Use another browser, or record with another app and choose the file.",
      insecure: "Browsers record only on pages with a secure address (https).",
      denied:
        "This page may not use the microphone. Allow it in the browser's settings for this site, then record again.",
      missing: "No microphone found. Connect one, then record again.",
      busy: "The microphone can't be opened. Close other programs that use it, then record again.",
      hidden: "The page was hidden before the recording began. Record again.",
      empty: "The microphone recorded no sound. Record again.",
      unexpected: `The recording failed: ${detail.replace(/[.]$/, "")}. Record again.`,
    })[cause],
} as const;

/** The texts of the recorder, in a separate file because they load with it. */
export const recorderWords: RecorderWords = panelWords("recorder", english);

/** These texts in any language. */
export type RecorderWords = Worded<typeof english>;
