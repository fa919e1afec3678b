import type { Json } from "#engine/json";

/** A JSON type, as JSON Schema names it. A number without a fraction is an `integer` too. */
export type RuleType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** All of these rules; none is a rule that every value keeps. */
export interface AllRule {
  readonly kind: "all";
  readonly rules: readonly Rule[];
}

/** At least one of these rules, or exactly one. */
export interface AnyRule {
  readonly kind: "any";
  readonly exclusive?: true;
  readonly rules: readonly Rule[];
}

/** Not this rule. */
export interface NotRule {
  readonly kind: "not";
  readonly rule: Rule;
}

/** One rule for the values that keep the condition, another one for all others. */
export interface IfRule {
  readonly kind: "if";
  readonly condition: Rule;
  readonly consequent?: Rule;
  readonly alternative?: Rule;
}

/** Inclusive limits of the number of items of an array that keep a rule. */
export interface ContainsRule {
  readonly kind: "contains";
  readonly item: Rule;
  readonly least: number;
  readonly most?: number;
}

/** A rule of the objects that have a property. */
export interface DependentRule {
  readonly kind: "dependent";
  readonly key: string;
  readonly rule: Rule;
}

/** Properties that an object has. */
export interface RequiredRule {
  readonly kind: "required";
  readonly keys: readonly string[];
}

/** A rule of one property of an object, if it is present. */
export interface PropertyRule {
  readonly kind: "property";
  readonly key: string;
  readonly rule: Rule;
}

/** A rule of each item of an array. */
export interface ItemsRule {
  readonly kind: "items";
  readonly rule: Rule;
}

/** One of several JSON types. */
export interface TypeRule {
  readonly kind: "type";
  readonly types: readonly RuleType[];
}

/** One of several values. */
export interface ValuesRule {
  readonly kind: "values";
  readonly values: readonly Json[];
}

/** Limits of a number. */
export interface RangeRule {
  readonly kind: "range";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

/** Inclusive limits of the length of a text, an array or an object. */
export interface SizeRule {
  readonly kind: "size";
  readonly of: "characters" | "items" | "properties";
  readonly least?: number;
  readonly most?: number;
}

/** An ECMAScript pattern that is found in a text. */
export interface PatternRule {
  readonly kind: "pattern";
  readonly regex: string;
}

/**
 * A rule that a shape can't express: it depends on other parts of the value, or excludes values. Rules are about values
 * as they are sent. As in JSON Schema, a rule of one JSON type accepts values of all other types.
 */
export type Rule =
  | AllRule
  | AnyRule
  | NotRule
  | IfRule
  | ContainsRule
  | DependentRule
  | RequiredRule
  | PropertyRule
  | ItemsRule
  | TypeRule
  | ValuesRule
  | RangeRule
  | SizeRule
  | PatternRule;

/** One function per kind of rule. `recur` folds a rule inside it. */
export type RuleAlgebra<R> = {
  readonly [K in Rule["kind"]]: (rule: Extract<Rule, { readonly kind: K }>, recur: (inner: Rule) => R) => R;
};

/** Turns an algebra into a function over rules: the only place that dispatches on the kind of a rule. */
export function foldRule<R>(algebra: RuleAlgebra<R>): (rule: Rule) => R {
  const recur = (rule: Rule): R => {
    // The compiler can't see that the arm chosen by `rule.kind` takes just this rule; the mapped type promises it.
    const answer = algebra[rule.kind] as (rule: Rule, recur: (inner: Rule) => R) => R;
    return answer(rule, recur);
  };
  return recur;
}

/** Returns the same answer for every kind of rule, for algebras that ask about a few kinds. */
export const sameForRules = <R>(answer: R): { readonly [K in Rule["kind"]]: () => R } => {
  const same = (): R => answer;
  return {
    ...{ all: same, any: same, not: same, if: same, contains: same, dependent: same, property: same, items: same },
    ...{ required: same, type: same, values: same, range: same, size: same, pattern: same },
  };
};

/** Returns the parts of a rule that requires all of several rules; `undefined` for any other rule. */
export const conjunction = (rule: Rule): readonly Rule[] | undefined => (rule.kind === "all" ? rule.rules : undefined);

/** Returns the keys of a rule that only requires properties; `undefined` for any other rule. */
export const requiredKeys = (rule: Rule): readonly string[] | undefined =>
  rule.kind === "required" ? rule.keys : undefined;

/** The rules of the values of a shape, beside what the shape itself states. */
export interface Ruled {
  readonly rules?: readonly Rule[];
}
