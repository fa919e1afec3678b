import { inEnglish, type Phrase } from "#engine/interpret";
import { type Json, printJson } from "#engine/json";
import { shortRule } from "#engine/rules";
import type { NumberLimits, Rule } from "#engine/shape";
import type { Texts } from "#ui/text";

/** One thing to know of a value beside its type: `format` is `email`. Code is set in the code face. */
export interface Fact {
  readonly term: string;
  readonly text: string;
  readonly code?: boolean;
  /** The language of the text, if it differs from the page. */
  readonly lang?: "en";
}

/** Returns the facts about the limits of a length or a count: `min length` is 1, or `length` is 2 if both are equal. */
export function countFacts(
  { text }: Texts,
  term: "lengthFact" | "itemsFact" | "propertiesFact",
  least: number | undefined,
  most: number | undefined,
): readonly Fact[] {
  const part = text(term);
  if (least === most) return fact(part, least);
  return [...fact(text("minFact", { part }), least), ...fact(text("maxFact", { part }), most)];
}

/** Returns the facts about the limits of a number, such as `> 0, <= 1`. */
export function numberFacts(rules: NumberLimits, { text }: Texts): readonly Fact[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rules;
  const limits = Object.entries({ ">": exclusiveMinimum, ">=": minimum, "<": exclusiveMaximum, "<=": maximum })
    .flatMap(([sign, limit]) => (limit === undefined ? [] : [`${sign} ${limit}`]))
    .join(", ");
  return [...fact(text("rangeFact"), limits || undefined, true), ...fact(text("multipleOf"), multipleOf)];
}

/** Returns the facts about rules that depend on other parts of the value, or exclude values. */
export const ruleFacts = (rules: readonly Rule[], { language, text, rule: write }: Texts): readonly Fact[] =>
  rules.map((rule) => ({
    ...{ term: text("ruleFact"), text: (write ?? shortRule)(rule) },
    ...(write === undefined && !/^en(?:-|$)/.test(language) && { lang: "en" as const }),
  }));

/** At most this many facts of a named type, or of the parts of a list or a map, are shown. */
export const maxFacts = 12;

/** The longest text that a page says of a type where it is used; its own page has all of it. In UTF-16 units. */
const maxClippedLength = 300;

/** Cuts a long text, for places that are not the only one to show it. */
export const clipped = (text: string): string =>
  text.length <= maxClippedLength ? text : `${text.slice(0, maxClippedLength)}…`;

/** At most this many examples of a value are shown; the others are in the description. */
const maxExamples = 3;

/** Returns the examples of a value as one fact. */
export function exampleFact(examples: readonly Json[], { text }: Texts): readonly Fact[] {
  const texts = examples.slice(0, maxExamples).map((one) => clipped(printJson(one)));
  return fact(
    text(texts.length > 1 ? "examplesFact" : "exampleFact"),
    texts.length === 0 ? undefined : texts.join(", "),
    true,
  );
}

/** Returns a fact if there is something to say. */
export const fact = (term: string, text: string | number | undefined, code = false): readonly Fact[] =>
  text === undefined ? [] : [{ term, text: String(text), ...(code ? { code } : {}) }];

/** Writes the label of a type in the language of a page. */
export const labelText = ({ typeLabel = inEnglish }: Texts, label: Phrase): string => typeLabel(label);
