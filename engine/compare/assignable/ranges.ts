import { isMultipleOf } from "#engine/interpret";
import type { DoubleShape, IntegerShape, LongShape } from "#engine/shape";

/** The numbers that a shape allows. Limits are compared exactly, also those beyond what a double can hold. */
export interface NumberRange {
  readonly isInteger: boolean;
  readonly least: number | bigint;
  readonly most: number | bigint;
  /** True if the least number itself is excluded. */
  readonly isOver?: boolean;
  /** True if the greatest number itself is excluded. */
  readonly isUnder?: boolean;
  /** The number that divides all of them. */
  readonly step?: string;
}

const stepOf = ({ multipleOf }: { readonly multipleOf?: number | string }) =>
  multipleOf === undefined ? {} : { step: String(multipleOf) };

/** Returns the numbers of an integer within its limits. */
export const integerRange = (node: IntegerShape): NumberRange =>
  within({ isInteger: true, least: -(2n ** 31n), most: 2n ** 31n - 1n, ...stepOf(node) }, node);

/** The numbers of a `uint`. */
export const uintRange: NumberRange = { isInteger: true, least: 0n, most: 2n ** 32n - 1n };

/** Returns the numbers of a double within its limits. */
export const doubleRange = (node: DoubleShape): NumberRange => {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum: over, exclusiveMaximum: under } = node;
  return {
    isInteger: false,
    ...(over !== undefined && over >= minimum ? { least: over, isOver: true } : { least: minimum }),
    ...(under !== undefined && under <= maximum ? { most: under, isUnder: true } : { most: maximum }),
    ...stepOf(node),
  };
};

/** Returns the numbers of a long within its limits. */
export const longRange = (node: LongShape): NumberRange =>
  within(
    { isInteger: true, least: -(2n ** 63n), most: 2n ** 63n - 1n, ...stepOf(node) },
    { minimum: bigIntOf(node.minimum), maximum: bigIntOf(node.maximum) },
  );

/** The numbers of a `uint64`. */
export const uint64Range: NumberRange = { isInteger: true, least: 0n, most: 2n ** 64n - 1n };

interface Limits {
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
}

const within = ({ least, most, ...range }: NumberRange, { minimum = least, maximum = most }: Limits): NumberRange => ({
  ...range,
  least: minimum > least ? minimum : least,
  most: maximum < most ? maximum : most,
});

/** Returns a limit in digits as a number; undefined if the text is not an integer, which limits nothing. */
export const bigIntOf = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^-?\d{1,40}$/.test(text) ? BigInt(text) : undefined;

/** Returns true if one range contains every number of the other. A double holds integers exactly up to 2^53. */
export function rangeWithin(writer: NumberRange, reader: NumberRange): boolean {
  if (writer.least < reader.least || writer.most > reader.most) return false;
  // Here the limits of the writer are at least as tight.
  if (reader.isOver && !writer.isOver && writer.least <= reader.least) return false;
  if (reader.isUnder && !writer.isUnder && writer.most >= reader.most) return false;
  if (reader.step !== undefined && !isStepWithin(writer, reader.step)) return false;
  if (reader.isInteger) return writer.isInteger;
  return !writer.isInteger || (writer.least >= -(2 ** 53) && writer.most <= 2 ** 53);
}

/** Returns true if a step divides every number of a range. */
function isStepWithin({ isInteger, step }: NumberRange, divisor: string): boolean {
  const own = step ?? (isInteger ? "1" : undefined);
  return own !== undefined && isMultipleOf(own, divisor);
}
