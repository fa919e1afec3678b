import type { Report } from "../diagnostics/diagnostic.ts";
import type { PrimitiveShape, TypeRef } from "../ir/ir.ts";
import type { Limit, ValidationAst } from "../parse/ast.ts";
import type { Word } from "../source.ts";

/** The rules that go with one kind of primitive, and what they come to in its shape. */
interface Rules {
  readonly names: readonly (keyof ValidationAst)[];
  readonly limits: (rules: ValidationAst, report: Report) => object;
}

const numbers = (limits: Rules["limits"]): Rules => ({ names: ["min", "max"], limits });

const rulesOf: { readonly [K in PrimitiveShape["kind"]]?: Rules } = {
  string: { names: ["format", "pattern", "minLength", "maxLength"], limits: textLimits },
  double: numbers((rules, report) => {
    const { min, max } = ordered(rules, report);
    return { ...(min && { minimum: min.value }), ...(max && { maximum: max.value }) };
  }),
  integer: numbers((rules, report) => {
    const { min, max } = whole(ordered(rules, report), report);
    return { ...(min && { minimum: min.value }), ...(max && { maximum: max.value }) };
  }),
  long: numbers((rules, report) => {
    const { min, max } = whole(ordered(rules, report), report);
    return { ...(min && { minimum: min.text }), ...(max && { maximum: max.text }) };
  }),
};

/** Puts rules on the primitive that a type is; rules that do not fit are reported. */
export function withValidation(type: TypeRef, rules: ValidationAst | undefined, report: Report): TypeRef {
  if (rules === undefined) return type;
  if (type.kind === "optional" || type.kind === "nullable") {
    return { kind: type.kind, item: withValidation(type.item, rules, report) };
  }
  const fitting = type.kind === "primitive" ? rulesOf[type.shape.kind] : undefined;
  for (const [rule, word] of Object.entries(rules) as [keyof ValidationAst, Word][]) {
    if (fitting?.names.includes(rule)) continue;
    const found = type.kind === "primitive" ? type.shape.kind : "a type that is no primitive";
    report("bad-validation", word.span, { rule, problem: `does not go with ${found}` });
  }
  if (type.kind !== "primitive" || fitting === undefined) return type;
  // The limits were made by the entry of this very kind.
  return { kind: "primitive", shape: { ...type.shape, ...fitting.limits(rules, report) } as PrimitiveShape };
}

function textLimits({ format, pattern, minLength, maxLength }: ValidationAst, report: Report): object {
  inOrder(minLength, maxLength, "maxLength", report);
  if (pattern !== undefined && !isPattern(pattern.text)) {
    report("bad-validation", pattern.span, { rule: "pattern", problem: "is no regular expression" });
  }
  return {
    ...(format && { format: format.text }),
    ...(pattern && { regex: pattern.text }),
    ...(minLength && { minLength: minLength.value }),
    ...(maxLength && { maxLength: maxLength.value }),
  };
}

type Range = Pick<ValidationAst, "min" | "max">;

function ordered(rules: ValidationAst, report: Report): Range {
  inOrder(rules.min, rules.max, "max", report);
  return rules;
}

function inOrder(low: Limit | undefined, high: Limit | undefined, rule: string, report: Report): void {
  if (low !== undefined && high !== undefined && low.value > high.value) {
    report("bad-validation", high.span, { rule, problem: `is below ${low.text}` });
  }
}

function whole(range: Range, report: Report): Range {
  for (const [rule, limit] of Object.entries({ min: range.min, max: range.max })) {
    if (limit !== undefined && !/^-?\d+$/.test(limit.text)) {
      report("bad-validation", limit.span, { rule, problem: "must be a whole number" });
    }
  }
  return range;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
