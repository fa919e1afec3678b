import { type Json, printJson } from "#engine/json";
import { shortRule } from "#engine/rules";
import type { NumberLimits, Rule } from "#engine/shape";

/** One thing to know of a value beside its type: `length` is `1 to 64 characters`. Code is set in the code face. */
export interface Fact {
  readonly term: string;
  readonly text: string;
  readonly code?: boolean;
}

/** Says what a pair of inclusive limits allows; `undefined` if there is none. */
export function range(low: number | string | undefined, high: number | string | undefined): string | undefined {
  if (low !== undefined && high !== undefined) return low === high ? `exactly ${low}` : `${low} to ${high}`;
  if (low !== undefined) return `at least ${low}`;
  return high === undefined ? undefined : `at most ${high}`;
}

/** Returns the facts about the limits of a number. */
export function numberFacts(rules: NumberLimits): readonly Fact[] {
  const { minimum, maximum, exclusiveMinimum: over, exclusiveMaximum: under, multipleOf } = rules;
  const texts = [
    over === undefined ? undefined : `more than ${over}`,
    range(minimum, maximum),
    under === undefined ? undefined : `less than ${under}`,
  ].filter((text) => text !== undefined);
  return [...fact("range", texts.join(" and ") || undefined), ...fact("multiple of", multipleOf)];
}

/** Returns the facts about rules that depend on other parts of the value, or exclude values. */
export const ruleFacts = (rules: readonly Rule[]): readonly Fact[] =>
  rules.map((rule) => ({ term: "rule", text: shortRule(rule) }));

/** At most this many facts of a named type, or of the parts of a list or a map, are shown. */
export const mostFacts = 12;

/** The longest text that a page says of a type where it is used; its own page has all of it. In UTF-16 units. */
const longestClipped = 300;

/** Cuts a long text, for places that are not the only one to show it. */
export const clipped = (text: string): string =>
  text.length <= longestClipped ? text : `${text.slice(0, longestClipped)}…`;

/** At most this many examples of a value are shown; the others are in the description. */
const mostExamples = 3;

/** Returns the examples of a value as one fact. */
export function exampleFact(examples: readonly Json[]): readonly Fact[] {
  const texts = examples.slice(0, mostExamples).map((one) => clipped(printJson(one)));
  return fact(texts.length > 1 ? "examples" : "example", texts.length === 0 ? undefined : texts.join(", "), true);
}

/** Returns a fact if there is something to say. */
export const fact = (term: string, text: string | number | undefined, code = false): readonly Fact[] =>
  text === undefined ? [] : [{ term, text: String(text), ...(code ? { code } : {}) }];
