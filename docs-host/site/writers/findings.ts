import type { Phrase } from "#engine/interpret";
import { type MessageParts, messageWriter } from "#live/finding-message";
import { createProvided } from "#locales";
import type { FindingsMessages } from "#locales/messages/findings";
import { fill } from "./fill.ts";

/** Writes a finding of generated requests. A text without data stays unchanged. */
export type FindingWriter = (message: string, messageParts?: MessageParts) => string;

/** Returns the function of the language of the page. English texts come with the data. */
export const findingText = createProvided<FindingWriter>("findingText", (message) => message);

/** Creates the function of a language. */
export function findingWriter(
  language: string,
  texts: FindingsMessages,
  phrase: (text: string, phrase: Phrase) => string,
): FindingWriter {
  const write = messageWriter(
    (text, values) => fill(texts.texts[text], values),
    (one) => phrase("", one),
    // Statuses are names; larger numbers, of bytes or of milliseconds, are numbers of the language.
    (value) => (/^\d{4,}$/.test(value) ? BigInt(value).toLocaleString(language) : texts.value({ value })),
  );
  return (message, messageParts) => (messageParts === undefined ? message : write(messageParts));
}
