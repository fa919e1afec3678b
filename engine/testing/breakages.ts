import { applyEdit, type Edit, type FormState } from "#engine/form";
import { controlOf, type IssueCode, selectedVariant, variantShapes } from "#engine/interpret";
import { itemAt } from "#engine/item-at";
import { exact, isList, isObject, type Json, type JsonObject, own } from "#engine/json";
import {
  fold,
  type LongShape,
  type ObjectShape,
  type Path,
  type Shape,
  type Types,
  toPointer,
  valueAt,
} from "#engine/shape";
import { wrongTexts } from "./wrong-texts.ts";

/** One way to break one rule of a valid value: the edit, and the path of the issue. */
export interface Breakage {
  readonly rule: IssueCode;
  readonly at: Path;
  readonly edit: Edit;
  /** True if the path passes a union in which another variant could match. */
  readonly inUnion: boolean;
  /** True if the variant at the path is dropped too, since nothing selectable remains there. */
  readonly unchosen?: true;
}

type Break = (state: FormState, at: Path) => readonly Breakage[];

/** The ways to break values of a shape, and texts that are invalid as its keys. */
interface Breaker {
  readonly breaks: Break;
  readonly wrongKeys: () => readonly string[];
}

/**
 * Lists the ways to break exactly one rule of a valid value, by what the rules say and not by asking the
 * check. The value has the selection that it suggests, so that it is known which variant each of its unions is.
 *
 * Inside an undiscriminated union the broken value may fit another variant: such ways are marked `inUnion`.
 *
 * @param onlySent leaves out what is inside read-only properties
 */
