import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Word } from "../../source.ts";
import type {
  NamedAst,
  ObjectAst,
  PathParameterAst,
  PropertyAst,
  TypeReferenceAst,
  ValidationAst,
} from "../ast/type.ts";
import {
  type DescribedKeys,
  describedKeys,
  describedOf,
  encodingKey,
  nameKey,
  optional,
  readAudiences,
  readValidation,
} from "../common.ts";
import { inWords, mapOf, oneOf, type Read, readAny, readBoolean, readMembers, readWord, required } from "../read.ts";
import type { Yaml } from "../yaml/index.ts";
import { readTypeReference } from "./type-reference.ts";

interface PropertyKeys extends DescribedKeys {
  type: TypeReferenceAst;
  default: Yaml;
  "client-default": Yaml;
  validation: ValidationAst;
  audiences: readonly Word[];
}

interface OwnKeys {
  access: "READ_ONLY" | "WRITE_ONLY";
  "allow-multiple": boolean;
  explode: Yaml;
  "content-type": Word;
  style: "json" | "exploded" | "form";
}

const base: { readonly [K in keyof PropertyKeys]: Read<PropertyKeys[K]> } = {
  ...describedKeys,
  type: readTypeReference,
  default: readAny,
  "client-default": readAny,
  validation: readValidation,
  audiences: readAudiences,
};

/** Hints for SDKs; they don't affect the wire format. */
const noted = { ...encodingKey, ...nameKey, "display-name": readWord, env: readWord };

const access = { access: oneOf("an access", { "read-only": "READ_ONLY", "write-only": "WRITE_ONLY" } as const) };
const styles = oneOf("a style", { json: "json", exploded: "exploded", form: "form" } as const);

/** The keys that only some kinds of properties have. */
const sorts: { readonly [sort: string]: Partial<{ readonly [K in keyof OwnKeys]: Read<OwnKeys[K]> }> } = {
  "a property": access,
  "a body property": { ...access, style: styles, "content-type": readWord },
  "a query parameter": { "allow-multiple": readBoolean, explode: readAny },
  "a parameter": {},
};

/** Creates a reader of one kind of properties by key: `name: type`, or the long form with docs. */
const propertiesOf = (construct: string, name: string): Read<readonly PropertyAst[]> =>
  mapOf(name, (key, node, report) => readProperty(key, node, construct, report));

function readProperty(key: Word, node: Yaml, construct: string, report: Report): PropertyAst | undefined {
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type === undefined ? undefined : { key, type };
  }
  const keys = { ...base, ...sorts[construct] };
  const members = readMembers<Partial<PropertyKeys & OwnKeys>>(node, report, { name: construct, keys, noted });
  if (members === undefined) return undefined;
  const type = required(members.type, "type", construct, node, report);
  if (type === undefined) return undefined;
  const { explode } = members;
  const joined = explode?.kind === "scalar" && explode.value === false ? explode.span : undefined;
  return {
    key,
    type,
    ...describedOf(members),
    ...optional("default", members.default ?? members["client-default"]),
    ...optional("validation", members.validation),
    ...optional("audiences", members.audiences),
    ...optional("access", members.access),
    ...optional("repeated", members["allow-multiple"]),
    ...optional("joined", joined),
    ...optional("contentType", members["content-type"]),
    ...optional("style", members.style),
  };
}

/** Reads the properties of an object. */
export const readProperties: Read<readonly PropertyAst[]> = propertiesOf("a property", "a map of properties");

/** Reads the properties of a request body, which may be the parts of a multipart form. */
export const readBodyProperties: Read<readonly PropertyAst[]> = propertiesOf("a body property", "a map of properties");

/** Reads headers. */
export const readHeaders: Read<readonly PropertyAst[]> = propertiesOf("a parameter", "a map of headers");

/** Reads query parameters, which may be repeated. */
export const readQueryParameters: Read<readonly PropertyAst[]> = propertiesOf(
  "a query parameter",
  "a map of query parameters",
);

/** Reads path parameters: a type, `$variable`, or the long form of either. */
export const readPathParameters: Read<readonly PathParameterAst[]> = mapOf(
  "a map of path parameters",
  (key, node, report): PathParameterAst | undefined => {
    if (node.kind === "scalar" && typeof node.value === "string" && node.value.startsWith("$")) {
      return { key, variable: { text: node.value, span: node.span } };
    }
    if (node.kind !== "map" || !node.entries.some((entry) => entry.key.text === "variable")) {
      return readProperty(key, node, "a parameter", report);
    }
    const members = readMembers<DescribedKeys & { variable: Word }>(node, report, {
      name: "a parameter",
      keys: { ...describedKeys, variable: readWord },
    });
    const variable = members && required(members.variable, "variable", "a parameter", node, report);
    return variable && { key, variable, ...describedOf(members) };
  },
);

/** Reads the names of the types that an object extends: one, or a list. */
export const readExtends: Read<readonly NamedAst[]> = (node, report) => {
  const items = node.kind === "list" ? node.items : [node];
  return items.flatMap((item) => {
    const type = readTypeReference(item, report);
    if (type === undefined) return [];
    if (type.kind === "named") return [type];
    report("expected", item.span, { expected: "the name of an object", found: inWords(item) });
    return [];
  });
};

/** The keys of an object. */
export interface ObjectKeys {
  extends: readonly NamedAst[];
  properties: readonly PropertyAst[];
  "extra-properties": boolean;
}

/** Readers of the keys of an object. */
export const objectKeys: { readonly [K in keyof ObjectKeys]: Read<ObjectKeys[K]> } = {
  extends: readExtends,
  properties: readProperties,
  "extra-properties": readBoolean,
};

/** Creates an object from the members that are present. */
export const objectOf = (members: { readonly [K in keyof ObjectKeys]?: ObjectKeys[K] }): ObjectAst => ({
  kind: "object",
  extends: members.extends ?? [],
  properties: members.properties ?? [],
  open: members["extra-properties"] ?? false,
});
