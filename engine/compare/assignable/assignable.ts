import type { Budget } from "#engine/budget";
import { fold, type MapShape, type ObjectShape, type Property, type Shape, type Types } from "#engine/shape";
import { keyAccepter, leafAccepts } from "./leaf-accepts.ts";
import { nodeNumbers } from "./node-numbers.ts";
import { rangeWithin } from "./ranges.ts";
import { readerCases } from "./reader-cases.ts";
import { isAnyText, textWithin } from "./text-ranges.ts";
import { type RecordView, type View, viewer } from "./view.ts";

/** Returns true if the reader accepts every wire value of the writer's shape. Unknown keys are ignored. */
export type IsAssignable = (writer: Shape, reader: Shape) => boolean;

/** The answers about one pair of versions in one direction. */
export interface Acceptance {
  readonly assignable: IsAssignable;
  /** The same for shapes of map keys, which are text on the wire whatever they are. */
  readonly keyAssignable: IsAssignable;
}

/** The two sides: the types of the writer of the values, and those of the reader. */
export interface Sides {
  readonly writer: Types;
  readonly reader: Types;
  /** Returns true if a property is sent in this direction at all. */
  readonly travels: (property: Property) => boolean;
  /** Pays for each pair of types and for each case of a union. Once it is spent, open questions are answered "no". */
  readonly budget: Budget;
}

/** So many named types may be in each other before the answer is "not known to fit", so that no stack overflows. */
const deepest = 300;

/**
 * Creates the check of whether all values of one type are values of another. A positive answer is always right; a
 * negative one may be wrong for patterns and unions that would need a longer analysis.
 *
 * Recursive types are compared coinductively (greatest fixed point): a pair is assumed to be assignable while it is
 * being compared. If the assumption fails, everything that relied on it is checked again.
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

  const number = (node: Shape) => {
    const { numbers } = seeWriter(node);
    return past((seen) => numbers !== undefined && seen.numbers !== undefined && rangeWithin(numbers, seen.numbers));
  };
  const text = (node: Shape) => {
    const { texts } = seeWriter(node);
    return past((seen) => texts !== undefined && seen.texts !== undefined && textWithin(texts, seen.texts));
  };
  const oneOf = (values: readonly (string | boolean)[]) => (shape: Shape) =>
    values.every((value) => past((seen) => leafAccepts(seen, value))(shape));

  const assignable = fold<(reader: Shape) => boolean>(writer, {
    string: text,
    boolean: () => oneOf([true, false]),
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
    list: ({ item }, recur) => past(({ items }) => items?.unique === false && recur(item)(items.item)),
    set: ({ item }, recur) => past(({ items }) => items !== undefined && recur(item)(items.item)),
    map: (node, recur) => past(({ record }) => holds(node, record, recur)),
    object: (node, recur) =>
      past(({ record, tagged }) => {
        if (!tagged) return holds(node, record, recur);
        const tag = node.properties.find(({ key }) => key === tagged.discriminant);
        const value = tag && !tag.optional ? seeWriter(tag.shape).literal?.value : undefined;
        const variant = tagged.variants.find((one) => one.value === value);
        return variant !== undefined && recur(node)(variant.shape);
      }),
    discriminatedUnion: ({ discriminant, variants }, recur) => {
      const byTag = past(({ tagged }) => {
        if (tagged?.discriminant !== discriminant) return false;
        const others = new Map(tagged.variants.map(({ value, shape }) => [value, shape]));
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
    to: RecordView | undefined,
    recur: (shape: Shape) => (reader: Shape) => boolean,
  ): boolean {
    const { record } = seeWriter(from);
    if (record === undefined || to === undefined) return false;
    const [written, read] = [sent(record), sent(to)];
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

  /** The members of a record that are sent in this direction. */
  function sent({ properties, ...rest }: RecordView) {
    return { ...rest, properties: new Map(properties.filter(travels).map((one) => [one.key, one])) };
  }

  const keysFit: IsAssignable = (from, to) => {
    const [seen, other] = [seeWriter(from), seeReader(to)];
    if (other.isAny || (other.texts && isAnyText(other.texts))) return true;
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
