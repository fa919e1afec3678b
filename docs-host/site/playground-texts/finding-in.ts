import type { Phrase } from "#engine/interpret";
import { type FindingText, type MessageParts, messageWriter } from "#live/finding-message";

/** The texts of what generated requests find, in one language. `{}` or the position of a value in braces stand for it. */
export type FindingTable = { readonly [T in FindingText]: string };

/**
 * Creates the function that writes findings of generated requests in a language; a text without data is unchanged.
 *
 * @param isolate isolates a value from the direction of the text
 */
export function findingIn(
  language: string,
  table: FindingTable,
  phrase: (text: string, phrase: Phrase) => string,
  isolate = (value: string): string => value,
): (message: string, messageParts?: MessageParts) => string {
  const write = messageWriter(
    (text) => table[text],
    (one) => phrase("", one),
    // Statuses are names; larger numbers, of bytes or of milliseconds, are numbers of the language.
    (value) => (/^\d{4,}$/.test(value) ? BigInt(value).toLocaleString(language) : isolate(value)),
  );
  return (message, messageParts) => (messageParts === undefined ? message : write(messageParts));
}
