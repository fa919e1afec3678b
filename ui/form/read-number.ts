import { exact, isNumeral, type Json, wholeDouble } from "#engine/json";

/**
 * Reads what was typed as the number it means; as a number kept as text where a double would lose some of its digits,
 * so that all of them are sent; and as the text itself where it means no number, for the check to say so.
 */
export function readNumber(text: string): Json {
  const trimmed = text.trim();
  if (!isNumeral(trimmed)) return text;
  // JSON has no zeros before a whole number.
  return wholeDouble(trimmed) ?? exact(trimmed.replace(/^(-?)0+(?=\d)/, "$1"));
}
