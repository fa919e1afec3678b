import type { Budget } from "#engine/budget";
import { fold, type MapShape, type ObjectShape, type Property, type Shape, type Types } from "#engine/shape";
import { keyAccepter, leafAccepts } from "./leaf-accepts.ts";
import { nodeNumbers } from "./node-numbers.ts";
import { rangeOf, rangeWithin } from "./ranges.ts";
import { readerCases } from "./reader-cases.ts";
import { textAssignable } from "./text-assignable.ts";
import { type View, viewer } from "./view.ts";

/** Returns true if the reader accepts every wire value of the writer's shape. Unknown keys are ignored. */
export type IsAssignable = (writer: Shape, reader: Shape) => boolean;

/** The answers about one pair of versions in one direction. */
export interface Acceptance {
  readonly assignable: IsAssignable;
  /** The same for shapes of map keys, which are text on the wire whatever they are. */
  readonly keyAssignable: IsAssignable;
}

/** The two sides: types of whoever writes the values, types of whoever reads them. */
export interface Sides {
  readonly writer: Types;
  readonly reader: Types;
  /** Returns true if a property is sent in this direction at all. */
  readonly travels: (property: Property) => boolean;
  /** Pays for each pair of types and for each case of a union. Once it is spent, open questions are answered "no". */
  readonly budget: Budget;
}

/** So many named types may stand in each other before the answer is "not known to fit", so that no stack overflows. */
const deepest = 300;

/**
 * Makes the judge of whether values fit. It is never wrong when it says yes; it may say no where a longer look at
 * patterns or at unions would find that all values fit.
 *
 * Recursive types are compared as the greatest solution: they fit when nothing speaks against it. A named type and what
 * it is read as are taken to fit while they are looked at; when they turn out not to, what relied on it is asked again.
 */
