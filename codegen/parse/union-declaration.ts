import type { Availability } from "#engine/shape";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Word } from "../source.ts";
import type { AlternativeAst, PropertyAst, TypeReferenceAst, VariantAst } from "./ast.ts";
import { describedKeys, describedOf, optional } from "./common.ts";
import { readProperties } from "./property.ts";
import { listOf, mapOf, type Read, readBoolean, readMembers, readText, readWord, required } from "./read.ts";
import { readTypeReference } from "./type-reference.ts";
import { common, notYet, type Sort } from "./type-sort.ts";
import type { Yaml } from "./yaml.ts";

const readVariant = (value: Word, node: Yaml, report: Report): VariantAst | undefined => {
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { value, type };
  }
  const members = readMembers<{
    type: TypeReferenceAst;
    docs: string;
    availability: Availability;
    "display-name": string;
  }>(node, report, {
    name: "a variant",
    keys: { ...describedKeys, type: readTypeReference, "display-name": readText },
    notYet: ["name", "key", "casing", "properties", "audiences"],
  });
  if (members === undefined) return undefined;
  return {
    value,
    ...describedOf(members),
    ...optional("type", members.type),
    ...optional("displayName", members["display-name"]),
  };
};

const readDiscriminant: Read<Word> = (node, report) => {
  if (node.kind !== "map") return readWord(node, report);
  return readMembers<{ value: Word }>(node, report, {
    name: "a discriminant",
    keys: { value: readWord },
    notYet: ["name", "context"],
  })?.value;
};

/** A union whose variants a property tells apart. */
export const union: Sort<{
  union: readonly VariantAst[];
  discriminant: Word;
  discriminated: boolean;
  "base-properties": readonly PropertyAst[];
}> = {
  construct: {
    name: "a discriminated union",
    keys: {
      ...common,
      union: mapOf("a map of variants", readVariant),
      discriminant: readDiscriminant,
      discriminated: readBoolean,
      "base-properties": readProperties,
    },
    notYet: [...notYet, "extends", "default"],
  },
  body: (members, { span }) =>
    members.union && {
      kind: "union",
      discriminant: members.discriminant ?? { text: "type", span },
      base: members["base-properties"] ?? [],
      variants: members.union,
      span,
    },
};

const readAlternative: Read<AlternativeAst> = (node, report) => {
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { type };
  }
  const members = readMembers<{
    type: TypeReferenceAst;
    docs: string;
    availability: Availability;
    "display-name": string;
  }>(node, report, {
    name: "a variant",
    keys: { ...describedKeys, type: readTypeReference, "display-name": readText },
    notYet: ["name", "default", "validation"],
  });
  const type = members && required(members.type, "type", "a variant", node, report);
  if (members === undefined || type === undefined) return undefined;
  return { type, ...describedOf(members), ...optional("displayName", members["display-name"]) };
};

/** A union whose variants are told apart by what fits. */
export const anyOf: Sort<{ union: readonly AlternativeAst[]; discriminated: boolean }> = {
  construct: {
    name: "an undiscriminated union",
    keys: { ...common, union: listOf("a list of variants", readAlternative), discriminated: readBoolean },
    notYet,
  },
  body: (members, { span }) => members.union && { kind: "anyOf", variants: members.union, span },
};
