export { type IndexedAlias, type IndexedScreen, indexFile } from "./index-file.ts";
export { type MarkupNode, type PageMarkup, readMarkup } from "./markup.ts";
export type {
  EarlyAnswer,
  EarlyQuestion,
  FromWorker,
  IndexFile,
  Opened,
  OpenMessage,
  PlaceAnswer,
  QuestionMessage,
  Questions,
  QuestionType,
  Source,
  ToWorker,
} from "./messages.ts";
export { openScreens } from "./open-screens.ts";
export {
  type Begun,
  type BegunWorker,
  deferred,
  type Fetched,
  type FetchedBody,
  type FetchedHead,
  type FetchedMessage,
  howToFetch,
  leaveBegun,
  type Problem,
  settled,
  takeBegun,
} from "./results.ts";
export { type Emit, openScreenStore, pageName, type StoredScreen, screenKey } from "./screen-store.ts";
export { workerStarter } from "./worker-starter.ts";

/** The id of the navigation, which a button opens where the reference is narrow. */
export const navigationId = "callboard-contents";

/** Prefix of the tab's storage keys for a description: drafts, and storable credentials. */
export const secretsOf = (id: string): string => `callboard.${id}.`;
