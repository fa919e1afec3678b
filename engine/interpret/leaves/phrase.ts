import type { Rule } from "#engine/shape";

/** A phrase without parameters: a kind of value, or a whole sentence. */
export type Word =
  | "text"
  | "boolean"
  | "integer"
  | "number"
  | "double"
  | "datetime"
  | "date"
  | "uuid"
  | "base64"
  | "file"
  | "files"
  | "list"
  | "object"
  | "uniqueItems"
  | "textKey"
  | "otherKey"
  | "pathValue"
  | "pathSegment"
  | "headerName"
  | "headerText"
  | "nothing"
  | "unmatched"
  | "someValue"
  | "otherType"
  | "required"
  | "reservedKey"
  | "unsent"
  | "unfinished";

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
  /** A character that no header carries. `name` is the header, or that of the credential. */
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
  /** One of several texts, and of `more` that are left out. */
  readonly oneOf: { readonly texts: readonly string[]; readonly more: number };
  /** A type by its label, see `typeLabel`. */
  readonly type: { readonly label: string };
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

/** The phrases of one language. `write` writes a phrase inside another one. */
export interface Phrasebook {
  readonly words: { readonly [W in Word]: string };
  readonly parts: {
    readonly [K in keyof PhraseParts]: (parts: PhraseParts[K], write: (phrase: Phrase) => string) => string;
  };
}

/** Creates the function that writes phrases in a language. */
export function phraseWriter({ words, parts }: Phrasebook): (phrase: Phrase) => string {
  const write = (phrase: Phrase): string =>
    // The kind names the parameters.
    typeof phrase === "string" ? words[phrase] : parts[phrase.kind](phrase as never, write);
  return write;
}
