import { exact, isNumeral, type Json, numberFromText, wholeDouble } from "#engine/json";

/**
 * Reads what was typed as the number it means, kept as text where it would be written in another way, so that `1.50` is
 * sent as `1.50` and no digit is lost; and as the text itself where it means no number, for the check to say so. A
 * integer is the same however it was typed.
 */
export function readNumber(text: string, isWhole = false): Json {
  const trimmed = text.trim();
  if (!isNumeral(trimmed)) return text;
  // JSON has no zeros before an integer.
  const plain = trimmed.replace(/^(-?)0+(?=\d)/, "$1");
  return isWhole ? (wholeDouble(plain) ?? exact(plain)) : numberFromText(plain);
}
