import { exactText, isExact, type Json, printJson } from "#engine/json";

/** Writes one value as text for a place that holds text only; lists and objects as JSON, every digit kept. */
export function itemText(value: Json): string {
  if (typeof value === "string") return value;
  if (isExact(value)) return exactText(value);
  return printJson(value);
}

/** Puts U+FFFD for each half of a surrogate pair that stands alone, as UTF-8 encoders do; nothing else can be sent. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");
