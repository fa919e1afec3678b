export type { Emit } from "./events.ts";
export { type MarkupNode, readMarkup } from "./markup.ts";
export type {
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

/** The id of the navigation, which a button opens where the reference is narrow. */
export const navigationId = "callboard-contents";
