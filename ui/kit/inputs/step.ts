import type { StepDirection } from "#machines";

/**
 * Returns the attributes of a number that is typed (WAI-ARIA 1.2, spinbutton). The text has all digits of the number, and
 * also what is not one.
 */
export const spinAttributes = (
  text: string,
  {
    minimum,
    maximum,
  }: { readonly minimum?: number | string | undefined; readonly maximum?: number | string | undefined },
) =>
  ({
    role: "spinbutton",
    "aria-valuemin": numberOf(minimum),
    "aria-valuemax": numberOf(maximum),
    "aria-valuenow": numberOf(text.trim() || undefined),
    "aria-valuetext": text || undefined,
  }) as const;

const numberOf = (limit: number | string | undefined): number | undefined =>
  Number.isFinite(Number(limit)) ? Number(limit) : undefined;

const decimal = /^\s*-?\d+(?:\.(\d+))?\s*$/;
const digits = /^\s*-?\d+\s*$/;

/** The next double that is at least 1 away, and farther where doubles are: past 2^53 not every integer is one. */
function nextDouble(number: number, direction: StepDirection): number {
  let next = number + direction;
  for (let size = 2; next === number && Number.isFinite(next); size *= 2) next = number + direction * size;
  return next;
}

/** Returns true for an integer, and for a quotient that differs from one only by rounding. */
const isWhole = (quotient: number): boolean => Math.abs(quotient - Math.round(quotient)) <= Math.abs(quotient) * 1e-12;

/** The next multiple of a unit. */
function nextMultiple(number: number, direction: StepDirection, unit: number): number {
  const units = number / unit;
  const from = isWhole(units) ? Math.round(units) : direction > 0 ? Math.floor(units) : Math.ceil(units);
  return (from + direction) * unit;
}

/** Returns true if a decimal has no more digits than a double keeps; it always keeps 15. */
const isKept = (text: string): boolean =>
  text.replace(/\D/g, "").replace(/^0+/, "").length <= 15 || String(Number(text)) === text.replace(/\.?0+$/, "");

/** The limits of a number, inclusive, and the number that divides it. */
interface StepLimits<N> {
  readonly minimum?: N | undefined;
  readonly maximum?: N | undefined;
  readonly multipleOf?: N | undefined;
}

/**
 * The next number above or below, as text that a double holds, within its limits (inclusive); the next multiple if the
 * number has to be one. The number of decimals does not change, so that 0.1 steps to 1.1 and not to 1.1000000000000001;
 * decimals beyond the precision of a double are dropped. An empty text starts at 0; a text is unchanged if it is not a
 * number, or if no double equals its next number.
 */
export function stepNumber(
  text: string,
  direction: StepDirection,
  { minimum = -Infinity, maximum = Infinity, multipleOf: unit }: StepLimits<number>,
): string {
  const number = Number(text);
  if (Number.isNaN(number) || (!Number.isFinite(number) && !digits.test(text))) return text;
  const decimals = decimal.exec(unit === undefined ? text : String(unit))?.[1]?.length ?? 0;
  const after = unit === undefined ? nextDouble(number, direction) : nextMultiple(number, direction, unit);
  const next = text.trim() === "" ? 0 : after;
  const clamped = Math.min(Math.max(next, minimum), maximum);
  if (!Number.isFinite(clamped) || (unit !== undefined && !isWhole(clamped / unit))) return text;
  const written = clamped === next && decimals > 0 && decimals <= 100 ? next.toFixed(decimals) : "";
  return written !== "" && isKept(written) ? written : String(clamped);
}

/** The same for integers of any length, as digit text, so that no digit is lost. */
export function stepDigits(
  text: string,
  direction: StepDirection,
  { minimum, maximum, multipleOf = "1" }: StepLimits<string>,
): string {
  if (text.trim() !== "" && !digits.test(text)) return text;
  const unit = BigInt(multipleOf);
  const number = digits.test(text) ? BigInt(text) : undefined;
  const rest = (((number ?? 0n) % unit) + unit) % unit;
  const after = number === undefined ? 0n : number - rest + (direction > 0 ? unit : rest === 0n ? -unit : 0n);
  const least = minimum !== undefined && after < BigInt(minimum) ? BigInt(minimum) : after;
  const next = maximum !== undefined && least > BigInt(maximum) ? BigInt(maximum) : least;
  return next % unit === 0n ? String(next) : text;
}
