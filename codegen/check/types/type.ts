import { nearest } from "#engine/text";
import type { ObjectIr, TypeBody, VariantIr } from "../../ir/type.ts";
import type { NamedAst, ObjectAst, TypeAst, TypeBodyAst, UnionAst, VariantAst } from "../../parse/ast/type.ts";
import type { Span, Word } from "../../source.ts";
import type { Module } from "../names/index.ts";
import { checkProperty, type PropertyChecking } from "./property.ts";
import { instantiate, namesTemplate } from "./template.ts";
import { withValidation } from "./validation.ts";

/** A parent with the position of its name in `extends`. */
export interface ParentUse {
  readonly id: string;
  readonly span: Span;
}

/** A type before its parents are known; `all` and `extends` of an object are filled in afterwards. */
export interface Draft {
  readonly body: TypeBody;
  readonly parents: readonly ParentUse[];
}

/** The context for checking the bodies of types, in addition to the context of their file. */
export interface BodyChecking {
  readonly checking: PropertyChecking;
  readonly checkingOf: (module: Module) => PropertyChecking;
  /** True if properties may be files, as in the body of a request. */
  readonly form: boolean;
}

const alone = (body: TypeBody): Draft => ({ body, parents: [] });

/** Resolves the body of a type (the second pass): looks up all names, and reports all errors. */
export function checkTypeBody({ body }: TypeAst, context: BodyChecking): Draft {
  const { checking } = context;
  switch (body.kind) {
    case "alias":
      return checkAlias(body, context);
    case "object":
      return checkObject(body, context);
    case "enum":
      return alone(checkEnum(body, checking));
    case "union":
      return checkUnion(body, checking);
    case "anyOf":
      return alone(checkAnyOf(body, checking));
  }
}

function checkAlias(body: Extract<TypeBodyAst, { kind: "alias" }>, context: BodyChecking): Draft {
  const { checking, checkingOf } = context;
  const { type } = body;
  if (type.kind === "named" && namesTemplate(type, checking)) {
    const instance = instantiate(type, checking, checkingOf);
    if (instance !== undefined) {
      return checkTypeBody(instance.template.ast, { checkingOf, form: false, checking: instance.checking });
    }
    if (checking.scope.isTemplate(type)) return alone({ kind: "alias", type: { kind: "unknown" } });
  }
  return alone({ kind: "alias", type: withValidation(checking.resolve(type), body.validation, checking) });
}

function checkAnyOf(body: Extract<TypeBodyAst, { kind: "anyOf" }>, checking: PropertyChecking): TypeBody {
  if (body.variants.length === 0) checking.report("no-members", body.span, { construct: "a union" });
  const [first] = body.base;
  if (first !== undefined) {
    checking.report("not-expressed", first.key.span, {
      what: "a common property of the variants of an undiscriminated union",
      advice: "declare it in each variant, or extend an object that has it",
    });
  }
  return {
    kind: "anyOf",
    variants: body.variants.map(({ type, validation, ...rest }) => ({
      ...rest,
      type: withValidation(checking.resolve(type), validation, checking),
    })),
  };
}

const parentsOf = (names: readonly NamedAst[], { report, scope }: PropertyChecking): readonly ParentUse[] =>
  names.flatMap((name) => {
    if (scope.isTemplate(name)) {
      report("template-use", name.span, { problem: "it is extended" });
      return [];
    }
    const id = scope.typeId(name);
    if (id !== undefined && name.arguments !== undefined) {
      report("template-use", name.span, { problem: `${name.name.text} has no parameters` });
    }
    return id === undefined ? [] : [{ id, span: name.span }];
  });

function checkObject(ast: ObjectAst, { checking, form }: BodyChecking): Draft {
  const own = ast.properties.map((property) => checkProperty(property, checking, form));
  const body: ObjectIr = { kind: "object", extends: [], own, all: own, open: ast.open };
  return { body, parents: parentsOf(ast.extends, checking) };
}

function checkEnum(ast: Extract<TypeBodyAst, { kind: "enum" }>, { report }: PropertyChecking): TypeBody {
  if (ast.values.length === 0) report("no-members", ast.span, { construct: "an enum" });
  const seen = new Set<string>();
  const names = new Set<string>();
  for (const { value, name } of ast.values) {
    if (seen.has(value.text)) report("duplicate-value", value.span, { what: "value", value: value.text });
    seen.add(value.text);
    const called = name ?? value;
    if (name !== undefined && names.has(called.text)) {
      report("duplicate-value", name.span, { what: "name", value: name.text });
    }
    names.add(called.text);
  }
  const chosen = ast.default;
  if (chosen !== undefined && !seen.has(chosen.text)) {
    const meant = nearest(chosen.text, seen);
    report("bad-default", chosen.span, {
      expected: `one of ${[...seen].join(", ")}`,
      found: `the string "${chosen.text}"`,
      meant,
    });
  }
  return {
    kind: "enum",
    values: ast.values.map(({ value, name: _name, ...rest }) => ({ ...rest, value: value.text })),
    ...(chosen && { default: chosen.text }),
  };
}

function checkUnion(ast: UnionAst, checking: PropertyChecking): Draft {
  const { report } = checking;
  if (ast.variants.length === 0) report("no-members", ast.span, { construct: "a union" });
  const chosen = ast.defaultVariant;
  if (chosen !== undefined) checkDefaultVariant(chosen, ast, checking);
  // Every variant is a value until all types are known; `settleUnions` then finds the objects.
  const draft = ({ value, type, key, validation, ...rest }: VariantAst): VariantIr => ({
    ...rest,
    value: value.text,
    body:
      type === undefined
        ? { kind: "empty" }
        : {
            kind: "value",
            key: key?.text ?? "value",
            type: withValidation(checking.resolve(type), validation, checking),
          },
  });
  const body: TypeBody = {
    kind: "union",
    discriminant: ast.discriminant.text,
    base: ast.base.map((property) => checkProperty(property, checking)),
    variants: ast.variants.map(draft),
  };
  return { body, parents: parentsOf(ast.extends, checking) };
}

function checkDefaultVariant({ text, span }: Word, ast: UnionAst, { report }: PropertyChecking): void {
  const known = ast.variants.map(({ value }) => value.text);
  if (known.includes(text)) {
    report("not-expressed", span, {
      what: "a variant for values without a discriminant",
      advice: "clients need the discriminant: always send it",
    });
  } else report("unknown-variant", span, { name: text, meant: nearest(text, known) });
}
