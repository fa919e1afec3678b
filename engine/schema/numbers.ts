import { exactText, isExact, type Json } from "#engine/json";

/** A decimal: a sign, digits without zeros at either end, and the power of ten of the last digit. */
interface Decimal {
  readonly sign: -1 | 0 | 1;
  readonly digits: string;
  readonly power: bigint;
}

const numeral = /^(?<minus>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?(?:[eE](?<power>[+-]?\d+))?$/;

const zero: Decimal = { sign: 0, digits: "", power: 0n };

/** Returns the nearest double of a number. */
export const doubleOf = (value: Json): number => Number(isExact(value) ? exactText(value) : value);

/** Returns true for a number, also one that keeps its text. */
export const isNumber = (value: Json | undefined): boolean => typeof value === "number" || isExact(value);

function decimalOf(value: Json): Decimal {
  const text = isExact(value) ? exactText(value) : String(value);
  const { minus, whole = "", fraction = "", power = "0" } = numeral.exec(text)?.groups ?? {};
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = withoutZeros(digits);
  if (significant === "") return zero;
  const last = BigInt(power) - BigInt(fraction.length) + BigInt(digits.length - significant.length);
  return { sign: minus === "-" ? -1 : 1, digits: significant, power: last };
}

/** Removes zeros at the end in linear time, which a pattern would not. */
function withoutZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}

/** Returns a text that is the same for equal numbers only, however they are written. */
export function numberKey(value: Json): string {
  const { sign, digits, power } = decimalOf(value);
  return `${sign < 0 ? "-" : ""}${digits}e${power}`;
}

/** Compares two numbers digit by digit: negative if the first is less, 0 if they are equal. */
export function compareNumbers(a: Json, b: Json): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [one, other] = [decimalOf(a), decimalOf(b)];
  if (one.sign !== other.sign) return one.sign - other.sign;
  return one.sign * compareSizes(one, other);
}

function compareSizes(a: Decimal, b: Decimal): number {
  const [one, other] = [a, b].map(({ digits, power }) => power + BigInt(digits.length));
  if (one !== other) return (one ?? 0n) < (other ?? 0n) ? -1 : 1;
  if (a.digits === b.digits) return 0;
  return a.digits < b.digits ? -1 : 1;
}

/** Returns true for a number without a fraction: `1.0` and `1e3` are. */
export function isWhole(value: Json): boolean {
  if (typeof value === "number") return Number.isInteger(value);
  return isExact(value) && decimalOf(value).power >= 0n;
}

/** Returns true if a number is a multiple of another one, as decimals: 0.3 is one of 0.1. */
export function isMultiple(value: Json, step: Json): boolean {
  const [number, unit] = [decimalOf(value), decimalOf(step)];
  if (number.sign === 0 || unit.sign === 0) return true;
  const power = number.power - unit.power;
  // The last digit of a number is not zero, so no power of ten divides it.
  if (power < 0n) return false;
  const divisor = BigInt(unit.digits);
  return (BigInt(number.digits) * powerOfTen(power, divisor)) % divisor === 0n;
}

/**
 * Returns true for a multiple that common validators see too. They divide doubles, by which 0.07 is not a multiple of 0.01.
 */
export const isUndisputedMultiple = (value: Json, step: Json): boolean =>
  isMultiple(value, step) && Number.isInteger(doubleOf(value) / doubleOf(step));

/** Returns a power of ten modulo a number; the exponent of an untrusted number may be huge. */
function powerOfTen(power: bigint, divisor: bigint): bigint {
  let [result, square, rest] = [1n, 10n % divisor, power];
  while (rest > 0n) {
    if (rest % 2n === 1n) result = (result * square) % divisor;
    square = (square * square) % divisor;
    rest /= 2n;
  }
  return result;
}
