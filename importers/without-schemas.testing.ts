/**
 * Returns a model, or a part of it, without its written schemas and the locations of these, for tests about the rest: the
 * schemas of the same shapes differ with the format that they are written in.
 */
export function withoutSchemas<T>(value: T): T {
  // The members that are left have the types that they had.
  return without(value) as T;
}

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      key === "schemas" || key === "schemaAnchors" || (key === "schema" && typeof one === "string")
        ? []
        : [[key, without(one)]],
    ),
  );
}
