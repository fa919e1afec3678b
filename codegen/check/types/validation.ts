import type { NumberLimits } from "#engine/shape";
import type { Report } from "../../diagnostics/diagnostic.ts";
import type { PrimitiveShape, TypeRef } from "../../ir/type.ts";
import type { Limit, ValidationAst } from "../../parse/ast/type.ts";
import type { Word } from "../../source.ts";

type RuleName = keyof ValidationAst;

/** The rules of one kind of primitive, and their conversion to limits of its shape. */
interface Rules {
  readonly names: readonly RuleName[];
  /** Rules that the format allows here but shapes do not have. */
  readonly unchecked: readonly RuleName[];
  readonly limits: (rules: ValidationAst, report: Report) => object;
}

const numeric: readonly RuleName[] = ["min", "max", "exclusiveMin", "exclusiveMax", "multipleOf"];

const nothing = (): object => ({});
/** Shapes have no limits for these kinds, so only the server can check their rules. */
const uncheckedNumber: Rules = { names: [], unchecked: numeric, limits: nothing };

const rulesOf: { readonly [K in PrimitiveShape["kind"]]?: Rules } = {
  string: { names: ["format", "pattern", "minLength", "maxLength"], unchecked: [], limits: textLimits },
  double: {
    names: numeric,
    unchecked: [],
    limits: (rules, report) => {
      const { min, max } = ordered(rules, report);
      return {
        ...(min && { [rules.exclusiveMin ? "exclusiveMinimum" : "minimum"]: min.value }),
        ...(max && { [rules.exclusiveMax ? "exclusiveMaximum" : "maximum"]: max.value }),
        ...stepOf(rules, report, ({ value }) => value),
      };
    },
  },
  integer: {
    names: numeric,
    unchecked: [],
    limits: (rules, report) => {
      const { min, max } = integersOnly(ordered(rules, report), report);
      // An exclusive limit of integers is an inclusive limit at the next integer.
      return {
        ...(min && { minimum: min.value + (rules.exclusiveMin ? 1 : 0) }),
        ...(max && { maximum: max.value - (rules.exclusiveMax ? 1 : 0) }),
        ...stepOf(wholeStep(rules, report), report, ({ value }) => value),
      };
    },
  },
  long: {
    names: numeric,
    unchecked: [],
    limits: (rules, report) => {
      const { min, max } = integersOnly(ordered(rules, report), report);
      return {
        ...(min && { minimum: shifted(min, rules.exclusiveMin ? 1n : 0n) }),
        ...(max && { maximum: shifted(max, rules.exclusiveMax ? -1n : 0n) }),
        ...stepOf(wholeStep(rules, report), report, ({ text }) => text),
      };
    },
  },
  uint: uncheckedNumber,
  uint64: uncheckedNumber,
  bigInteger: uncheckedNumber,
};

const noRules: Rules = { names: [], unchecked: [], limits: nothing };

const itemRules: Rules = {
  names: ["minItems", "maxItems"],
  unchecked: [],
  limits: ({ minItems, maxItems }, report) => {
    inOrder(minItems, maxItems, "maxItems", report);
    return { ...(minItems && { minItems: minItems.value }), ...(maxItems && { maxItems: maxItems.value }) };
  },
};

const memberRules: Rules = {
  names: ["minProperties", "maxProperties"],
  unchecked: [],
  limits: ({ minProperties, maxProperties }, report) => {
    inOrder(minProperties, maxProperties, "maxProperties", report);
    return {
      ...(minProperties && { minProperties: minProperties.value }),
      ...(maxProperties && { maxProperties: maxProperties.value }),
    };
  },
};

/** A named type keeps its name in a shape, so a use of it can't have its own counts. */
const namedRules: Rules = { names: [], unchecked: memberRules.names, limits: nothing };

function rulesFor(type: TypeRef): Rules {
  switch (type.kind) {
    case "primitive":
      return rulesOf[type.shape.kind] ?? noRules;
    case "list":
    case "set":
      return itemRules;
    case "map":
      return memberRules;
    case "named":
      return namedRules;
    default:
      return noRules;
  }
}

const nameOfKind = (type: TypeRef): string => {
  if (type.kind === "primitive") return type.shape.kind;
  return type.kind === "named" ? "a named type" : `the type ${type.kind}`;
};

