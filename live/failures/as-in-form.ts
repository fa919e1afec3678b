import { exactText, isExact, type Json, printJson } from "#engine/json";

/**
 * Returns a value of an answer as its form has it: 64-bit numbers are texts in a form (docs/behavior.md#types), and the
 * numbers in addresses are texts in an answer.
 */
export function asInForm(value: Json, before: Json | undefined): Json {
  if (typeof before === "string" && typeof value === "number") return printJson(value);
  if (typeof before === "number" && typeof value === "string" && String(Number(value)) === value) return Number(value);
  return isExact(value) ? exactText(value) : value;
}
