import { exact, exactText, isExact, type Json, numberFromText } from "#engine/json";

const textOf = (value: Json): string => (isExact(value) ? exactText(value) : String(value));

const whole = /^-?\d+$/;

/** Returns true for a number of JSON. */
export const isNumeric = (value: Json | undefined): boolean => typeof value === "number" || isExact(value);

/** Returns true for a number that is written without a fraction. */
export const isWholeNumber = (value: Json): boolean => isNumeric(value) && whole.test(textOf(value));

/** Adds a step to a number; whole numbers keep every digit. */
export function add(value: Json, step: number): Json {
  const text = textOf(value);
  if (whole.test(text) && Number.isInteger(step)) return numberFromText(String(BigInt(text) + BigInt(step)));
  return Number((Number(text) + step).toPrecision(15));
}

/** Multiplies a number; undefined where a double would lose digits of the product. */
export function times(value: Json, factor: number): Json | undefined {
  const product = Number(textOf(value)) * factor;
  return Math.abs(product) > Number.MAX_SAFE_INTEGER ? undefined : Number(product.toPrecision(15));
}

/** The next number beyond a limit that is not an integer. */
export const beyond = (value: Json, side: 1 | -1): Json => {
  const text = textOf(value);
  if (whole.test(text)) return add(value, side);
  const size = Math.abs(Number(text));
  return size > 1e15 ? exact(`${side < 0 ? "-" : ""}1e308`) : add(value, side * 0.01);
};
