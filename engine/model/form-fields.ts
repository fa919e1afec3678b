import { fold, leaves, type ObjectShape, type Property, type Shape, typesFrom } from "#engine/shape";

const none = (): readonly ObjectShape[] => [];

/** Lists the objects of a multipart or URL-encoded form: one, or one for each variant. They are never references. */
const objectsOf = fold<readonly ObjectShape[]>(typesFrom(), {
  ...leaves<readonly ObjectShape[]>([]),
  nullable: ({ item }, recur) => recur(item),
  list: none,
  set: none,
  map: none,
  object: (shape) => [shape],
  discriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  undiscriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  ref: none,
});

/** Lists the fields of a form, of all its variants in order. A field of several variants is listed for each of them. */
export const formFields = (shape: Shape): readonly Property[] =>
  objectsOf(shape).flatMap(({ properties }) => properties);

/** Returns a form that is one object; `undefined` for a union. */
export function plainForm(shape: Shape): ObjectShape | undefined {
  const [only, second] = objectsOf(shape);
  return second === undefined ? only : undefined;
}