export function breakagesOf(
  types: Types,
  score: (shape: Shape) => (value: Json) => number,
  { onlySent = false }: { readonly onlySent?: boolean } = {},
): (shape: Shape) => Break {
  const variantOf = selectedVariant(types);
  const control = controlOf(types);

  const breaker = fold<Breaker>(types, {
    string: (node) =>
      leaf(["null", "yes", "number", "list", "object"], (value) => wrongTexts(node, value), texts(wrongTexts(node))),
    boolean: () => leaf(["null", "number", "text", "list", "object"], () => [], ["maybe"]),
    integer: ({ unsized, minimum, maximum, multipleOf }) =>
      leaf(
        ["null", "yes", "text", "list", "object"],
        (value) => [
          ["decimals", 0.5],
          ...outside(
            unsized ? undefined : [-(2 ** 31), 2 ** 31 - 1],
            whole(minimum, Math.ceil),
            whole(maximum, Math.floor),
          ),
          ...beside(value, multipleOf !== undefined && multipleOf > 1 ? 1 : 0, { minimum, maximum }),
        ],
        ["one", "2147483648"],
      ),
    uint: () =>
      leaf(["null", "yes", "text", "list", "object"], () => [["decimals", 0.5], ...outside([0, 2 ** 32 - 1])], [
        "one",
        "-1",
      ]),
    double: ({ minimum, maximum, exclusiveMinimum: over, exclusiveMaximum: under, multipleOf = 0 }) =>
      leaf(
        ["null", "yes", "text", "list", "object"],
        (value) => [
          ["range", exact("1e999")],
          ...beyond(minimum, maximum),
          ...(over === undefined ? [] : [["minimum", over] as const]),
          ...(under === undefined ? [] : [["maximum", under] as const]),
          ...beside(value, multipleOf / 2, { minimum: minimum ?? over, maximum: maximum ?? under }),
        ],
        ["one"],
      ),
    long: (node) => digits(node.unsized ? undefined : [-(2n ** 63n), 2n ** 63n - 1n], node),
    uint64: () => digits([0n, 2n ** 64n - 1n], {}),
    bigInteger: () =>
      leaf(["null", "yes", "number", "text", "list", "object"], () => [["type", "1.5"]], ["one", "1.5"]),
    datetime: () => formatted("soon", "2026-02-30T08:30:00Z"),
    date: () => formatted("soon", "2026-02-30"),
    uuid: () => formatted("no-uuid"),
    base64: () => formatted("?"),
    enum: ({ values }) => {
      const other = unlike(values.map(({ value }) => value));
      return leaf(["null", "yes", "number", "list", "object"], () => [["enum", other]], [other]);
    },
    literal: ({ value: only }) =>
      typeof only === "string"
        ? leaf(["null", "yes", "number", "list", "object"], () => [["literal", unlike([only])]], [unlike([only])])
        : leaf(["null", "number", "text", "list", "object"], () => [["literal", !only]], ["maybe"]),
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      return {
        ...inner,
        breaks: (state, at) => inner.breaks(state, at).filter(({ edit }) => !setsNull(edit, at)),
      };
    },
    list: ({ item, minItems, maxItems }, recur) => {
      const inner = recur(item);
      return holder(["null", "yes", "number", "text", "object"], (state, at, value) =>
        isList(value)
          ? [
              ...value.flatMap((_item, index) => inner.breaks(state, [...at, index])),
              ...(value.length === minItems ? tooFew("min-items", at, value.length - 1) : []),
              ...(value.length > 0 && value.length === maxItems
                ? [{ ...repeated(state, at, value, 0), rule: "max-items" as const, at }]
                : []),
              ...beyondCounts(state, at, value, minItems, maxItems),
            ]
          : [],
      );
    },
    set: ({ item, minItems, maxItems = Infinity }, recur) => {
      const inner = recur(item);
      return holder(["null", "yes", "number", "text", "object"], (state, at, value) =>
        isList(value)
          ? [
              ...value.flatMap((_item, index) => [
                ...(value.length < maxItems ? [repeated(state, at, value, index)] : []),
                ...inner.breaks(state, [...at, index]),
              ]),
              ...(value.length === minItems ? tooFew("min-items", at, value.length - 1) : []),
              ...beyondCounts(state, at, value, minItems),
            ]
          : [],
      );
    },
    map: ({ key, value: item, minProperties }, recur) => {
      const [names, inner] = [recur(key), recur(item)];
      return holder(["null", "yes", "number", "text", "list"], (state, at, value) => {
        if (!isObject(value)) return [];
        const keys = Object.keys(value);
        return [
          ...keys.flatMap((from, index) => [
            ...(index === 0 ? renamings(at, value, from, names.wrongKeys()) : []),
            ...inner.breaks(state, [...at, from]),
          ]),
          ...(keys.length === minProperties ? tooFew("min-properties", at, keys[0]) : []),
        ];
      });
    },
    object: (node, recur) => {
      const inners = new Map(node.properties.map(({ key, shape }) => [key, recur(shape)]));
      const others = node.extra && recur(node.extra);
      const unsent = new Set(
        node.properties.flatMap(({ key, access }) => (onlySent && access === "READ_ONLY" ? [key] : [])),
      );
      return holder(["null", "yes", "number", "text", "list"], (state, at, value) => {
        if (!isObject(value)) return [];
        const more = Object.keys(value).filter((key) => !inners.has(key));
        const { minProperties = 0, maxProperties = Infinity } = node;
        const count = Object.keys(value).length;
        return [
          ...(count > minProperties ? missing(node, at, value) : []),
          ...(count === minProperties ? tooFew("min-properties", at, optionalKey(node, value)) : []),
          ...(count === maxProperties && !node.closed && !others ? tooMany(at, inners) : []),
          ...Object.keys(value).flatMap((key) =>
            unsent.has(key) ? [] : ((inners.get(key) ?? others)?.breaks(state, [...at, key]) ?? []),
          ),
          ...(others && more[0] !== undefined ? protoKey(at, inners, more[0]) : []),
          ...(node.closed && count < maxProperties ? [unknownKey(at, inners)] : []),
        ];
      });
    },
    discriminatedUnion: ({ discriminant, variants }, recur) => {
      const inners = new Map(variants.map(({ value, shape }) => [value, recur(shape)]));
      const tag = unlike([...inners.keys()]);
      return holder(["null", "yes", "number", "text", "list"], (state, at, value) => {
        const chosen = isObject(value) ? own(value, discriminant) : undefined;
        if (typeof chosen !== "string") return [];
        const path = [...at, discriminant];
        return [
          ...[tag, 7, null].map((wrong) => setTo("variant", path, wrong)),
          { rule: "missing", at: path, edit: { type: "remove", at: path }, inUnion: false },
          // The union reports an invalid discriminant; a value that is not an object is reported above.
          ...(inners.get(chosen)?.breaks(state, at) ?? []).filter(
            (one) => one.at.length > at.length && !isAtOrBelow(one.at, path),
          ),
        ];
      });
    },
    undiscriminatedUnion: (node, recur) => {
      const fits = score(node);
      let inners: readonly Breaker[] | undefined;
      return {
        breaks: (state, at) => {
          inners ??= variantShapes(control(node)).map(recur);
          const value = valueAt(state.value, at);
          const chosen = inners[variantOf(node, value, state.selection, at) ?? -1];
          return [
            ...Object.values(probes)
              .filter((probe) => fits(probe) === 0)
              .map((probe): Breakage => ({ ...setTo("no-variant", at, probe), unchosen: true })),
            ...(chosen?.breaks(state, at) ?? []).map((one) => ({ ...one, inUnion: true })),
          ];
        },
        wrongKeys: none,
      };
    },
    file: () => ({
      breaks: (_state, at) => [probes.null, probes.text, probes.object].map((wrong) => setTo("file", at, wrong)),
      wrongKeys: none,
    }),
    unknown: () => ({ breaks: none, wrongKeys: none }),
    ref: (_id, force) => ({
      breaks: (state, at) => force().breaks(state, at),
      wrongKeys: () => force().wrongKeys(),
    }),
  });

  return (shape) => breaker(shape).breaks;
}

