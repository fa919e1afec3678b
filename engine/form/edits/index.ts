/** Answers what an edit does: the state of a form, every edit as data, and `applyEdit`, the only writer of states. */

export { applyEdit, editState } from "./apply-edit.ts";
export type { Edit, EditOf } from "./edit.ts";
export { editsOf } from "./edits-of.ts";
export { frozen } from "./frozen.ts";
export { joined, type Part } from "./joined.ts";
export { changeAt, dropMember, InvalidPathError, type Put, putAll } from "./put.ts";
export { type Recipe, type RecipeEdit, recipeEdits, storedAt } from "./recipe-edits.ts";
export type { FormState, TypedDraft, TypedDrafts } from "./state.ts";