export function assignability({ writer, reader, travels, budget }: Sides): Acceptance {
  const seeWriter = viewer(writer);
  const seeReader = viewer(reader);
  const casesOf = readerCases(seeReader, budget);
  const takesKey = keyAccepter(reader);
  const proven = new Set<string>();
  const refuted = new Set<string>();
  const nodeOf = nodeNumbers();
  let assumed = new Set<string>();
  let depth = 0;

  /** Asks about a reader's shape, past `nullable` and unions around it; a reader that takes any value accepts. */
  const past =
    (accepts: (reader: View) => boolean) =>
    (shape: Shape): boolean => {
      const { takesAny, views } = casesOf(shape);
      const isFree = views.length === 1;
      return takesAny || views.some((seen) => (isFree || budget.take(1)) && accepts(seen));
    };

  const same = (kind: keyof View) => past((seen) => seen[kind] !== undefined);
  const number = (node: Shape) => {
    const range = rangeOf(seeWriter(node));
    return past((seen) => {
      const other = rangeOf(seen);
      return range !== undefined && other !== undefined && rangeWithin(range, other);
    });
  };
  const text = (node: Shape) => {
    const seen = seeWriter(node);
    return past((other) => textAssignable(seen, other));
  };
  const oneOf = (values: readonly (string | boolean)[]) => (shape: Shape) =>
    values.every((value) => past((seen) => leafAccepts(seen, value))(shape));

  const assignable = fold<(reader: Shape) => boolean>(writer, {
    string: text,
    boolean: () => (shape) => same("boolean")(shape) || oneOf([true, false])(shape),
    integer: number,
    uint: number,
    double: number,
    long: number,
    uint64: number,
    bigInteger: text,
    datetime: text,
    date: text,
    uuid: text,
    base64: text,
    enum: ({ values, numeric }) => {
      if (!numeric) return oneOf(values.map(({ value }) => value));
      return past((seen) => {
        const known = new Set(seen.enum?.numeric ? seen.enum.values.map(({ value }) => value) : []);
        return values.every(({ value }) => known.has(value));
      });
    },
    literal: ({ value }) => oneOf([value]),
    nullable:
      ({ item }, recur) =>
      (shape) =>
        casesOf(shape).takesNull && recur(item)(shape),
    list: ({ item }, recur) => past(({ list }) => list !== undefined && recur(item)(list.item)),
    set: ({ item }, recur) =>
      past(({ list, set }) => {
        const other = list ?? set;
        return other !== undefined && recur(item)(other.item);
      }),
    map: (node, recur) => past(({ object, map }) => holds(node, object ?? map, recur)),
    object: (node, recur) =>
      past(({ object, map, discriminatedUnion }) => {
        if (!discriminatedUnion) return holds(node, object ?? map, recur);
        const tag = node.properties.find(({ key }) => key === discriminatedUnion.discriminant);
        const value = tag && !tag.optional ? seeWriter(tag.shape).literal?.value : undefined;
        const variant = discriminatedUnion.variants.find((one) => one.value === value);
        return variant !== undefined && recur(node)(variant.shape);
      }),
    discriminatedUnion: ({ discriminant, variants }, recur) => {
      const byTag = past(({ discriminatedUnion }) => {
        if (discriminatedUnion?.discriminant !== discriminant) return false;
        const others = new Map(discriminatedUnion.variants.map(({ value, shape }) => [value, shape]));
        return variants.every(({ value, shape }) => {
          const other = others.get(value);
          return other !== undefined && recur(shape)(other);
        });
      });
      return (shape) => byTag(shape) || variants.every((one) => recur(one.shape)(shape));
    },
    undiscriminatedUnion:
      ({ variants }, recur) =>
      (shape) =>
        variants.every((one) => recur(one.shape)(shape)),
    file: ({ multiple }) => past(({ file }) => file?.multiple === multiple),
    unknown: () => past(() => false),
    ref: (id, force) => (shape) => {
      const pair = JSON.stringify([id, seeReader(shape).id ?? nodeOf(shape)]);
      if (proven.has(pair) || assumed.has(pair)) return true;
      if (refuted.has(pair) || depth === deepest || !budget.take(1)) return false;
      assumed.add(pair);
      depth += 1;
      const answer = force()(shape);
      depth -= 1;
      if (answer) return true;
      assumed.delete(pair);
      refuted.add(pair);
      return false;
    },
  });

  /** Returns true if the reader accepts every object, or map, that the writer's side writes. */
  function holds(
    from: ObjectShape | MapShape,
    to: ObjectShape | MapShape | undefined,
    recur: (shape: Shape) => (reader: Shape) => boolean,
  ): boolean {
    if (to === undefined) return false;
    const [written, read] = [recordOf(from, travels), recordOf(to, travels)];
    for (const property of written.properties.values()) {
      const target = read.properties.get(property.key)?.shape ?? read.extra;
      if (target === undefined) {
        if (read.closed) return false;
        continue;
      }
      if (target === read.extra && property.key === "__proto__") return false;
      if (target === read.extra && read.key && !takesKey(read.key, property.key)) return false;
      if (!recur(property.shape)(target)) return false;
    }
    for (const property of read.properties.values()) {
      const source = written.properties.get(property.key);
      if (!property.optional && (source === undefined || source.optional)) return false;
      if (source === undefined && written.extra && !recur(written.extra)(property.shape)) return false;
    }
    if (written.extra === undefined || read.extra === undefined) return true;
    if (read.key && !keysFit(written.key ?? { kind: "string" }, read.key)) return false;
    return recur(written.extra)(read.extra);
  }

  const keysFit: IsAssignable = (from, to) => {
    const [seen, other] = [seeWriter(from), seeReader(to)];
    if (other.unknown || (other.string && anyText(other))) return true;
    const finite =
      seen.enum?.values.map(({ value }) => value) ?? (seen.literal ? [String(seen.literal.value)] : undefined);
    if (finite) return finite.every((key) => takesKey(to, key));
    return assignable(from)(to);
  };

  const settled =
    (question: IsAssignable): IsAssignable =>
    (from, to) => {
      for (;;) {
        const before = refuted.size;
        assumed = new Set();
        const answer = question(from, to);
        if (refuted.size > before) continue;
        for (const pair of assumed) proven.add(pair);
        return answer;
      }
    };

  return { assignable: settled((from, to) => assignable(from)(to)), keyAssignable: settled(keysFit) };
}

/** An object or a map as one thing: declared properties, the shape of all others, the texts their keys may be. */
interface Holder {
  readonly properties: ReadonlyMap<string, Property>;
  readonly extra?: Shape;
  readonly closed?: true | undefined;
  readonly key?: Shape;
}

/** Objects and maps are read in the same way; which of the two it is shows in what it has. */
function recordOf(node: ObjectShape | MapShape, travels: (property: Property) => boolean): Holder {
  if ("value" in node) return { properties: new Map(), extra: node.value, key: node.key };
  const properties = node.properties.filter(travels).map((one) => [one.key, one] as const);
  return { properties: new Map(properties), closed: node.closed, ...(node.extra && { extra: node.extra }) };
}

const anyText = ({ string }: View): boolean =>
  !string?.minLength && string?.maxLength === undefined && string?.regex === undefined;
