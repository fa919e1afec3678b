// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createArea } from "../area.ts";

/** The messages of `enhanced` in locales/en.json. */
export interface EnhancedMessages {
  readonly nothingFound: (values: { readonly text: string | number }) => string;
  readonly enlarge: (values: { readonly name: string | number }) => string;
  readonly rowsShown: (values: { readonly shown: string | number; readonly all: string | number }) => string;
  readonly noDiagram: (values: { readonly reason: string | number }) => string;
  readonly resultsCount: (values: { readonly count: number }) => string;
}

/** Returns these messages, in the language of the page. */
export const enhancedText = createArea<EnhancedMessages>("enhanced", {
  nothingFound: ["Nothing was found for “",["text"],"”."],
  enlarge: ["Enlarge: ",["name"]],
  rowsShown: [["shown"]," of ",["all"]," rows"],
  noDiagram: ["This diagram can't be drawn: ",["reason"]],
  resultsCount: [["count","cardinal",{"one":[0," result"],"other":[0," results"]}]],
});
