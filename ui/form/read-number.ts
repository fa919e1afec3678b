import { exact, type Json } from "#engine/json";

const numeral = /^(?<minus>-?)0*(?<whole>\d+)(?:\.(?<fraction>\d+))?(?:[eE](?<power>[+-]?\d+))?$/;

/** A decimal as its significant digits and the power of ten of the last one, so that `1.50` and `15e-1` are alike. */
function decimalOf(text: string): string {
  const { minus, whole = "", fraction = "", power = "0" } = numeral.exec(text)?.groups ?? {};
  const digits = (whole + fraction).replace(/^0+/, "");
  if (digits === "") return "0";
  const significant = digits.replace(/0+$/, "");
  const last = BigInt(power) - BigInt(fraction.length) + BigInt(digits.length - significant.length);
  return `${minus}${significant}e${last}`;
}

/**
 * Reads what was typed as the number it means; as a number kept as text where a double would lose some of its digits,
 * so that all of them are sent; and as the text itself where it means no number, for the check to say so.
 */
export function readNumber(text: string): Json {
  const trimmed = text.trim();
  if (!numeral.test(trimmed)) return text;
  const number = Number(trimmed);
  if (decimalOf(String(number)) === decimalOf(trimmed)) return number;
  // JSON has no zeros before a whole number.
  return exact(trimmed.replace(/^(-?)0+(?=\d)/, "$1"));
}
