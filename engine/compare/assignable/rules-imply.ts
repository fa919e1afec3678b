import { equalJson, type Json } from "#engine/json";
import { conjunction, foldRule, type Rule, type Shape } from "#engine/shape";

type RuleOf<K extends Rule["kind"]> = Extract<Rule, { readonly kind: K }>;

/** Returns true if the values that keep the folded rule keep this one too. */
type Implies = (other: Rule) => boolean;

/** Answers for a rule of the same kind; "no" for all others. */
const same =
  <K extends Rule["kind"]>(rule: RuleOf<K>, implies: (other: RuleOf<K>) => boolean): Implies =>
  (other) =>
    // The kinds are equal; the compiler can't see it while the kind is open.
    other.kind === rule.kind && implies(other as RuleOf<K>);

const isWithin = <T extends Json>(some: readonly T[], all: readonly T[]): boolean =>
  some.every((one) => all.some((other) => equalJson(one, other)));

interface Limits {
  readonly least: number | undefined;
  readonly most: number | undefined;
}

const isTighter = (inner: Limits, outer: Limits): boolean =>
  (inner.least ?? -Infinity) >= (outer.least ?? -Infinity) && (inner.most ?? Infinity) <= (outer.most ?? Infinity);

const impliedBy: (rule: Rule) => Implies = foldRule<Implies>({
  all:
    ({ rules }) =>
    (other) =>
      rulesImply(rules, other),
  any: (rule, recur) => {
    const parts = rule.rules.map(recur);
    const isExclusive = rule.exclusive === true;
    const isSame = same(
      rule,
      ({ rules, exclusive }) =>
        exclusive === undefined && rule.rules.every((_, i) => rules.some((one) => parts[i]?.(one))),
    );
    return (other) => isSame(other) || (!isExclusive && parts.length > 0 && parts.every((implies) => implies(other)));
  },
  not: (rule) => same(rule, (other) => impliedBy(other.rule)(rule.rule)),
  if: (rule) =>
    same(rule, (other) => {
      if (!equalRules(rule.condition, other.condition)) return false;
      return isSide(rule.consequent, other.consequent) && isSide(rule.alternative, other.alternative);
    }),
  contains: (rule, recur) => {
    const implies = recur(rule.item);
    return same(rule, (other) => {
      if (!isTighter(limitsOf(rule), limitsOf(other))) return false;
      // More items may keep a wider rule than the narrower one counts.
      return other.most === undefined ? implies(other.item) : equalRules(rule.item, other.item);
    });
  },
  dependent: (rule, recur) => {
    const implies = recur(rule.rule);
    return same(rule, (other) => other.key === rule.key && implies(other.rule));
  },
  required: (rule) => same(rule, ({ keys }) => isWithin(keys, rule.keys)),
  property: (rule, recur) => {
    const implies = recur(rule.rule);
    return same(rule, (other) => other.key === rule.key && implies(other.rule));
  },
  items: (rule, recur) => {
    const implies = recur(rule.rule);
    return same(rule, (other) => implies(other.rule));
  },
  type: (rule) => same(rule, ({ types }) => isWithin(rule.types, types)),
  values: (rule) => same(rule, ({ values }) => isWithin(rule.values, values)),
  range: (rule) =>
    same(rule, (other) => {
      const inclusive = isTighter(
        { least: rule.minimum, most: rule.maximum },
        { least: other.minimum, most: other.maximum },
      );
      const exclusive = isTighter(
        { least: rule.exclusiveMinimum, most: rule.exclusiveMaximum },
        { least: other.exclusiveMinimum, most: other.exclusiveMaximum },
      );
      return inclusive && exclusive && (other.multipleOf === undefined || other.multipleOf === rule.multipleOf);
    }),
  size: (rule) => same(rule, (other) => other.of === rule.of && isTighter(limitsOf(rule), limitsOf(other))),
  pattern: (rule) => same(rule, ({ regex }) => regex === rule.regex),
});

const limitsOf = ({ least, most }: { readonly least?: number; readonly most?: number }): Limits => ({ least, most });

/** Returns true if one side of a condition implies the other's; an absent side allows everything. */
const isSide = (rule: Rule | undefined, other: Rule | undefined): boolean =>
  other === undefined || (rule !== undefined && impliedBy(rule)(other));

// Rules are plain data.
const equalRules = (a: Rule, b: Rule): boolean => equalJson(a as unknown as Json, b as unknown as Json);

/**
 * Returns true if values that keep some rules keep another one too. A positive answer is always right; a negative one
 * may be wrong for rules of different kinds.
 */
export function rulesImply(rules: readonly Rule[], other: Rule): boolean {
  return rules.some((rule) => equalRules(rule, other) || impliedBy(rule)(other)) || isConjunction(other, rules);
}

/** Returns true for a list of rules that are all implied. */
const isConjunction = (other: Rule, rules: readonly Rule[]): boolean =>
  conjunction(other)?.every((part) => rulesImply(rules, part)) ?? false;

/** Returns the rules of a shape. */
export const rulesOf = (shape: Shape): readonly Rule[] => ("rules" in shape ? (shape.rules ?? []) : []);
