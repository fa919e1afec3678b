import { controlOf, foldControl, leafControls, selectedVariant } from "#engine/interpret";
import { type Path, type Property, type Shape, type Types, valueAt } from "#engine/shape";
import type { FormState } from "../edits/index.ts";

/** Returns data about a path of a form; undefined if its shape has no such data. */
type Finder<T> = (root: Shape, state: FormState, at: Path) => T | undefined;

const nothing = (): undefined => undefined;

function walker(types: Types) {
  const control = controlOf(types);
  const variant = selectedVariant(types);

  /** The property of an object under a key. */
  const propertyOf = (properties: readonly Property[], key: string | number): Property | undefined =>
    properties.find((property) => property.key === key);

  /** The shape of a value without its `nullable` and, of a union, the shape of the selected variant. */
  const inside = (shape: Shape, state: FormState, at: Path): Shape | undefined => {
    const itself = (): Shape => shape;
    return foldControl<Shape | undefined>({
      ...leafControls<Shape | undefined>(itself),
      nullable: ({ item }) => inside(item, state, at),
      list: itself,
      map: itself,
      group: itself,
      union: ({ variants }) => {
        const index = variant(shape, valueAt(state.value, at), state.selection, at);
        return index === undefined ? undefined : variants[index]?.shape;
      },
    })(control(shape));
  };

  const step = foldControl<Shape | undefined, [key: string | number]>({
    ...leafControls<Shape | undefined, [key: string | number]>(nothing),
    nullable: nothing,
    list: ({ item, first }, key) => first?.[key as number]?.shape ?? item, // steps into lists are numbers
    map: ({ value }) => value,
    group: ({ properties, extra }, key) => propertyOf(properties, key)?.shape ?? extra,
    union: nothing,
  });

  const propertyUnder = foldControl<Property | undefined, [key: string | number]>({
    ...leafControls<Property | undefined, [key: string | number]>(nothing),
    nullable: nothing,
    list: nothing,
    map: nothing,
    group: ({ properties }, key) => propertyOf(properties, key),
    union: nothing,
  });

  const shapeAt: Finder<Shape> = (root, state, at) => {
    let shape: Shape | undefined = root;
    for (const [depth, key] of at.entries()) {
      const open: Shape | undefined = shape && inside(shape, state, at.slice(0, depth));
      shape = open && step(control(open), key);
    }
    return shape;
  };

  const propertyAt: Finder<Property> = (root, state, at) => {
    const [holder, key] = [at.slice(0, -1), at.at(-1)];
    const shape = shapeAt(root, state, holder);
    const open = shape && inside(shape, state, holder);
    return open !== undefined && key !== undefined ? propertyUnder(control(open), key) : undefined;
  };

  return { shapeAt, propertyAt };
}

/**
 * Creates the function that returns the shape at a path of a form, by the currently selected variants. It looks through
 * `nullable`. Returns undefined if the path has no shape.
 */
export const shapeFinder = (types: Types): Finder<Shape> => walker(types).shapeAt;

/** Creates the function that returns the property of an object at a path of a form; see `shapeFinder`. */
export const propertyFinder = (types: Types): Finder<Property> => walker(types).propertyAt;
