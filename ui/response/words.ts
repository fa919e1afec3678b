import type { Worded } from "../form-words.ts";
import { panelWords } from "../panel-words.ts";

const english = {
  noPreview: "File preview not supported for the content type",
  viewBody: "Show the body as",
  treeView: "Tree",
  textView: "Text",
  previewView: "Preview",
  htmlPreview: "Preview of the page, without its scripts",
  searchBody: "Search the response",
  nextHit: "Next result",
  previousHit: "Previous result",
  noHits: "No results",
  foldAll: "Fold all",
  unfoldAll: "Unfold all",
  copyValue: "Copy value",
  copyPath: "Copy path",
  wholeBody: "the whole body",
  asDocumented: "As documented",
  comparing: "Comparing with the documentation...",
  notCompared: "This response could not be compared with its documentation.",
  bodyUnreadable: "This body could not be shown. Save it to open it in another app.",
  hugeBody: "This JSON has too many values for a tree, so it is shown as text.",
  readingBody: "Reading the body...",
  hitOf: (position: number, count: string): string => `${position} of ${count}`,
  hitCount: (count: number, isCut: boolean): string =>
    isCut ? `more than ${count} results` : count === 1 ? "1 result" : `${count} results`,
  mismatches: (count: number): string =>
    count === 1 ? "1 value is not as documented" : `${count} values are not as documented`,
  notJson: (line: number, column: number, message: string): string =>
    `This body is declared as JSON, but it is not valid. Line ${line}, column ${column}: ${message}.`,
  showSyntaxError: "Show the place",
} as const;

/** The texts of the response views. They load with these views only. */
export const responseWords: ResponseWords = panelWords("response", english);

/** These texts in any language. */
export type ResponseWords = Worded<typeof english>;
