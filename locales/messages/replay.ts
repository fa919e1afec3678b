// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `replay` in locales/en.json. */
export interface ReplayMessages {
  readonly refused: string;
  readonly elsewhere: string;
  readonly opened: string;
  readonly openedLast: string;
  readonly outdated: string;
  readonly of: (values: { readonly endpoint: string | number; readonly law: string | number; readonly message: string | number }) => string;
  readonly ofNoEndpoint: (values: { readonly file: string | number; readonly endpoint: string | number }) => string;
  readonly lastOf: (values: { readonly steps: string | number }) => string;
  readonly noAnswer: string;
  readonly runAll: string;
  readonly unsavedValue: (values: { readonly name: string | number }) => string;
}

/** Returns these messages, in the language of the page. */
export const replayText = createProvided<ReplayMessages>("replay", {
  refused: "This replay can't be opened here",
  elsewhere: "This replay is for another endpoint",
  opened: "The form is as it was when it failed",
  openedLast: "The form has only the last request of this failure",
  outdated: "The definition has changed since this failure was recorded",
  of: (v) => `${v.endpoint}, ${v.law}: ${v.message}`,
  ofNoEndpoint: (v) => `${v.file} is a replay of ${v.endpoint}, which this API does not have.`,
  lastOf: (v) => `It was the last of ${v.steps} steps. The steps before it, as recorded:`,
  noAnswer: "no response",
  runAll: "To run all steps:",
  unsavedValue: (v) => `The file does not have the value of ${v.name} that was sent, so the form has another one.`,
});
