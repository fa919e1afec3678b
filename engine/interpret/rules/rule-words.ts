import { type Json, printJson } from "#engine/json";
import { foldRule, type Rule, type RuleType } from "#engine/shape";
import { quoted } from "../leaves/index.ts";

/** The form of a phrase about a value: a condition or an order, each with its negation. */
type Mood = "is" | "isNot" | "must" | "mustNot";

const negated: { readonly [mood in Mood]: Mood } = { is: "isNot", isNot: "is", must: "mustNot", mustNot: "must" };

/** The value that a phrase is about. */
interface Subject {
  readonly name: string;
  /** The path to its properties, such as `card.`. */
  readonly prefix: string;
}

type Say = (subject: Subject, mood: Mood) => string;

/** The phrases of a rule. */
interface Words {
  readonly say: Say;
  /** The properties that the rule requires. */
  readonly keys?: readonly string[];
  /** The property that the rule is about, and its phrases if that is present. */
  readonly property?: { readonly key: string; readonly say: Say };
}

/** The notation of property names and of values. */
interface RuleNotation {
  readonly name: (key: string) => string;
  readonly value: (value: Json) => string;
}

const code = (text: string): string => `\`${text}\``;

/** Writes names and values as code in Markdown. */
const markdownNotation: RuleNotation = { name: code, value: (value) => code(printJson(value)) };

/** Writes names and values as JSON. */
const plainNotation: RuleNotation = { name: quoted, value: printJson };

const be = { is: "is", isNot: "is not", must: "must be", mustNot: "must not be" } as const;
const have = { is: "has", isNot: "does not have", must: "must have", mustNot: "must not have" } as const;
const match = { is: "matches", isNot: "does not match", must: "must match", mustNot: "must not match" } as const;

const typeWords: { readonly [type in RuleType]: string } = {
  null: "null",
  boolean: "a boolean",
  integer: "an integer",
  number: "a number",
  string: "a string",
  array: "an array",
  object: "an object",
};

/** Maximum number of values in a phrase; our choice. */
const maxValues = 8;

const root: Subject = { name: "the value", prefix: "" };

/** Creates the function that says a rule as an order: `"number" is required if "kind" is "card"`. */
function ruleWords(notation: RuleNotation): (rule: Rule, mood?: Mood) => string {
  const words = wordsIn(notation);
  return (rule, mood = "must") => words(rule).say(root, mood);
}

