/**
 * Returns the URL of a text, relative to `base` if there is one; undefined if it is not a URL. `URL.canParse` does not
 * replace it: in Node 20 the optimized function rejects every text with a Latin-1 character such as `ü`.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Returns true if a text begins as an address of the web does; the rest may still be no URL. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/**
 * Returns the URL of a text that begins with `http://` or `https://`; undefined for any other text. The parser alone
 * also takes `https:example.com` and blanks around an address (WHATWG URL §4.4), which other readers of the text may
 * not.
 */
export const parseWebUrl = (text: string): URL | undefined => (isWebAddress(text) ? parseUrl(text) : undefined);

/** Returns the origin that a text is, such as `https://docs.example.com`; undefined if anything else is in it. */
export function readOrigin(text: string): string | undefined {
  const url = parseWebUrl(text);
  const origin = `${url?.protocol}//${url?.host}`;
  return url?.href === `${origin}/` ? origin : undefined;
}
