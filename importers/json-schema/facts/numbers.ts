import { exactText, isExact, type Json } from "#engine/json";
import type { Limit } from "./facts.ts";

/** Returns the text of a JSON number; `undefined` for any other value. */
export function numberText(value: Json | undefined): string | undefined {
  if (isExact(value)) return exactText(value);
  return typeof value === "number" ? String(value) : undefined;
}

/** Reads a JSON number as a double. */
export const numberOf = (value: Json): number => Number(numberText(value) ?? Number.NaN);

/** Returns an integer as digits, however it is written; `undefined` if it has decimals or is too large to write out. */
export function integerOf(value: Json | undefined): bigint | undefined {
  const text = numberText(value);
  if (text === undefined) return undefined;
  const { digits, power } = fractionOf(text) ?? { digits: 0n, power: -1 };
  const one = power < 0 ? 0n : 10n ** BigInt(power);
  if (one === 0n || digits % one !== 0n) return undefined;
  return text.startsWith("-") ? -digits / one : digits / one;
}

/** Compares two JSON numbers; negative when the first is less. */
export function compareNumbers(a: Json, b: Json): number {
  const [left, right] = [integerOf(a), integerOf(b)];
  if (left !== undefined && right !== undefined) return left < right ? -1 : left > right ? 1 : 0;
  return numberOf(a) - numberOf(b);
}

/** Returns the least integer that a lower limit allows; `undefined` without a usable limit. */
export function minInteger(limit: Limit | undefined): bigint | undefined {
  if (limit === undefined) return undefined;
  const integer = integerOf(limit.value);
  if (integer !== undefined) return limit.exclusive ? integer + 1n : integer;
  const up = Math.ceil(numberOf(limit.value));
  return Number.isFinite(up) ? BigInt(up) : undefined;
}

/** Returns the greatest integer that an upper limit allows; `undefined` without a usable limit. */
export function greatestInteger(limit: Limit | undefined): bigint | undefined {
  if (limit === undefined) return undefined;
  const integer = integerOf(limit.value);
  if (integer !== undefined) return limit.exclusive ? integer - 1n : integer;
  const down = Math.floor(numberOf(limit.value));
  return Number.isFinite(down) ? BigInt(down) : undefined;
}

/** A decimal as an integer over a power of ten; `undefined` if its exponent is too large to write out. */
function fractionOf(text: string): { readonly digits: bigint; readonly power: number } | undefined {
  const { whole = "", fraction = "", exponent = "0" } = decimal.exec(text)?.groups ?? {};
  const power = fraction.length - Number(exponent);
  if (whole === "" || Math.abs(power) > 400) return undefined;
  const digits = BigInt(whole + fraction);
  return power < 0 ? { digits: digits * 10n ** BigInt(-power), power: 0 } : { digits, power };
}
const decimal = /^-?(?<whole>\d{1,400})(?:\.(?<fraction>\d{1,400}))?(?:[eE](?<exponent>[+-]?\d{1,4}))?$/;

/** Returns the greatest common divisor of two positive integers. */
function commonDivisor(a: bigint, b: bigint): bigint {
  let [left, right] = [a, b];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}

/** Returns the least decimal that is a multiple of two positive ones; the first one if they are too large. */
export function commonMultiple(a: string, b: string): string {
  const [left, right] = [fractionOf(a), fractionOf(b)];
  if (left === undefined || right === undefined || a === b) return a;
  const power = Math.max(left.power, right.power);
  const [x, y] = [left.digits * 10n ** BigInt(power - left.power), right.digits * 10n ** BigInt(power - right.power)];
  const digits = String((x * y) / commonDivisor(x, y)).padStart(power + 1, "0");
  const fraction = power === 0 ? "" : digits.slice(-power).replace(/0+$/, "");
  return digits.slice(0, digits.length - power) + (fraction === "" ? "" : `.${fraction}`);
}

/** Returns the least integer that is a multiple of a positive decimal; `undefined` if that is too large. */
export function integerMultiple(step: string): bigint | undefined {
  const whole = commonMultiple(step, "1");
  return /^\d+$/.test(whole) ? BigInt(whole) : undefined;
}
