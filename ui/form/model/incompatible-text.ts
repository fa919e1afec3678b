import { type Json, printJson } from "#engine/json";
import { formWords as words } from "../../form-words.ts";

/** Length at which a value is truncated in the note, in UTF-16 units. */
const maxLength = 80;

/** Returns the note about a value of another type. */
export function incompatibleText(value: Json): string {
  const text = printJson(value);
  return words.incompatible(text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);
}
