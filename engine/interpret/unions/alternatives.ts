import {
  type Alternative,
  fold,
  type ListShape,
  positionsOf,
  type Shape,
  type TypeId,
  type Types,
  type UndiscriminatedUnionShape,
} from "#engine/shape";

/** A discriminant that other writers may leave out. */
export interface OptionalTag {
  readonly key: string;
  readonly value: string;
}

/** A variant of a union, or of one inside it. */
interface FlatAlternative extends Alternative {
  /** The discriminant of a variant of a union inside it that may lack one. */
  readonly tag?: OptionalTag;
}

/** The unions that are in a list already, each under `nullable` or not. */
interface Seen {
  readonly plain: Set<Shape>;
  readonly nullable: Set<Shape>;
  /** The enclosing named types. */
  readonly trail: readonly TypeId[];
}

/** An item of a list that is of one variant, by its position. */
export interface PositionedItem {
  readonly shape: Shape;
  readonly variant: number;
}

/** Lists the first items of a list that depend on their position, up to one that is a union: its variants are those of all items. */
export function itemsByPosition(node: ListShape, flat: ReturnType<typeof alternatives>): readonly PositionedItem[] {
  const positions = positionsOf(node);
  if (positions === undefined) return [];
  const variants = flat(positions.union).map(({ shape }) => shape);
  const items = positions.first.map((shape) => ({ shape, variant: variants.indexOf(shape) }));
  const end = items.findIndex(({ variant }) => variant < 0);
  return end < 0 ? items : items.slice(0, end);
}

/** Lists the alternatives of a shape that is a union, but for those in `seen`; undefined for any other shape. */
type Flatten = (seen: Seen) => readonly FlatAlternative[] | undefined;

/**
 * Lists the alternatives of an undiscriminated union. A union directly inside a union, including under `nullable` or a
 * name, is flattened: both would be chosen at the same path. A union that is already in the list adds nothing, so the
 * list is never longer than all its unions together.
 */
export function alternatives(types: Types): (node: UndiscriminatedUnionShape) => readonly FlatAlternative[] {
  const flatten = fold<Flatten>(types, {
    string: () => single,
    boolean: () => single,
    integer: () => single,
    uint: () => single,
    double: () => single,
    long: () => single,
    uint64: () => single,
    bigInteger: () => single,
    datetime: () => single,
    date: () => single,
    uuid: () => single,
    base64: () => single,
    enum: () => single,
    literal: () => single,
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      return ({ nullable, trail }) =>
        inner({ plain: nullable, nullable, trail })?.map((one) => ({
          ...one,
          shape: { kind: "nullable", item: one.shape },
        }));
    },
    list: () => single,
    set: () => single,
    map: () => single,
    object: () => single,
    discriminatedUnion: (node) =>
      firstTime(node, () =>
        node.variants.map(({ value, displayName = value, ...rest }) => ({
          ...{ ...rest, displayName },
          ...(node.isTagOptional && { tag: { key: node.discriminant, value } }),
        })),
      ),
    undiscriminatedUnion: (node, recur) => {
      const inners = node.variants.map((one) => ({ one, inner: recur(one.shape) }));
      return firstTime(node, (seen) => inners.flatMap(({ one, inner }) => inner(seen) ?? [one]));
    },
    file: () => single,
    unknown: () => single,
    ref: (id, force) => (seen) => (seen.trail.includes(id) ? [] : force()({ ...seen, trail: [...seen.trail, id] })),
  });

  const known = new WeakMap<UndiscriminatedUnionShape, readonly FlatAlternative[]>();
  return (node) => {
    let answer = known.get(node);
    if (answer === undefined) {
      answer = flatten(node)({ plain: new Set(), nullable: new Set(), trail: [] }) ?? node.variants;
      known.set(node, answer);
    }
    return answer;
  };
}

const single: Flatten = () => undefined;

/** Lists a union that is not in the list. */
const firstTime =
  (node: Shape, list: (seen: Seen) => readonly FlatAlternative[]): Flatten =>
  (seen) => {
    if (seen.plain.has(node)) return [];
    seen.plain.add(node);
    return list(seen);
  };

/**
 * Creates the results for the alternatives of unions, in the order of `alternatives`. They are computed on demand and
 * once per shape: flattening a named union loses the `ref` that would close a cycle.
 *
 * @param tagged changes the result of a variant with an optional discriminant
 */
export function alternativeAnswers<R>(
  types: Types,
  tagged: (result: R, tag: OptionalTag) => R = (result) => result,
): (node: UndiscriminatedUnionShape, recur: (shape: Shape) => R) => () => readonly R[] {
  const flat = alternatives(types);
  const known = new WeakMap<Shape, R>();
  const answer = (shape: Shape, recur: (shape: Shape) => R): R => {
    const old = known.get(shape);
    if (old !== undefined) return old;
    const made = recur(shape);
    known.set(shape, made);
    return made;
  };
  return (node, recur) => {
    let answers: readonly R[] | undefined;
    return () => {
      answers ??= flat(node).map(({ shape, tag }) => {
        const result = answer(shape, recur);
        return tag ? tagged(result, tag) : result;
      });
      return answers;
    };
  };
}
