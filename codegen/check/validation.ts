import type { Report } from "../diagnostics/diagnostic.ts";
import type { PrimitiveShape, TypeRef } from "../ir/ir.ts";
import type { Limit, ValidationAst } from "../parse/ast.ts";
import type { Word } from "../source.ts";

const rulesOf: { readonly [kind: string]: readonly string[] } = {
  string: ["format", "pattern", "minLength", "maxLength"],
  integer: ["min", "max"],
  long: ["min", "max"],
  double: ["min", "max"],
};

/** Puts rules on the primitive that a type is; rules that do not fit are reported. */
export function withValidation(type: TypeRef, rules: ValidationAst | undefined, report: Report): TypeRef {
  if (rules === undefined) return type;
  if (type.kind === "optional" || type.kind === "nullable") {
    return { kind: type.kind, item: withValidation(type.item, rules, report) };
  }
  const allowed = type.kind === "primitive" ? (rulesOf[type.shape.kind] ?? []) : [];
  for (const [rule, word] of Object.entries(rules) as [string, Word][]) {
    if (allowed.includes(rule)) continue;
    const found = type.kind === "primitive" ? type.shape.kind : "a type that is no primitive";
    report("bad-validation", word.span, { rule, problem: `does not go with ${found}` });
  }
  return type.kind === "primitive" ? { kind: "primitive", shape: limited(type.shape, rules, report) } : type;
}

function limited(shape: PrimitiveShape, rules: ValidationAst, report: Report): PrimitiveShape {
  const { min, max, minLength, maxLength, format, pattern } = rules;
  const ordered = (low: Limit | undefined, high: Limit | undefined, rule: string): void => {
    if (low !== undefined && high !== undefined && low.value > high.value) {
      report("bad-validation", high.span, { rule, problem: `is below ${low.text}` });
    }
  };
  const whole = (limit: Limit | undefined, rule: string): Limit | undefined => {
    if (limit === undefined || /^-?\d+$/.test(limit.text)) return limit;
    report("bad-validation", limit.span, { rule, problem: "must be a whole number" });
    return undefined;
  };
  switch (shape.kind) {
    case "string":
      ordered(minLength, maxLength, "maxLength");
      if (pattern !== undefined && !isPattern(pattern.text)) {
        report("bad-validation", pattern.span, { rule: "pattern", problem: "is no regular expression" });
      }
      return {
        ...shape,
        ...(format && { format: format.text }),
        ...(pattern && { regex: pattern.text }),
        ...(minLength && { minLength: minLength.value }),
        ...(maxLength && { maxLength: maxLength.value }),
      };
    case "integer":
    case "double": {
      ordered(min, max, "max");
      const low = shape.kind === "double" ? min : whole(min, "min");
      const high = shape.kind === "double" ? max : whole(max, "max");
      return { ...shape, ...(low && { minimum: low.value }), ...(high && { maximum: high.value }) };
    }
    case "long": {
      ordered(min, max, "max");
      const [low, high] = [whole(min, "min"), whole(max, "max")];
      return { ...shape, ...(low && { minimum: low.text }), ...(high && { maximum: high.text }) };
    }
    default:
      return shape;
  }
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
