import { compareDigits, isDigits } from "./digits.ts";

/** Returns the number within these limits that is nearest to a value; the lower one if they contradict each other. */
export const within = (
  value: number,
  { minimum = -Infinity, maximum = Infinity }: { readonly minimum?: number; readonly maximum?: number },
): number => Math.max(minimum, Math.min(value, maximum));

/** The same for integers as digit text. */
export function digitsWithin(
  digits: string,
  { minimum, maximum }: { readonly minimum?: string; readonly maximum?: string },
): string {
  if (minimum !== undefined && isDigits(minimum) && compareDigits(digits, minimum) < 0) return minimum;
  if (maximum !== undefined && isDigits(maximum) && compareDigits(digits, maximum) > 0) return maximum;
  return digits;
}
