import { isObject, type Json, own, printJson } from "#engine/json";

/** Returns what a value names as its variant: the text of its discriminant, or other values as JSON. */
export function namedVariant(discriminant: string | undefined, value: Json | undefined): string | undefined {
  const named = discriminant !== undefined && isObject(value) ? own(value, discriminant) : undefined;
  return named === undefined || typeof named === "string" ? named : printJson(named);
}
