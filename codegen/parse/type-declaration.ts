import type { Availability } from "#engine/shape";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Word } from "../source.ts";
import type {
  AlternativeAst,
  EnumValueAst,
  PropertyAst,
  TypeAst,
  TypeBodyAst,
  TypeExampleAst,
  TypeReferenceAst,
  ValidationAst,
  VariantAst,
} from "./ast.ts";
import { describedKeys, describedOf, optional, readAudiences, readValidation } from "./common.ts";
import { type ObjectKeys, objectKeys, objectOf, readProperties } from "./property.ts";
import {
  type Construct,
  inWords,
  listOf,
  type Members,
  mapOf,
  type Read,
  readAny,
  readBoolean,
  readMembers,
  readText,
  readWord,
  required,
} from "./read.ts";
import { isTypeName } from "./type-name.ts";
import { readTypeReference } from "./type-reference.ts";
import type { Yaml, YamlMap } from "./yaml.ts";

interface Common {
  docs: string;
  availability: Availability;
  "display-name": string;
  audiences: readonly Word[];
  examples: readonly TypeExampleAst[];
}

const readExamples: Read<readonly TypeExampleAst[]> = listOf("a list of examples", (node, report) => {
  const members = readMembers<{ name: Word; docs: string; value: Yaml }>(node, report, {
    name: "an example",
    keys: { name: readWord, docs: readText, value: readAny },
    notYet: ["id"],
  });
  const value = members && required(members.value, "value", "an example", node, report);
  return value === undefined ? undefined : { value, ...optional("name", members?.name) };
});

const common: { readonly [K in keyof Common]: Read<Common[K]> } = {
  ...describedKeys,
  "display-name": readText,
  audiences: readAudiences,
  examples: readExamples,
};
const notYet = ["inline", "encoding", "source", "casing", "availability-message"];

/** What one sort of declaration reads: its keys, and how a body is made of them. */
interface Sort<T> {
  readonly construct: Construct<T & Common>;
  readonly body: (members: Members<T>, node: YamlMap, report: Report) => TypeBodyAst | undefined;
}

const readBody = <T>(sort: Sort<T>, name: Word, node: YamlMap, report: Report): TypeAst | undefined => {
  const members = readMembers<T & Common>(node, report, sort.construct);
  // Members<T & Common> has the members of both; the compiler does not split it while T is a parameter.
  const own = members as Members<T> | undefined;
  const about = members as Members<Common> | undefined;
  if (own === undefined || about === undefined) return undefined;
  const body = sort.body(own, node, report);
  if (body === undefined) return undefined;
  return {
    name,
    body,
    ...describedOf(about),
    ...optional("displayName", about["display-name"]),
    audiences: about.audiences ?? [],
    examples: about.examples ?? [],
  };
};

const alias: Sort<{ type: TypeReferenceAst; validation: ValidationAst }> = {
  construct: {
    name: "an alias",
    keys: { ...common, type: readTypeReference, validation: readValidation },
    notYet: [...notYet, "default"],
  },
  body: ({ type, validation }) => type && { kind: "alias", type, ...optional("validation", validation) },
};

const object: Sort<ObjectKeys> = {
  construct: { name: "an object", keys: { ...common, ...objectKeys }, notYet },
  body: (members) => objectOf(members),
};

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

const enumeration: Sort<{ enum: readonly EnumValueAst[]; default: Word }> = {
  construct: {
    name: "an enum",
    keys: { ...common, enum: listOf("a list of values", readEnumValue), default: readWord },
    notYet: [...notYet, "forward-compatible"],
  },
  body: (members, { span }) =>
    members.enum && { kind: "enum", values: members.enum, ...optional("default", members.default), span },
};

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

const union: Sort<{
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

const anyOf: Sort<{ union: readonly AlternativeAst[]; discriminated: boolean }> = {
  construct: {
    name: "an undiscriminated union",
    keys: { ...common, union: listOf("a list of variants", readAlternative), discriminated: readBoolean },
    notYet,
  },
  body: (members, { span }) => members.union && { kind: "anyOf", variants: members.union, span },
};

/** Reads one named type: a type in place of a body is an alias, else the keys tell what it is. */
export function readTypeDeclaration(name: Word, node: Yaml, report: Report): TypeAst | undefined {
  if (!isTypeName(name, "a type", report)) return undefined;
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { name, body: { kind: "alias", type }, audiences: [], examples: [] };
  }
  const value = (key: string): Yaml | undefined => node.entries.find((entry) => entry.key.text === key)?.value;
  if (value("enum") !== undefined) return readBody(enumeration, name, node, report);
  if (value("union") !== undefined) {
    const told = value("discriminated");
    const plain = told?.kind === "scalar" && told.value === false;
    return plain ? readBody(anyOf, name, node, report) : readBody(union, name, node, report);
  }
  if (value("properties") !== undefined || value("extends") !== undefined) return readBody(object, name, node, report);
  if (value("type") !== undefined) return readBody(alias, name, node, report);
  report("expected", name.span, {
    expected: "a type with properties, extends, enum, union or type",
    found: inWords(node),
    advice: "an object without properties is written `properties: {}`",
  });
  return undefined;
}
