import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Word } from "../../source.ts";
import type { ErrorAst, ErrorExampleAst } from "../ast/service.ts";
import { described, describedKeys, readLimit } from "../common.ts";
import { listOf, type Read, readAny, readMembers, readText, readWord } from "../read.ts";
import { isTypeName } from "../types/index.ts";
import type { Yaml } from "../yaml/index.ts";
import { readContent } from "./content.ts";

const readExample: Read<ErrorExampleAst> = (node, report) =>
  readMembers(node, report, {
    name: "an example",
    keys: { name: readText, docs: readText, value: readAny },
    required: ["value"],
    noted: { id: readWord },
  });

/** Reads one named error. */
export function readErrorDeclaration(name: Word, node: Yaml, report: Report): ErrorAst | undefined {
  if (!isTypeName(name, "an error", report)) return undefined;
  const members = readMembers(node, report, {
    name: "an error",
    keys: {
      ...describedKeys,
      "display-name": readText,
      "status-code": readLimit,
      type: readContent,
      examples: listOf("a list of examples", readExample),
    },
    required: ["status-code"],
  });
  return members && { name, ...described(members) };
}
