import type { Json } from "#engine/json";
import { aroundEach, branches, fold, leaves, type Property, type Shape, type TypeId, type Types } from "#engine/shape";
import { decoderWithSelection } from "./decode.ts";
import type { ValueWithSelection } from "./unions/index.ts";
import { validator } from "./validate/index.ts";

/** Returns the examples of a shape inside these named types, so that recursive types end. */
type Examples = (trail: readonly TypeId[]) => readonly Json[];

const none: Examples = () => [];

/**
 * Creates the function that returns the examples of a shape as wire values: its own, or else the examples of its named
 * type, or else a list with an example of its items.
 */
export function exampleReader(types: Types): (shape: Shape) => readonly Json[] {
  const ofItem =
    (item: Examples): Examples =>
    (trail) =>
      item(trail)
        .slice(0, 1)
        .map((one) => [one]);
  const read = fold<Examples>(
    types,
    aroundEach<Examples>(
      {
        ...leaves(none),
        ...branches(none),
        nullable: ({ item }, recur) => recur(item),
        list: ({ item }, recur) => ofItem(recur(item)),
        set: ({ item }, recur) => ofItem(recur(item)),
        ref: (id, force) => (trail) => (trail.includes(id) ? [] : force()([...trail, id])),
      },
      (node, answer) => {
        const { examples } = node;
        return examples === undefined ? answer(node) : () => examples;
      },
    ),
  );
  return (shape) => read(shape)([]);
}

/** A value with its examples, such as a property. */
export type WithExamples = Pick<Property, "shape" | "examples">;

/** At most this many examples of a value are tried; our choice, since authors write few. */
const maxTried = 8;

/** Creates the function that returns the first example of a property that its own shape accepts, as a form value. */
export function exampleValue(types: Types): (property: WithExamples) => ValueWithSelection | undefined {
  const stated = exampleReader(types);
  const [read, check] = [decoderWithSelection(types, { doubles: "exact" }), validator(types)];
  return ({ shape, examples = stated(shape) }) => {
    for (const example of examples.slice(0, maxTried)) {
      const decoded = read(shape)(example);
      if (check(shape)(decoded.value, decoded.selection).length === 0) return decoded;
    }
    return undefined;
  };
}

/** Returns true for an object inside these named types that has a property with an example. */
type HasExample = (trail: readonly TypeId[]) => boolean;

const never: HasExample = () => false;

/**
 * Creates the function that returns true if there is an example to fill a property in with: its own, or of a property
 * if it is an object.
 */
export function exampleFinder(types: Types): (property: WithExamples) => boolean {
  const [stated, exampleOf] = [exampleReader(types), exampleValue(types)];
  const inside = fold<HasExample>(types, {
    ...leaves(never),
    ...branches(never),
    object: ({ properties }) => {
      let found: boolean | undefined;
      return () => {
        found ??= properties.some(({ shape, examples = stated(shape) }) => examples.length > 0);
        return found;
      };
    },
    ref: (id, force) => (trail) => !trail.includes(id) && force()([...trail, id]),
  });
  return (property) => exampleOf(property) !== undefined || inside(property.shape)([]);
}
