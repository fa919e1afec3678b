import { exactText, isExact, type Json, printJson } from "#engine/json";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns an id as text: equal for ids that a body has as a number and an address as text, or in another case (UUID). */
export function idText(id: Json): string {
  if (isExact(id)) return exactText(id);
  if (typeof id !== "string") return printJson(id);
  return uuid.test(id) ? id.toLowerCase() : id;
}