/**
 * Adds rules to a primitive, a list, a set or a map, or to the target of an alias. Reports rules that do not apply, and
 * rules that no shape supports.
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
  const { names, unchecked, limits } = rulesFor(target);
  const found = nameOfKind(target);
  // Its keys are names of rules.
  for (const [rule, word] of Object.entries(rules) as [RuleName, Word][]) {
    if (names.includes(rule)) continue;
    if (unchecked.includes(rule)) report("unchecked-rule", word.span, { rule, found });
    else report("bad-validation", word.span, { rule, problem: `does not apply to ${found}` });
  }
  if (names.length === 0) return type;
  reportWithoutBound(rules, report);
  const alias = type.kind === "named" && { alias: type.id };
  let isValid = true;
  const limited = limits(rules, (...problem) => {
    isValid = false;
    report(...problem);
  });
  if (isValid) reportUndocumented(rules, limited, report);
  if (target.kind !== "primitive") return { ...target, ...limited, ...alias };
  // The entry of this kind created the limits.
  return {
    kind: "primitive",
    // The limits are of the kind of the shape.
    shape: { ...withoutBounds(target.shape, rules), ...limited } as PrimitiveShape,
    ...alias,
  };
}

/** Reports flags about a bound that is not there, which have no effect. */
function reportWithoutBound({ min, max, exclusiveMin, exclusiveMax }: ValidationAst, report: Report): void {
  if (exclusiveMin !== undefined && min === undefined)
    report("rule-without-bound", exclusiveMin.span, { rule: "exclusiveMin", bound: "min" });
  if (exclusiveMax !== undefined && max === undefined)
    report("rule-without-bound", exclusiveMax.span, { rule: "exclusiveMax", bound: "max" });
}

/** Rules with limits that the registry's form of a definition can't express. Integers have no exclusive limits. */
const undocumented: { readonly [R in RuleName]?: string } = {
  multipleOf: "multipleOf",
  exclusiveMin: "exclusiveMinimum",
  exclusiveMax: "exclusiveMaximum",
  minItems: "minItems",
  maxItems: "maxItems",
  minProperties: "minProperties",
  maxProperties: "maxProperties",
};

/** Reports rules that shapes have, but the definition for the registry lacks. */
function reportUndocumented(rules: ValidationAst, limited: object, report: Report): void {
  // Its keys are names of rules.
  for (const [rule, word] of Object.entries(rules) as [RuleName, Word][]) {
    const limit = undocumented[rule];
    if (limit !== undefined && limit in limited) report("rule-not-documented", word.span, { rule });
  }
}

/** Removes the bounds of an alias that a use replaces: a number has one bound on each side, inclusive or exclusive. */
function withoutBounds(shape: PrimitiveShape, { min, max }: Range): object {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, ...others }: PrimitiveShape & NumberLimits = shape;
  const low = {
    ...(minimum !== undefined && { minimum }),
    ...(exclusiveMinimum !== undefined && { exclusiveMinimum }),
  };
  const high = {
    ...(maximum !== undefined && { maximum }),
    ...(exclusiveMaximum !== undefined && { exclusiveMaximum }),
  };
  return { ...others, ...(min === undefined && low), ...(max === undefined && high) };
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

/** Returns the divisor of all values; a divisor of 1 allows every integer. */
function stepOf<T>(
  { multipleOf }: Pick<ValidationAst, "multipleOf">,
  report: Report,
  read: (step: Limit) => T,
): { readonly multipleOf?: T } {
  if (multipleOf === undefined) return {};
  if (multipleOf.value > 0) return { multipleOf: read(multipleOf) };
  report("bad-validation", multipleOf.span, { rule: "multipleOf", problem: "must be more than 0" });
  return {};
}

/** Returns the divisor of integers, unless it is 1 or not an integer. */
function wholeStep({ multipleOf }: ValidationAst, report: Report): Pick<ValidationAst, "multipleOf"> {
  if (multipleOf === undefined || multipleOf.text === "1") return {};
  if (isInteger(multipleOf.text)) return { multipleOf };
  report("bad-validation", multipleOf.span, { rule: "multipleOf", problem: "must be a whole number" });
  return {};
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
