import fc from "fast-check";
import { maxUnits, type Smallest, smallestOf, type ValueCosts } from "#engine/budget";
import { decoder, encoder, hasDuplicates, sampler, validator } from "#engine/interpret";
import { exact, isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";
import { adjustValue, ruleSentence } from "#engine/rules";
import {
  type Algebra,
  aroundEach,
  type DiscriminatedUnionShape,
  fold,
  type ObjectShape,
  type Property,
  positionsOf,
  type Shape,
  type StringShape,
  type StructuralShape,
  type Types,
  type TypeTable,
  typesFrom,
  typesOf,
  type UndiscriminatedUnionShape,
} from "#engine/shape";
import { dateOf } from "#engine/text";
import { character } from "./character.ts";
import { filtered, limited, NoValueError } from "./no-value.ts";
import { digits, doubles, integers, integerValues, longs } from "./numbers.ts";

/** Runs the function that draws the values of a part; an error gets the path of the part. */
function within<A>(step: string | number, draw: () => A): A {
  try {
    return draw();
  } catch (thrown) {
    throw thrown instanceof NoValueError ? new NoValueError(thrown.rule, [step, ...thrown.at]) : thrown;
  }
}

/** The values of a shape, drawn on a number of levels. */
interface Draw {
  /**
   * Draws values in which everything optional is free on a number of levels of named types. The levels below have the
   * smallest values, which are finite.
   */
  readonly values: (levels: number) => fc.Arbitrary<Json>;
  /** Returns the maximum size of such a value, in units, up to `tooLarge`. */
  readonly size: (levels: number) => number;
  /** Draws map keys; their text. */
  readonly keys: () => fc.Arbitrary<string>;
}

/** Choices among the valid values. */
export interface ArbitraryOptions {
  /** True if integers without a width are ones that doubles hold, as most programs read them (RFC 8259 §6). */
  readonly safeIntegers?: boolean;
}

/** The levels of named types on which values are free; keeps values small. */
const defaultLevels = 3;
/** Values that may have more units are drawn on fewer levels. */
const tooLarge = 50_000;
/** Maximum number of items of a drawn list, beyond the least that it must have. */
const maxLength = 3;

/**
 * Draws valid form values of a shape: within limits, patterns and closed lists, with each variant of each union, with
 * and without optional properties. Below a few levels of named types stand the smallest values, so that recursive types
 * end and no type graph makes values too large.
 *
 * @param types the named types that it refers to, as a table or as `typesFrom` gives them
 * @throws NoValueError when the shape or a path in it allows no value, or none of at most 10,000 values in 100 levels
 * of
 *   objects, or when no text is found for a pattern
 */
export function arbitrary(
  shape: Shape,
  types: Types | TypeTable = {},
  options: ArbitraryOptions = {},
): fc.Arbitrary<Json> {
  const table = typesOf(types);
  const smallest = smallestOf(table, smallestCosts);
  if (!isDrawn(smallest(shape))) {
    throw new NoValueError(
      `each contains itself, or needs more than ${maxUnits} values, or more than ${deepest} levels of objects`,
    );
  }
  const draw = drawer(table, smallest, options)(shape);
  let levels = defaultLevels;
  while (levels > 0 && draw.size(levels) > tooLarge) levels -= 1;
  return draw.values(levels);
}

/** Creates the function that makes drawn values keep the rules of their shape: they are adjusted, and else rejected. */
function ruleKeeper(types: Types) {
  const [write, read, check] = [encoder(types), decoder(types), validator(types)];
  return (node: StructuralShape, answer: (node: StructuralShape) => Draw): Draw => {
    const inner = answer(node);
    const { rules, ...plain } = node;
    if (rules === undefined) return inner;
    const [toWire, fromWire, issuesOf] = [write(node), read(node), check(node)];
    const [sample] = sampler(types)([{ shape: plain }]);
    const fill = (key: string) => (isObject(sample?.value) ? own(sample.value, key) : undefined);
    const kept = (value: Json): Json | undefined => {
      const wire = toWire(value);
      const adjusted = adjustValue(rules, wire, fill);
      if (adjusted === undefined || adjusted === wire) return adjusted === undefined ? undefined : value;
      const form = fromWire(adjusted);
      return issuesOf(form).length === 0 ? form : undefined;
    };
    const rule = `none was found that keeps its rules: ${rules.map(ruleSentence).join(" ")}`;
    const values = (levels: number): fc.Arbitrary<Json> =>
      filtered(inner.values(levels).map(kept), (value) => value !== undefined, rule).map((value) => value ?? null);
    return { ...inner, values };
  };
}

/** No value is drawn with more objects nested in each other, so that no stack grows with the description. */
const deepest = 100;

const isDrawn = ({ cost, depth }: Smallest): boolean => cost <= maxUnits && depth <= deepest;

const smallestCosts: ValueCosts = {
  leaf: () => 1,
  property: ({ optional }) => (optional ? 0 : undefined),
  counted: true,
};

function drawer(
  types: Types,
  smallest: (shape: Shape) => Smallest,
  { safeIntegers }: ArbitraryOptions,
): (shape: Shape) => Draw {
  const sizes = new Map<string, number>();
  const drawn = new Map<string, fc.Arbitrary<Json>>();
  const keys = new Map<string, fc.Arbitrary<string>>();
  const ends = (shape: Shape): boolean => isDrawn(smallest(shape));

  /** Draws a list, a set or a map: with as few parts as it may have on the levels of smallest values. */
  const several = (
    { item, inner, none, counts: [least, most] }: Several,
    some: (levels: number, lengths: Lengths) => fc.Arbitrary<Json>,
  ): Draw => {
    const isFree = (levels: number): boolean => levels > 0 && ends(item);
    return many(
      (levels) => {
        limited(["the least count", least], ["the greatest count", most]);
        if (isFree(levels)) return some(levels, { minLength: least, maxLength: Math.min(most, least + maxLength) });
        return least === 0 ? fc.constant(none) : some(0, { minLength: least, maxLength: least });
      },
      (levels) => {
        if (isFree(levels)) return 1 + (least + maxLength) * inner.size(levels);
        return least === 0 ? 1 : 1 + least * inner.size(0);
      },
    );
  };
  const oneOf = (node: DiscriminatedUnionShape | UndiscriminatedUnionShape, recur: (shape: Shape) => Draw): Draw => {
    const { variants } = node;
    if (variants.length === 0) {
      return leaf(() => {
        throw new NoValueError("the union has no variants");
      });
    }
    const inners = variants.map(({ shape }) => ({ shape, inner: recur(shape) }));
    const open = (levels: number): readonly Draw[] =>
      inners.filter(({ shape }, i) => (levels > 0 ? ends(shape) : i === smallest(node).part)).map(({ inner }) => inner);
    return {
      values: (levels) => fc.oneof(...open(levels).map(({ values }) => values(levels))),
      size: (levels) => open(levels).reduce((most, { size }) => Math.max(most, size(levels)), 0),
      keys: () => fc.oneof(...inners.map(({ inner }) => inner.keys())),
    };
  };

  const algebra: Algebra<Draw> = {
    string: (node) => leaf(() => texts(node)),
    boolean: () => leaf(() => fc.boolean()),
    integer: (node) => leaf(() => integerValues(node)),
    uint: () => leaf(() => integers(0, 2 ** 32 - 1)),
    double: (node) => leaf(() => doubles(node)),
    long: (node) => leaf(() => longs(node, safeIntegers)),
    uint64: () => leaf(() => digits(0n, 2n ** 64n - 1n)),
    bigInteger: () => leaf(() => digits(-(10n ** 60n), 10n ** 60n)),
    datetime: () =>
      leaf(() =>
        fc
          .tuple(moments, fc.constantFrom("Z", "+00:00", "-07:30", "+14:00"))
          .map(([moment, zone]) => moment.toISOString().replace("Z", zone)),
      ),
    date: () => leaf(() => moments.map(dateOf)),
    uuid: () => leaf(() => fc.uuid()),
    base64: () => leaf(() => fc.base64String()),
    enum: ({ values }) =>
      leaf(() => {
        if (values.length === 0) throw new NoValueError("the enum has no values");
        return fc.constantFrom(...values.map(({ value }) => value));
      }),
    literal: ({ value }) => leaf(() => fc.constant(value)),
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      const isFree = (levels: number): boolean => levels > 0 && ends(item);
      return {
        ...inner,
        values: (levels) => (isFree(levels) ? fc.option(inner.values(levels)) : fc.constant(null)),
        size: (levels) => (isFree(levels) ? inner.size(levels) : 1),
      };
    },
    list: (node, recur) => {
      const { item, minItems = 0, maxItems = Infinity } = node;
      const inner = recur(item);
      const positions = positionsOf(node);
      const byPosition = positions?.first.map((shape) => ({ shape, inner: recur(shape) })) ?? [];
      const further = positions?.further && { shape: positions.further, inner: recur(positions.further) };
      if (positions)
        return several(
          { item, inner, none: [], counts: [minItems, maxItems] },
          (levels, { minLength = 0, maxLength }) => {
            const all = Array.from({ length: maxLength }, (_, i) => byPosition[i] ?? further);
            const end = all.findIndex((one) => one === undefined || !ends(one.shape));
            const most = end < 0 ? maxLength : Math.max(minLength, end);
            const drawn = all.slice(0, most).map((one, i) => within(i, () => (one?.inner ?? inner).values(levels)));
            return fc
              .tuple(fc.integer({ min: minLength, max: most }), ...drawn)
              .map(([length, ...items]) => items.slice(0, length));
          },
        );
      return several({ item, inner, none: [], counts: [minItems, maxItems] }, (levels, lengths) =>
        lengths.maxLength === 0
          ? fc.constant([])
          : fc.array(
              within(0, () => inner.values(levels)),
              lengths,
            ),
      );
    },
    set: ({ item, minItems = 0, maxItems = Infinity }, recur) => {
      const inner = recur(item);
      return several({ item, inner, none: [], counts: [minItems, maxItems] }, (levels, lengths) => {
        if (lengths.maxLength === 0) return fc.constant([]);
        const drawn = within(0, () => inner.values(levels));
        const items = fc.uniqueArray(drawn, { ...lengths, comparator: (a, b) => hasDuplicates([a, b]) });
        return atLeast(lengths.minLength, items, (value) => value.length, "different items");
      });
    },
    map: ({ key, value, minProperties = 0, maxProperties = Infinity }, recur) => {
      const [name, inner] = [recur(key), recur(value)];
      return several({ item: value, inner, none: {}, counts: [minProperties, maxProperties] }, (levels, lengths) => {
        if (lengths.maxLength === 0) return fc.constant({});
        const drawn = within("*", () => members(name.keys(), inner.values(levels), lengths));
        return atLeast(lengths.minLength, drawn, (value) => Object.keys(value).length, "different keys");
      });
    },
    object: (node, recur) => {
      const { properties, extra } = node;
      const parts = properties.map((property) => ({ property, inner: recur(property.shape) }));
      const known = new Set(properties.map(({ key }) => key));
      const others = extra && ends(extra) ? recur(extra) : undefined;
      const present = (levels: number) =>
        parts.filter(({ property: { optional, shape } }) => !optional || (levels > 0 && ends(shape)));
      return many(
        (levels) => {
          const own = fc
            .tuple(
              ...present(levels).map(({ property, inner }) =>
                within(property.key, () => member(property, inner.values(levels))),
              ),
            )
            .map((all) => objectOf(all.flat()));
          if (isCounted(node)) {
            const possible = parts.filter(({ property: { optional, shape } }) => !optional || ends(shape));
            const drawn = possible.map(({ property: { key, optional }, inner }) => ({
              key,
              optional,
              value: within(key, () => inner.values(levels)),
            }));
            const further = others && within("*", () => others.values(levels));
            return counted(node, { drawn, isSmall: levels <= 0, ...(further && { further }) });
          }
          if (others === undefined || levels <= 0) return own;
          const names = words.filter((key) => !known.has(key) && key !== "__proto__");
          return (
            fc
              .tuple(
                own,
                members(
                  names,
                  within("*", () => others.values(levels)),
                  { maxLength },
                ),
              )
              // Both are objects of members.
              .map(([a, b]): Json => ({ ...a, ...(b as object) }))
          );
        },
        (levels) => {
          const further = others !== undefined && levels > 0 ? maxLength * others.size(levels) : 0;
          return present(levels).reduce((sum, { inner }) => sum + inner.size(levels), 1 + further);
        },
      );
    },
    discriminatedUnion: oneOf,
    undiscriminatedUnion: oneOf,
    file: ({ multiple }) => leaf(() => (multiple ? fc.array(files, { maxLength: 2 }) : files)),
    unknown: () => ({
      ...leaf(() =>
        fc.oneof(
          // The library types the same values differently.
          fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json),
          fc.constant(exact("1.0")),
        ),
      ),
      keys: () => words,
    }),
    ref: (id, force) => ({
      values: (levels) => remembered(drawn, `${levels}:${id}`, () => force().values(below(levels))),
      size: (levels) => remembered(sizes, `${levels}:${id}`, () => Math.min(tooLarge + 1, force().size(below(levels)))),
      keys: () => remembered(keys, id, () => force().keys()),
    }),
  };
  return fold(types, aroundEach(algebra, ruleKeeper(types)));
}

