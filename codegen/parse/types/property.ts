import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Word } from "../../source.ts";
import type { NamedAst, ObjectAst, PathParameterAst, PropertyAst } from "../ast/type.ts";
import { described, describedKeys, encodingKey, nameKey, optional, readAudiences, readValidation } from "../common.ts";
import {
  inWords,
  type Members,
  mapOf,
  oneOf,
  type ReadAll,
  readAll,
  readAny,
  readBoolean,
  readMembers,
  readWord,
} from "../read.ts";
import type { Yaml } from "../yaml/index.ts";
import { readTypeReference } from "./type-reference.ts";

const base = {
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

/** The keys of each kind of properties. */
const kinds = {
  "a property": { ...base, ...access },
  "a body property": { ...base, ...access, style: styles, "content-type": readWord },
  "a query parameter": { ...base, "allow-multiple": readBoolean, explode: readAny },
  "a parameter": base,
};

type Kind = keyof typeof kinds;

/** Creates a reader of one kind of properties by key: `name: type`, or the long form with docs. */
const propertiesOf = (kind: Kind, name: string): ReadAll<PropertyAst> =>
  mapOf(name, (key, node, report) => readProperty(key, node, kind, report));

function readProperty(key: Word, node: Yaml, kind: Kind, report: Report): PropertyAst | undefined {
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { key, type, audiences: [] };
  }
  const keys: Partial<(typeof kinds)["a body property"] & (typeof kinds)["a query parameter"]> & typeof base =
    kinds[kind];
  const members = readMembers(node, report, { name: kind, keys, required: ["type"], noted });
  if (members === undefined) return undefined;
  const { explode, allowMultiple, clientDefault, ...property } = described(members);
  const joined = explode?.kind === "scalar" && explode.value === false ? explode.span : undefined;
  return {
    key,
    ...optional("default", clientDefault),
    ...property,
    ...optional("repeated", allowMultiple),
    ...optional("joined", joined),
  };
}

/** Reads the properties of an object. */
export const readProperties: ReadAll<PropertyAst> = propertiesOf("a property", "a map of properties");

/** Reads the properties of a request body, which may be the parts of a multipart form. */
export const readBodyProperties: ReadAll<PropertyAst> = propertiesOf("a body property", "a map of properties");

/** Reads headers. */
export const readHeaders: ReadAll<PropertyAst> = propertiesOf("a parameter", "a map of headers");

/** Reads query parameters, which may be repeated. */
export const readQueryParameters: ReadAll<PropertyAst> = propertiesOf("a query parameter", "a map of query parameters");

/** Reads path parameters: a type, `$variable`, or the long form of either. */
export const readPathParameters: ReadAll<PathParameterAst> = mapOf(
  "a map of path parameters",
  (key, node, report): PathParameterAst | undefined => {
    if (node.kind === "scalar" && typeof node.value === "string" && node.value.startsWith("$")) {
      return { key, variable: { text: node.value, span: node.span } };
    }
    if (node.kind !== "map" || !node.entries.some((entry) => entry.key.text === "variable")) {
      return readProperty(key, node, "a parameter", report);
    }
    const members = readMembers(node, report, {
      name: "a parameter",
      keys: { ...describedKeys, variable: readWord },
      required: ["variable"],
    });
    return members && { key, ...described(members) };
  },
);

/** Reads the names of the types that an object extends: one, or a list. */
export const readExtends: ReadAll<NamedAst> = readAll((node, report) => {
  const items = node.kind === "list" ? node.items : [node];
  return items.flatMap((item) => {
    const type = readTypeReference(item, report);
    if (type === undefined) return [];
    if (type.kind === "named") return [type];
    report("expected", item.span, { expected: "the name of an object", found: inWords(item) });
    return [];
  });
});

/** The keys of an object. */
export const objectKeys = { extends: readExtends, properties: readProperties, "extra-properties": readBoolean };

/** Creates an object from its members. */
export const objectOf = ({
  extends: parents,
  properties,
  extraProperties,
}: Members<typeof objectKeys, never>): ObjectAst => ({
  kind: "object",
  extends: parents,
  properties,
  open: extraProperties ?? false,
});
