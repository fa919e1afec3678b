import { exactText, isExact, type Json, printJson } from "#engine/json";

/** Writes one value as text for a path that holds text only; lists and objects as JSON, every digit kept. */
export function itemText(value: Json): string {
  if (typeof value === "string") return value;
  if (isExact(value)) return exactText(value);
  return printJson(value);
}
