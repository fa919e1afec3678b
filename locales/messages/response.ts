// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `response` in locales/en.json. */
export interface ResponseMessages {
  readonly noPreview: string;
  readonly viewBody: string;
  readonly treeView: string;
  readonly textView: string;
  readonly previewView: string;
  readonly htmlPreview: string;
  readonly searchBody: string;
  readonly nextHit: string;
  readonly previousHit: string;
  readonly noHits: string;
  readonly foldAll: string;
  readonly unfoldAll: string;
  readonly copyValue: string;
  readonly copyPath: string;
  readonly wholeBody: string;
  readonly asDocumented: string;
  readonly comparing: string;
  readonly notCompared: string;
  readonly bodyUnreadable: string;
  readonly hugeBody: string;
  readonly readingBody: string;
  readonly hitOf: (values: { readonly position: string | number; readonly count: string | number }) => string;
  readonly hitCount: (values: { readonly isCut: boolean; readonly count: number }) => string;
  readonly mismatches: (values: { readonly count: number }) => string;
  readonly notJson: (values: { readonly line: string | number; readonly column: string | number; readonly message: string | number }) => string;
  readonly showSyntaxError: string;
  readonly searchOrPath: string;
  readonly orPath: string;
  readonly tooLongForPaths: string;
  readonly pdfPreview: string;
  readonly firstRows: (values: { readonly count: number }) => string;
}

/** Returns these messages, in the language of the page. */
export const responseText = createProvided<ResponseMessages>("response", {
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
  foldAll: "Collapse all",
  unfoldAll: "Expand all",
  copyValue: "Copy value",
  copyPath: "Copy path",
  wholeBody: "the whole body",
  asDocumented: "As documented",
  comparing: "Comparing with the documentation...",
  notCompared: "This response could not be compared with its documentation.",
  bodyUnreadable: "This body could not be shown. Save it to open it in another app.",
  hugeBody: "This JSON has too many values for a tree, so it is shown as text.",
  readingBody: "Reading the body...",
  hitOf: (v) => `${v.position} of ${v.count}`,
  hitCount: (v) => v.isCut ? `more than ${v.count} results` : v.count === 1 ? `1 result` : `${v.count} results`,
  mismatches: (v) => v.count === 1 ? `1 value is not as documented` : `${v.count} values are not as documented`,
  notJson: (v) => `This body is declared as JSON, but it is not valid. Line ${v.line}, column ${v.column}: ${v.message}.`,
  showSyntaxError: "Go to error",
  searchOrPath: "Search, or $.path",
  orPath: "or filter by a path such as $.items[*].id",
  tooLongForPaths: "Too long to filter",
  pdfPreview: "Preview of the PDF",
  firstRows: (v) => v.count === 1 ? `Only the first row is shown.` : `Only the first ${v.count.toLocaleString("en")} rows are shown.`,
});
