import { isExact } from "#engine/json";
import type { DoubleShape, Shape, StringShape } from "#engine/shape";
import { note } from "../../node.ts";
import type { Facts, Limit } from "../facts/index.ts";
import { greatestInteger, integerMultiple, integerOf, minInteger, numberOf } from "../facts/index.ts";

/** Returns the shape of a text. Formats that have their own kind become that kind; the others are hints. */
export function textShape(facts: Facts): Shape {
  const { format, pattern, minLength, maxLength, encoding, contentType, contentSchema } = facts;
  if (contentSchema !== undefined)
    note(
      contentSchema,
      "unsupported",
      "what a text contains is checked in events of streams only; elsewhere any content is accepted",
    );
  const text = typeof facts.default === "string" ? { default: facts.default } : {};
  switch (format) {
    case "date-time":
      return { kind: "datetime", ...text };
    case "date":
      return { kind: "date", ...text };
    case "uuid":
      return { kind: "uuid", ...text };
    case "byte":
      return base64Shape(facts);
  }
  if (encoding === "base64") return base64Shape(facts);
  const hint = format ?? (contentType === undefined ? undefined : contentType);
  const shape: StringShape = {
    kind: "string",
    ...(hint !== undefined && { format: hint }),
    ...(pattern !== undefined && { regex: pattern }),
    ...(minLength !== undefined && minLength > 0 && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...text,
  };
  return shape;
}

const base64Shape = (facts: Facts): Shape => ({
  kind: "base64",
  ...(facts.contentType !== undefined && { mimeType: facts.contentType }),
  ...(typeof facts.default === "string" && { default: facts.default }),
});

const [minInt, greatestInt] = [-(2n ** 31n), 2n ** 31n - 1n];
const [minLong, greatestLong] = [-(2n ** 63n), 2n ** 63n - 1n];

/**
 * Returns the shape of an integer: of 32 or 64 bits if format or limits say so, else of any size. Unsigned kinds have
 * no limits, so an integer with limits is of any size as well.
 */
export function integerShape(facts: Facts): Shape {
  const unsigned = unsignedGreatest.get(facts.format);
  const divisor = facts.multipleOf === undefined ? 1n : (integerMultiple(facts.multipleOf) ?? 1n);
  const [least, greatest] = [minInteger(facts.minimum), greatestInteger(facts.maximum)];
  const value = integerOf(facts.default);
  const limited =
    divisor > 1n ||
    (unsigned === undefined
      ? least !== undefined || greatest !== undefined
      : (least !== undefined && least > 0n) || (greatest !== undefined && greatest < unsigned));
  const within = least !== undefined && greatest !== undefined && least >= minInt && greatest <= greatestInt;
  const small = facts.format !== undefined && shortFormats.has(facts.format);
  if (small || within) {
    const [low, high] = [least ?? minInt, greatest ?? greatestInt];
    return {
      kind: "integer",
      ...(!small && { unsized: true }),
      ...(small && facts.format !== "int32" && { format: facts.format }),
      ...((!small || low > minInt) && { minimum: Number(low) }),
      ...((!small || high < greatestInt) && { maximum: Number(high) }),
      ...(divisor > 1n && divisor <= greatestInt && { multipleOf: Number(divisor) }),
      ...(value !== undefined && value >= minInt && value <= greatestInt && { default: Number(value) }),
    };
  }
  const text = value === undefined ? {} : { default: String(value) };
  if (!limited && facts.format === "uint32" && (value === undefined || (value >= 0n && value < 2n ** 32n))) {
    return { kind: "uint", ...(value !== undefined && { default: Number(value) }) };
  }
  if (!limited && facts.format === "uint64") return { kind: "uint64", ...text };
  const sized = facts.format === "int64";
  const low = least ?? (unsigned === undefined ? undefined : 0n);
  const high = greatest ?? unsigned;
  return {
    kind: "long",
    ...(!sized && { unsized: true }),
    ...(low !== undefined && !(sized && low <= minLong) && { minimum: String(low) }),
    ...(high !== undefined && !(sized && high >= greatestLong) && { maximum: String(high) }),
    ...(divisor > 1n && { multipleOf: String(divisor) }),
    ...text,
  };
}

/** The greatest number of each unsigned format. */
const unsignedGreatest: ReadonlyMap<string | undefined, bigint> = new Map([
  ["uint32", 2n ** 32n - 1n],
  ["uint64", 2n ** 64n - 1n],
]);

const shortFormats: ReadonlySet<string> = new Set(["int32", "int16", "int8", "uint16", "uint8"]);

/** Returns the shape of a decimal number. */
export function numberShape(facts: Facts): DoubleShape {
  const limitOf = <K extends string>(limit: Limit | undefined, inclusive: K, exclusive: K) => {
    const value = limit && numberOf(limit.value);
    if (limit === undefined || value === undefined || !Number.isFinite(value)) return {};
    return { [limit.exclusive ? exclusive : inclusive]: value };
  };
  const step = Number(facts.multipleOf);
  const value = facts.default;
  return {
    kind: "double",
    ...(facts.format !== undefined && { format: facts.format }),
    ...limitOf(facts.minimum, "minimum", "exclusiveMinimum"),
    ...limitOf(facts.maximum, "maximum", "exclusiveMaximum"),
    ...(Number.isFinite(step) && step > 0 && { multipleOf: step }),
    ...((typeof value === "number" || isExact(value)) && Number.isFinite(numberOf(value)) && { default: value }),
  };
}

/** Returns the shape of a boolean. */
export const booleanShape = (facts: Facts): Shape => ({
  kind: "boolean",
  ...(typeof facts.default === "boolean" && { default: facts.default }),
});
