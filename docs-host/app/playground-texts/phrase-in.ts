import { type CountedPart, type Phrase, type Phrasebook, phraseWriter, type Word } from "#engine/interpret";
import { type RuleTexts, ruleText } from "./rule-text.ts";
import { numberIn, type PluralForms, pluralIn } from "./write.ts";

/** The phrases of one language about wrong values. Limits and values are given as JSON writes them. */
export interface PhraseTexts {
  readonly words: { readonly [W in Word]: string };
  readonly parts: { readonly [P in CountedPart]: PluralForms };
  readonly mismatch: (expected: string, found: string) => string;
  readonly wrongKey: (expected: string, found: string) => string;
  readonly unknownKey: (key: string) => string;
  readonly duplicate: (value: string) => string;
  readonly header: (name: string, character: string, expected: string) => string;
  readonly credential: (name: string) => string;
  /** A character that keeps a part of a credential from being sent. */
  readonly unsendable: { readonly [P in "userName" | "password" | "value"]: (character: string) => string };
  readonly control: (code: string) => string;
  readonly atLeast: (limit: string) => string;
  readonly atMost: (limit: string) => string;
  readonly moreThan: (limit: string) => string;
  readonly lessThan: (limit: string) => string;
  readonly multipleOf: (step: string) => string;
  readonly range: (least: string, greatest: string) => string;
  readonly matches: (regex: string) => string;
  /** A list of some texts, and of more that are left out. */
  readonly andMore: (texts: string, more: string) => string;
  readonly someList: (items: string) => string;
  readonly rules: RuleTexts;
}

/** Creates the function that writes a phrase in a language; a text without a phrase stays as it is. */
export function phraseIn(language: string, texts: PhraseTexts): (text: string, phrase?: Phrase) => string {
  const [plural, number] = [pluralIn(language), numberIn(language)];
  const either = new Intl.ListFormat(language, { type: "disjunction" });
  const counted = (count: number, part: CountedPart): string => plural(count, texts.parts[part]);
  const limited =
    (write: (limit: string) => string): Phrasebook["parts"]["atLeast"] =>
    ({ limit, part }) =>
      write(part === undefined ? limit : counted(Number(limit), part));
  const write = phraseWriter({
    words: texts.words,
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
      unsendable: ({ part, character }, inside) => texts.unsendable[part](inside(character)),
      control: ({ code }) => texts.control(code),
      rule: ({ rule, since }, inside) => ruleText(language, texts.rules, inside)(rule, since),
      atLeast: limited(texts.atLeast),
      atMost: limited(texts.atMost),
      moreThan: limited(texts.moreThan),
      lessThan: limited(texts.lessThan),
      multipleOf: limited(texts.multipleOf),
      range: ({ least, greatest }) => texts.range(least, greatest),
      matches: ({ regex }) => texts.matches(regex),
      oneOf: ({ texts: all, more }) => {
        if (all.length === 0) return texts.words.nothing;
        return more > 0 ? texts.andMore(all.join(", "), number(more)) : either.format(all);
      },
      type: ({ label }) => label,
      json: ({ json }) => json,
      counted: ({ count, part }) => counted(count, part),
      someList: ({ count }) => texts.someList(counted(count, "items")),
    },
  });
  return (text, phrase) => (phrase === undefined ? text : write(phrase));
}
