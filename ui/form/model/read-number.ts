import { exact, isDecimal, type Json, losslessDouble, numberFromText } from "#engine/json";

/**
 * Reads typed text as a number, as text if its notation matters, so that `1.50` is sent as `1.50` and no digit is lost.
 * Other text stays text, and validation reports it. The notation of integers does not matter.
 */
export function readNumber(text: string, isWhole = false): Json {
  const trimmed = text.trim();
  if (!isDecimal(trimmed)) return text;
  // JSON has no zeros before an integer.
  const plain = trimmed.replace(/^(-?)0+(?=\d)/, "$1");
  return isWhole ? (losslessDouble(plain) ?? exact(plain)) : numberFromText(plain);
}
