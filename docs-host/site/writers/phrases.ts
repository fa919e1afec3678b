import {
  type CountedPart,
  type Phrase,
  type Phrasebook,
  partTexts,
  phraseWriter,
  type TypeForm,
} from "#engine/interpret";
import type { Rule } from "#engine/shape";
import type { PhrasesMessages } from "#locales/messages/phrases";
import type { Writers } from "#ui/writers";
import { fill } from "./fill.ts";
import { ruleText } from "./rule-text.ts";

/** Maximum number of rules in a hint; our choice. */
const maxHinted = 3;

/** Creates the functions that write phrases, rules and syntax errors in a language. */
export function phraseWriters(
  language: string,
  texts: PhrasesMessages,
): Pick<Writers, "phrase" | "sectionTitle" | "rulesHint" | "jsonFault"> {
  const write = phraseWriter(phrasebook(language, texts));
  const { sections }: { readonly sections: { readonly [title: string]: string } } = texts;
  const ruleOf = (rule: Rule): string => write({ kind: "rule", rule, since: [], text: "" });
  return {
    // A text of a server has no phrase.
    phrase: (text, phrase) => (phrase === undefined ? text : write(phrase)),
    sectionTitle: (title) => sections[title] ?? title,
    jsonFault: ({ fault, found, limit }) => {
      const shown =
        limit === undefined ? found && texts.foundInJson({ text: found }) : integer(language, Number(found));
      return fill(texts.jsonFaults[fault], { found: shown ?? texts.endOfJson });
    },
    rulesHint: (_text, rules) => {
      const count = rules.length - maxHinted;
      const hinted = rules.slice(0, maxHinted).map((rule) => shortened(ruleOf(rule)));
      return [...hinted, ...(count > 0 ? [texts.moreRules({ count })] : [])].join("; ");
    },
  };
}

const integer = (language: string, value: number): string =>
  value.toLocaleString(language, { maximumFractionDigits: 0 });

/** Maximum length of the text of a rule beside a field, in UTF-16 units; our choice. */
const maxRuleLength = 300;

const shortened = (text: string): string => (text.length <= maxRuleLength ? text : `${text.slice(0, maxRuleLength)}…`);

function phrasebook(language: string, texts: PhrasesMessages): Phrasebook {
  const either = new Intl.ListFormat(language, { type: "disjunction" });
  const all = new Intl.ListFormat(language, { type: "unit" });
  const counted = (count: number, part: CountedPart): string => texts.counted[part]({ count });
  const limited =
    (write: (values: { readonly limit: string }) => string): Phrasebook["parts"]["atLeast"] =>
    ({ limit, part }) =>
      write({ limit: part === undefined ? limit : counted(Number(limit), part) });
  const pair =
    (write: (values: { readonly expected: string; readonly found: string }) => string) =>
    ({ expected, found }: { readonly expected: Phrase; readonly found: Phrase }, inside: (phrase: Phrase) => string) =>
      write({ expected: inside(expected), found: inside(found) });
  return {
    words: { ...texts.types, ...texts.words },
    parts: {
      mismatch: pair(texts.mismatch),
      wrongKey: pair(texts.wrongKey),
      unknownKey: texts.unknownKey,
      duplicate: ({ value }, inside) => texts.duplicate({ value: inside(value) }),
      header: ({ name, isCredential, character }) =>
        texts.header({
          name: isCredential ? texts.credential({ name }) : name,
          character,
          expected: texts.words["visible ASCII characters, spaces and tabs"],
        }),
      rule: ({ rule, since }, inside) => ruleText(language, texts.rules, inside)(rule, since),
      atLeast: limited(texts.atLeast),
      atMost: limited(texts.atMost),
      moreThan: limited(texts.moreThan),
      lessThan: limited(texts.lessThan),
      multipleOf: limited(texts.multipleOf),
      range: texts.range,
      matches: texts.matches,
      format: texts.format,
      keyword: texts.keyword,
      oneOf: ({ texts: each, more }) => {
        if (each.length === 0) return texts.types.nothing;
        return more > 0
          ? texts.andMore({ texts: each.join(", "), more: integer(language, more) })
          : either.format(each);
      },
      label: (label, inside) => {
        const [parts, { form }] = [partTexts(label, inside), label];
        if (form === " or ") return either.format(parts);
        return form === ", " ? all.format(parts) : fill(texts.types[form satisfies TypeForm], parts);
      },
      json: ({ json }) => json,
      counted: ({ count, part }) => counted(count, part),
      someList: ({ count }) => texts.someList({ items: counted(count, "items") }),
    },
  };
}
