import { isList, isObject, type Json, type JsonObject, own } from "#engine/json";
import type { Availability, Documented } from "#engine/shape";
import { audiencesIn, entriesOf, included, itemsOf, keyword, type Node, nonEmptyText } from "../node.ts";
import { rulesInWords } from "./describe-rules.ts";

const availabilities: ReadonlyMap<string, Availability> = new Map([
  ["stable", "Stable"],
  ["generally-available", "GenerallyAvailable"],
  ["ga", "GenerallyAvailable"],
  ["in-development", "InDevelopment"],
  ["pre-release", "PreRelease"],
  ["alpha", "PreRelease"],
  ["experimental", "PreRelease"],
  ["deprecated", "Deprecated"],
  ["beta", "Beta"],
]);

/**
 * Reads the documentation of a part: its text, with the rules that forms can't check, and its availability, in the
 * words of the standard and of docs tools. A link to further documents follows the text.
 */
export function documentedPart(node: Node): Documented {
  const { value } = node;
  if (!isObject(value)) return {};
  const availability = availabilityOf(value);
  return {
    ...withLink(withRules(textsOfSchema(node).join("\n\n") || undefined, node), node),
    ...(availability !== undefined && { availability }),
    ...audiencesIn(node, "x-fern-audiences"),
  };
}

/**
 * Lists the descriptions of a schema and of its parts without a description in the shape: items, map values, merged
 * schemas, and the only alternative to `null`. References keep the text of their target.
 */
export function textsOfSchema(node: Node): readonly string[] {
  const { value } = node;
  if (!isObject(value)) return [];
  const written = own(value, "description");
  const text = isObject(written) ? included(keyword(node, "description")).value : written;
  const texts = typeof text === "string" && text.trim() !== "" ? [text] : [];
  return [...new Set([...texts, ...partsOf(node, value).flatMap(textsOfSchema)])];
}

/** Joins the text of a part with the descriptions that its schemas have themselves. */
export function withSchemaTexts(text: string | undefined, schemas: readonly Node[]): { readonly description?: string } {
  const all = new Set([text ?? "", ...schemas.flatMap(textsOfSchema)].filter((one) => one.trim() !== ""));
  return all.size === 0 ? {} : { description: [...all].join("\n\n") };
}

function partsOf(node: Node, schema: JsonObject): readonly Node[] {
  const listed = (key: string): readonly Node[] => (isList(own(schema, key)) ? itemsOf(keyword(node, key)) : []);
  const single = ["items", "additionalProperties"].map((key) => keyword(node, key));
  const choices = ["anyOf", "oneOf"].map((key) => listed(key).filter(({ value }) => !isNull(value)));
  const patterns = keyword(node, "patternProperties");
  return [
    ...single.filter((one) => isObject(one.value)),
    ...[...listed("items"), ...listed("prefixItems"), ...listed("allOf")],
    ...(isObject(patterns.value) ? entriesOf(patterns).map(([, one]) => one) : []),
    ...choices.flatMap((all) => (all.length === 1 ? all : [])),
  ];
}

const isNull = (value: Json | undefined): boolean => isObject(value) && own(value, "type") === "null";

/** Joins a text with a link to further documents, as markdown. */
export function withLink(text: string | undefined, node: Node): { readonly description?: string } {
  if (!isObject(node.value) || own(node.value, "externalDocs") === undefined)
    return text === undefined ? {} : { description: text };
  const further = keyword(node, "externalDocs");
  const url = nonEmptyText(further, "url");
  const link = url === undefined ? [] : [`[${nonEmptyText(further, "description") ?? "More"}](${url})`];
  const all = [...(text === undefined ? [] : [text]), ...link];
  return all.length === 0 ? {} : { description: all.join("\n\n") };
}

/** Returns a description, followed by the rules of a schema that no shape can represent. */
export function withRules(description: string | undefined, schema: Node): string | undefined {
  const parts = [description, rulesInWords(schema)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join("\n\n");
}

function availabilityOf(value: JsonObject): Availability | undefined {
  if (!Object.keys(value).some((key) => key === "deprecated" || key.startsWith("x-"))) return undefined;
  if (own(value, "deprecated") === true || own(value, "x-deprecated") === true) return "Deprecated";
  for (const key of ["x-fern-availability", "x-availability", "x-stability-level", "x-stability", "x-lifecycle"]) {
    const word = own(value, key);
    const known =
      typeof word === "string" ? availabilities.get(word.toLowerCase().replaceAll(/[ _]/g, "-")) : undefined;
    if (known !== undefined) return known;
  }
  return own(value, "x-beta") === true ? "Beta" : undefined;
}

/** Reads the documentation of one value from several schemas; later ones, which are closer to its use, win. */
export const documentedParts = (nodes: readonly Node[]): Documented => Object.assign({}, ...nodes.map(documentedPart));
