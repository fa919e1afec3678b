import type { Sample, SamplePart } from "#engine/interpret";
import { itemAt } from "#engine/item-at";
import { equalJson, isList, isObject, type Json, numberFromText, objectOf } from "#engine/json";
import { eachLeaf, fold, type ItemLimits, type Shape, type Types } from "#engine/shape";
import type { Random } from "./random.ts";

/** The position of a value that is varied. */
interface Context {
  readonly random: Random;
  /** The name of the property that has the value. */
  readonly key: string;
  /** False to keep values unchanged, apart from the lengths of lists. */
  readonly isVaried: boolean;
  /** Levels of unions and lists that may still grow. */
  readonly levels: number;
}

type Vary = (value: Json, context: Context) => Json;

const words = [
  ..."Amber Birch Cedar Clover Dahlia Ember Fern Ginger Hazel Iris".split(" "),
  ..."Juniper Laurel Maple Nettle Olive Poppy Quince Rowan Sage Willow".split(" "),
];

/** The sample of a text without format and pattern. */
const placeholder = "string";

/** Items of a list that its description does not limit; our choice, enough to see a list. */
const defaultItems = 3;

/** Levels that grow; our choice, since three items in each of five lists are 243 values. */
const maxLevels = 3;

/** Makes a sample look like data. */
export type VaryValue = (shape: Shape, sample: Json, options: VariationOptions) => Json;

/** Options of a variation: with `isVaried` all values differ from the sample, and else those that a list adds. */
interface VariationOptions {
  readonly random: Random;
  readonly isVaried: boolean;
  /** The location of the schema that decides if the result is valid. */
  readonly schema?: string | undefined;
}

interface VariationDeps {
  readonly samples: (parts: readonly SamplePart[]) => readonly Sample[];
  readonly isValid: (shape: Shape, value: Json, schema?: string) => boolean;
}

/**
 * Creates the function that makes samples look like data: lists get several items that differ. It returns the sample
 * where the result would not match the documentation.
 */
export function valueVariation(types: Types, deps: VariationDeps): VaryValue {
  const vary = fold<Vary>(types, algebraOf(deps));
  return (shape, sample, { random, isVaried, schema }) => {
    const varied = vary(shape)(sample, { random, isVaried, key: "", levels: maxLevels });
    return deps.isValid(shape, varied, schema) ? varied : sample;
  };
}

function algebraOf({ samples, isValid }: VariationDeps): Parameters<typeof fold<Vary>>[1] {
  const sampleOf = (shape: Shape): Json | undefined => samples([{ shape }])[0]?.value;
  const checked =
    (shape: Shape, make: (context: Context, value: Json) => Json): Vary =>
    (value, context) => {
      if (!context.isVaried) return value;
      const made = make(context, value);
      return isValid(shape, made) ? made : value;
    };
  /** Chooses a variant, if values vary; nothing else says which one a value is of. */
  const oneOf =
    (variants: readonly { readonly shape: Shape }[], recur: (shape: Shape) => Vary): Vary =>
    (value, context) => {
      const { random, levels, isVaried } = context;
      if (!isVaried || levels <= 0) return value;
      const { shape } = variants[random.integer(0, variants.length - 1)] ?? {};
      const sample = shape && sampleOf(shape);
      return shape === undefined || sample === undefined ? value : recur(shape)(sample, below(context, context.key));
    };
  const integers = (shape: Shape & NumberLimits): Vary => checked(shape, (context) => integerIn(shape, context));
  return {
    ...eachLeaf((): Vary => (value) => value),
    // A placeholder is not data, so it is replaced even if values don't vary.
    string: (shape) => {
      const vary = checked(shape, (context, value) => textIn(shape.format, context, value));
      return (value, context) => vary(value, value === placeholder ? { ...context, isVaried: true } : context);
    },
    boolean: (shape) => checked(shape, ({ random }) => random.chance(0.5)),
    integer: integers,
    long: integers,
    uint: integers,
    uint64: integers,
    double: (shape) => checked(shape, (context) => Number(`${integerIn(shape, context)}.5`)),
    bigInteger: (shape) => checked(shape, ({ random }) => String(random.integer(1, 1e15))),
    datetime: (shape) => checked(shape, ({ random }) => momentIn(random)),
    date: (shape) => checked(shape, ({ random }) => momentIn(random).slice(0, 10)),
    uuid: (shape) => checked(shape, ({ random }) => uuidFrom(random)),
    enum: (shape) =>
      checked(shape, ({ random }) => {
        const { value = "" } = shape.values[random.integer(0, shape.values.length - 1)] ?? {};
        return shape.numeric === true ? numberFromText(value) : value;
      }),
    nullable:
      ({ item }, recur) =>
      (value, context) =>
        value === null ? value : recur(item)(value, context),
    list: (shape, recur) => listOf(recur(shape.item), shape, false),
    set: (shape, recur) => listOf(recur(shape.item), shape, true),
    map: (shape, recur) => (value, context) =>
      isObject(value)
        ? objectOf(Object.entries(value).map(([key, one]) => [key, recur(shape.value)(one, below(context, key))]))
        : value,
    object: ({ properties }, recur) => {
      const byKey = new Map(properties.map(({ key, shape }) => [key, shape]));
      return (value, context) => {
        if (!isObject(value)) return value;
        return objectOf(
          Object.entries(value).map(([key, one]) => {
            const shape = byKey.get(key);
            return [key, shape === undefined ? one : recur(shape)(one, { ...context, key })];
          }),
        );
      };
    },
    discriminatedUnion: ({ variants }, recur) => oneOf(variants, recur),
    undiscriminatedUnion: ({ variants }, recur) => oneOf(variants, recur),
    ref: (_, force) => (value, context) => force()(value, context),
  };
}

