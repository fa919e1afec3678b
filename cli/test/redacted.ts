import type { namedSecrets } from "#live";
import { readable, redactor } from "#live/failures";

/** The shortest secret that is replaced, in characters; a shorter one would be found in other words. Own choice. */
const shortest = 4;

/** Creates the function that replaces secrets in a text that is printed by their names. */
export function redacted(secrets: ReturnType<typeof namedSecrets>): (text: string) => string {
  const redact = redactor(secrets.filter(({ text }) => text.length >= shortest));
  return (text) => readable(redact(text));
}
