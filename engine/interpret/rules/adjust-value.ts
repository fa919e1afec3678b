import { isList, isObject, type Json, objectOf, own } from "#engine/json";
import { foldRule, type RangeRule, type Rule, type RuleType, type SizeRule } from "#engine/shape";
import { within } from "../leaves/index.ts";
import { type RuleCheck, ruleCheck } from "./check-rule.ts";

/** Returns a value for a property that a value lacks; undefined if there is none. */
export type FillProperty = (key: string) => Json | undefined;

/** Changes a value of the wire; returns the same value if it has no better one. */
type Adjust = (value: Json, fill: FillProperty) => Json;

/** The changes after which a value may keep a rule, and after which it may break it. */
interface Adjusting {
  readonly keep: Adjust;
  readonly break: Adjust;
}

const leave: Adjust = (value) => value;
const noProperty: FillProperty = () => undefined;

/** Maximum number of rounds: a change for one rule may break another one. Our choice. */
const maxRounds = 4;

/**
 * Changes a value of the wire until it keeps some rules: adds and removes properties, and replaces values. Returns
 * undefined if it does not succeed. The caller checks that the value still has its shape.
 */
export function adjustValue(rules: readonly Rule[], value: Json, fill: FillProperty = noProperty): Json | undefined {
  const rule: Rule = { kind: "all", rules };
  const check = ruleCheck(rule);
  let adjusted = value;
  for (let round = 0; round < maxRounds; round += 1) {
    if (check(adjusted).length === 0) return adjusted;
    adjusted = adjusting(rule).keep(adjusted, fill);
  }
  return check(adjusted).length === 0 ? adjusted : undefined;
}

const adjusting: (rule: Rule) => Adjusting = foldRule<Adjusting>({
  all: ({ rules }, recur) => {
    const parts = rules.map((rule) => ({ ...recur(rule), check: ruleCheck(rule) }));
    return {
      keep: (value, fill) =>
        parts.reduce((now, { keep, check }) => (check(now).length === 0 ? now : keep(now, fill)), value),
      break: firstOf(
        parts.map((one) => one.break),
        (now) => parts.some(({ check }) => check(now).length > 0),
      ),
    };
  },
  any: ({ rules }, recur) => {
    const parts = rules.map((rule) => ({ ...recur(rule), check: ruleCheck(rule) }));
    const kept = (value: Json): number => parts.filter(({ check }) => check(value).length === 0).length;
    return {
      // All but one of those that it keeps are broken, for a choice of exactly one.
      keep: (value, fill) => {
        if (kept(value) === 0)
          return firstOf(
            parts.map(({ keep }) => keep),
            (now) => kept(now) === 1,
          )(value, fill);
        const others = parts.filter(({ check }) => check(value).length === 0).slice(1);
        return others.reduce((now, one) => one.break(now, fill), value);
      },
      break: (value, fill) => parts.reduce((now, one) => one.break(now, fill), value),
    };
  },
  not: ({ rule }, recur) => {
    const inner = recur(rule);
    return { keep: inner.break, break: inner.keep };
  },
  if: ({ condition, consequent, alternative }, recur) => {
    const check = ruleCheck(condition);
    const [kept, broken] = [consequent && recur(consequent), alternative && recur(alternative)];
    const side = (value: Json): Adjusting | undefined => (check(value).length === 0 ? kept : broken);
    return {
      keep: (value, fill) => side(value)?.keep(value, fill) ?? value,
      break: (value, fill) => side(value)?.break(value, fill) ?? value,
    };
  },
  contains: ({ item, least, most = Infinity }, recur) => {
    const check = ruleCheck(item);
    const { keep, break: breakItem } = recur(item);
    return {
      keep: (value) => {
        if (!isList(value)) return value;
        const count = value.filter((one) => check(one).length === 0).length;
        return count < least ? withKept(value, least, check, keep) : withBroken(value, most, check, breakItem);
      },
      break: (value) => (isList(value) ? value.map((one) => breakItem(one, noProperty)) : value),
    };
  },
  dependent: ({ key, rule }, recur) => {
    const check = ruleCheck(rule);
    const { keep } = recur(rule);
    return {
      keep: (value, fill) => {
        const kept = keep(value, fill);
        return check(kept).length === 0 ? kept : without(value, key);
      },
      break: leave,
    };
  },
  required: ({ keys }) => ({
    keep: (value, fill) => {
      if (!isObject(value)) return value;
      const missing = keys.filter((key) => own(value, key) === undefined);
      return withMembers(value, missing, fill);
    },
    break: (value) => without(value, keys.at(-1)),
  }),
  property: ({ key, rule }, recur) => {
    const inner = recur(rule);
    const at =
      (adjust: Adjust): Adjust =>
      (value) => {
        const member = isObject(value) ? own(value, key) : undefined;
        if (!isObject(value) || member === undefined) return value;
        return objectOf([...Object.entries(value), [key, adjust(member, noProperty)] as const]);
      };
    const broken = at(inner.break);
    return {
      keep: at(inner.keep),
      break: (value, fill) =>
        broken(isObject(value) ? withMembers(value, [key], (one) => own(value, one) ?? fill(one)) : value, fill),
    };
  },
  items: ({ rule }, recur) => {
    const { keep } = recur(rule);
    return { keep: (value) => (isList(value) ? value.map((one) => keep(one, noProperty)) : value), break: leave };
  },
  type: ({ types: [type] }) => ({
    keep: (value) => (type === undefined ? value : examples[type]),
    break: (value) => (typeof value === "string" ? 0 : "string"),
  }),
  values: ({ values: [first] }) => ({ keep: (value) => first ?? value, break: another }),
  range: (rule) => ({
    keep: (value) => (typeof value === "number" ? within(value, rule) : value),
    break: beyond(rule),
  }),
  size: (rule) => ({ keep: (value) => resized(value, rule), break: leave }),
  pattern: () => ({ keep: leave, break: another }),
});

