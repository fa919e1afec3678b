import type { PrimitiveShape, Value } from "../../ir/type.ts";
import type { YamlScalar } from "../../parse/yaml/index.ts";

interface Kind {
  readonly expected: string;
  /** Returns the value as wire JSON, or undefined if it is invalid. */
  readonly wire: (node: YamlScalar) => Value | undefined;
}

const text =
  (pattern: RegExp) =>
  ({ value }: YamlScalar): Value | undefined =>
    typeof value === "string" && pattern.test(value) ? value : undefined;

const within =
  (low: number, high: number) =>
  ({ value }: YamlScalar): Value | undefined =>
    typeof value === "number" && Number.isInteger(value) && value >= low && value <= high ? value : undefined;

/** Examples are JSON numbers, which are inexact beyond 2^53. */
const exact = ({ value }: YamlScalar): Value | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;

const signed = ({ source }: YamlScalar): boolean => source.startsWith("-");

/** Ranges of `integer` and `uint` (32 bits) and of `long` and `uint64` (64 bits); see docs/behavior.md#numbers. */
const kinds: { readonly [K in PrimitiveShape["kind"]]: Kind } = {
  string: { expected: "a string", wire: text(/^/) },
  boolean: { expected: "true or false", wire: ({ value }) => (typeof value === "boolean" ? value : undefined) },
  integer: { expected: "a 32-bit integer", wire: within(-(2 ** 31), 2 ** 31 - 1) },
  uint: { expected: "an unsigned 32-bit integer", wire: within(0, 2 ** 32 - 1) },
  long: { expected: "a 64-bit integer", wire: exact },
  uint64: { expected: "an unsigned 64-bit integer", wire: (node) => (signed(node) ? undefined : exact(node)) },
  double: {
    expected: "a number",
    wire: ({ value }) => (typeof value === "number" && Number.isFinite(value) ? value : undefined),
  },
  bigInteger: { expected: "digits in quotes", wire: text(/^-?\d+$/) },
  datetime: {
    expected: "a date-time such as 2026-11-21T08:30:00Z",
    wire: text(/^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/),
  },
  date: { expected: "a date such as 2026-11-21", wire: text(/^\d{4}-\d\d-\d\d$/) },
  uuid: { expected: "a UUID", wire: text(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i) },
  base64: { expected: "base64 text", wire: text(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/) },
};

/** Describes the values of a primitive. */
export const expectedOf = (shape: PrimitiveShape): string => kinds[shape.kind].expected;

/** Reads the wire value of a primitive; returns undefined if it is invalid. */
export const wireValue = (shape: PrimitiveShape, node: YamlScalar): Value | undefined => kinds[shape.kind].wire(node);

const digitRanges: { readonly [kind: string]: readonly [bigint, bigint] } = {
  long: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};

/** Reads the form value of a primitive: numbers of 64 bits are digit text. */
export function formValue(shape: PrimitiveShape, node: YamlScalar): Value | undefined {
  const range = digitRanges[shape.kind];
  if (range === undefined) return wireValue(shape, node);
  if (typeof node.value !== "number" || !/^-?\d+$/.test(node.source)) return undefined;
  const digits = BigInt(node.source);
  return digits >= range[0] && digits <= range[1] ? String(digits) : undefined;
}
