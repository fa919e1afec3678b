/** Bodies laid out in rows of one height. */
export { jsonText } from "./json-text.ts";
export { plainText } from "./plain-text.ts";
export type { Row, RowNote, TextRun } from "./row.ts";
export type { Hits } from "./runs.ts";
export { openTree, type Tree } from "./tree.ts";
export { type Marks, noNotes, type View } from "./view.ts";
