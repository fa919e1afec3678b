import { nearest } from "../diagnostics/nearest.ts";
import type { ObjectIr, TypeBody, VariantIr } from "../ir/ir.ts";
import type { ObjectAst, TypeAst, TypeBodyAst, TypeReferenceAst, VariantAst } from "../parse/ast.ts";
import type { Span } from "../source.ts";
import { checkProperty, type PropertyChecking } from "./property.ts";
import { withValidation } from "./validation.ts";

/** A parent with the place that names it. */
export interface ParentUse {
  readonly id: string;
  readonly span: Span;
}

/** What a type is before its parents are known; `all` and `extends` of an object are filled in afterwards. */
export interface Draft {
  readonly body: TypeBody;
  readonly parents: readonly ParentUse[];
}

/** Resolves the body of a type (the second pass): every name in it is looked up, every fault inside it reported. */
export function checkTypeBody(ast: TypeAst, checking: PropertyChecking): Draft {
  return checkBody(ast.body, checking);
}

function checkBody(body: TypeBodyAst, checking: PropertyChecking): Draft {
  const alone = (made: TypeBody): Draft => ({ body: made, parents: [] });
  switch (body.kind) {
    case "alias":
      return alone({
        kind: "alias",
        type: withValidation(checking.resolve(body.type), body.validation, checking.report),
      });
    case "object":
      return checkObject(body, checking);
    case "enum":
      return alone(checkEnum(body, checking));
    case "union":
      return alone(checkUnion(body, checking));
    case "anyOf":
      if (body.variants.length === 0) checking.report("no-members", body.span, { construct: "a union" });
      return alone({
        kind: "anyOf",
        variants: body.variants.map(({ type, ...rest }) => ({ ...rest, type: checking.resolve(type) })),
      });
  }
}

function checkObject(ast: ObjectAst, checking: PropertyChecking): Draft {
  const named = (type: TypeReferenceAst): readonly ParentUse[] => {
    if (type.kind !== "named") return [];
    const id = checking.scope.typeId(type);
    return id === undefined ? [] : [{ id, span: type.span }];
  };
  const own = ast.properties.map((property) => checkProperty(property, checking));
  const body: ObjectIr = { kind: "object", extends: [], own, all: own, open: ast.open };
  return { body, parents: ast.extends.flatMap(named) };
}

function checkEnum(ast: Extract<TypeBodyAst, { kind: "enum" }>, { report }: PropertyChecking): TypeBody {
  if (ast.values.length === 0) report("no-members", ast.span, { construct: "an enum" });
  const seen = new Set<string>();
  const names = new Set<string>();
  for (const { value, name } of ast.values) {
    if (seen.has(value.text)) report("duplicate-value", value.span, { what: "the value", value: value.text });
    seen.add(value.text);
    const called = name ?? value;
    if (name !== undefined && names.has(called.text)) {
      report("duplicate-value", name.span, { what: "the name", value: name.text });
    }
    names.add(called.text);
  }
  const chosen = ast.default;
  if (chosen !== undefined && !seen.has(chosen.text)) {
    const meant = nearest(chosen.text, seen);
    const expected = meant === undefined ? `one of ${[...seen].join(", ")}` : `one of the values, such as ${meant}`;
    report("bad-default", chosen.span, { expected, found: `the text "${chosen.text}"` });
  }
  return {
    kind: "enum",
    values: ast.values.map(({ value, name: _name, ...rest }) => ({ ...rest, value: value.text })),
    ...(chosen && { default: chosen.text }),
  };
}

function checkUnion(ast: Extract<TypeBodyAst, { kind: "union" }>, checking: PropertyChecking): TypeBody {
  if (ast.variants.length === 0) checking.report("no-members", ast.span, { construct: "a union" });
  // Whether a variant's type is an object is known only once all types are; till then it counts as a value.
  const draft = ({ value, type, ...rest }: VariantAst): VariantIr => ({
    ...rest,
    value: value.text,
    body: type === undefined ? { kind: "empty" } : { kind: "value", type: checking.resolve(type) },
  });
  return {
    kind: "union",
    discriminant: ast.discriminant.text,
    base: ast.base.map((property) => checkProperty(property, checking)),
    variants: ast.variants.map(draft),
  };
}
