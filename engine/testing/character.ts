import fc from "fast-check";

const surrogates = { from: 0xd800, count: 0x800 };
const last = 0x10ffff;

/**
 * Draws any character of Unicode. The characters come from the unit `binary` of fast-check, in its order, so that a
 * seed draws the same ones; but that unit builds a map of all characters on first use, which takes 85 MB.
 */
export const character: fc.Arbitrary<string> = fc
  .nat({ max: last - surrogates.count })
  .map(
    (position) => String.fromCodePoint(position < surrogates.from ? position : position + surrogates.count),
    positionOf,
  );

/** Returns the position of a character; throws for others, as fast-check expects. */
function positionOf(value: unknown): number {
  const code = typeof value === "string" ? value.codePointAt(0) : undefined;
  const isOne = code !== undefined && String.fromCodePoint(code) === value;
  if (!isOne || (code >= surrogates.from && code < surrogates.from + surrogates.count)) {
    throw new RangeError("not one character");
  }
  return code < surrogates.from ? code : code - surrogates.count;
}
