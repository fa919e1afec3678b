import type { Worded } from "#ui/form-words";
import { panelWords } from "#ui/panel-words";

const english = {
  refused: "This replay can't be opened here",
  elsewhere: "This replay is for another endpoint",
  opened: "The form is as it was when it failed",
  openedLast: "The form has only the last request of this failure",
  outdated: "The definition has changed since this failure was recorded",
  of: (endpoint: string, law: string, message: string): string => `${endpoint}, ${law}: ${message}`,
  ofNoEndpoint: (file: string, endpoint: string): string =>
    `${file} is a replay of ${endpoint}, which this API does not have.`,
  lastOf: (steps: number): string => `It was the last of ${steps} steps. The steps before it, as recorded:`,
  noAnswer: "no answer",
  runAll: "To run all steps:",
  unsavedValue: (name: string): string =>
    `The file does not have the value of ${name} that was sent, so the form has another one.`,
} as const;

/** Texts about replay files; a separate file, since it is loaded with the first one. */
export const replayWords: ReplayWords = panelWords("replay", english);

/** These texts in any language. */
export type ReplayWords = Worded<typeof english>;
