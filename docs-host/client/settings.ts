const keyOf = (key: string): string => `callboard.${key}`;

/**
 * Reads a setting of the reader, in the form of the playground's store (`sessionStore`) without its code; undefined if
 * there is none or the browser refuses storage.
 */
export function readSetting(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(key)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves a setting of the reader for all pages of the site. */
export const writeSetting = (key: string, value: string | boolean | readonly unknown[]): void =>
  storeText(keyOf(key), JSON.stringify(value));

/** Stores a text for all pages of the site, or removes it. */
export function storeText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage may be refused; then the choice applies to this page only.
  }
}
