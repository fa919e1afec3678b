/** A decimal as digits times a power of ten. */
interface Scaled {
  readonly digits: bigint;
  readonly power: number;
}

function scaled(text: string): Scaled {
  const [mantissa = "", power = "0"] = text.toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), power: Number(power) - fraction.length };
}

/**
 * Returns true if one number is a multiple of another, both as JSON writes them. They are compared as decimals, since
 * doubles have no exact tenths: 0.3 is a multiple of 0.1. Powers of ten must be in the range of doubles.
 */
export function isMultipleOf(value: string, step: string): boolean {
  const [{ digits, power }, unit] = [scaled(value), scaled(step)];
  if (unit.digits === 0n) return true;
  const last = Math.min(power, unit.power);
  return (digits * 10n ** BigInt(power - last)) % (unit.digits * 10n ** BigInt(unit.power - last)) === 0n;
}

/** Number of digits that are divided at once. */
const chunk = 300;

/** The same for integers as digit text. The time grows with the number of digits only, see `compareDigits`. */
export function areDigitsMultipleOf(value: string, step: string): boolean {
  const unit = BigInt(step);
  if (unit <= 0n) return true;
  let rest = 0n;
  for (let at = value.startsWith("-") ? 1 : 0; at < value.length; at += chunk) {
    const part = value.slice(at, at + chunk);
    rest = BigInt(`${rest}${part}`) % unit;
  }
  return rest === 0n;
}
