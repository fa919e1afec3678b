import { exactText, isExact, type Json, numberFromText } from "#engine/json";
import type { EnumShape } from "#engine/shape";
import { isDigits } from "./digits.ts";

/** Reads a number of the wire as a double, where it is one; anything else stays as it is. */
export function doubleFromWire(value: Json): Json {
  if (!isExact(value)) return value;
  const double = Number(exactText(value));
  return Number.isFinite(double) ? double : value;
}

/** Reads a number of the wire as a whole number of 32 bits, where it is a safe one; anything else stays as it is. */
export function wholeFromWire(value: Json): Json {
  if (!isExact(value)) return value;
  const double = Number(exactText(value));
  return Number.isSafeInteger(double) && !isDigits(exactText(value)) ? double : value;
}

/** Reads a number of the wire as digit text; what is no whole number stays as it is. */
export function digitsFromWire(value: Json): Json {
  if (typeof value !== "number" && !isExact(value)) return value;
  const text = isExact(value) ? exactText(value) : String(value);
  if (isDigits(text)) return text;
  // `1.0` and `1e3` are whole as well. Beyond the safe integers a double would guess.
  const double = Number(text);
  return Number.isSafeInteger(double) ? String(double) : value;
}

/** Writes digit text as a number of the wire; text that is no whole number stays as it is. */
export const digitsToWire = (value: Json): Json =>
  typeof value === "string" && isDigits(value) ? numberFromText(value) : value;

/** Makes the reader of a closed list of numbers: a number of the wire becomes the text of the value it is. */
export function choiceFromWire({ values, numeric }: EnumShape): (value: Json) => Json {
  if (numeric === undefined) return (value) => value;
  const texts = new Set(values.map(({ value }) => value));
  return (value) => {
    if (typeof value !== "number" && !isExact(value)) return value;
    const text = isExact(value) ? exactText(value) : String(value);
    if (texts.has(text)) return text;
    // `1.0` is the number that the list has as `1`.
    return values.find((one) => Number(one.value) === Number(text))?.value ?? value;
  };
}

/** Makes the writer of a closed list of numbers; text that is none of them stays as it is. */
export function choiceToWire({ values, numeric }: EnumShape): (value: Json) => Json {
  if (numeric === undefined) return (value) => value;
  const texts = new Set(values.map(({ value }) => value));
  return (value) => (typeof value === "string" && texts.has(value) ? numberFromText(value) : value);
}
