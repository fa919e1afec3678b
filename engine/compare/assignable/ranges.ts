import type { DoubleShape, IntegerShape, LongShape } from "#engine/shape";

/** The numbers that a shape allows. Limits are compared exactly, also those beyond what a double can hold. */
export interface NumberRange {
  readonly isInteger: boolean;
  readonly least: number | bigint;
  readonly most: number | bigint;
}

/** Returns the numbers of an integer within its limits. */
export const integerRange = (node: IntegerShape): NumberRange =>
  within({ isInteger: true, least: -(2n ** 31n), most: 2n ** 31n - 1n }, node);

/** The numbers of a `uint`. */
export const uintRange: NumberRange = { isInteger: true, least: 0n, most: 2n ** 32n - 1n };

/** Returns the numbers of a double within its limits. */
export const doubleRange = (node: DoubleShape): NumberRange =>
  within({ isInteger: false, least: -Infinity, most: Infinity }, node);

/** Returns the numbers of a long within its limits. */
export const longRange = ({ minimum, maximum }: LongShape): NumberRange =>
  within(
    { isInteger: true, least: -(2n ** 63n), most: 2n ** 63n - 1n },
    { minimum: bigIntOf(minimum), maximum: bigIntOf(maximum) },
  );

/** The numbers of a `uint64`. */
export const uint64Range: NumberRange = { isInteger: true, least: 0n, most: 2n ** 64n - 1n };

interface Limits {
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
}

const within = ({ isInteger, least, most }: NumberRange, { minimum = least, maximum = most }: Limits): NumberRange => ({
  isInteger,
  least: minimum > least ? minimum : least,
  most: maximum < most ? maximum : most,
});

/** Returns a limit in digits as a number; undefined if the text is not an integer, which limits nothing. */
export const bigIntOf = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^-?\d{1,40}$/.test(text) ? BigInt(text) : undefined;

/** Returns true if one range contains every number of the other. A double holds integers exactly up to 2^53. */
export function rangeWithin(writer: NumberRange, reader: NumberRange): boolean {
  if (writer.least < reader.least || writer.most > reader.most) return false;
  if (reader.isInteger) return writer.isInteger;
  return !writer.isInteger || (writer.least >= -(2 ** 53) && writer.most <= 2 ** 53);
}
