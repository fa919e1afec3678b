import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Word } from "../../source.ts";
import type { ErrorAst, ErrorExampleAst } from "../ast/service.ts";
import type { Limit, ObjectAst, TypeReferenceAst } from "../ast/type.ts";
import { type DescribedKeys, describedKeys, describedOf, optional, readLimit } from "../common.ts";
import { listOf, type Read, readAny, readMembers, readText, readWord, required } from "../read.ts";
import { isTypeName, type ObjectKeys, objectKeys, objectOf, readTypeReference } from "../types/index.ts";
import type { Yaml } from "../yaml/index.ts";

/** Reads a use of a type, or an inline object. */
export const readContent: Read<TypeReferenceAst | ObjectAst> = (node, report) => {
  if (node.kind !== "map") return readTypeReference(node, report);
  const members = readMembers<ObjectKeys>(node, report, {
    name: "an object",
    keys: objectKeys,
  });
  return members && objectOf(members);
};

const readExample: Read<ErrorExampleAst> = (node, report) => {
  const members = readMembers<{ name: string; docs: string; value: Yaml }>(node, report, {
    name: "an example",
    keys: { name: readText, docs: readText, value: readAny },
    noted: { id: readWord },
  });
  const value = members && required(members.value, "value", "an example", node, report);
  if (members === undefined || value === undefined) return undefined;
  return { value, ...optional("name", members.name), ...optional("docs", members.docs) };
};

interface ErrorKeys extends DescribedKeys {
  "display-name": string;
  "status-code": Limit;
  type: TypeReferenceAst | ObjectAst;
  examples: readonly ErrorExampleAst[];
}

/** Reads one named error. */
export function readErrorDeclaration(name: Word, node: Yaml, report: Report): ErrorAst | undefined {
  if (!isTypeName(name, "an error", report)) return undefined;
  const members = readMembers<ErrorKeys>(node, report, {
    name: "an error",
    keys: {
      ...describedKeys,
      "display-name": readText,
      "status-code": readLimit,
      type: readContent,
      examples: listOf("a list of examples", readExample),
    },
  });
  const status = members && required(members["status-code"], "status-code", "an error", node, report);
  if (members === undefined || status === undefined) return undefined;
  return {
    name,
    status,
    ...describedOf(members),
    ...optional("displayName", members["display-name"]),
    ...optional("content", members.type),
    examples: members.examples ?? [],
  };
}
