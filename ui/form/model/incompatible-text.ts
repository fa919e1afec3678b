import { type Json, printJson } from "#engine/json";
import { formText } from "#locales/messages/form";

/** Length at which a value is truncated in the note, in UTF-16 units. */
const maxLength = 80;

/** Returns the note about a value of another type. */
export function incompatibleText(value: Json): string {
  const text = printJson(value);
  return formText().incompatible({ found: text.length > maxLength ? `${text.slice(0, maxLength)}…` : text });
}
