import { unescapeSegment } from "#engine/json";
import { lastStep, type Node } from "../../node.ts";
import { type Documents, referenceOf } from "./documents.ts";

/** Finds the schema that the mapping of a discriminator names, by a reference or by its name alone. */
export function mappedSchema(reference: string, at: Node, documents: Documents): Node | undefined {
  const plain = /^[\w.-]+$/.test(reference) && !/\.(?:json|ya?ml)$/i.test(reference);
  const positional = plain ? [`#/components/schemas/${reference}`, `#/definitions/${reference}`] : [reference];
  for (const candidate of positional) {
    const known = documents.find(candidate, at);
    const target = known && documents.follow(known);
    if (target !== undefined) return target;
  }
  return undefined;
}

/** Returns the name of a schema: the last step of its reference or path. */
export function nameOf(node: Node): string | undefined {
  const reference = referenceOf(node);
  const last = reference === undefined ? lastStep(node) : reference.split(/[#/]/).at(-1);
  return typeof last === "string" && last !== "" ? unescapeSegment(last) : undefined;
}
