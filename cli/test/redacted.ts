/** The shortest text that is replaced, in characters; a shorter one would be found in other words. Own choice. */
const shortest = 4;

/**
 * Creates the function that replaces secrets in a text that is printed, as they are and as they are written in an
 * address, in JSON, and in the base64 of a pair.
 */
export function redacted(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter(({ length }) => length >= shortest)
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      Buffer.from(secret).toString("base64"),
    ]);
  // The longest first, since one may contain another.
  const all = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => all.reduce((written, form) => written.replaceAll(form, "****"), text);
}
