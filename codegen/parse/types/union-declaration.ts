import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Word } from "../../source.ts";
import type {
  AlternativeAst,
  NamedAst,
  PropertyAst,
  TypeReferenceAst,
  ValidationAst,
  VariantAst,
} from "../ast/type.ts";
import { type DescribedKeys, describedKeys, describedOf, nameKey, optional, readValidation } from "../common.ts";
import { listOf, mapOf, oneOf, type Read, readBoolean, readMembers, readText, readWord, required } from "../read.ts";
import type { Yaml } from "../yaml/index.ts";
import { readExtends, readProperties } from "./property.ts";
import { readTypeReference } from "./type-reference.ts";
import { common, noted, type Sort } from "./type-sort.ts";

interface VariantKeys extends DescribedKeys {
  type: TypeReferenceAst;
  "display-name": string;
  validation: ValidationAst;
}

const variantKeys: { readonly [K in keyof VariantKeys]: Read<VariantKeys[K]> } = {
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
  const members = readMembers<VariantKeys & { key: Word }>(node, report, {
    name: "a variant",
    keys: { ...variantKeys, key: readKey },
    noted: nameKey,
  });
  if (members === undefined) return undefined;
  return {
    value,
    ...describedOf(members),
    ...optional("type", members.type),
    ...optional("displayName", members["display-name"]),
    ...optional("key", members.key),
    ...optional("validation", members.validation),
  };
};

const readKey: Read<Word> = (node, report) => {
  if (node.kind !== "map") return readWord(node, report);
  const members = readMembers<{ value: Word }>(node, report, {
    name: "a key",
    keys: { value: readWord },
    noted: nameKey,
  });
  return members && required(members.value, "value", "a key", node, report);
};

const readDiscriminant: Read<Word> = (node, report) => {
  if (node.kind !== "map") return readWord(node, report);
  const members = readMembers<{ value: Word; context: "data" | "protocol" }>(node, report, {
    name: "a discriminant",
    keys: { value: readWord, context: oneOf("a context", { data: "data", protocol: "protocol" } as const) },
    noted: nameKey,
  });
  if (members?.context === "protocol") {
    report("not-expressed", node.span, {
      what: "a discriminant in the protocol, such as the event name of a server-sent event",
      advice: "clients read it from the data: send it there too",
    });
  }
  return members && required(members.value, "value", "a discriminant", node, report);
};

/** A union with a property that distinguishes the variants. */
export const union: Sort<{
  union: readonly VariantAst[];
  discriminant: Word;
  discriminated: boolean;
  extends: readonly NamedAst[];
  "base-properties": readonly PropertyAst[];
  "default-variant": Word;
}> = {
  construct: {
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
    noted,
  },
  body: (members, { span }) =>
    members.union && {
      kind: "union",
      discriminant: members.discriminant ?? { text: "type", span },
      extends: members.extends ?? [],
      base: members["base-properties"] ?? [],
      variants: members.union,
      ...optional("defaultVariant", members["default-variant"]),
      span,
    },
};

const readAlternative: Read<AlternativeAst> = (node, report) => {
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { type };
  }
  const members = readMembers<VariantKeys>(node, report, { name: "a variant", keys: variantKeys, noted: nameKey });
  const type = members && required(members.type, "type", "a variant", node, report);
  if (members === undefined || type === undefined) return undefined;
  return {
    type,
    ...describedOf(members),
    ...optional("displayName", members["display-name"]),
    ...optional("validation", members.validation),
  };
};

/** A union without a discriminant: a value has the variants that it matches. */
export const anyOf: Sort<{
  union: readonly AlternativeAst[];
  discriminated: boolean;
  "base-properties": readonly PropertyAst[];
}> = {
  construct: {
    name: "an undiscriminated union",
    keys: {
      ...common,
      union: listOf("a list of variants", readAlternative),
      discriminated: readBoolean,
      "base-properties": readProperties,
    },
    noted,
  },
  body: (members, { span }) =>
    members.union && { kind: "anyOf", variants: members.union, base: members["base-properties"] ?? [], span },
};