const examples: { readonly [type in RuleType]: Json } = {
  null: null,
  boolean: true,
  integer: 0,
  number: 0,
  string: "string",
  array: [],
  object: {},
};

/** Tries changes one after another until a test holds. */
const firstOf =
  (adjusts: readonly Adjust[], isDone: (value: Json) => boolean): Adjust =>
  (value, fill) => {
    for (const adjust of adjusts) {
      const adjusted = adjust(value, fill);
      if (isDone(adjusted)) return adjusted;
    }
    return value;
  };

/** Returns a number just outside of limits. */
const beyond =
  ({ minimum, exclusiveMinimum: over = minimum, maximum, exclusiveMaximum: under = maximum }: RangeRule): Adjust =>
  (value) => {
    if (over !== undefined) return over - 1;
    return under === undefined ? another(value) : under + 1;
  };

/** Returns a different value of the same type. */
function another(value: Json): Json {
  if (typeof value === "string") return `${value}2`;
  if (typeof value === "number") return value + 1;
  return typeof value === "boolean" ? !value : value;
}

/** Changes the first items until enough of them keep a rule; adds items if there are too few. */
function withKept(items: readonly Json[], least: number, check: RuleCheck, keep: Adjust): Json {
  const padded = [...items, ...Array.from({ length: Math.max(0, least - items.length) }, () => items[0] ?? "string")];
  let missing = least - padded.filter((one) => check(one).length === 0).length;
  return padded.map((one) => {
    if (missing <= 0 || check(one).length === 0) return one;
    missing -= 1;
    return keep(one, noProperty);
  });
}

/** Changes the last items so that at most some of them keep a rule. */
function withBroken(items: readonly Json[], most: number, check: RuleCheck, breakItem: Adjust): Json {
  let kept = 0;
  return items.map((one) => {
    if (check(one).length > 0) return one;
    kept += 1;
    return kept <= most ? one : breakItem(one, noProperty);
  });
}

const without = (value: Json, key: string | undefined): Json =>
  isObject(value) ? objectOf(Object.entries(value).filter(([one]) => one !== key)) : value;

function withMembers(value: Json, keys: readonly string[], fill: FillProperty): Json {
  if (!isObject(value)) return value;
  const added = keys.flatMap((key) => {
    const member = fill(key);
    return member === undefined ? [] : [[key, member] as const];
  });
  return objectOf([...Object.entries(value), ...added]);
}

/** Changes the length of a text or a list; the members of an object are left. */
function resized(value: Json, { of, least = 0, most = Infinity }: SizeRule): Json {
  if (of === "characters" && typeof value === "string")
    return Array.from(value.padEnd(least, "x"))
      .slice(0, Math.min(most, Math.max(value.length, least)))
      .join("");
  if (of !== "items" || !isList(value)) return value;
  const [first] = value;
  const added = first === undefined ? [] : Array.from({ length: Math.max(0, least - value.length) }, () => first);
  return [...value, ...added].slice(0, Math.min(most, value.length + added.length));
}
