/** The rendered rows of a body, as text or as a tree. */
export type { RowsHandle } from "./body-rows.ts";
export { TextRows } from "./text-rows.tsx";
export { TreeRows } from "./tree-rows.tsx";
