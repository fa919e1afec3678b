import { chosenVariant, controlOf } from "#engine/interpret";
import type { Path, Shape, Types } from "#engine/shape";
import { valueAt } from "#engine/shape";
import type { FormState } from "./state.ts";

/**
 * Makes the answer to which shape a place of a form has, by the variants that its unions have at the moment. `nullable`
 * above a step is looked through. Nothing where no shape speaks of the place.
 */
export function shapeFinder(types: Types): (root: Shape, state: FormState, at: Path) => Shape | undefined {
  const control = controlOf(types);
  const variant = chosenVariant(types);

  /** Goes into a shape as far as no step is needed: through `nullable` and the chosen variant of a union. */
  const inside = (shape: Shape, state: FormState, at: Path): Shape | undefined => {
    const view = control(shape);
    if (view.kind === "nullable") return inside(view.item, state, at);
    if (view.kind !== "union") return shape;
    const index = variant(shape, valueAt(state.value, at), state.choices, at);
    return index === undefined ? undefined : view.variants[index]?.shape;
  };

  const step = (shape: Shape, key: string | number): Shape | undefined => {
    const view = control(shape);
    if (view.kind === "list") return view.item;
    if (view.kind === "map") return view.value;
    if (view.kind !== "group") return undefined;
    return view.properties.find((property) => property.key === key)?.shape ?? view.extra;
  };

  return (root, state, at) => {
    let shape: Shape | undefined = root;
    for (const [depth, key] of at.entries()) {
      const open: Shape | undefined = shape && inside(shape, state, at.slice(0, depth));
      shape = open && step(open, key);
    }
    return shape;
  };
}
