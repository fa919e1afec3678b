import { nearest } from "#engine/text";
import type { Report } from "../../diagnostics/diagnostic.ts";
import { partOf, type Word } from "../../source.ts";
import type { EnumValueAst, TypeAst } from "../ast/type.ts";
import { described, describedKeys, optional, readValidation } from "../common.ts";
import { inWords, isNothing, listOf, type Read, readBoolean, readMembers, readWord } from "../read.ts";
import type { Yaml } from "../yaml/index.ts";
import { common, type Declaration, declaration, noted } from "./declaration.ts";
import { objectKeys, objectOf } from "./property.ts";
import { readTypeReference } from "./type-reference.ts";
import { typeWords } from "./type-words.ts";
import { readAnyOf, readUnion } from "./union-declaration.ts";

/** Returns true for the name of a built-in type, and one that begins like a wrapper: neither could be referenced. */
const isBuiltIn = (name: string): boolean =>
  typeWords.includes(name) || /^(?:optional|nullable|list|set|map|literal) /.test(name);

/**
 * Matches the name of a declaration: any text with a letter or digit, without the punctuation of types. Code has it as an
 * identifier.
 */
const namePattern = /^(?=.*[\p{L}\p{N}])[^\p{C}\s<>,:"]+(?: +[^\p{C}\s<>,:"]+)*$/u;

/** Returns true for text that may name a declaration. */
export const isName = (text: string): boolean => namePattern.test(text);

/** Checks that a word is a valid name of a type; reports it if not. */
export function isTypeName(word: Word, what: string, report: Report): boolean {
  if (isName(word.text) && !isBuiltIn(word.text)) return true;
  report("bad-name", word.span, { what, name: word.text });
  return false;
}

/** A declared name: `Plant`, or `Page<T, U>` for a template with parameters. */
interface DeclaredName {
  readonly name: Word;
  readonly parameters?: readonly Word[];
}

/** Reads the name of a declaration. */
function readDeclaredName(word: Word, report: Report): DeclaredName | undefined {
  const template = /^([^<>]*)<([^<>]*)>$/.exec(word.text);
  if (template === null) return isTypeName(word, "a type", report) ? { name: word } : undefined;
  const [, text = "", list = ""] = template;
  const name: Word = { text, span: partOf(word, 0, text.length) };
  const parameters: Word[] = [];
  let from = text.length + 1;
  for (const piece of list.split(",")) {
    const start = from + piece.length - piece.trimStart().length;
    const parameter = piece.trim();
    parameters.push({ text: parameter, span: partOf(word, start, start + parameter.length) });
    from += piece.length + 1;
  }
  const good = [
    isTypeName(name, "a type", report),
    ...parameters.map((each) => isTypeName(each, "a parameter", report)),
  ];
  return good.every((each) => each) ? { name, parameters } : undefined;
}

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
  const members = readMembers(node, report, {
    name: "an enum value",
    keys: { ...describedKeys, value: readWord, name: readWord },
    required: ["value"],
    noted: { casing: readCasing, "display-name": readWord },
  });
  return members && described(members);
};

/** Reads an enum: its values in order. */
const readEnum: Read<Declaration> = (node, report) => {
  const members = readMembers(node, report, {
    name: "an enum",
    keys: { ...common, enum: listOf("a list of values", readEnumValue), default: readWord },
    required: ["enum"],
    // The behavior of SDKs for an unknown value; our readers always accept it.
    noted: { ...noted, "forward-compatible": readBoolean },
  });
  return (
    members &&
    declaration(members, {
      kind: "enum",
      values: members.enum,
      ...optional("default", members.default),
      span: node.span,
    })
  );
};

const readAlias: Read<Declaration> = (node, report) => {
  const members = readMembers(node, report, {
    name: "an alias",
    keys: { ...common, type: readTypeReference, validation: readValidation },
    required: ["type"],
    noted,
  });
  const body = members && { type: members.type, ...optional("validation", members.validation) };
  return body && declaration(members, { kind: "alias", ...body });
};

const readObject: Read<Declaration> = (node, report) => {
  const members = readMembers(node, report, { name: "an object", keys: { ...common, ...objectKeys }, noted });
  return members && declaration(members, objectOf(members));
};

/** Reads one named type: text is an alias; the keys of a map decide its kind. */
export function readTypeDeclaration(key: Word, node: Yaml, report: Report): TypeAst | undefined {
  const declared = readDeclaredName(key, report);
  const type = declared && readNamedType(declared.name, node, report);
  return type && { ...type, ...optional("parameters", declared?.parameters) };
}

/** The keys that decide the kind of a type. */
const bodyKeys = ["properties", "extends", "enum", "union", "type"];

/** Selects the reader of a type by its keys. */
function readerOf(value: (key: string) => Yaml | undefined): Read<Declaration> | undefined {
  if (value("enum") !== undefined) return readEnum;
  if (value("union") !== undefined) {
    const discriminated = value("discriminated");
    return discriminated?.kind === "scalar" && discriminated.value === false ? readAnyOf : readUnion;
  }
  if (value("properties") !== undefined || value("extends") !== undefined) return readObject;
  return value("type") && readAlias;
}

function readNamedType(name: Word, node: Yaml, report: Report): TypeAst | undefined {
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { name, body: { kind: "alias", type }, audiences: [], examples: [] };
  }
  const value = (key: string): Yaml | undefined =>
    node.entries.find((entry) => entry.key.text === key && !isNothing(entry.value))?.value;
  const read = readerOf(value);
  if (read !== undefined) {
    const type = read(node, report);
    return type && { name, ...type };
  }
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
