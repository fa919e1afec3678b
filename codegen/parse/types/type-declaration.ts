import type { Report } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import type { Word } from "../../source.ts";
import type { ValidationAst } from "../ast/property.ts";
import type { TypeAst } from "../ast/type.ts";
import type { TypeReferenceAst } from "../ast/type-reference.ts";
import { optional, readValidation } from "../common.ts";
import { inWords, isNothing } from "../read.ts";
import type { Yaml } from "../yaml/index.ts";
import { enumeration } from "./enum-declaration.ts";
import { type ObjectKeys, objectKeys, objectOf } from "./property.ts";
import { readDeclaredName } from "./type-name.ts";
import { readTypeReference } from "./type-reference.ts";
import { common, noted, readBody, type Sort } from "./type-sort.ts";
import { anyOf, union } from "./union-declaration.ts";

const alias: Sort<{ type: TypeReferenceAst; validation: ValidationAst }> = {
  construct: {
    name: "an alias",
    keys: { ...common, type: readTypeReference, validation: readValidation },
    noted,
  },
  body: ({ type, validation }) => type && { kind: "alias", type, ...optional("validation", validation) },
};

const object: Sort<ObjectKeys> = {
  construct: { name: "an object", keys: { ...common, ...objectKeys }, noted },
  body: (members) => objectOf(members),
};

/** Reads one named type: text is an alias; the keys of a map decide its kind. */
export function readTypeDeclaration(key: Word, node: Yaml, report: Report): TypeAst | undefined {
  const declared = readDeclaredName(key, report);
  const type = declared && readNamedType(declared.name, node, report);
  return type && { ...type, ...optional("parameters", declared?.parameters) };
}

/** The keys that decide the kind of a type. */
const bodyKeys = ["properties", "extends", "enum", "union", "type"];

function readNamedType(name: Word, node: Yaml, report: Report): TypeAst | undefined {
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { name, body: { kind: "alias", type }, audiences: [], examples: [] };
  }
  const value = (key: string): Yaml | undefined =>
    node.entries.find((entry) => entry.key.text === key && !isNothing(entry.value))?.value;
  if (value("enum") !== undefined) return readBody(enumeration, name, node, report);
  if (value("union") !== undefined) {
    const discriminated = value("discriminated");
    const plain = discriminated?.kind === "scalar" && discriminated.value === false;
    return plain ? readBody(anyOf, name, node, report) : readBody(union, name, node, report);
  }
  if (value("properties") !== undefined || value("extends") !== undefined) return readBody(object, name, node, report);
  if (value("type") !== undefined) return readBody(alias, name, node, report);
  const misspelled = node.entries.find(({ key }) => nearest(key.text, bodyKeys) !== undefined)?.key;
  if (misspelled !== undefined) {
    const meant = nearest(misspelled.text, bodyKeys);
    report("unknown-key", misspelled.span, { construct: "a type", key: misspelled.text, known: bodyKeys, meant });
    return undefined;
  }
  report("expected", name.span, {
    expected: "a type with properties, extends, enum, union or type",
    found: inWords(node),
    advice: "an object without properties is written `properties: {}`",
  });
  return undefined;
}
