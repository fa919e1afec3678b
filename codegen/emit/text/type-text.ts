import type { TypeId } from "#engine/shape";
import { propertyName } from "../../ir/names.ts";
import {
  absentIsNull,
  mayBeAbsent,
  type PrimitiveShape,
  type PropertyIr,
  type TypeRef,
  type TypesById,
  withoutAliases,
} from "../../ir/type.ts";

/** Returns the name of a type in a file and notes the import that it needs. */
export type NameOf = (id: TypeId) => string;

/** The context for writing types. */
export interface TypeWriting {
  readonly types: TypesById;
  readonly nameOf: NameOf;
  /** Returns the name of a type that the runtime exports and notes the import that it needs. */
  readonly runtimeType: (name: RuntimeType) => string;
}

/** Types of values that the runtime exports: files of forms, and the digits of 64-bit integers. */
export const runtimeTypes = ["FileValue", "Long"] as const;

/** A type of values that the runtime exports. */
export type RuntimeType = (typeof runtimeTypes)[number];

const primitives: { readonly [K in PrimitiveShape["kind"]]: string } = {
  string: "string",
  boolean: "boolean",
  integer: "number",
  uint: "number",
  double: "number",
  // Digits, which are exact above 2^53.
  long: "Long",
  uint64: "Long",
  bigInteger: "string",
  datetime: "string",
  date: "string",
  uuid: "string",
  base64: "string",
};

/** Returns the TypeScript type of the values of a type. Optionality belongs to the property that holds it. */
export function typeText(ref: TypeRef, writing: TypeWriting): string {
  switch (ref.kind) {
    case "primitive":
      return ref.alias === undefined ? primitiveText(ref.shape.kind, writing) : writing.nameOf(ref.alias);
    case "unknown":
      return "unknown";
    case "literal":
      return JSON.stringify(ref.value);
    case "named":
      return writing.nameOf(ref.id);
    case "file":
      return `${ref.multiple ? "readonly " : ""}${writing.runtimeType("FileValue")}${ref.multiple ? "[]" : ""}`;
    case "optional":
      return typeText(ref.item, writing);
    case "nullable":
      return `${typeText(ref.item, writing)} | null`;
    case "list":
    case "set":
      return ref.alias === undefined ? `readonly ${atom(presentText(ref.item, writing))}[]` : writing.nameOf(ref.alias);
    case "map":
      return ref.alias === undefined ? mapText(ref, writing) : writing.nameOf(ref.alias);
  }
}

function primitiveText(kind: PrimitiveShape["kind"], writing: TypeWriting): string {
  const text = primitives[kind];
  const exported = runtimeTypes.find((name) => name === text);
  return exported === undefined ? text : writing.runtimeType(exported);
}

/** Writes a map. With an enum as its key it has some of the members that the enum names. */
function mapText({ key, value }: Extract<TypeRef, { readonly kind: "map" }>, writing: TypeWriting): string {
  const text = presentText(value, writing);
  if (!isEnum(writing.types, key)) return `{ readonly [key: string]: ${text} }`;
  const keys = typeText(key, writing);
  // The parameter would hide a type of the same name.
  let parameter = "K";
  while (new RegExp(`\\b${parameter}\\b`).test(`${keys} ${text}`)) parameter += "_";
  return `{ readonly [${parameter} in ${keys}]?: ${text} }`;
}

function isEnum(types: TypesById, ref: TypeRef): boolean {
  const target = withoutAliases(types, ref);
  return target.kind === "named" && types.get(target.id)?.body.kind === "enum";
}

/** The type of a value that can't be absent: an optional one may be `null`. */
export function presentText(ref: TypeRef, writing: TypeWriting): string {
  const text = typeText(ref, writing);
  return absentIsNull(writing.types, ref) ? `${text} | null` : text;
}

const atom = (text: string): string => (/^[\w.]+$|^"[^"]*"$|^\{[^{}]*\}$/.test(text) ? text : `(${text})`);

/** Writes a property of an inline object. */
export function propertyText(property: PropertyIr, writing: TypeWriting): string {
  const mark = mayBeAbsent(writing.types, property.type) ? "?" : "";
  return `readonly ${propertyName(property.key)}${mark}: ${typeText(property.type, writing)}`;
}

/** Writes an inline object. */
export const objectText = (properties: readonly PropertyIr[], writing: TypeWriting): string =>
  properties.length === 0
    ? "Record<never, never>"
    : `{ ${properties.map((property) => propertyText(property, writing)).join("; ")} }`;