const below = (levels: number): number => Math.max(0, levels - 1);

function remembered<A>(answers: Map<string, A>, key: string, make: () => A): A {
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = make();
    answers.set(key, answer);
  }
  return answer;
}

const noKeys = (): never => {
  throw new NoValueError("what the keys are declared as has no text");
};

const leaf = (make: () => fc.Arbitrary<Json>): Draw => ({
  values: make,
  size: () => 1,
  keys: () => make().map(String),
});

const many = (values: Draw["values"], size: Draw["size"]): Draw => ({ values, size, keys: noKeys });

type Entry = readonly [string, Json];

const member = ({ key, optional }: Property, value: fc.Arbitrary<Json>): fc.Arbitrary<readonly Entry[]> =>
  optional
    ? fc.option(value, { nil: undefined }).map((one) => (one === undefined ? [] : [[key, one] as const]))
    : value.map((one) => [[key, one] as const]);

const members = (
  names: fc.Arbitrary<string>,
  values: fc.Arbitrary<Json>,
  lengths: Partial<Lengths>,
): fc.Arbitrary<JsonObject> =>
  fc
    .uniqueArray(fc.tuple(names, values), { ...lengths, selector: ([name]) => name })
    .map((all) => objectOf(all.filter(([name]) => name !== "__proto__")));

