// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createArea } from "../area.ts";

/** The messages of `enhanced` in locales/en.json. */
export interface EnhancedMessages {
  readonly nothingWasFoundFor: (values: { readonly text: string | number }) => string;
  readonly enlargeName: (values: { readonly name: string | number }) => string;
  readonly rowsShown: (values: { readonly shown: string | number; readonly all: string | number }) => string;
  readonly thisDiagramCantBe: (values: { readonly reason: string | number }) => string;
  readonly resultsCount: (values: { readonly count: number }) => string;
}

/** Returns these messages, in the language of the page. */
export const enhancedText = createArea<EnhancedMessages>("enhanced", {
  nothingWasFoundFor: ["Nothing was found for “",["text"],"”."],
  enlargeName: ["Enlarge: ",["name"]],
  rowsShown: [["shown"]," of ",["all"]," rows"],
  thisDiagramCantBe: ["This diagram can't be drawn: ",["reason"]],
  resultsCount: [["count","cardinal",{"one":[0," result"],"other":[0," results"]}]],
});
