import { isExact } from "./exact.ts";
import type { Json, JsonObject } from "./json.ts";

/** Returns true if a value is a JSON object (not a list, `null` or an `Exact` number). */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isExact(value);

/** Returns true for a map with keys, as YAML and JSON have them. */
export const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns true if a value is a JSON list. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Reads a member that an object or a table itself has; inherited names such as `toString` are not found. */
export function own<T = Json>(value: { readonly [key: string]: T }, key: string): T | undefined {
  // Most requested members are absent, so the read comes first: a second lookup takes as long.
  const found = value[key];
  return found === undefined || Object.hasOwn(value, key) ? found : undefined;
}
