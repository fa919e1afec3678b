// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `enhanced` in locales/en.json. */
export interface EnhancedMessages {
  readonly nothingFound: (values: { readonly text: string | number }) => string;
  readonly enlarge: (values: { readonly name: string | number }) => string;
  readonly rowsShown: (values: { readonly shown: string | number; readonly all: string | number }) => string;
  readonly noDiagram: (values: { readonly reason: string | number }) => string;
  readonly resultsCount: (values: { readonly count: number }) => string;
}

/** Returns these messages, in the language of the page. */
export const enhancedText = createProvided<EnhancedMessages>("enhanced", {
  nothingFound: (v) => `Nothing was found for “${v.text}”.`,
  enlarge: (v) => `Enlarge: ${v.name}`,
  rowsShown: (v) => `${v.shown} of ${v.all} rows`,
  noDiagram: (v) => `This diagram can't be drawn: ${v.reason}`,
  resultsCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} result` : `${v.count.toLocaleString("en")} results`,
});
