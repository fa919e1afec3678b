import { nearest } from "#engine/text";
import type { Described, PrimitiveShape, PropertyIr, TypeBody, TypeRef, Value } from "../../ir/type.ts";
import type { PropertyAst, TypeReferenceAst } from "../../parse/ast/type.ts";
import { inWords } from "../../parse/read.ts";
import type { Yaml } from "../../parse/yaml/index.ts";
import type { Word } from "../../source.ts";
import { expectedOf, formValue } from "../values/primitive.ts";
import { plainValue } from "../values/value.ts";

import type { Checking } from "./reference.ts";
import { withValidation } from "./validation.ts";

/** A default of an enum, checked once all types are known. */
export interface EnumDefaultUse {
  readonly type: TypeRef;
  readonly node: Yaml;
}

/** The context for checking properties and types. */
export interface PropertyChecking extends Checking {
  readonly noteDefault: (use: EnumDefaultUse) => void;
  /** Returns the audiences that a part of the model is for, if the model keeps them. */
  readonly audiencesOf: (words: readonly Word[] | undefined) => Pick<Described, "audiences">;
  /** Returns the context inside a template with these parameters. */
  readonly bind: (bound: ReadonlyMap<string, TypeRef>) => PropertyChecking;
}

/** Resolves the type, the rules and the default of a property. It may be a file only in a `form`. */
export function checkProperty(ast: PropertyAst, checking: PropertyChecking, form = false): PropertyIr {
  const { report, resolve } = checking;
  const file = form ? fileType(ast) : undefined;
  const written = withValidation(file ?? resolve(ast.type), ast.validation, checking);
  const single = ast.default === undefined ? { type: written } : withDefault(written, ast.default, checking);
  const type = ast.repeated === true ? repeated(single.type) : single.type;
  if (ast.joined !== undefined && isList(checking.behind(type), checking)) {
    report("not-expressed", ast.joined, {
      what: "a list with its items in one value, separated by commas",
      advice: "clients send one value per item: accept these on the server too",
    });
  }
  return {
    key: ast.key.text,
    ...single,
    type,
    ...(ast.docs !== undefined && { docs: ast.docs }),
    ...(ast.availability !== undefined && { availability: ast.availability }),
    ...(ast.access !== undefined && { access: ast.access }),
    ...checking.audiencesOf(ast.audiences),
    ...(form && partOf(ast, file !== undefined)),
  };
}

/** Reads `file` and `list<file>`, also inside `optional`. */
function fileType({ type, contentType }: PropertyAst): TypeRef | undefined {
  const accept = contentType === undefined ? {} : { accept: [contentType.text] };
  const read = (ast: TypeReferenceAst): TypeRef | undefined => {
    if (ast.kind === "raw" && ast.name === "file") return { kind: "file", multiple: false, ...accept };
    if (ast.kind === "optional" || ast.kind === "nullable") {
      const item = read(ast.item);
      return item && { kind: "optional", item };
    }
    const many = ast.kind === "list" && ast.item.kind === "raw" && ast.item.name === "file";
    return many ? { kind: "file", multiple: true, ...accept } : undefined;
  };
  return read(type);
}

/** Returns the encoding of a property as a part of a multipart form. */
function partOf({ contentType, style }: PropertyAst, isFile: boolean): Pick<PropertyIr, "part"> {
  if (contentType === undefined && (style === undefined || isFile)) return {};
  const exploded = style === "exploded" && !isFile;
  return { part: { ...(contentType && { contentType: [contentType.text] }), ...(exploded && { exploded }) } };
}

const isList = (type: TypeRef, checking: Checking): boolean =>
  type.kind === "optional" || type.kind === "nullable"
    ? isList(checking.behind(type.item), checking)
    : type.kind === "list" || type.kind === "set";

/** A repeatable parameter is a list, optional if its item is. */
const repeated = (type: TypeRef): TypeRef =>
  type.kind === "optional"
    ? { kind: "optional", item: { kind: "list", item: type.item } }
    : { kind: "list", item: type };

interface Defaulted {
  readonly type: TypeRef;
  readonly default?: Value;
}

/** The default of a required primitive is a part of its shape; any other belongs to the property. */
function withDefault(type: TypeRef, node: Yaml, checking: PropertyChecking): Defaulted {
  const wrapped = type.kind === "optional" || type.kind === "nullable";
  const inner = wrapped ? type.item : type;
  if (inner.kind === "optional" || inner.kind === "nullable") {
    return { type, ...pick(withDefault(inner, node, checking)) };
  }
  const target = checking.behind(inner);
  if (target.kind === "primitive") {
    const value = defaultOf(target.shape, node, checking);
    if (value === undefined) return { type };
    if (wrapped || inner.kind !== "primitive") return { type, default: value };
    // `formValue` returned a value of this kind.
    return { type: { ...inner, shape: { ...inner.shape, default: value } as PrimitiveShape } };
  }
  if (target.kind === "list" || target.kind === "set") {
    if (node.kind === "list") return { type, default: plainValue(node) };
    checking.report("bad-default", node.span, { expected: "a list", found: inWords(node) });
    return { type };
  }
  if (target.kind !== "named" || node.kind !== "scalar" || typeof node.value !== "string") {
    checking.report("no-default", node.span, { found: inWordsOf(target) });
    return { type };
  }
  checking.noteDefault({ type: target, node });
  return { type, default: node.value };
}

const pick = ({ default: value }: Defaulted) => (value === undefined ? {} : { default: value });

function defaultOf(shape: PrimitiveShape, node: Yaml, { report }: PropertyChecking): Value | undefined {
  const value = node.kind === "scalar" ? formValue(shape, node) : undefined;
  if (value === undefined) report("bad-default", node.span, { expected: expectedOf(shape), found: inWords(node) });
  return value;
}

/** Checks the default of a property with a named type, which must be an enum with this value. */
export function checkEnumDefault(body: TypeBody | undefined, { node }: EnumDefaultUse, { report }: Checking): void {
  if (body === undefined) return;
  if (body.kind !== "enum") {
    report("no-default", node.span, { found: `a type that is ${body.kind === "alias" ? "an alias" : "not an enum"}` });
    return;
  }
  const known = body.values.map(({ value }) => value);
  const value = node.kind === "scalar" ? node.value : undefined;
  if (!known.some((each) => each === value)) {
    const meant = typeof value === "string" ? nearest(value, known) : undefined;
    report("bad-default", node.span, { expected: `one of ${known.join(", ")}`, found: inWords(node), meant });
  }
}

const inWordsOf = (type: TypeRef): string => (type.kind === "named" ? "a named type" : `the type ${type.kind}`);
