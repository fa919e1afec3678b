import { equalJson, exactText, isExact, isList, isObject, type Json, keysOf, losslessDouble, own } from "#engine/json";
import { foldRule, type Path, type RangeRule, type Rule, type RuleType } from "#engine/shape";
import { isMultipleOf } from "../leaves/index.ts";
import { patternTest } from "../pattern/index.ts";

/** A rule that a value breaks. */
export interface BrokenRule {
  /** The path of the part that breaks it, below the value. */
  readonly at: Path;
  readonly value: Json;
  readonly rule: Rule;
  /** The rules that the value keeps, and which therefore make this one apply. */
  readonly since: readonly Rule[];
}

/** Lists the rules that a value of the wire breaks; none if it keeps them. */
export type RuleCheck = (value: Json) => readonly BrokenRule[];

const fine: readonly BrokenRule[] = [];

/** Creates the check of a rule. Patterns run in bounded time, see `patternTest`. */
export const ruleCheck = (rule: Rule): RuleCheck => checkOf(rule);

const checkOf: (rule: Rule) => RuleCheck = foldRule<RuleCheck>({
  all: ({ rules }, recur) => {
    const checks = rules.map(recur);
    return (value) => checks.flatMap((check) => check(value));
  },
  any: (rule, recur) => {
    const checks = rule.rules.map(recur);
    return testing(rule, (value) => {
      const kept = checks.filter((check) => check(value).length === 0).length;
      return rule.exclusive ? kept === 1 : kept > 0;
    });
  },
  not: (rule, recur) => {
    const check = recur(rule.rule);
    return testing(rule, (value) => check(value).length > 0);
  },
  if: (rule, recur) => {
    const condition = recur(rule.condition);
    const [then, other] = [rule.consequent && recur(rule.consequent), rule.alternative && recur(rule.alternative)];
    const opposite: Rule = { kind: "not", rule: rule.condition };
    return (value) =>
      condition(value).length === 0
        ? since(rule.condition, then?.(value) ?? fine)
        : since(opposite, other?.(value) ?? fine);
  },
  contains: (rule, recur) => {
    const check = recur(rule.item);
    return ofLists(rule, (items) => {
      const count = items.filter((item) => check(item).length === 0).length;
      return count >= rule.least && count <= (rule.most ?? Infinity);
    });
  },
  dependent: ({ key, rule }, recur) => {
    const check = recur(rule);
    const condition: Rule = { kind: "required", keys: [key] };
    return (value) => (isObject(value) && own(value, key) !== undefined ? since(condition, check(value)) : fine);
  },
  required: (rule) =>
    testing(rule, (value) => !isObject(value) || rule.keys.every((key) => own(value, key) !== undefined)),
  property: ({ key, rule }, recur) => {
    const check = recur(rule);
    return (value) => {
      const member = isObject(value) ? own(value, key) : undefined;
      return member === undefined ? fine : below(key, check(member));
    };
  },
  items: ({ rule }, recur) => {
    const check = recur(rule);
    return (value) => (isList(value) ? value.flatMap((item, i) => below(i, check(item))) : fine);
  },
  type: (rule) => testing(rule, (value) => rule.types.some((type) => isOfType[type](value))),
  values: (rule) => {
    const values = rule.values.map(shortest);
    return testing(rule, (value) => values.some((one) => equalJson(one, shortest(value))));
  },
  range: (rule) => testing(rule, (value) => !isNumber(value) || isInRange(value, rule)),
  size: (rule) => testing(rule, (value) => isBetween(sizes[rule.of](value), rule)),
  pattern: (rule) => {
    const test = patternTest(rule.regex);
    return testing(rule, (value) => typeof value !== "string" || test(value));
  },
});

const testing =
  (rule: Rule, keeps: (value: Json) => boolean): RuleCheck =>
  (value) =>
    keeps(value) ? fine : [{ at: [], value, rule, since: [] }];

const ofLists = (rule: Rule, keeps: (items: readonly Json[]) => boolean): RuleCheck =>
  testing(rule, (value) => !isList(value) || keeps(value));

const since = (condition: Rule, broken: readonly BrokenRule[]): readonly BrokenRule[] =>
  broken.map((one) => ({ ...one, since: [condition, ...one.since] }));

const below = (step: string | number, broken: readonly BrokenRule[]): readonly BrokenRule[] =>
  broken.map((one) => ({ ...one, at: [step, ...one.at] }));

const isNumber = (value: Json): boolean => typeof value === "number" || isExact(value);

/** Returns the double of a number that is kept as text, if it loses no digit. */
const shortest = (value: Json): Json => (isExact(value) ? (losslessDouble(exactText(value)) ?? value) : value);

const textOf = (value: Json): string => (isExact(value) ? exactText(value) : String(value));

const isOfType: { readonly [type in RuleType]: (value: Json) => boolean } = {
  null: (value) => value === null,
  boolean: (value) => typeof value === "boolean",
  integer: (value) => isNumber(value) && isMultipleOf(textOf(value), "1"),
  number: isNumber,
  string: (value) => typeof value === "string",
  array: isList,
  object: isObject,
};

/** Limits are compared as doubles. */
function isInRange(value: Json, limits: RangeRule): boolean {
  const number = Number(textOf(value));
  const { minimum = -Infinity, maximum = Infinity, multipleOf: step } = limits;
  const { exclusiveMinimum: over = -Infinity, exclusiveMaximum: under = Infinity } = limits;
  const isWithin = number >= minimum && number <= maximum && number > over && number < under;
  return isWithin && (step === undefined || isMultipleOf(textOf(value), String(step)));
}

const isBetween = (
  size: number | undefined,
  { least = 0, most = Infinity }: { readonly least?: number; readonly most?: number },
): boolean => size === undefined || (size >= least && size <= most);

const sizes = {
  characters: (value: Json) => (typeof value === "string" ? Array.from(value).length : undefined),
  items: (value: Json) => (isList(value) ? value.length : undefined),
  properties: (value: Json) => (isObject(value) ? keysOf(value).length : undefined),
};
