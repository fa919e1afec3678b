import fc from "fast-check";
import { validator } from "#engine/interpret";
import type { Json } from "#engine/json";
import { type DoubleShape, type IntegerShape, type LongShape, typesFrom } from "#engine/shape";
import { filtered, limited, NoValueError } from "./no-value.ts";

/** Draws integers of 32 bits within the limits of a shape. */
export function integerValues(node: IntegerShape): fc.Arbitrary<Json> {
  const { minimum = -(2 ** 31), maximum = 2 ** 31 - 1, multipleOf: step = 1 } = node;
  limited(["minimum", minimum], ["maximum", maximum]);
  const [min, max] = [Math.max(Math.ceil(minimum), -(2 ** 31)), Math.min(Math.floor(maximum), 2 ** 31 - 1)];
  const [low, high] = [Math.ceil(min / step), Math.floor(max / step)];
  if (low > high) throw new NoValueError(`no ${numberText(step)} of 32 bits lies from ${minimum} to ${maximum}`);
  return step === 1 ? integers(min, max) : integers(low, high).map((count) => Number(count) * step + 0);
}

const numberText = (step: number | bigint): string => (Number(step) === 1 ? "whole number" : `multiple of ${step}`);

/** Draws doubles within the limits of a shape. */
export function doubles(node: DoubleShape): fc.Arbitrary<Json> {
  const { minimum = node.exclusiveMinimum, maximum = node.exclusiveMaximum, multipleOf: step } = node;
  const [over, under] = [node.exclusiveMinimum ?? -Infinity, node.exclusiveMaximum ?? Infinity];
  if (minimum !== undefined && maximum !== undefined) limited(["minimum", minimum], ["maximum", maximum]);
  const issues = validator(typesFrom())(node);
  const fits = (value: Json): boolean => issues(value).length === 0;
  if (step !== undefined) {
    const [low, high] = [Math.ceil((minimum ?? -step * 1e6) / step), Math.floor((maximum ?? step * 1e6) / step)];
    const drawn = fc.maxSafeInteger().map((seed) => low + (Math.abs(seed) % (Math.max(0, high - low) + 1)));
    // Rounding to 15 digits makes 0.3 of 3 * 0.1.
    const multiples = drawn.map((count): Json => Number((count * step).toPrecision(15)) + 0);
    return filtered(multiples, fits, `no multiple of ${step} was found from ${minimum} to ${maximum}`);
  }
  const drawn = fc.double({
    noNaN: true,
    noDefaultInfinity: true,
    // Adding 0 makes 0 of -0, which counts as smaller here and nowhere in the rules.
    ...(minimum !== undefined && { min: minimum + 0 }),
    ...(maximum !== undefined && { max: maximum + 0 }),
  });
  const isExclusive = over !== -Infinity || under !== Infinity;
  return isExclusive ? filtered(drawn, fits, `no number lies between ${over} and ${under}`) : drawn;
}

/**
 * Integers within the limits of a shape, of 64 bits unless its limits lie beyond.
 *
 * @param isSafe true if those without a width or a limit are integers that doubles hold (RFC 8259 §6)
 */
export function longs({ unsized, minimum, maximum, multipleOf = "1" }: LongShape, isSafe = false): fc.Arbitrary<Json> {
  const step = BigInt(multipleOf);
  const bits = isSafe && (unsized || step !== 1n) ? 53n : 63n;
  const [least, most] = [-(2n ** bits) + (bits === 53n ? 1n : 0n), 2n ** bits - 1n];
  const [min, max] = [BigInt(minimum ?? least), BigInt(maximum ?? most)];
  if (unsized && minimum === undefined && max < min) return digits(max - 1000n * step, max, step);
  if (unsized && maximum === undefined && min > max) return digits(min, min + 1000n * step, step);
  limited(["minimum", min], ["maximum", max]);
  if (unsized) return digits(min, max, step);
  if (min > most || max < least) throw new NoValueError(`no whole number of 64 bits lies from ${min} to ${max}`);
  return digits(min < least ? least : min, max > most ? most : max, step);
}

/** Draws integers, and often the ends of their range. */
export const integers = (min: number, max: number): fc.Arbitrary<Json> =>
  fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));

/** Draws the multiples of a number within limits, as digit text. */
export function digits(min: bigint, max: bigint, step = 1n): fc.Arbitrary<Json> {
  const [low, high] = [-floored(-min, step), floored(max, step)];
  if (low > high) throw new NoValueError(`no ${numberText(step)} lies from ${min} to ${max}`);
  return fc.oneof(fc.bigInt({ min: low, max: high }), fc.constantFrom(low, high)).map((count) => String(count * step));
}

/** Divides and rounds down. */
const floored = (number: bigint, by: bigint): bigint => (number - (((number % by) + by) % by)) / by;
