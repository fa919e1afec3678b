import type { PrimitiveShape, PropertyIr, TypeBody, TypeRef, Value } from "../ir/ir.ts";
import type { PropertyAst } from "../parse/ast.ts";
import { inWords } from "../parse/read.ts";
import type { Yaml } from "../parse/yaml.ts";
import { expectedOf, formValue } from "./primitive-value.ts";
import type { Checking } from "./reference.ts";
import { withValidation } from "./validation.ts";

/** A default that waits until the enum it belongs to is known. */
export interface EnumDefaultUse {
  readonly type: TypeRef;
  readonly node: Yaml;
}

/** Checking with a place to note defaults of named types. */
export interface PropertyChecking extends Checking {
  readonly noteDefault: (use: EnumDefaultUse) => void;
}

/** Resolves a property: its type, the rules that hold in place, its default. */
export function checkProperty(ast: PropertyAst, checking: PropertyChecking): PropertyIr {
  const { report, resolve } = checking;
  const written = withValidation(resolve(ast.type), ast.validation, report);
  const single = ast.default === undefined ? { type: written } : withDefault(written, ast.default, checking);
  const type = ast.repeated === true ? repeated(single.type) : single.type;
  return {
    key: ast.key.text,
    ...single,
    type,
    ...(ast.docs !== undefined && { docs: ast.docs }),
    ...(ast.availability !== undefined && { availability: ast.availability }),
    ...(ast.access !== undefined && { access: ast.access }),
  };
}

/** A parameter that may occur again and again is a list; an optional one may still be absent. */
const repeated = (type: TypeRef): TypeRef =>
  type.kind === "optional"
    ? { kind: "optional", item: { kind: "list", item: type.item } }
    : { kind: "list", item: type };

interface Defaulted {
  readonly type: TypeRef;
  readonly default?: Value;
}

/**
 * A required primitive holds its default itself. Elsewhere it belongs to the property: an optional one, or an enum.
 */
function withDefault(type: TypeRef, node: Yaml, checking: PropertyChecking): Defaulted {
  const inner = type.kind === "optional" ? type.item : type;
  if (inner.kind === "primitive") {
    const value = defaultOf(inner.shape, node, checking);
    if (value === undefined) return { type };
    if (type.kind === "optional") return { type, default: value };
    // The value was just read as one of this kind.
    return { type: { kind: "primitive", shape: { ...inner.shape, default: value } as PrimitiveShape } };
  }
  if (inner.kind !== "named" || node.kind !== "scalar" || typeof node.value !== "string") {
    checking.report("no-default", node.span, { found: inWordsOf(inner) });
    return { type };
  }
  checking.noteDefault({ type: inner, node });
  return { type, default: node.value };
}

function defaultOf(shape: PrimitiveShape, node: Yaml, { report }: PropertyChecking): Value | undefined {
  const value = node.kind === "scalar" ? formValue(shape, node) : undefined;
  if (value === undefined) report("bad-default", node.span, { expected: expectedOf(shape), found: inWords(node) });
  return value;
}

/** Checks the default of a property whose type has a name: it must be an enum that knows the value. */
export function checkEnumDefault(body: TypeBody | undefined, { node }: EnumDefaultUse, { report }: Checking): void {
  if (body === undefined) return;
  if (body.kind !== "enum") {
    report("no-default", node.span, { found: `a type that is ${body.kind === "alias" ? "an alias" : "no enum"}` });
    return;
  }
  const known = body.values.map(({ value }) => value);
  const value = node.kind === "scalar" ? node.value : undefined;
  if (!known.some((each) => each === value)) {
    report("bad-default", node.span, { expected: `one of ${known.join(", ")}`, found: inWords(node) });
  }
}

const inWordsOf = (type: TypeRef): string => (type.kind === "named" ? "a named type" : `a type that is ${type.kind}`);