const below = (context: Context, key: string): Context => ({ ...context, key, levels: context.levels - 1 });

/** Grows a list. The first item does not change if values don't vary; the others differ from it. */
const listOf =
  (item: Vary, { minItems = 0, maxItems = Infinity }: ItemLimits, isSet: boolean): Vary =>
  (value, context) => {
    if (!isList(value)) return value;
    const [first] = value;
    const inside = below(context, context.key);
    if (first === undefined || context.levels <= 0) return value;
    // Only a list with one item grows: an example with several items remains as its author wrote it.
    const isGrown = value.length === 1;
    const usual = context.isVaried ? context.random.integer(1, defaultItems + 2) : defaultItems;
    const count = isGrown ? Math.min(Math.max(usual, minItems), maxItems) : value.length;
    const items = Array.from({ length: count }, (_, i) => {
      const own = value[i];
      // An item may be null.
      return item(own === undefined ? first : own, { ...inside, isVaried: context.isVaried || i >= value.length });
    });
    return isSet ? items.filter((one, i) => items.findIndex((other) => equalJson(one, other)) === i) : items;
  };

interface NumberLimits {
  readonly minimum?: number | string;
  readonly maximum?: number | string;
  readonly multipleOf?: number | string;
}

/** Returns true for the name of a property that identifies something. */
const isId = (key: string): boolean => /(?:^|[a-z_-])id$|Id$|^ID$/.test(key);

/** Returns a whole number within limits: an id, or else a small number, since most numbers are. */
function integerIn({ minimum, maximum, multipleOf }: NumberLimits, { key, random }: Context): Json {
  const least = Math.ceil(Math.max(Number(minimum ?? 0), Number.MIN_SAFE_INTEGER));
  const most = Math.floor(Math.min(Number(maximum ?? least + (isId(key) ? 9999 : 100)), Number.MAX_SAFE_INTEGER));
  const drawn = random.integer(least, Math.max(least, most));
  const step = Number(multipleOf ?? 1);
  return step === 1 ? drawn : Math.ceil(drawn / step) * step;
}

/** Returns a text that looks like one of its format or of its name; `value` is the sample. */
function textIn(format: string | undefined, { key, random }: Context, value: Json): Json {
  const word = itemAt(words, random.integer(0, words.length - 1));
  const lower = word.toLowerCase();
  if (format === "email") return `${lower}@example.com`;
  if (format === "uri" || format === "url") return `https://example.com/${lower}`;
  if (format === "hostname") return `${lower}.example.com`;
  if (format === "ipv4") return `192.0.2.${random.integer(1, 254)}`;
  if (isId(key)) return typeof value === "string" && /\d$/.test(value) ? counted(value, random) : hexFrom(random, 12);
  if (typeof value !== "string" || format !== undefined) return value;
  // A text from an example keeps its form where it ends in digits, such as `ord_1`.
  return /\d$/.test(value) ? counted(value, random) : /^[a-z_]+$/.test(value) && value !== placeholder ? value : word;
}

/** Replaces the digits at the end of a text by others. */
const counted = (text: string, random: Random): string =>
  text.replace(/\d+$/, (digits) =>
    String(random.integer(1, 10 ** Math.min(digits.length, 9) - 1)).padStart(digits.length, "0"),
  );

const hexFrom = (random: Random, length: number): string =>
  Array.from({ length }, () => random.integer(0, 15).toString(16)).join("");

/** Returns a UUID of version 4 (RFC 9562 §5.4). */
export const uuidFrom = (random: Random): string =>
  `${hexFrom(random, 8)}-${hexFrom(random, 4)}-4${hexFrom(random, 3)}-${"89ab"[random.integer(0, 3)]}${hexFrom(random, 3)}-${hexFrom(random, 12)}`;

/** Returns a date and time in 2026. */
function momentIn(random: Random): string {
  const two = (least: number, most: number): string => String(random.integer(least, most)).padStart(2, "0");
  return `2026-${two(1, 12)}-${two(1, 28)}T${two(0, 23)}:${two(0, 59)}:${two(0, 59)}Z`;
}
