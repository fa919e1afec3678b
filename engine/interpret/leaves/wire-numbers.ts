import { exactText, isExact, type Json, numberFromText } from "#engine/json";
import type { EnumShape } from "#engine/shape";
import { isDigits } from "./digits.ts";

/** Reads a wire number as a double; other values stay unchanged. */
export function doubleFromWire(value: Json): Json {
  if (!isExact(value)) return value;
  const double = Number(exactText(value));
  return Number.isFinite(double) ? double : value;
}

/** Reads a wire number as a 32-bit integer if it is safe; other values stay unchanged. */
export function integerFromWire(value: Json): Json {
  if (!isExact(value)) return value;
  const double = Number(exactText(value));
  return Number.isSafeInteger(double) && !isDigits(exactText(value)) ? double : value;
}

/** Reads a wire number as digit text; values that are not integers stay unchanged. */
export function digitsFromWire(value: Json): Json {
  if (typeof value !== "number" && !isExact(value)) return value;
  const text = isExact(value) ? exactText(value) : String(value);
  if (isDigits(text)) return text;
  // `1.0` and `1e3` are integers too. Beyond the safe integers a double has lost digits.
  const double = Number(text);
  return Number.isSafeInteger(double) ? String(double) : value;
}

/** Writes digit text as a wire number; text that is not an integer stays unchanged. */
export const digitsToWire = (value: Json): Json =>
  typeof value === "string" && isDigits(value) ? numberFromText(value) : value;

/** Creates the decoder of a numeric enum: a wire number becomes the text of its value. */
export function choiceFromWire({ values, numeric }: EnumShape): (value: Json) => Json {
  if (numeric === undefined) return (value) => value;
  const texts = new Set(values.map(({ value }) => value));
  return (value) => {
    if (typeof value !== "number" && !isExact(value)) return value;
    const text = isExact(value) ? exactText(value) : String(value);
    if (texts.has(text)) return text;
    // `1.0` is the same number as `1` in the enum.
    return values.find((one) => Number(one.value) === Number(text))?.value ?? value;
  };
}

/** Creates the encoder of a numeric enum; other text stays unchanged. */
export function choiceToWire({ values, numeric }: EnumShape): (value: Json) => Json {
  if (numeric === undefined) return (value) => value;
  const texts = new Set(values.map(({ value }) => value));
  return (value) => (typeof value === "string" && texts.has(value) ? numberFromText(value) : value);
}