/** Returns a rule as a sentence of Markdown, for readers of descriptions. */
export function ruleSentence(rule: Rule): string {
  const text = ruleWords(markdownNotation)(rule);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const wordsIn = ({ name, value }: RuleNotation): ((rule: Rule) => Words) =>
  foldRule<Words>({
    all: ({ rules }, recur) => ({ say: sayAll(rules.map(recur)) }),
    any: ({ rules, exclusive }, recur) => ({
      say: sayAny(
        rules.map((one) => recur(one).say),
        exclusive,
      ),
    }),
    not: ({ rule }, recur) => ({ say: (subject, mood) => recur(rule).say(subject, negated[mood]) }),
    if: (rule, recur) => {
      const [then, other] = [
        rule.consequent && recur(rule.consequent).say,
        rule.alternative && recur(rule.alternative).say,
      ];
      return { say: sayIf(recur(rule.condition).say, then, other) };
    },
    contains: ({ item, least, most }, recur) => {
      const counts = between(least === 0 ? undefined : least, most, ["item", "items"]);
      return {
        say: ({ name: of }, mood) =>
          `${of} ${have[mood]} ${counts} for which this holds: ${recur(item).say({ name: "the item", prefix: "" }, "is")}`,
      };
    },
    dependent: ({ key, rule }, recur) => ({
      say: (subject, mood) =>
        sayIf((at) => `${name(at.prefix + key)} is present`, recur(rule).say, undefined)(subject, mood),
    }),
    required: ({ keys }) => ({ say: sayRequired(keys, name), keys }),
    property: ({ key, rule }, recur) => {
      const at = ({ prefix }: Subject): Subject => ({ name: name(prefix + key), prefix: `${prefix}${key}.` });
      const say: Say = (subject, mood) => recur(rule).say(at(subject), mood);
      const absent = (subject: Subject, mood: Mood): string => {
        const text = say(subject, mood);
        if (mood === "is") return `${text} or ${at(subject).name} is absent`;
        return mood === "mustNot" ? `${at(subject).name} is required, and ${text}` : text;
      };
      return { say: absent, property: { key, say } };
    },
    items: ({ rule }, recur) => ({
      say: ({ name: of }, mood) => {
        const which = mood === "is" || mood === "must" ? "each item" : "some item";
        return recur(rule).say({ name: of === root.name ? which : `${which} of ${of}`, prefix: "" }, mood);
      },
    }),
    type: ({ types }) => ({ say: verb(be, either(types.map((one) => typeWords[one]))) }),
    values: ({ values }) => {
      const shown = values.slice(0, maxValues).map(value);
      const more = values.length - shown.length;
      return { say: verb(be, either(more === 0 ? shown : [...shown, `one of ${more} more values`])) };
    },
    range: (rule) => {
      const limits = [
        rule.minimum !== undefined && `at least ${rule.minimum}`,
        rule.exclusiveMinimum !== undefined && `more than ${rule.exclusiveMinimum}`,
        rule.maximum !== undefined && `at most ${rule.maximum}`,
        rule.exclusiveMaximum !== undefined && `less than ${rule.exclusiveMaximum}`,
        rule.multipleOf !== undefined && `a multiple of ${rule.multipleOf}`,
      ].filter((one) => one !== false);
      return { say: verb(be, limits.join(" and ")) };
    },
    size: ({ of, least, most }) => ({ say: verb(have, between(least, most, units[of])) }),
    pattern: ({ regex }) => ({ say: verb(match, name(regex)) }),
  });

type Verb = { readonly [mood in Mood]: string };

const units = {
  characters: ["character", "characters"],
  items: ["item", "items"],
  properties: ["property", "properties"],
} as const;

const verb =
  (forms: Verb, rest: string): Say =>
  ({ name }, mood) =>
    `${name} ${forms[mood]} ${rest}`;

function between(least: number | undefined, most: number | undefined, [one, many]: readonly [string, string]): string {
  const count = (n: number): string => `${n} ${n === 1 ? one : many}`;
  if (least !== undefined && least === most) return `exactly ${count(least)}`;
  const limits = [
    least !== undefined && `at least ${count(least)}`,
    most !== undefined && `at most ${count(most)}`,
  ].filter((limit) => limit !== false);
  return limits.join(" and ");
}

const listed = (texts: readonly string[], word: "and" | "or"): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} ${word} ${texts.at(-1)}`;

const either = (texts: readonly string[]): string => listed(texts, "or");

const sayRequired =
  (keys: readonly string[], name: RuleNotation["name"]): Say =>
  ({ prefix }, mood) => {
    const names = listed(
      keys.map((key) => name(prefix + key)),
      "and",
    );
    const [one, many] = presence[mood];
    return `${names} ${keys.length === 1 ? one : many}`;
  };

const presence: { readonly [mood in Mood]: readonly [one: string, many: string] } = {
  is: ["is present", "are present"],
  isNot: ["is absent", "are not all present"],
  must: ["is required", "are required"],
  mustNot: ["is not allowed", "are not allowed together"],
};

/** Says several rules as one. A property that is required and has a rule is mentioned once. */
function sayAll(parts: readonly Words[]): Say {
  const required = new Set(parts.flatMap(({ keys = [] }) => keys));
  const ruled = new Set(parts.flatMap(({ property }) => (property ? [property.key] : [])));
  const says = parts.flatMap(({ say, keys, property }): readonly ((mood: Mood) => Say)[] => {
    if (property) return [() => (required.has(property.key) ? property.say : say)];
    // An order says that a property is required, a condition on it implies that it is present.
    const isImplied = keys?.every((key) => ruled.has(key)) === true;
    return [(mood) => (isImplied && mood !== "must" ? nothing : say)];
  });
  return (subject, mood) => {
    const phrases = (inner: Mood): readonly string[] =>
      says.map((one) => one(mood)(subject, inner)).filter((text) => text !== "");
    const [only, second] = phrases(mood);
    if (only === undefined) return fixed[mood];
    if (second === undefined) return only;
    if (mood === "mustNot") return `this is not allowed: ${phrases("is").join(" and ")}`;
    return phrases(mood).join(mood === "isNot" ? " or " : " and ");
  };
}

const nothing: Say = () => "";

/** The phrases of a rule that every value keeps. */
const fixed: Verb = {
  is: "it has any value",
  isNot: "never",
  must: "any value is allowed",
  mustNot: "no value is allowed",
};

const sayAny =
  (says: readonly Say[], exclusive = false): Say =>
  (subject, mood) => {
    const phrases = (inner: Mood): readonly string[] => says.map((say) => say(subject, inner));
    const isNegated = mood === "isNot" || mood === "mustNot";
    if (!exclusive) return phrases(mood).join(isNegated ? " and " : " or ");
    return `${isNegated ? "not exactly" : "exactly"} one of these holds: ${phrases("is").join("; ")}`;
  };

const sayIf =
  (condition: Say, then: Say | undefined, other: Say | undefined): Say =>
  (subject, mood) => {
    if (mood === "isNot" || mood === "mustNot") {
      return `it is not true that ${sayIf(condition, then, other)(subject, "is")}`;
    }
    const rest = other?.(subject, mood);
    if (then === undefined) return `if ${condition(subject, "isNot")}, ${rest}`;
    return `if ${condition(subject, "is")}, ${then(subject, mood)}${rest === undefined ? "" : `; otherwise ${rest}`}`;
  };

const plainWords = ruleWords(plainNotation);

/** Returns a rule as plain text. */
export const ruleText = (rule: Rule, mood?: Mood): string => plainWords(rule, mood);

/** Maximum length of the text of a rule beside a type or a field, in UTF-16 units; our choice. */
const maxRuleLength = 300;

/** Returns a rule as plain text. A long one is cut. */
export function shortRule(rule: Rule): string {
  const text = ruleText(rule);
  return text.length <= maxRuleLength ? text : `${text.slice(0, maxRuleLength)}…`;
}

/** Maximum number of rules in a hint; our choice. */
const maxHinted = 3;

/** Returns the first rules of a field as one text. */
export function rulesHint(rules: readonly Rule[]): string {
  const more = rules.length - maxHinted;
  const texts = rules.slice(0, maxHinted).map(shortRule);
  return [...texts, ...(more > 0 ? [`${more} more ${more === 1 ? "rule" : "rules"}`] : [])].join("; ");
}