/** Numbers of parts to draw. */
interface Lengths {
  readonly minLength: number;
  readonly maxLength: number;
}

/** A list, a set or a map, and how many parts it may have. */
interface Several {
  readonly item: Shape;
  readonly inner: Draw;
  /** The value without parts. */
  readonly none: Json;
  readonly counts: readonly [least: number, most: number];
}

/** Leaves out values with too few different parts; there may be only so many. */
function atLeast<A>(
  least: number,
  drawn: fc.Arbitrary<A>,
  countOf: (value: A) => number,
  what: string,
): fc.Arbitrary<A> {
  return least === 0 ? drawn : filtered(drawn, (value) => countOf(value) >= least, `there are not ${least} ${what}`);
}

const isCounted = ({ minProperties, maxProperties }: ObjectShape): boolean =>
  minProperties !== undefined || maxProperties !== undefined;

/** The members of an object that may be drawn. */
interface Drawn {
  readonly drawn: readonly { readonly key: string; readonly optional: boolean; readonly value: fc.Arbitrary<Json> }[];
  /** The values of undeclared members. */
  readonly further?: fc.Arbitrary<Json>;
  readonly isSmall: boolean;
}

/** Draws an object that may have only so many members: its required ones, and as many others as are allowed. */
function counted(
  { properties, minProperties = 0, maxProperties = Infinity }: ObjectShape,
  { drawn, further, isSmall }: Drawn,
): fc.Arbitrary<Json> {
  limited(["minProperties", minProperties], ["maxProperties", maxProperties]);
  const required = drawn.filter(({ optional }) => !optional);
  limited(["the number of required properties", required.length], ["maxProperties", maxProperties]);
  const optional = drawn.filter((one) => one.optional);
  const known = new Set(properties.map(({ key }) => key));
  const names = words.filter((key) => !known.has(key) && key !== "__proto__");
  const missing = Math.max(0, minProperties - required.length);
  if (further === undefined && optional.length < missing)
    throw new NoValueError(`there are not ${minProperties} different properties`);
  const most = Math.min(optional.length, maxProperties - required.length);
  const least = Math.min(missing, most);
  return fc.subarray([...optional], { minLength: least, maxLength: isSmall ? least : most }).chain((chosen) => {
    const count = required.length + chosen.length;
    const lengths = { minLength: Math.max(0, minProperties - count), maxLength: maxProperties - count };
    const own = fc.tuple(...[...required, ...chosen].map(({ key, value }) => value.map((one) => [key, one] as const)));
    const more = Math.min(lengths.maxLength, lengths.minLength + (isSmall ? 0 : maxLength));
    const others = further && members(names, further, { ...lengths, maxLength: more });
    return fc.tuple(own, others ?? fc.constant({})).map(([entries, rest]): Json => ({ ...objectOf(entries), ...rest }));
  });
}

