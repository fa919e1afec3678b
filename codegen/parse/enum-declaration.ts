import type { Availability } from "#engine/shape";
import type { Word } from "../source.ts";
import type { EnumValueAst } from "./ast.ts";
import { describedKeys, describedOf, optional } from "./common.ts";
import { listOf, type Read, readMembers, readWord, required } from "./read.ts";
import { common, notYet, type Sort } from "./type-sort.ts";

const readEnumValue: Read<EnumValueAst> = (node, report) => {
  if (node.kind !== "map") {
    const value = readWord(node, report);
    return value && { value };
  }
  const members = readMembers<{ value: Word; name: Word; docs: string; availability: Availability }>(node, report, {
    name: "an enum value",
    keys: { ...describedKeys, value: readWord, name: readWord },
    notYet: ["casing", "display-name"],
  });
  const value = members && required(members.value, "value", "an enum value", node, report);
  if (members === undefined || value === undefined) return undefined;
  return { value, ...optional("name", members.name), ...describedOf(members) };
};

/** An enum: its values in order. */
export const enumeration: Sort<{ enum: readonly EnumValueAst[]; default: Word }> = {
  construct: {
    name: "an enum",
    keys: { ...common, enum: listOf("a list of values", readEnumValue), default: readWord },
    notYet: [...notYet, "forward-compatible"],
  },
  body: (members, { span }) =>
    members.enum && { kind: "enum", values: members.enum, ...optional("default", members.default), span },
};
