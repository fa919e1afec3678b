import { isList, isObject, type Json, own, parseJson, printJson } from "#engine/json";
import type { Documented, Shape, TypeTable } from "#engine/shape";
import type { ImportDiagnostic } from "../diagnostic.ts";
import { distinct, inside, keyword, type Node, note } from "../node.ts";
import { documentedPart } from "./documented.ts";
import { mapKeywords, openDocument, schemaKeywords } from "./documents/index.ts";
import { branchProperties } from "./facts/index.ts";
import { schemaReader } from "./reader.ts";

/** A JSON Schema as plain data: an object with keywords, or `true` or `false`. */
export type JsonSchema = boolean | object;

/** The shape of a JSON Schema. */
export interface SchemaShape extends Documented {
  readonly shape: Shape;
  /** The named types that the shape refers to: from `$defs`, `definitions` and other targets of `$ref`. */
  readonly types: TypeTable;
  /** The title of the schema. */
  readonly title?: string;
  /** The parts of the schema that the shape does not represent, and what is used in their place. */
  readonly issues: readonly ImportDiagnostic[];
}

const anything: Shape = { kind: "unknown" };

/**
 * Reads a JSON Schema, of draft 4 to 2020-12, as the shape of a form. Every `$ref` must point into the schema itself. It
 * never throws: a part without a shape accepts any value, and has an issue.
 *
 * ```ts
 * const { shape, types, issues } = shapeOf({ type: "object", properties: { name: { type: "string", title: "Name" } } });
 * ```
 */
export function shapeOf(schema: JsonSchema): SchemaShape {
  try {
    return read(asJson(schema));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = "the schema is nested too deeply; any JSON value is accepted";
    return { shape: anything, types: {}, issues: [{ at: "", code: "limit", limit: "depth", message }] };
  }
}

function read(json: Json | undefined): SchemaShape {
  if (typeof json !== "boolean" && !isObject(json)) {
    const message = "expected a JSON Schema, an object or a boolean without cycles; any JSON value is accepted";
    return { shape: anything, types: {}, issues: [{ at: "", code: "type", message }] };
  }
  const diagnostics: ImportDiagnostic[] = [];
  const documents = openDocument(json, diagnostics);
  const { main } = documents;
  noteUnrepresented(main);
  const named = ["$defs", "definitions"].map((key) => keyword(main, key)).filter(({ value }) => isObject(value));
  const schemas = schemaReader({ documents, dialect: "json-schema", named, titles: true });
  const shape = schemas.shapeOf(main);
  const types = schemas.finish();
  return { shape, types, ...aboutRoot(main), issues: distinct(diagnostics) };
}

/**
 * Returns a schema as JSON; undefined if it has a cycle or is not data. Throws a `RangeError` if it is nested deeper
 * than `maxJsonDepth`.
 */
function asJson(schema: unknown): Json | undefined {
  const text = jsonText(schema);
  if (text === undefined) return undefined;
  const parsed = parseJson(text);
  if (parsed.ok) return parsed.value;
  throw new RangeError(parsed.error.message);
}

/** Returns the JSON text of a schema, with every digit of an `Exact`. */
function jsonText(schema: unknown): string | undefined {
  try {
    // The printer omits values that are not JSON, and throws if the whole is not JSON.
    return printJson(schema as Json);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    // Cycles and 64-bit numbers of the language have no JSON text.
    return undefined;
  }
}

/**
 * Reports keywords that the reader accepts although a shape can't express them. The object around a part of `allOf` has the
 * properties of its conditions.
 */
function noteUnrepresented(node: Node, isPart = false): void {
  const { value } = node;
  if (isList(value)) for (const [i, item] of value.entries()) noteUnrepresented(inside(node, item, i), isPart);
  if (!isObject(value)) return;
  const declared = own(value, "properties") ?? {};
  for (const key of isPart ? [] : branchProperties(node).keys()) {
    if (isObject(declared) && own(declared, key) !== undefined) continue;
    note(
      node,
      "mismatch",
      `the property ${JSON.stringify(key)} of a condition is always offered; the condition is checked`,
    );
  }
  for (const key of Object.keys(value)) {
    const inner = keyword(node, key);
    if (schemaKeywords.has(key)) noteUnrepresented(inner, key === "allOf");
    else if (mapKeywords.has(key) && isObject(inner.value))
      for (const name of Object.keys(inner.value)) noteUnrepresented(keyword(inner, name));
  }
}

function aboutRoot(main: Node): Documented & { readonly title?: string } {
  const title = keyword(main, "title").value;
  return { ...(typeof title === "string" && title !== "" && { title }), ...documentedPart(main) };
}