const words = fc.oneof(
  fc.string({ unit: character, maxLength: 6 }),
  fc.constantFrom("constructor", "toString", "", "a/b~c", "0", "hasOwnProperty"),
);

const moments = fc.date({ min: new Date(0), max: new Date("9999-12-31T00:00:00Z"), noInvalidDate: true });

const files = fc
  .record({
    name: fc.string({ maxLength: 8 }),
    lastModified: fc.nat(),
    type: fc.constantFrom("image/png", "text/plain", ""),
    bytes: fc.uint8Array({ maxLength: 6 }),
  })
  .map(({ bytes, ...rest }): Json => {
    const content = btoa(String.fromCharCode(...bytes));
    return { ...rest, size: bytes.length, dataUrl: `data:${rest.type};base64,${content}` };
  });

/**
 * Draws texts within the limits of a shape. The generator may interpret a pattern differently from the check, so its
 * texts are checked.
 */
function texts(node: StringShape): fc.Arbitrary<Json> {
  const { minLength = 0, maxLength = minLength + 8, format = "" } = node;
  const regex = node.regex ?? (Object.hasOwn(formatPatterns, format) ? formatPatterns[format] : undefined);
  limited(["minLength", minLength], ["maxLength", maxLength]);
  const issues = validator(typesFrom())(node);
  const fits = (text: Json): boolean => issues(text).length === 0;
  const plain = textsBetween(minLength, Math.min(maxLength, minLength + 8));
  const sources = regex === undefined ? [plain] : [...matching(regex), plain];
  for (const source of sources) {
    if (regex === undefined) return source;
    if (fc.sample(source, { numRuns: 100, seed: 1 }).some(fits)) return source.filter(fits);
  }
  throw new NoValueError(`no text was found that matches ${regex} in ${minLength} to ${maxLength} characters`);
}

