import type { PrimitiveName, RawName } from "../ast/type.ts";

/** The primitives by their names in the IDL, synonyms included. */
export const primitives: ReadonlyMap<string, PrimitiveName> = new Map<string, PrimitiveName>([
  ["string", "string"],
  ["boolean", "boolean"],
  ["integer", "integer"],
  ["uint", "uint"],
  ["long", "long"],
  ["uint64", "uint64"],
  ["double", "double"],
  ["float", "double"],
  ["datetime", "datetime"],
  ["date", "date"],
  ["uuid", "uuid"],
  ["base64", "base64"],
  ["bigint", "bigint"],
  ["datetime-rfc-2822", "datetime-rfc-2822"],
]);

/** Type constructors that take one other type. */
export const wrappers = ["optional", "nullable", "list", "set"] as const;

/** Bodies that are not JSON. */
export const raws: readonly RawName[] = ["file", "bytes", "text"];

/** Every built-in name of a type. */
export const typeWords: readonly string[] = [...primitives.keys(), ...wrappers, "map", "literal", "unknown", ...raws];

/** Type names of other formats and languages, with their names here. */
export const foreignWords: ReadonlyMap<string, string> = new Map([
  ["any", "unknown"],
  ["array", "list"],
  ["binary", "bytes"],
  ["bool", "boolean"],
  ["byte", "base64"],
  ["char", "string"],
  ["decimal", "double"],
  ["dict", "map"],
  ["int", "integer"],
  ["int32", "integer"],
  ["int64", "long"],
  ["json", "unknown"],
  ["number", "double"],
  ["object", "map<string, unknown>"],
  ["record", "map"],
  ["str", "string"],
  ["timestamp", "datetime"],
  ["url", "string"],
]);
