import { isObject, type JsonObject, own } from "#engine/json";
import type { Availability, Documented } from "#engine/shape";
import { audiencesIn, included, keyword, type Node } from "../node.ts";
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
 * words of the standard and of docs tools.
 */
export function documentedPart(node: Node): Documented {
  const { value } = node;
  if (!isObject(value)) return {};
  const availability = availabilityOf(value);
  const written = own(value, "description");
  const text = isObject(written) ? included(keyword(node, "description")).value : written;
  const description = withRules(typeof text === "string" && text.trim() !== "" ? text : undefined, node);
  return {
    ...(description !== undefined && { description }),
    ...(availability !== undefined && { availability }),
    ...audiencesIn(node, "x-fern-audiences"),
  };
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
