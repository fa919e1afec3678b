import type { ContentAst } from "../ast/service.ts";
import type { ObjectAst, TypeReferenceAst } from "../ast/type.ts";
import { optional } from "../common.ts";
import { type Read, readMembers, readText, readWord, required } from "../read.ts";
import { isTypeName, objectKeys, objectOf, readTypeReference } from "../types/index.ts";

/** Reads a use of a type, or an inline object. */
export const readContent: Read<TypeReferenceAst | ObjectAst> = (node, report) => {
  if (node.kind !== "map") return readTypeReference(node, report);
  const members = readMembers(node, report, { name: "an object", keys: objectKeys });
  return members && objectOf(members);
};

/** Reads the payload of a channel or webhook: a type, or an inline object with a name. */
export const readNamedContent: Read<ContentAst> = (node, report) => {
  if (node.kind !== "map") {
    const content = readTypeReference(node, report);
    return content && { content };
  }
  const members = readMembers(node, report, {
    name: "a body",
    keys: { ...objectKeys, name: readWord, type: readTypeReference, docs: readText },
  });
  if (members === undefined) return undefined;
  const about = optional("docs", members.docs);
  if (members.type !== undefined) return { ...about, content: members.type };
  const name = required(members.name, "name", "an inline body", node, report);
  if (name === undefined || !isTypeName(name, "a body", report)) return undefined;
  return { ...about, name, content: objectOf(members) };
};
