import type { Control } from "#engine/interpret";

/** Values that fit on one line with their key in a row of a map; below it stand the others. */
export const inlineKinds: ReadonlySet<Control["kind"]> = new Set([
  "text",
  "number",
  "digits",
  "switch",
  "datetime",
  "date",
  "choice",
  "fixed",
]);
