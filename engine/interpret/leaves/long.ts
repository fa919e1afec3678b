/**
 * The decimal digits of a 64-bit integer, such as `"9007199254740993"`. A `number` has exact integers only up to 2^53:
 * `BigInt(long)` computes with one, and `String(bigint)` writes one.
 */
export type Long = string;
