import { isExact, type Json } from "#engine/json";

/** A value that a caller handed over cannot be written as JSON. */
export class NotJsonError extends Error {
  override readonly name = "NotJsonError";
  constructor(what: string) {
    super(`${what} cannot be written as JSON`);
  }
}

/**
 * Converts a typed value to JSON: a property that is `undefined` is absent. Throws `NotJsonError` for other values that
 * JSON can't represent.
 */
export function jsonOf(value: unknown): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new NotJsonError(`The number ${value}`);
    return value;
  }
  if (typeof value !== "object") throw new NotJsonError(`A value of type ${typeof value}`);
  if (isExact(value)) return value;
  if (Array.isArray(value)) return value.map((item) => jsonOf(item ?? null));
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([key, member]) => [key, jsonOf(member)] as const));
}
