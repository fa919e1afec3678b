import type { DoubleShape, LongShape } from "#engine/shape";
import { compareDigits, isDigits } from "./digits.ts";

/**
 * Returns the number nearest to a value that its limits and its divisor allow, or one between exclusive limits; the
 * lower limit if they contradict each other.
 */
export function within(usual: number, limits: Omit<DoubleShape, "kind" | "default">): number {
  const { exclusiveMinimum: over = -Infinity, exclusiveMaximum: under = Infinity, multipleOf: step } = limits;
  const { minimum = over, maximum = under } = limits;
  const value = Math.min(Math.max(usual, minimum), Math.max(maximum, minimum));
  if (step !== undefined) {
    // Rounding to 15 digits makes 0.3 of 3 * 0.1.
    const times = (count: number): number => Number((count * step).toPrecision(15));
    const above = times(value <= over ? Math.floor(over / step) + 1 : Math.ceil(value / step));
    return above <= maximum && above < under ? above : times(Math.floor(value / step));
  }
  if (value > over && value < under) return value;
  if (Number.isFinite(over) && Number.isFinite(under)) return (over + under) / 2;
  return value <= over ? over + 1 : under - 1;
}

/** The same for integers as digit text. */
export function digitsWithin(usual: string, limits: Pick<LongShape, "minimum" | "maximum" | "multipleOf">): string {
  const { minimum, maximum, multipleOf = "1" } = limits;
  const least = minimum !== undefined && isDigits(minimum) && compareDigits(usual, minimum) < 0 ? minimum : usual;
  const value = maximum !== undefined && isDigits(maximum) && compareDigits(least, maximum) > 0 ? maximum : least;
  const step = isDigits(multipleOf) ? BigInt(multipleOf) : 1n;
  if (step <= 1n) return value;
  const rest = ((BigInt(value) % step) + step) % step;
  const [down, up] = [BigInt(value) - rest, BigInt(value) - rest + (rest === 0n ? 0n : step)];
  return String(maximum !== undefined && isDigits(maximum) && up > BigInt(maximum) ? down : up);
}
