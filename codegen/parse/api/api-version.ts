import type { Word } from "../../source.ts";
import type { VersionAst } from "../ast/api.ts";
import { optional } from "../common.ts";
import { listOf, type Read, readMembers, readText, readWord, required } from "../read.ts";

const readHeader: Read<Word> = (node, report) => {
  if (node.kind !== "map") return readWord(node, report);
  const members = readMembers<{ value: Word; name: Word; env: Word }>(node, report, {
    name: "a version header",
    keys: { value: readWord, name: readWord, env: readWord },
  });
  return members && required(members.value, "value", "a version header", node, report);
};

/** A product version has its own API versions, with their own header. */
const readValue: Read<VersionAst["values"][number]> = (node, report) => {
  if (node.kind !== "map") {
    const value = readWord(node, report);
    return value && { value };
  }
  const members = readMembers<{ value: Word; docs: string }>(node, report, {
    name: "a version",
    keys: { value: readWord, docs: readText },
    noted: { name: readWord, versions: (inner, report) => readVersion(inner, report) },
  });
  const value = members && required(members.value, "value", "a version", node, report);
  return value && { value, ...optional("docs", members?.docs) };
};

/** Reads the header that selects the version of the API, or of one of its products. */
export const readVersion: Read<VersionAst> = (node, report) => {
  const members = readMembers<{ default: Word; values: VersionAst["values"]; header: Word }>(node, report, {
    name: "a version",
    keys: { default: readWord, values: listOf("a list of versions", readValue), header: readHeader },
  });
  if (members === undefined) return undefined;
  required(members.values, "values", "a version", node, report);
  const header = required(members.header, "header", "a version", node, report);
  return header && { header, values: members.values ?? [], ...optional("default", members.default) };
};
