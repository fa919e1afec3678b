import { type CountedPart, jsonTypePhrases, type Phrase } from "#engine/interpret";
import { printJson } from "#engine/json";
import { foldRule, type Rule, type RuleAlgebra, requiredKeys } from "#engine/shape";
import type { PhrasesMessages } from "#locales/messages/phrases";

/** The texts of rules between values. Names and values in them are written as JSON. */
type RuleTexts = PhrasesMessages["rules"];

/** The value that a rule is about. */
interface Subject {
  /** Undefined for the whole value. */
  readonly name: string | undefined;
  /** The path to its properties, such as `card.`. */
  readonly prefix: string;
}

type Say = (subject: Subject, isCondition: boolean) => string;

/** Maximum number of values in a text; our choice. */
const maxValues = 8;

/** The functions of a language from which rules are written. */
interface Deps {
  readonly texts: RuleTexts;
  readonly write: (phrase: Phrase) => string;
  readonly all: (texts: readonly string[]) => string;
  readonly any: (texts: readonly string[]) => string;
}

/** Creates the function that writes a rule in a language, with the rules that make it apply. */
export function ruleText(
  language: string,
  texts: RuleTexts,
  write: (phrase: Phrase) => string,
): (rule: Rule, since: readonly Rule[]) => string {
  const lists = (type: "conjunction" | "disjunction") => {
    const format = new Intl.ListFormat(language, { type });
    return (all: readonly string[]): string => format.format(all);
  };
  const deps: Deps = { texts, write, all: lists("conjunction"), any: lists("disjunction") };
  const say = foldRule<Say>({ ...ofValues(deps), ...ofObjects(deps) });
  const whole: Subject = { name: undefined, prefix: "" };
  return (rule, since) => {
    const text = say(rule)(whole, false);
    return since.length === 0
      ? text
      : texts.when({ condition: deps.all(since.map((one) => say(one)(whole, true))), rule: text });
  };
}

/** The rules about the value itself. */
function ofValues({ texts, write, all, any }: Deps) {
  const about =
    (expected: () => string): Say =>
    ({ name = write("a value") }) =>
      texts.about({ name, expected: expected() });
  const limit = (kind: "atLeast" | "atMost" | "moreThan" | "lessThan" | "multipleOf", of: number | undefined) =>
    of === undefined ? [] : [write({ kind, limit: String(of) })];
  return {
    type: (rule) => about(() => any(rule.types.map((one) => write(jsonTypePhrases[one])))),
    values: ({ values }) =>
      about(() =>
        write({
          kind: "oneOf",
          texts: values.slice(0, maxValues).map((one) => printJson(one)),
          more: Math.max(0, values.length - maxValues),
        }),
      ),
    range: (rule) =>
      about(() =>
        all([
          ...limit("atLeast", rule.minimum),
          ...limit("moreThan", rule.exclusiveMinimum),
          ...limit("atMost", rule.maximum),
          ...limit("lessThan", rule.exclusiveMaximum),
          ...limit("multipleOf", rule.multipleOf),
        ]),
      ),
    size: ({ of, least, most }) => about(() => sizes(least, most, of, write, all)),
    pattern: ({ regex }) => about(() => write({ kind: "matches", regex })),
  } satisfies Partial<RuleAlgebra<Say>>;
}

/** The rules about parts of a value, and those made of others. */
function ofObjects({ texts, write, all, any }: Deps) {
  const namesOf = (keys: readonly string[], { prefix }: Subject): string =>
    all(keys.map((key) => JSON.stringify(prefix + key)));
  return {
    all:
      ({ rules }, recur) =>
      (subject, isCondition) =>
        all(rules.map((one) => recur(one)(subject, isCondition))),
    any:
      ({ rules, exclusive }, recur) =>
      (subject, isCondition) =>
        exclusive
          ? texts.exactlyOne({ rules: rules.map((one) => recur(one)(subject, true)).join("; ") })
          : any(rules.map((one) => recur(one)(subject, isCondition))),
    not:
      ({ rule }, recur) =>
      (subject, isCondition) => {
        const keys = isCondition ? [] : (requiredKeys(rule) ?? []);
        return keys.length > 0
          ? texts.forbidden({ names: namesOf(keys, subject), count: keys.length })
          : texts.not({ rule: recur(rule)(subject, true) });
      },
    if:
      ({ condition, consequent, alternative }, recur) =>
      (subject, isCondition) => {
        const holds = recur(condition)(subject, true);
        const [then, other] = [consequent, alternative].map((one) => one && recur(one)(subject, isCondition));
        if (then === undefined) return texts.when({ condition: texts.not({ rule: holds }), rule: other ?? "" });
        return (
          texts.when({ condition: holds, rule: then }) + (other === undefined ? "" : texts.otherwise({ rule: other }))
        );
      },
    contains:
      ({ item, least, most }, recur) =>
      ({ name = write("a value") }) =>
        texts.contains({
          of: name,
          counts: sizes(least, most, "items", write, all),
          condition: recur(item)({ name: texts.eachItem, prefix: "" }, true),
        }),
    dependent:
      ({ key, rule }, recur) =>
      (subject, isCondition) =>
        texts.when({
          condition: texts.present({ names: namesOf([key], subject), count: 1 }),
          rule: recur(rule)(subject, isCondition),
        }),
    required:
      ({ keys }) =>
      (subject, isCondition) =>
        (isCondition ? texts.present : texts.required)({ names: namesOf(keys, subject), count: keys.length }),
    property:
      ({ key, rule }, recur) =>
      ({ prefix }, isCondition) =>
        recur(rule)({ name: JSON.stringify(prefix + key), prefix: `${prefix}${key}.` }, isCondition),
    items:
      ({ rule }, recur) =>
      ({ name }, isCondition) =>
        recur(rule)(
          { name: name === undefined ? texts.eachItem : texts.eachItemOf({ of: name }), prefix: "" },
          isCondition,
        ),
  } satisfies Partial<RuleAlgebra<Say>>;
}

/** Writes limits of a number of parts. */
function sizes(
  least: number | undefined,
  most: number | undefined,
  part: CountedPart,
  write: Deps["write"],
  all: Deps["all"],
): string {
  if (least !== undefined && least === most) return write({ kind: "counted", count: least, part });
  const one = (kind: "atLeast" | "atMost", of: number | undefined) =>
    of === undefined ? [] : [write({ kind, limit: String(of), part })];
  return all([...one("atLeast", least), ...one("atMost", most)]);
}
