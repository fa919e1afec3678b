import { enablePatches, Immer, type Patch } from "immer";
import type { Json } from "#engine/json";
import type { Path } from "#engine/shape";
import type { EditOf } from "./edit.ts";

/** Changes a draft of a value by assignments, `delete` and the methods of lists. */
// biome-ignore lint/suspicious/noExplicitAny: a program that writes `draft.body.name` knows the members; `Json` does not.
export type Recipe<Draft = any> = (draft: Draft) => void;

/** The edits that describe what a recipe did. */
export type RecipeEdit = EditOf<"set"> | EditOf<"insert"> | EditOf<"remove">;

/**
 * Runs a recipe on a draft of a value, and returns what it did as edits, in order. The paths of values that an edit
 * stores are the final ones. The value itself is not changed. immer throws if the recipe assigns to a member named
 * `__proto__`.
 */
export function recipeEdits(value: Json, recipe: Recipe): readonly RecipeEdit[] {
  enablePatches();
  // Values may be nested 1,000 levels deep, and immer freezes by recursion. What edits store is frozen anyway.
  const immer = new Immer({ autoFreeze: false });
  const [, patches] = immer.produceWithPatches(value, (draft) => void recipe(draft));
  // JSON has no undefined: assigning it removes a member, or does nothing.
  return patches.filter(({ op, value: added }) => op !== "add" || added !== undefined).map(editFrom);
}

function editFrom({ op, path, value }: Patch): RecipeEdit {
  const last = path.at(-1);
  if (op === "remove" || value === undefined) return { type: "remove", at: path };
  if (op === "add" && typeof last === "number") return { type: "insert", at: path.slice(0, -1), index: last, value };
  return { type: "set", at: path, value };
}

/** Returns the path at which an edit of a recipe stores its value. */
export const storedAt = (edit: RecipeEdit): Path => (edit.type === "insert" ? [...edit.at, edit.index] : edit.at);
