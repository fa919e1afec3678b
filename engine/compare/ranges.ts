import type { View } from "./view.ts";

/** The numbers that a shape allows. Limits are compared exactly, also those beyond what a double can hold. */
export interface NumberRange {
  readonly whole: boolean;
  readonly least: number | bigint;
  readonly most: number | bigint;
}

/** The numbers of a shape that is a number on the wire; nothing for any other. */
export function rangeOf(seen: View): NumberRange | undefined {
  const { integer, uint, double, long, uint64 } = seen;
  if (integer) return within({ whole: true, least: -(2n ** 31n), most: 2n ** 31n - 1n }, integer);
  if (uint) return { whole: true, least: 0n, most: 2n ** 32n - 1n };
  if (double) return within({ whole: false, least: -Infinity, most: Infinity }, double);
  if (long) {
    const [minimum, maximum] = [wholeOf(long.minimum), wholeOf(long.maximum)];
    return within({ whole: true, least: -(2n ** 63n), most: 2n ** 63n - 1n }, { minimum, maximum });
  }
  if (uint64) return { whole: true, least: 0n, most: 2n ** 64n - 1n };
  return undefined;
}

interface Limits {
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
}

const within = ({ whole, least, most }: NumberRange, { minimum = least, maximum = most }: Limits): NumberRange => ({
  whole,
  least: minimum > least ? minimum : least,
  most: maximum < most ? maximum : most,
});

/** A limit in digits as a number; nothing where the text is no whole number, which limits nothing. */
export const wholeOf = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^-?\d{1,40}$/.test(text) ? BigInt(text) : undefined;

/** Returns true if one range contains every number of the other. A double holds whole numbers exactly up to 2^53. */
export function rangeWithin(writer: NumberRange, reader: NumberRange): boolean {
  if (writer.least < reader.least || writer.most > reader.most) return false;
  if (reader.whole) return writer.whole;
  return !writer.whole || (writer.least >= -(2 ** 53) && writer.most <= 2 ** 53);
}
