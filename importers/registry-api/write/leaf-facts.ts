import { isExact, type Json } from "#engine/json";
import type { DoubleShape, EnumShape, LeafAlgebra, LongShape, ObjectShape, TypeId } from "#engine/shape";
import type { PrimitiveType, TypeReference, TypeShape } from "#generated/types";
import { documentation, type Location, reportLoss, type Writing } from "./writing.ts";

/** The wire shape of one shape, and the facts that the writers of its parent need. */
export interface ShapeFacts {
  readonly write: (location: Location) => TypeShape;
  /** Returns the object that the shape is, with the id of its type if it has one. */
  readonly object?: () => { readonly shape: ObjectShape; readonly id?: TypeId } | undefined;
  /** Returns the shape of the wire with a default; `undefined` if it can't have this one. */
  readonly withDefault?: (value: Json) => TypeShape | undefined;
  readonly isEnum?: () => boolean;
  /** Returns true if values are numbers that a form holds as text. */
  readonly isNumeric?: () => boolean;
  readonly file?: "one" | "several";
}

export const alias = (value: TypeReference): TypeShape => ({ type: "alias", value });
const primitive = (value: PrimitiveType): TypeShape => alias({ type: "primitive", value });

/** Returns the facts about shapes without child shapes. */
export const leafFacts = (writing: Writing): LeafAlgebra<ShapeFacts> => ({
  string: ({ kind, ...limits }) => withText((more) => ({ type: kind, ...limits, ...more })),
  boolean: ({ kind, ...limits }) => ({
    write: () => primitive({ type: kind, ...limits }),
    withDefault: (value) => (typeof value === "boolean" ? primitive({ type: kind, default: value }) : undefined),
  }),
  integer: ({ kind, multipleOf, unsized: _, format: __, ...limits }) =>
    withReported(
      writing,
      { multipleOf },
      withNumber((more) => ({ type: kind, ...limits, ...more })),
    ),
  double: (node) => doubleFacts(node, writing),
  long: (node) =>
    withReported(
      writing,
      { multipleOf: node.multipleOf, isTooWide: isTooWide(node) },
      withText((more) => ({ type: "long", ...sixtyFourBits(node), ...more })),
    ),
  bigInteger: ({ kind, ...limits }) => withText((more) => ({ type: kind, ...limits, ...more })),
  datetime: ({ kind, ...limits }) => withText((more) => ({ type: kind, ...limits, ...more })),
  date: ({ kind, ...limits }) => withText((more) => ({ type: kind, ...limits, ...more })),
  uuid: ({ kind, ...limits }) => withText((more) => ({ type: kind, ...limits, ...more })),
  base64: ({ kind, ...limits }) => withText((more) => ({ type: kind, ...limits, ...more })),
  uint: (node) => withoutDefault(node, writing),
  uint64: (node) => withoutDefault(node, writing),
  enum: (node) => enumFacts(node, writing),
  literal: ({ value }) => ({
    write: () =>
      alias({
        type: "literal",
        value: typeof value === "string" ? { type: "stringLiteral", value } : { type: "booleanLiteral", value },
      }),
  }),
  unknown: ({ displayName, value }) => ({
    write: (location) => {
      if (value !== undefined)
        reportLoss(writing, location, "the only value cannot be represented; forms and samples start with another one");
      return alias({ type: "unknown", ...(displayName === undefined ? {} : { displayName }) });
    },
  }),
  file: ({ multiple }) => ({
    write: (location) => {
      reportLoss(
        writing,
        location,
        "a file outside a multipart form or a raw body cannot be represented; any JSON value is accepted",
      );
      return alias({ type: "unknown" });
    },
    file: multiple ? "several" : "one",
  }),
});

/** Returns the facts about a closed list; one of numbers becomes a range of numbers. */
const enumFacts = ({ values, default: chosen, numeric }: EnumShape, writing: Writing): ShapeFacts => ({
  write: (location) => {
    if (numeric) {
      reportLoss(
        writing,
        location,
        "an enum of numbers cannot be represented; any number from its minimum to its maximum is accepted",
      );
      return primitive(
        numberRange(
          values.map(({ value }) => value),
          chosen,
        ),
      );
    }
    return {
      type: "enum",
      values: values.map((one) => ({ ...documentation(one), value: one.value })),
      ...(chosen === undefined ? {} : { default: chosen }),
    };
  },
  isEnum: () => numeric !== true,
  isNumeric: () => numeric === true,
});

