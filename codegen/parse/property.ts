import type { Availability } from "#engine/shape";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Word } from "../source.ts";
import type { ObjectAst, PropertyAst, TypeReferenceAst, ValidationAst } from "./ast.ts";
import { describedKeys, describedOf, optional, readValidation } from "./common.ts";
import { inWords, mapOf, oneOf, type Read, readAny, readBoolean, readMembers, required } from "./read.ts";
import { readTypeReference } from "./type-reference.ts";
import type { Yaml } from "./yaml.ts";

interface PropertyKeys {
  docs: string;
  availability: Availability;
  type: TypeReferenceAst;
  default: Yaml;
  validation: ValidationAst;
  access: "READ_ONLY" | "WRITE_ONLY";
  "allow-multiple": boolean;
}

const base = { ...describedKeys, type: readTypeReference, default: readAny, validation: readValidation };
const notYet = ["name", "display-name", "audiences", "encoding", "env", "content-type", "style"];

function readProperty(
  key: Word,
  node: Yaml,
  report: Report,
  sort: "property" | "query" | "plain",
): PropertyAst | undefined {
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type === undefined ? undefined : { key, type };
  }
  const construct = sort === "property" ? "a property" : "a parameter";
  const members = readMembers<Partial<PropertyKeys>>(node, report, {
    name: construct,
    keys: {
      ...base,
      ...(sort === "property" && {
        access: oneOf("an access", { "read-only": "READ_ONLY", "write-only": "WRITE_ONLY" } as const),
      }),
      ...(sort === "query" && { "allow-multiple": readBoolean }),
    },
    notYet,
  });
  if (members === undefined) return undefined;
  const type = required(members.type, "type", construct, node, report);
  if (type === undefined) return undefined;
  return {
    key,
    type,
    ...describedOf(members),
    ...optional("default", members.default),
    ...optional("validation", members.validation),
    ...optional("access", members.access),
    ...optional("repeated", members["allow-multiple"]),
  };
}

/** Reads the properties of an object: `name: type`, or the long form with docs. */
export const readProperties: Read<readonly PropertyAst[]> = mapOf("a map of properties", (key, value, report) =>
  readProperty(key, value, report, "property"),
);

/** Reads path parameters or headers. */
export const readParameters: Read<readonly PropertyAst[]> = mapOf("a map of parameters", (key, value, report) =>
  readProperty(key, value, report, "plain"),
);

/** Reads query parameters, which may be repeated. */
export const readQueryParameters: Read<readonly PropertyAst[]> = mapOf(
  "a map of query parameters",
  (key, value, report) => readProperty(key, value, report, "query"),
);

/** Reads the names of the types that an object takes its properties from: one, or a list. */
export const readExtends: Read<readonly TypeReferenceAst[]> = (node, report) => {
  const items = node.kind === "list" ? node.items : [node];
  return items.flatMap((item) => {
    const type = readTypeReference(item, report);
    if (type === undefined) return [];
    if (type.kind === "named") return [type];
    report("expected", item.span, { expected: "the name of an object", found: inWords(item) });
    return [];
  });
};

/** The keys that make an object out of a map. */
export interface ObjectKeys {
  extends: readonly TypeReferenceAst[];
  properties: readonly PropertyAst[];
  "extra-properties": boolean;
}

/** Their readers. */
export const objectKeys: { readonly [K in keyof ObjectKeys]: Read<ObjectKeys[K]> } = {
  extends: readExtends,
  properties: readProperties,
  "extra-properties": readBoolean,
};

/** Makes an object of the members that were found. */
export const objectOf = (members: { readonly [K in keyof ObjectKeys]?: ObjectKeys[K] }): ObjectAst => ({
  kind: "object",
  extends: members.extends ?? [],
  properties: members.properties ?? [],
  open: members["extra-properties"] ?? false,
});
