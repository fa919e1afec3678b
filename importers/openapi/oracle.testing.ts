import { dereference, type Schema, validate } from "@cfworker/json-schema";

/** The oracle's answer for one value: why it is invalid, or undefined if it is valid. */
export type Oracle = (schema: unknown, value: unknown) => string | undefined;

interface Loose {
  [key: string]: unknown;
}
const isLoose = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Members that contain values instead of schemas. */
const data: ReadonlySet<string> = new Set(["example", "examples", "default", "enum", "const"]);

/**
 * Creates an independent validator of values: an established JSON Schema library, with the schemas of an OpenAPI 3.0
 * document converted to JSON Schema. `schemas` are those to be validated against.
 */
export function oracleOf(named: unknown, schemas: readonly unknown[]): Oracle {
  const places = new Map<unknown, number>();
  for (const schema of schemas) if (!places.has(schema)) places.set(schema, places.size);
  const asked = [...places.keys()].map((schema) => plainSchema(schema));
  const whole = { components: { schemas: plainSchema(named, true) }, $defs: Object.fromEntries(asked.entries()) };
  // The library types only the keywords that it reads; `whole` is a schema like any other.
  const schema: object = whole;
  const lookup = dereference(schema as Schema);
  return (schema, value) => {
    const found = validate(value, asked[places.get(schema) ?? -1] as Schema, "2020-12", lookup, true);
    const last = found.errors.at(-1);
    return found.valid ? undefined : `${last?.instanceLocation.replace(/^#\/?/, "")}: ${last?.error}`;
  };
}

/** Converts a schema of OpenAPI 3.0 to JSON Schema; with `named`, a map of schemas. */
function plainSchema(schema: unknown, named = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => plainSchema(item));
  if (!isLoose(schema)) return schema;
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] =>
    !named && data.has(key) ? [key, value] : [key, plainSchema(value, !named && key === "properties")],
  );
  const { nullable, ...rest } = Object.fromEntries(entries);
  if (named || nullable !== true) return named ? Object.fromEntries(entries) : rest;
  if (typeof rest.type !== "string")
    return Object.keys(rest).some((key) => /Of$|ref$/.test(key)) ? { anyOf: [rest, { type: "null" }] } : rest;
  const values = Array.isArray(rest.enum) ? { enum: [...rest.enum, null] } : {};
  return { ...rest, ...values, type: [rest.type, "null"] };
}
