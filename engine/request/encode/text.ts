import { exactText, isExact, type Json, printJson } from "#engine/json";

/** Writes one value as text; lists and objects as JSON, with all digits. */
export function itemText(value: Json): string {
  if (typeof value === "string") return value;
  if (isExact(value)) return exactText(value);
  return printJson(value);
}
