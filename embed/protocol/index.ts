export type { Emit } from "./events.ts";
export { type MarkupNode, readMarkup } from "./markup.ts";
export type {
  EarlyAnswer,
  EarlyQuestion,
  FromWorker,
  Opened,
  OpenMessage,
  PageAnswer,
  PlaceAnswer,
  Problem,
  QuestionMessage,
  Questions,
  QuestionType,
  Source,
  ToWorker,
} from "./messages.ts";

export { openScreenStore, screenKey } from "./screen-store.ts";

/** The id of the navigation, which a button opens where the reference is narrow. */
export const navigationId = "callboard-contents";

/** The start of the keys of the tab's storage for a description: drafts, and credentials as far as they may be stored. */
export const secretsOf = (id: string): string => `callboard.${id}.`;