/** Returns the facts about a number. The wire has inclusive limits only. */
function doubleFacts(node: DoubleShape, writing: Writing): ShapeFacts {
  const { kind, format: _, multipleOf, exclusiveMinimum: over, exclusiveMaximum: under, ...limits } = node;
  // On the wire a number keeps its text, although its generated type is a number.
  const type = {
    type: kind,
    ...(over !== undefined && { minimum: over }),
    ...(under !== undefined && { maximum: under }),
    ...limits,
  } as PrimitiveType;
  return withReported(
    writing,
    { multipleOf, exclusive: over ?? under },
    {
      write: () => primitive(type),
      withDefault: (value) =>
        typeof value === "number" || isExact(value)
          ? primitive({ ...type, default: value } as PrimitiveType) // the type has a numeric default
          : undefined,
    },
  );
}

/** Reports rules of numbers that the wire does not have, when the number is written. */
function withReported(
  writing: Writing,
  {
    multipleOf,
    exclusive,
    isTooWide = false,
  }: { readonly multipleOf?: unknown; readonly exclusive?: unknown; readonly isTooWide?: boolean },
  facts: ShapeFacts,
): ShapeFacts {
  if (multipleOf === undefined && exclusive === undefined && !isTooWide) return facts;
  return {
    ...facts,
    write: (location) => {
      if (multipleOf !== undefined)
        reportLoss(writing, location, `that values are multiples of ${multipleOf} cannot be represented`);
      if (exclusive !== undefined)
        reportLoss(writing, location, "exclusive limits cannot be represented; they become inclusive");
      if (isTooWide)
        reportLoss(writing, location, "limits beyond 64 bits cannot be represented; they become the limits of 64 bits");
      return facts.write(location);
    },
  };
}

const withoutDefault = (
  node: { readonly kind: "uint" | "uint64"; readonly default?: unknown },
  writing: Writing,
): ShapeFacts => ({
  write: (location) => {
    if (node.default !== undefined) {
      reportLoss(writing, location, `the default of a ${node.kind} cannot be represented; its initial value is 0`);
    }
    return primitive({ type: node.kind });
  },
});

const withText = (write: (more: { readonly default?: string }) => PrimitiveType): ShapeFacts => ({
  write: () => primitive(write({})),
  withDefault: (value) => (typeof value === "string" ? primitive(write({ default: value })) : undefined),
});

const withNumber = (write: (more: { readonly default?: number }) => PrimitiveType): ShapeFacts => ({
  write: () => primitive(write({})),
  withDefault: (value) => (typeof value === "number" ? primitive(write({ default: value })) : undefined),
});

const hasSixtyFourBits = (text: string): boolean => BigInt.asIntN(64, BigInt(text)) === BigInt(text);

/** Returns true if an integer of any size has a limit that the wire does not have. */
const isTooWide = ({ unsized, minimum, maximum }: LongShape): boolean =>
  unsized === true && [minimum, maximum].some((limit) => limit !== undefined && !hasSixtyFourBits(limit));

/** The limits of an integer; an integer of any size gets the limits of 64 bits, the largest on the wire. */
function sixtyFourBits({ unsized, minimum, maximum, default: value }: LongShape): Omit<LongShape, "kind" | "unsized"> {
  const holds = (text: string): boolean => !unsized || hasSixtyFourBits(text);
  return {
    ...(minimum !== undefined && holds(minimum) && { minimum }),
    ...(maximum !== undefined && holds(maximum) && { maximum }),
    ...(value !== undefined && holds(value) && { default: value }),
  };
}

/** Returns the range from the least to the greatest of some numbers; integers if all of them are. */
function numberRange(texts: readonly string[], chosen: string | undefined): PrimitiveType {
  if (texts.every((text) => /^-?\d+$/.test(text))) {
    const sorted = texts.map(BigInt).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const [minimum, maximum] = [sorted[0], sorted.at(-1)];
    return {
      type: "long",
      ...(minimum === undefined ? {} : { minimum: String(minimum) }),
      ...(maximum === undefined ? {} : { maximum: String(maximum) }),
      ...(chosen === undefined ? {} : { default: chosen }),
    };
  }
  const numbers = texts.map(Number);
  const limits = { minimum: Math.min(...numbers), maximum: Math.max(...numbers) };
  return { type: "double", ...limits, ...(chosen === undefined ? {} : { default: Number(chosen) }) };
}
