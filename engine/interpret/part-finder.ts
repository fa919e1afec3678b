import {
  aroundEach,
  fold,
  idOf,
  leaves,
  type ObjectShape,
  type Shape,
  type StructuralShape,
  type TypeId,
  type Types,
} from "#engine/shape";

const no = (): boolean => false;

/**
 * Creates the function that returns true if a test is true for a shape or for a part of it, in named types too. Objects
 * have a separate test. Each shape is visited once.
 */
export function partFinder(
  types: Types,
  isFoundObject: (node: ObjectShape) => boolean,
  isFound: (node: StructuralShape) => boolean = no,
): (shape: Shape) => boolean {
  const answers = new WeakMap<Shape, boolean>();
  const named = new Map<TypeId, boolean>();
  return (root) => {
    const id = idOf(root);
    const before = id === undefined ? answers.get(root) : named.get(id);
    if (before !== undefined) return before;
    const seen = new Set<TypeId>();
    const any = (isVisited: readonly (() => boolean)[]) => (): boolean => isVisited.some((look) => look());
    const look = fold<() => boolean>(
      types,
      aroundEach<() => boolean>(
        {
          ...leaves<() => boolean>(no),
          nullable: ({ item }, recur) => recur(item),
          list: ({ item }, recur) => recur(item),
          set: ({ item }, recur) => recur(item),
          map: ({ value }, recur) => recur(value),
          object: (node, recur) => {
            if (isFoundObject(node)) return () => true;
            const { properties, extra } = node;
            return any([...properties.map(({ shape }) => recur(shape)), ...(extra ? [recur(extra)] : [])]);
          },
          discriminatedUnion: ({ variants }, recur) => any(variants.map(({ shape }) => recur(shape))),
          undiscriminatedUnion: ({ variants }, recur) => any(variants.map(({ shape }) => recur(shape))),
          ref: (id, force) => () => {
            if (seen.has(id)) return false;
            seen.add(id);
            return force()();
          },
        },
        (node, answer) => (isFound(node) ? () => true : answer(node)),
      ),
    );
    const found = look(root)();
    if (id === undefined) answers.set(root, found);
    else named.set(id, found);
    return found;
  };
}

/** Creates the function that returns true if a shape, or a type that it reaches, has rules. */
export const rulesFinder = (types: Types): ((shape: Shape) => boolean) =>
  partFinder(types, no, ({ rules }) => rules !== undefined);