/** The state after a breakage. */
export function broken(state: FormState, { edit, at, unchosen }: Breakage): FormState {
  const { value, selection } = applyEdit(state, edit);
  if (!unchosen) return { value, selection };
  const { [toPointer(at)]: _gone, ...rest } = selection;
  return { value, selection: rest };
}

/** A value of each JSON type. */
const probes = { null: null, yes: true, number: 7, text: "no such value", list: [], object: {} } as const;
type Probe = keyof typeof probes;

type Wrong = readonly [rule: IssueCode, value: Json];

const none = (): readonly never[] => [];

const setTo = (rule: IssueCode, at: Path, value: Json): Breakage => ({
  rule,
  at,
  edit: { type: "set", at, value },
  inUnion: false,
});

const wrongTypes = (types: readonly Probe[], at: Path): readonly Breakage[] =>
  types.map((type) => setTo("type", at, probes[type]));

const leaf = (
  types: readonly Probe[],
  wrong: (value: Json | undefined) => readonly Wrong[],
  keys: readonly string[],
): Breaker => ({
  breaks: (state, at) => [
    ...wrongTypes(types, at),
    ...wrong(valueAt(state.value, at)).map(([rule, value]) => setTo(rule, at, value)),
  ],
  wrongKeys: () => keys,
});

const texts = (wrong: readonly Wrong[]): readonly string[] => wrong.map(([, value]) => String(value));

const formatted = (...wrong: readonly string[]): Breaker =>
  leaf(["null", "yes", "number", "list", "object"], () => wrong.map((text): Wrong => ["format", text]), wrong);

const holder = (
  types: readonly Probe[],
  inside: (state: FormState, at: Path, value: Json | undefined) => readonly Breakage[],
): Breaker => ({
  breaks: (state, at) => [...wrongTypes(types, at), ...inside(state, at, valueAt(state.value, at))],
  wrongKeys: none,
});

