// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `recorder` in locales/en.json. */
export interface RecorderMessages {
  readonly record: string;
  readonly recordAgain: string;
  readonly removeRecording: string;
  readonly asking: string;
  readonly recording: string;
  readonly finishing: string;
  readonly recordedTime: string;
  readonly soundOf: (values: { readonly name: string | number; readonly field: string | number }) => string;
  readonly download: (values: { readonly name: string | number }) => string;
  readonly cannotPlay: (values: { readonly name: string | number }) => string;
  readonly recordsWebm: (values: { readonly asked: string | number }) => string;
  readonly recorded: (values: { readonly ending: string; readonly time: string | number }) => string;
  readonly noRecording: {
    readonly unsupported: string;
    readonly insecure: string;
    readonly denied: string;
    readonly missing: string;
    readonly busy: string;
    readonly hidden: string;
    readonly empty: string;
    readonly unexpected: (values: { readonly detail: string | number }) => string;
  };
}

/** Returns these messages, in the language of the page. */
export const recorderText = createProvided<RecorderMessages>("recorder", {
  record: "Record",
  recordAgain: "Record again",
  removeRecording: "Remove recording",
  asking: "Allow the microphone to start recording.",
  recording: "Recording",
  finishing: "Finishing the recording...",
  recordedTime: "Recorded time",
  soundOf: (v) => `${v.name}, ${v.field}`,
  download: (v) => `Download ${v.name}`,
  cannotPlay: (v) => `This browser can't play ${v.name}.`,
  recordsWebm: (v) => `Recordings are WebM with Opus (audio/webm); this field requires ${v.asked}.`,
  recorded: (v) => v.ending === "stopped" ? `Recorded ${v.time}.` : v.ending === "unplugged" ? `The microphone was disconnected. Recorded ${v.time} until then.` : `Recording ended when the page was hidden. Recorded ${v.time} until then.`,
  noRecording: {
    unsupported: "This browser can't record WebM with Opus. Use another browser, or record with another app and choose the file.",
    insecure: "Browsers record only on pages with a secure address (https).",
    denied: "This page may not use the microphone. Allow it in the browser's settings for this site, then record again.",
    missing: "No microphone found. Connect one, then record again.",
    busy: "The microphone can't be opened. Close other programs that use it, then record again.",
    hidden: "The page was hidden before the recording began. Record again.",
    empty: "The microphone recorded no sound. Record again.",
    unexpected: (v) => `The recording failed: ${v.detail}. Record again.`,
  },
});
