/** Parts of pages that scripts enhance. All of them can be read without scripts. */
export type EnhancedPart =
  | "copy"
  | "details"
  | "diagram"
  | "download"
  | "search"
  | "step"
  | "table"
  | "tabs"
  | "tooltip"
  | "versions"
  | "zoom";

/** Marks an element as a part that scripts enhance. */
export const enhanced = (part: EnhancedPart): { readonly "data-enhance": EnhancedPart } => ({ "data-enhance": part });

/** The event on the document that opens the search. */
export const searchEvent = "callboard:search";