/** Patterns of plain texts in a format, which random texts hardly ever have. */
const formatPatterns: { readonly [format: string]: string } = {
  email: "^[a-z][a-z0-9]{0,5}@[a-z]{1,5}\\.example$",
  hostname: "^[a-z]{1,8}\\.example$",
  ipv4: "^[1-9][0-9]?(?:\\.[1-9][0-9]?){3}$",
  ipv6: "^2001:db8(?::[1-9a-f][0-9a-f]{0,3}){6}$",
  time: "^(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$",
  duration: "^P(?:[1-9]D|T[1-9][0-9]?[HMS])$",
  uri: "^https://[a-z]{1,5}\\.example/[a-z0-9]{0,5}$",
};

const drawnTexts = new Map<string, fc.Arbitrary<string>>();

/** Draws texts of these lengths. They are kept, since fast-check prepares special texts for each of them. */
const textsBetween = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  remembered(drawnTexts, `${minLength}:${maxLength}`, () =>
    fc.oneof(fc.string({ unit: character, minLength, maxLength }), fc.string({ minLength, maxLength })),
  );

/** Draws texts that match a pattern; `undefined` if fast-check can't read it (look-around, back references). */
function matching(regex: string): readonly fc.Arbitrary<string>[] {
  try {
    return [fc.stringMatching(new RegExp(regex, "u"))];
  } catch {
    return [];
  }
}
