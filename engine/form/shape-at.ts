import { type ControlOf, chosenVariant, controlOf } from "#engine/interpret";
import { type Path, type Property, type Shape, type Types, valueAt } from "#engine/shape";
import type { FormState } from "./state.ts";

/** Gives what a form's shape says of one of its places; nothing where it says nothing. */
type Finder<T> = (root: Shape, state: FormState, at: Path) => T | undefined;

function walker(types: Types) {
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

  const propertyOf = ({ properties }: ControlOf<"group">, key: string | number): Property | undefined =>
    properties.find((property) => property.key === key);

  const step = (shape: Shape, key: string | number): Shape | undefined => {
    const view = control(shape);
    if (view.kind === "list") return view.item;
    if (view.kind === "map") return view.value;
    return view.kind === "group" ? (propertyOf(view, key)?.shape ?? view.extra) : undefined;
  };

  const shapeAt: Finder<Shape> = (root, state, at) => {
    let shape: Shape | undefined = root;
    for (const [depth, key] of at.entries()) {
      const open: Shape | undefined = shape && inside(shape, state, at.slice(0, depth));
      shape = open && step(open, key);
    }
    return shape;
  };

  const propertyAt: Finder<Property> = (root, state, at) => {
    const [holder, key] = [at.slice(0, -1), at.at(-1)];
    const shape = shapeAt(root, state, holder);
    const open = shape && inside(shape, state, holder);
    const view = open && control(open);
    return view?.kind === "group" && key !== undefined ? propertyOf(view, key) : undefined;
  };

  return { shapeAt, propertyAt };
}

/**
 * Makes the answer to which shape a place of a form has, by the variants that its unions have at the moment. `nullable`
 * above a step is looked through. Nothing where no shape speaks of the place.
 */
export const shapeFinder = (types: Types): Finder<Shape> => walker(types).shapeAt;

/** Makes the answer to which property of an object a place of a form is; see `shapeFinder`. */
export const propertyFinder = (types: Types): Finder<Property> => walker(types).propertyAt;
