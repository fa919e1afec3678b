import type { Rule } from "#engine/shape";
import type { LabelParts, TypeWord } from "./type-label.ts";

/** A phrase without parameters, by its English text: a kind of value, or a whole sentence. */
export type Word =
  | TypeWord
  | "text"
  | "true or false"
  | "a whole number"
  | "a number"
  | "a double-precision number"
  | "a date and time such as 2026-11-21T08:30:00Z"
  | "a date such as 2026-11-21"
  | "a UUID such as 123e4567-e89b-12d3-a456-426614174000"
  | "base64 text"
  | "a file"
  | "a list of files"
  | "a list"
  | "an object"
  | "unique items"
  | "a key that can be text"
  | "another key"
  | "a value for the path"
  | "a path segment other than . and .."
  | "a header name of letters, digits and hyphens"
  | "visible ASCII characters, spaces and tabs"
  | "text that does not match"
  | "a value"
  | "another type"
  | "a value is required"
  | "no error"
  | 'the key "__proto__" is reserved and can\'t be used'
  | "read-only: not sent"
  | "It was incomplete.";

/** The parts that are counted in a value. */
export type CountedPart = "characters" | "items" | "properties";

/** A limit as JSON writes it, with all digits; of a number, or of the number of its parts. */
interface Limit {
  readonly limit: string;
  readonly part?: CountedPart;
}

/** The parameters of each kind of phrase. Texts of values are as JSON writes them, and long ones are cut. */
export interface PhraseParts {
  /** The sentence that a value is not what is expected. */
  readonly mismatch: { readonly expected: Phrase; readonly found: Phrase };
  /** The same of the key of a map. */
  readonly wrongKey: { readonly expected: Phrase; readonly found: Phrase };
  readonly unknownKey: { readonly key: string };
  readonly duplicate: { readonly value: Phrase };
  /** A character that no header carries. `name` is the header, or the header of the credential. */
  readonly header: { readonly name: string; readonly isCredential: boolean; readonly character: string };
  /** A broken rule, and the rules that make it apply; `text` is the English sentence. */
  readonly rule: { readonly rule: Rule; readonly since: readonly Rule[]; readonly text: string };
  readonly atLeast: Limit;
  readonly atMost: Limit;
  readonly moreThan: Limit;
  readonly lessThan: Limit;
  readonly multipleOf: Limit;
  /** A whole number between two limits. */
  readonly range: { readonly least: string; readonly greatest: string };
  readonly matches: { readonly regex: string };
  /** Text or a number in a format of JSON Schema. */
  readonly format: { readonly format: string };
  /** A value that a keyword of its schema allows. */
  readonly keyword: { readonly keyword: string };
  /** One of several texts, and of `more` that are left out. */
  readonly oneOf: { readonly texts: readonly string[]; readonly more: number };
  /** The label of a type that is made from others. */
  readonly label: LabelParts;
  readonly json: { readonly json: string };
  readonly counted: { readonly count: number; readonly part: CountedPart };
  /** A list by its length; an array in the words of OpenAPI. */
  readonly someList: { readonly count: number; readonly isArray: boolean };
}

/**
 * A few words about a value, or a sentence about it, as data: every text about an issue is made from it, in any
 * language.
 */
export type Phrase =
  | Word
  | { readonly [K in keyof PhraseParts]: { readonly kind: K } & PhraseParts[K] }[keyof PhraseParts];

/** The phrases of one language; words are English by default. `write` writes a phrase in another one. */
export interface Phrasebook {
  readonly words?: { readonly [W in Word]: string };
  readonly parts: {
    readonly [K in keyof PhraseParts]: (parts: PhraseParts[K], write: (phrase: Phrase) => string) => string;
  };
}

/** Creates the function that writes phrases in a language. */
export function phraseWriter({ words, parts }: Phrasebook): (phrase: Phrase) => string {
  const write = (phrase: Phrase): string =>
    // The kind names the parameters.
    typeof phrase === "string" ? (words?.[phrase] ?? phrase) : parts[phrase.kind](phrase as never, write);
  return write;
}