/** Returns a text that is not among these. */
const unlike = (all: readonly string[]): string => {
  let text = "no such value";
  while (all.includes(text)) text += "!";
  return text;
};

const whole = (limit: number | undefined, round: (value: number) => number) =>
  limit === undefined ? undefined : round(limit);

/** Integers out of the range of their width, where they have one, and just outside their limits. */
function outside(width: readonly [number, number] | undefined, minimum?: number, maximum?: number): readonly Wrong[] {
  const [least, greatest] = width ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return [
    ...(width === undefined ? [] : [["range", least - 1] as const, ["range", greatest + 1] as const]),
    ...(minimum !== undefined && minimum - 1 >= least ? [["minimum", minimum - 1] as const] : []),
    ...(maximum !== undefined && maximum + 1 <= greatest ? [["maximum", maximum + 1] as const] : []),
  ];
}

/** Numbers outside their limits by 1 or, where that is lost in a double, by as much again. */
function beyond(minimum: number | undefined, maximum: number | undefined): readonly Wrong[] {
  const below = minimum === undefined ? Number.NaN : minimum - Math.max(1, Math.abs(minimum));
  const above = maximum === undefined ? Number.NaN : maximum + Math.max(1, Math.abs(maximum));
  return [
    ...(Number.isFinite(below) ? [["minimum", below] as const] : []),
    ...(Number.isFinite(above) ? [["maximum", above] as const] : []),
  ];
}

/** Digit text that is not an integer, or one outside its width, where it has one, or just outside its limits. */
function digits(
  width: readonly [bigint, bigint] | undefined,
  { minimum, maximum, multipleOf }: Pick<LongShape, "minimum" | "maximum" | "multipleOf">,
): Breaker {
  const [under, over] = [minimum && BigInt(minimum) - 1n, maximum && BigInt(maximum) + 1n];
  const isWide = (number: bigint): boolean => width === undefined || (number >= width[0] && number <= width[1]);
  const wrong: readonly Wrong[] = [
    ["type", "1.5"],
    ...(width === undefined
      ? []
      : [["range", String(width[0] - 1n)] as const, ["range", String(width[1] + 1n)] as const]),
    ...(typeof under === "bigint" && isWide(under) ? [["minimum", String(under)] as const] : []),
    ...(typeof over === "bigint" && isWide(over) ? [["maximum", String(over)] as const] : []),
  ];
  const isIn = (number: bigint): boolean =>
    isWide(number) &&
    (minimum === undefined || number >= BigInt(minimum)) &&
    (maximum === undefined || number <= BigInt(maximum));
  const near = (value: Json | undefined): readonly Wrong[] => {
    if (typeof value !== "string" || multipleOf === undefined || BigInt(multipleOf) === 1n) return [];
    const others = [BigInt(value) + 1n, BigInt(value) - 1n].filter(isIn);
    return others.slice(0, 1).map((one) => ["multiple-of", String(one)] as const);
  };
  return leaf(["null", "yes", "number", "text", "list", "object"], (value) => [...wrong, ...near(value)], texts(wrong));
}

/** A number beside a multiple, by less than the number that divides it, within the limits. */
function beside(
  value: Json | undefined,
  by: number,
  { minimum = -Infinity, maximum = Infinity }: { readonly [limit in "minimum" | "maximum"]: number | undefined },
): readonly Wrong[] {
  // A double could round the sum with a large number to a multiple.
  if (typeof value !== "number" || by === 0 || Math.abs(value) > by * 2 ** 40) return [];
  const other = [value + by, value - by].find((one) => one > minimum && one < maximum);
  return other === undefined ? [] : [["multiple-of", other]];
}

/** Removes a part of a value that has only as many as it must have; none without a step. */
const tooFew = (
  rule: "min-items" | "min-properties",
  at: Path,
  step: string | number | undefined,
): readonly Breakage[] =>
  step === undefined || step === -1 ? [] : [{ rule, at, edit: { type: "remove", at: [...at, step] }, inUnion: false }];

