import type { Phrase } from "#engine/interpret";
import type { Rule } from "#engine/shape";
import { createProvided } from "#locales";
import { type EnhancedMessages, enhancedText } from "#locales/messages/enhanced";
import { type PageMessages, pageText } from "#locales/messages/page";
import { type ScriptsMessages, scriptsText } from "#locales/messages/scripts";

/** The messages of pages. */
export type SiteMessages = PageMessages & ScriptsMessages & EnhancedMessages;

/** The name of a message of pages. */
export type TextKey = keyof SiteMessages;

/** The values of a message. Markup may replace a value that is left out, see `fillNodes`. */
export type TextValues<K extends TextKey> = SiteMessages[K] extends (values: infer V) => string
  ? Partial<V>
  : Record<never, never>;

/** The name of a message that writes how many there are. */
export type CountKey = {
  [K in TextKey]: SiteMessages[K] extends (values: { readonly count: number }) => string ? K : never;
}[TextKey] &
  `${string}Count`;

/** Writes the texts of pages in one language. */
export interface Texts {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly text: <K extends TextKey>(key: K, values?: TextValues<K>) => string;
  /** Writes the label of a type, and a rule of a type; absent in English. */
  readonly typeLabel?: (label: Phrase) => string;
  readonly rule?: (rule: Rule) => string;
}

/** Creates the function that writes messages of pages by their names. */
export const writeTexts =
  (messages: SiteMessages): Texts["text"] =>
  (key, values) => {
    const message = messages[key];
    // A message with values is a function of them.
    return typeof message === "function" ? (message as (values: object) => string)(withNames(values ?? {})) : message;
  };

/** Returns values in which those that are left out are their names in braces. */
const withNames = (values: object): object =>
  new Proxy(values, { get: (own, name) => Reflect.get(own, name) ?? `{${String(name)}}` });

/** The texts in English. */
export const englishTexts: Texts = {
  language: "en",
  text: writeTexts({ ...pageText(), ...scriptsText(), ...enhancedText() }),
};

/** Returns the texts in the language of the page that is rendered; in English where no page provides others. */
export const siteTexts = createProvided("texts", englishTexts);
