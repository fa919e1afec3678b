import type { StepDirection } from "#machines";

const decimal = /^\s*-?\d+(?:\.(\d+))?\s*$/;
const digits = /^\s*-?\d+\s*$/;

/**
 * The next number above or below, as text, within its limits (inclusive). Decimals stay as many as they were, so that
 * 0.1 steps to 1.1 and not to 1.1000000000000001; no digit of a whole number is lost. An empty text
 * starts at 0; a text that is no number, or none that a double holds, stays as it is.
 */
export function stepNumber(
  text: string,
  direction: StepDirection,
  limits: { readonly minimum?: number | undefined; readonly maximum?: number | undefined },
): string {
  if (text.trim() !== "" && !digits.test(text) && !Number.isFinite(Number(text))) return text;
  const places = decimal.exec(text)?.[1]?.length ?? 0;
  const number = text.trim() === "" ? Number.NaN : Number(text);
  if (digits.test(text) && !Number.isSafeInteger(number + direction)) {
    const { minimum = -Infinity, maximum = Infinity } = limits;
    const next = BigInt(text) + BigInt(direction);
    // Numbers of both kinds are compared by what they mean.
    return next < minimum ? String(minimum) : next > maximum ? String(maximum) : String(next);
  }
  const next = Number.isFinite(number) ? number + direction : 0;
  const held = Math.min(Math.max(next, limits.minimum ?? -Infinity), limits.maximum ?? Infinity);
  return held === next && places > 0 && places <= 100 ? next.toFixed(places) : String(held);
}

/** The same for whole numbers of any length, kept as digits, so that none of them is lost. */
export function stepDigits(
  text: string,
  direction: StepDirection,
  limits: { readonly minimum?: string | undefined; readonly maximum?: string | undefined },
): string {
  if (text.trim() !== "" && !digits.test(text)) return text;
  const next = digits.test(text) ? BigInt(text) + BigInt(direction) : 0n;
  if (limits.minimum !== undefined && next < BigInt(limits.minimum)) return limits.minimum;
  if (limits.maximum !== undefined && next > BigInt(limits.maximum)) return limits.maximum;
  return String(next);
}
