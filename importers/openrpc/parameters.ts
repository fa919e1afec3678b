import type { Property } from "#engine/shape";
import { documentedPart, withSchemaTexts } from "../json-schema/index.ts";
import { isThere, itemsOf, member, type Node, note, textOf } from "../node.ts";
import type { Reading } from "./server.ts";

/** The parameters of a method, and whether they are sent as a list in their order instead of by name. */
export interface Parameters {
  readonly parameters: readonly Property[];
  readonly byPosition: boolean;
}

/** Reads the parameters of a method; if both ways of sending them are allowed, they are sent by name. */
export function readParameters(method: Node, { documents, schemas }: Reading): Parameters {
  const keys = new Set<string>();
  const parameters = itemsOf(member(method, "params")).flatMap((at, i): readonly Property[] => {
    const node = documents.follow(at);
    if (node === undefined) return [];
    const key = textOf(member(node, "name")) ?? `param${i + 1}`;
    if (keys.has(key)) {
      note(node, "mismatch", `duplicate parameter ${JSON.stringify(key)}; this one is ignored`);
      return [];
    }
    keys.add(key);
    const optional = member(node, "required").value !== true;
    const summary = textOf(member(node, "summary"));
    const schema = member(node, "schema");
    const { description = summary, ...documented } = documentedPart(node);
    const about = { ...documented, ...withSchemaTexts(description, [schema]), ...schemas.locationOf(schema) };
    return [schemas.propertyOf({ key, nodes: [schema], optional, about })];
  });
  return { parameters, byPosition: isByPosition(member(method, "paramStructure")) };
}

function isByPosition(node: Node): boolean {
  if (node.value === "by-position") return true;
  if (isThere(node) && node.value !== "by-name" && node.value !== "either") {
    note(node, "unknown-kind", "expected by-name, by-position or either; using by-name instead");
  }
  return false;
}
