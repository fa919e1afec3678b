import type { StepDirection } from "#machines";

const decimal = /^\s*-?\d+(?:\.(\d+))?\s*$/;
const digits = /^\s*-?\d+\s*$/;

/** The next double that is at least 1 away, and farther where doubles are: past 2^53 not every integer is one. */
function nextDouble(number: number, direction: StepDirection): number {
  let next = number + direction;
  for (let size = 2; next === number && Number.isFinite(next); size *= 2) next = number + direction * size;
  return next;
}

/** Returns true if a decimal has no more digits than a double keeps; it always keeps 15. */
const isKept = (text: string): boolean =>
  text.replace(/\D/g, "").replace(/^0+/, "").length <= 15 || String(Number(text)) === text.replace(/\.?0+$/, "");

/**
 * The next number above or below, as text that a double holds, within its limits (inclusive). Decimals stay as many as
 * they were, so that 0.1 steps to 1.1 and not to 1.1000000000000001; those past what a double keeps go. An empty text
 * starts at 0; a text that is not a number, or whose next is none that a double holds, stays as it is.
 */
export function stepNumber(
  text: string,
  direction: StepDirection,
  limits: { readonly minimum?: number | undefined; readonly maximum?: number | undefined },
): string {
  const number = Number(text);
  if (Number.isNaN(number) || (!Number.isFinite(number) && !digits.test(text))) return text;
  const decimals = decimal.exec(text)?.[1]?.length ?? 0;
  const next = text.trim() === "" ? 0 : nextDouble(number, direction);
  const clamped = Math.min(Math.max(next, limits.minimum ?? -Infinity), limits.maximum ?? Infinity);
  if (!Number.isFinite(clamped)) return text;
  const written = clamped === next && decimals > 0 && decimals <= 100 ? next.toFixed(decimals) : "";
  return written !== "" && isKept(written) ? written : String(clamped);
}

/** The same for integers of any length, as digit text, so that no digit is lost. */
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
