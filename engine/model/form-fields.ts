import { type Algebra, fold, leaves, type ObjectShape, type Property, type Shape, typesFrom } from "#engine/shape";

/**
 * Lists the fields of a multipart or URL-encoded form, of all its variants in order. A field of several variants is
 * listed for each of them. The objects of a form are never references.
 */
export const formFields: (shape: Shape) => readonly Property[] = fold<readonly Property[]>(typesFrom(), {
  ...leaves<readonly Property[]>([]),
  nullable: ({ item }, recur) => recur(item),
  list: () => [],
  set: () => [],
  map: () => [],
  object: ({ properties }) => properties,
  discriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  undiscriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  ref: () => [],
});

const none = (): undefined => undefined;

const objectAlgebra: Algebra<ObjectShape | undefined> = {
  ...leaves<ObjectShape | undefined>(undefined),
  nullable: none,
  list: none,
  set: none,
  map: none,
  object: (shape) => shape,
  discriminatedUnion: none,
  undiscriminatedUnion: none,
  ref: none,
};

/** Returns a form that is one object; `undefined` for a union. */
export const plainForm: (shape: Shape) => ObjectShape | undefined = fold(typesFrom(), objectAlgebra);
