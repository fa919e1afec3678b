import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Word } from "../../source.ts";
import type { AlternativeAst, VariantAst } from "../ast/type.ts";
import { described, describedKeys, nameKey, optional, readValidation } from "../common.ts";
import { listOf, mapOf, oneOf, type Read, readBoolean, readMembers, readText, readWord } from "../read.ts";
import type { Yaml } from "../yaml/index.ts";
import { common, type Declaration, declaration, noted } from "./declaration.ts";
import { readExtends, readProperties } from "./property.ts";
import { readTypeReference } from "./type-reference.ts";

const variantKeys = {
  ...describedKeys,
  type: readTypeReference,
  "display-name": readText,
  validation: readValidation,
};

const readVariant = (value: Word, node: Yaml, report: Report): VariantAst | undefined => {
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { value, type };
  }
  const keys = { ...variantKeys, key: readKey };
  const members = readMembers(node, report, { name: "a variant", keys, noted: nameKey });
  return members && { value, ...described(members) };
};

const readKey: Read<Word> = (node, report) => {
  if (node.kind !== "map") return readWord(node, report);
  const keys = { value: readWord };
  return readMembers(node, report, { name: "a key", keys, required: ["value"], noted: nameKey })?.value;
};

const readDiscriminant: Read<Word> = (node, report) => {
  if (node.kind !== "map") return readWord(node, report);
  const members = readMembers(node, report, {
    name: "a discriminant",
    keys: { value: readWord, context: oneOf("a context", { data: "data", protocol: "protocol" } as const) },
    required: ["value"],
    noted: nameKey,
  });
  if (members?.context === "protocol") {
    report("not-expressed", node.span, {
      what: "a discriminant in the protocol, such as the event name of a server-sent event",
      advice: "clients read it from the data: send it there too",
    });
  }
  return members?.value;
};

/** Reads a union with a property that distinguishes the variants. */
export const readUnion: Read<Declaration> = (node, report) => {
  const { span } = node;
  const members = readMembers(node, report, {
    name: "a discriminated union",
    keys: {
      ...common,
      union: mapOf("a map of variants", readVariant),
      discriminant: readDiscriminant,
      discriminated: readBoolean,
      extends: readExtends,
      "base-properties": readProperties,
      "default-variant": readWord,
    },
    required: ["union"],
    noted,
  });
  if (members === undefined) return undefined;
  const { discriminant = { text: "type", span }, extends: parents, baseProperties: base, union: variants } = members;
  const chosen = optional("defaultVariant", members.defaultVariant);
  return declaration(members, { kind: "union", discriminant, extends: parents, base, variants, ...chosen, span });
};

const readAlternative: Read<AlternativeAst> = (node, report) => {
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { type };
  }
  const members = readMembers(node, report, {
    name: "a variant",
    keys: variantKeys,
    required: ["type"],
    noted: nameKey,
  });
  return members && described(members);
};

/** Reads a union without a discriminant: a value has the variants that it matches. */
export const readAnyOf: Read<Declaration> = (node, report) => {
  const members = readMembers(node, report, {
    name: "an undiscriminated union",
    keys: {
      ...common,
      union: listOf("a list of variants", readAlternative),
      discriminated: readBoolean,
      "base-properties": readProperties,
    },
    required: ["union"],
    noted,
  });
  if (members === undefined) return undefined;
  const { union: variants, baseProperties: base } = members;
  return declaration(members, { kind: "anyOf", variants, base, span: node.span });
};
