import type { Report } from "../../diagnostics/diagnostic.ts";
import type { PrimitiveShape, TypeRef } from "../../ir/type.ts";
import type { Limit, ValidationAst } from "../../parse/ast/property.ts";
import type { Word } from "../../source.ts";

type RuleName = keyof ValidationAst;

/** The rules of one kind of primitive, and their conversion to limits of its shape. */
interface Rules {
  readonly names: readonly RuleName[];
  /** Rules that the format allows here but shapes do not have. */
  readonly unchecked: readonly RuleName[];
  readonly limits: (rules: ValidationAst, report: Report) => object;
}

const limits: readonly RuleName[] = ["min", "max"];
const numeric: readonly RuleName[] = ["min", "max", "exclusiveMin", "exclusiveMax", "multipleOf"];

const nothing = (): object => ({});
/** Shapes have no limits for these kinds, so only the server can check their rules. */
const uncheckedNumber: Rules = { names: [], unchecked: numeric, limits: nothing };

const rulesOf: { readonly [K in PrimitiveShape["kind"]]?: Rules } = {
  string: { names: ["format", "pattern", "minLength", "maxLength"], unchecked: [], limits: textLimits },
  double: {
    names: limits,
    unchecked: ["exclusiveMin", "exclusiveMax", "multipleOf"],
    limits: (rules, report) => {
      const { min, max } = ordered(rules, report);
      return { ...(min && { minimum: min.value }), ...(max && { maximum: max.value }) };
    },
  },
  integer: {
    names: [...limits, "exclusiveMin", "exclusiveMax"],
    unchecked: ["multipleOf"],
    limits: (rules, report) => {
      const { min, max } = integersOnly(ordered(rules, report), report);
      // An exclusive limit of integers is an inclusive limit at the next integer.
      return {
        ...(min && { minimum: min.value + (rules.exclusiveMin ? 1 : 0) }),
        ...(max && { maximum: max.value - (rules.exclusiveMax ? 1 : 0) }),
      };
    },
  },
  long: {
    names: [...limits, "exclusiveMin", "exclusiveMax"],
    unchecked: ["multipleOf"],
    limits: (rules, report) => {
      const { min, max } = integersOnly(ordered(rules, report), report);
      return {
        ...(min && { minimum: shifted(min, rules.exclusiveMin ? 1n : 0n) }),
        ...(max && { maximum: shifted(max, rules.exclusiveMax ? -1n : 0n) }),
      };
    },
  },
  uint: uncheckedNumber,
  uint64: uncheckedNumber,
  bigInteger: uncheckedNumber,
};

/** Rules about the number of items or properties, which shapes do not have. */
const counts: { readonly [kind: string]: readonly RuleName[] } = {
  list: ["minItems", "maxItems"],
  set: ["minItems", "maxItems"],
  map: ["minProperties", "maxProperties"],
  named: ["minProperties", "maxProperties"],
};

/**
 * Adds rules to a primitive, or to the primitive of an alias. Reports rules that do not apply, and rules that no shape
 * supports.
 */
export function withValidation(
  type: TypeRef,
  rules: ValidationAst | undefined,
  { report, behind }: { readonly report: Report; readonly behind: (type: TypeRef) => TypeRef },
): TypeRef {
  if (rules === undefined) return type;
  if (type.kind === "optional" || type.kind === "nullable") {
    return { kind: type.kind, item: withValidation(type.item, rules, { report, behind }) };
  }
  const target = behind(type);
  const primitive = target.kind === "primitive" ? target.shape : undefined;
  const fitting = primitive && rulesOf[primitive.kind];
  const found = primitive?.kind ?? "a type that is not a primitive";
  const unchecked = fitting?.unchecked ?? counts[target.kind] ?? [];
  for (const [rule, word] of Object.entries(rules) as [RuleName, Word][]) {
    if (fitting?.names.includes(rule)) continue;
    if (unchecked.includes(rule)) report("unchecked-rule", word.span, { rule, found });
    else report("bad-validation", word.span, { rule, problem: `does not apply to ${found}` });
  }
  if (primitive === undefined || fitting === undefined || fitting.names.length === 0) return type;
  // The entry of this kind created the limits.
  const shape = { ...primitive, ...fitting.limits(rules, report) } as PrimitiveShape;
  return { kind: "primitive", shape, ...(type.kind === "named" && { alias: type.id }) };
}

function textLimits({ format, pattern, minLength, maxLength }: ValidationAst, report: Report): object {
  inOrder(minLength, maxLength, "maxLength", report);
  if (pattern !== undefined && !isPattern(pattern.text)) {
    report("bad-validation", pattern.span, {
      rule: "pattern",
      problem: "is not a regular expression",
      advice: "write it as JavaScript does, without slashes around it",
    });
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
    report("bad-validation", high.span, { rule, problem: `is below ${low.text}`, advice: "swap the two" });
  }
}

const isInteger = (text: string): boolean => /^-?\d+$/.test(text);

function integersOnly(range: Range, report: Report): Range {
  for (const [rule, limit] of Object.entries({ min: range.min, max: range.max })) {
    if (limit !== undefined && !isInteger(limit.text)) {
      report("bad-validation", limit.span, { rule, problem: "must be a whole number" });
    }
  }
  return range;
}

/** Adds a step to the digits of a limit. Returns other text unchanged, since it has been reported. */
const shifted = ({ text }: Limit, step: bigint): string => (isInteger(text) ? String(BigInt(text) + step) : text);

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
