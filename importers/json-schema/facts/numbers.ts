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
  if (/^-?\d{1,400}$/.test(text)) return BigInt(text);
  const double = Number(text);
  return Number.isInteger(double) ? BigInt(double) : undefined;
}

/** Compares two JSON numbers; negative when the first is less. */
export function compareNumbers(a: Json, b: Json): number {
  const [left, right] = [integerOf(a), integerOf(b)];
  if (left !== undefined && right !== undefined) return left < right ? -1 : left > right ? 1 : 0;
  return numberOf(a) - numberOf(b);
}

/** Returns the least integer that a lower limit allows; `undefined` without a usable limit. */
export function leastInteger(limit: Limit | undefined): bigint | undefined {
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
