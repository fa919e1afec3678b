import {
  type CountedPart,
  type Phrase,
  type Phrasebook,
  phraseWriter,
  type TypeWord,
  type Word,
} from "#engine/interpret";
import type { JsonFault } from "#engine/json";
import type { Rule } from "#engine/shape";
import type { FormWords } from "#ui/form-words";
import { type RuleTexts, ruleText } from "./rule-text.ts";
import { type TypeLabelTexts, typeLabelIn } from "./type-label-in.ts";
import { numberIn, type PluralForms, pluralIn } from "./write.ts";

/** The phrases of one language about wrong values. Limits and values are given as JSON writes them. */
export interface PhraseTexts {
  readonly words: { readonly [W in Exclude<Word, TypeWord>]: string };
  readonly parts: { readonly [P in CountedPart]: PluralForms };
  readonly mismatch: (expected: string, found: string) => string;
  readonly wrongKey: (expected: string, found: string) => string;
  readonly unknownKey: (key: string) => string;
  readonly duplicate: (value: string) => string;
  readonly header: (name: string, character: string, expected: string) => string;
  readonly credential: (name: string) => string;
  readonly atLeast: (limit: string) => string;
  readonly atMost: (limit: string) => string;
  readonly moreThan: (limit: string) => string;
  readonly lessThan: (limit: string) => string;
  readonly multipleOf: (step: string) => string;
  readonly range: (least: string, greatest: string) => string;
  readonly matches: (regex: string) => string;
  readonly format: (format: string) => string;
  readonly keyword: (keyword: string) => string;
  /** A list of some texts, and of more that are left out. */
  readonly andMore: (texts: string, more: string) => string;
  readonly someList: (items: string) => string;
  /** Reasons for invalid JSON; `{}` is a placeholder for the found text, or for a limit. */
  readonly jsonFaults: { readonly [F in JsonFault]: string };
  readonly endOfJson: string;
  /** Isolates a found character from the direction of the text, in right-to-left languages. */
  readonly foundInJson?: (text: string) => string;
  readonly rules: RuleTexts;
  /** The rules that a hint leaves out. */
  readonly moreRules: PluralForms;
}

/** The functions of a form's texts that write data of the engine. */
type Writers = Pick<FormWords, "phrase" | "rulesHint" | "jsonFault">;

/** Maximum number of rules in a hint; our choice. */
const maxHinted = 3;

/** Creates the functions that write phrases, type labels and rules in a language; a text without a phrase is unchanged. */
export function writersIn(language: string, texts: PhraseTexts, types: TypeLabelTexts): Writers {
  const write = phrasesIn(language, texts, types);
  const ruleOf = (rule: Rule): string => write({ kind: "rule", rule, since: [], text: "" });
  return {
    phrase: (text, phrase) => (phrase === undefined ? text : write(phrase)),
    jsonFault: ({ fault, found, limit }) => {
      const { foundInJson = (text) => text, endOfJson, jsonFaults } = texts;
      const shown = limit === undefined ? found && foundInJson(found) : numberIn(language)(Number(found));
      return jsonFaults[fault].replace("{}", () => shown ?? endOfJson);
    },
    rulesHint: (_text, rules) => {
      const more = rules.length - maxHinted;
      const hinted = rules.slice(0, maxHinted).map((rule) => shortened(ruleOf(rule)));
      return [...hinted, ...(more > 0 ? [pluralIn(language)(more, texts.moreRules)] : [])].join("; ");
    },
  };
}

/** Maximum length of the text of a rule beside a field, in UTF-16 units; our choice. */
const maxRuleLength = 300;

const shortened = (text: string): string => (text.length <= maxRuleLength ? text : `${text.slice(0, maxRuleLength)}…`);

function phrasesIn(language: string, texts: PhraseTexts, types: TypeLabelTexts): (phrase: Phrase) => string {
  const [plural, number] = [pluralIn(language), numberIn(language)];
  const either = new Intl.ListFormat(language, { type: "disjunction" });
  const counted = (count: number, part: CountedPart): string => plural(count, texts.parts[part]);
  const limited =
    (write: (limit: string) => string): Phrasebook["parts"]["atLeast"] =>
    ({ limit, part }) =>
      write(part === undefined ? limit : counted(Number(limit), part));
  return phraseWriter({
    words: { ...types, ...texts.words },
    parts: {
      mismatch: ({ expected, found }, inside) => texts.mismatch(inside(expected), inside(found)),
      wrongKey: ({ expected, found }, inside) => texts.wrongKey(inside(expected), inside(found)),
      unknownKey: ({ key }) => texts.unknownKey(key),
      duplicate: ({ value }, inside) => texts.duplicate(inside(value)),
      header: ({ name, isCredential, character }) =>
        texts.header(
          isCredential ? texts.credential(name) : name,
          character,
          texts.words["visible ASCII characters, spaces and tabs"],
        ),
      rule: ({ rule, since }, inside) => ruleText(language, texts.rules, inside)(rule, since),
      atLeast: limited(texts.atLeast),
      atMost: limited(texts.atMost),
      moreThan: limited(texts.moreThan),
      lessThan: limited(texts.lessThan),
      multipleOf: limited(texts.multipleOf),
      range: ({ least, greatest }) => texts.range(least, greatest),
      matches: ({ regex }) => texts.matches(regex),
      format: ({ format }) => texts.format(format),
      keyword: ({ keyword }) => texts.keyword(keyword),
      oneOf: ({ texts: all, more }) => {
        if (all.length === 0) return types.nothing;
        return more > 0 ? texts.andMore(all.join(", "), number(more)) : either.format(all);
      },
      label: typeLabelIn(language, types),
      json: ({ json }) => json,
      counted: ({ count, part }) => counted(count, part),
      someList: ({ count }) => texts.someList(counted(count, "items")),
    },
  });
}