/** Lists are not made longer than this. Own choice. */
const maxLength = 100;

/**
 * Makes a list too short or too long that is neither, so that its limits are broken whatever is drawn. Variants are selected
 * by position, so that lists with unions are left out.
 */
function beyondCounts(
  { selection }: FormState,
  at: Path,
  value: readonly Json[],
  minItems = 0,
  maxItems = Infinity,
): readonly Breakage[] {
  const [first] = value;
  const below = `${toPointer(at)}/`;
  if (Object.keys(selection).some((pointer) => pointer.startsWith(below))) return [];
  const longer = (item: Json): readonly Json[] => [
    ...value,
    ...Array.from({ length: maxItems + 1 - value.length }, () => item),
  ];
  return [
    ...(minItems > 0 && value.length > minItems ? [setTo("min-items", at, value.slice(0, minItems - 1))] : []),
    ...(first !== undefined && value.length < maxItems && maxItems < maxLength
      ? [setTo("max-items", at, longer(first))]
      : []),
  ];
}

/** Adds an undeclared member to an object that has as many as it may have. */
function tooMany(at: Path, known: ReadonlyMap<string, unknown>): readonly Breakage[] {
  const path = [...at, unlike([...known.keys()])];
  return [{ rule: "max-properties", at, edit: { type: "set", at: path, value: 1 }, inUnion: false }];
}

/** Returns the key of a member that may be absent. */
const optionalKey = ({ properties }: ObjectShape, value: JsonObject): string | undefined =>
  Object.keys(value).find((key) => properties.every((one) => one.key !== key || one.optional));

function missing({ properties }: ObjectShape, at: Path, value: JsonObject): readonly Breakage[] {
  return properties
    .filter(({ key, optional, access }) => !optional && access !== "READ_ONLY" && own(value, key) !== undefined)
    .map(({ key }) => {
      const path = [...at, key];
      return { rule: "missing", at: path, edit: { type: "remove", at: path }, inUnion: false };
    });
}

/** Appends a copy of a set's item, with its selection. */
function repeated({ selection }: FormState, at: Path, items: readonly Json[], index: number): Breakage {
  const root = toPointer([...at, index]);
  const inside = Object.entries(selection).filter(([path]) => path === root || path.startsWith(`${root}/`));
  return {
    rule: "duplicate",
    at: [...at, items.length],
    edit: {
      type: "insert",
      at,
      index: items.length,
      value: itemAt(items, index),
      selection: Object.fromEntries(inside.map(([path, variant]) => [path.slice(root.length), variant])),
    },
    inUnion: false,
  };
}

const renamed = (rule: IssueCode, at: Path, from: string, to: string): Breakage => ({
  rule,
  at: [...at, to],
  edit: { type: "renameKey", at, from, to },
  inUnion: false,
});

function renamings(at: Path, value: JsonObject, from: string, wrong: readonly string[]): readonly Breakage[] {
  const keys = [...new Set(wrong)].filter((key) => key !== "__proto__" && own(value, key) === undefined);
  return [...keys.map((to) => renamed("key", at, from, to)), renamed("proto-key", at, from, "__proto__")];
}

const protoKey = (at: Path, known: ReadonlyMap<string, unknown>, from: string): readonly Breakage[] =>
  known.has("__proto__") ? [] : [renamed("proto-key", at, from, "__proto__")];

function unknownKey(at: Path, known: ReadonlyMap<string, unknown>): Breakage {
  const key = unlike([...known.keys()]);
  const path = [...at, key];
  return { rule: "unknown-key", at: path, edit: { type: "set", at: path, value: 1 }, inUnion: false };
}

const setsNull = (edit: Edit, at: Path): boolean =>
  edit.type === "set" && edit.value === null && edit.at.length === at.length;

const isAtOrBelow = (at: Path, path: Path): boolean => path.every((step, i) => at[i] === step);
