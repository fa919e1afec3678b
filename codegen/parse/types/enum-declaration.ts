import type { Word } from "../../source.ts";
import type { EnumValueAst } from "../ast/type.ts";
import { type DescribedKeys, describedKeys, describedOf, optional } from "../common.ts";
import { listOf, type Read, readBoolean, readMembers, readWord, required } from "../read.ts";
import { common, noted, type Sort } from "./type-sort.ts";

/** The name of a value in SDKs; generated types only have the value. */
const readCasing: Read<unknown> = (node, report) =>
  readMembers(node, report, {
    name: "a casing",
    keys: { camel: readWord, snake: readWord, pascal: readWord, "screaming-snake": readWord },
  });

const readEnumValue: Read<EnumValueAst> = (node, report) => {
  if (node.kind !== "map") {
    const value = readWord(node, report);
    return value && { value };
  }
  const members = readMembers<DescribedKeys & { value: Word; name: Word }>(node, report, {
    name: "an enum value",
    keys: { ...describedKeys, value: readWord, name: readWord },
    noted: { casing: readCasing, "display-name": readWord },
  });
  const value = members && required(members.value, "value", "an enum value", node, report);
  if (members === undefined || value === undefined) return undefined;
  return { value, ...optional("name", members.name), ...describedOf(members) };
};

/** Reads an enum: its values in order. */
export const enumeration: Sort<{ enum: readonly EnumValueAst[]; default: Word }> = {
  construct: {
    name: "an enum",
    keys: { ...common, enum: listOf("a list of values", readEnumValue), default: readWord },
    // The behavior of SDKs for an unknown value; our readers always accept it.
    noted: { ...noted, "forward-compatible": readBoolean },
  },
  body: (members, { span }) =>
    members.enum && { kind: "enum", values: members.enum, ...optional("default", members.default), span },
};
