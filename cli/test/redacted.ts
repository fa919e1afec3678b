import type { namedSecrets } from "#live";
import { echoRedactor, readable } from "#live/failures";

/** Creates the function that replaces secrets in a text that is printed by their names. */
export function redacted(secrets: ReturnType<typeof namedSecrets>): (text: string) => string {
  const redact = echoRedactor(secrets);
  return (text) => readable(redact(text));
}
