import { type Recipe, recipeEdits } from "#engine/form";
import type { ShapeFormHandle } from "./use-shape-form.ts";

/**
 * Changes the value of a form by a recipe that assigns to its members: one step that can be undone. Unions that the recipe
 * does not change keep their variants.
 *
 * ```ts
 * update(form, (draft) => {
 *   draft.name = "Fern";
 * });
 * ```
 */
export function update({ store }: Pick<ShapeFormHandle, "store">, recipe: Recipe): void {
  store.applyAll(recipeEdits(store.value() ?? {}, recipe));
}
