/** Returns a member of a value of the wire; `undefined` if the value has no members. */
export function member(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  // An object's own members can be read by their names.
  return (value as { readonly [name: string]: unknown })[key];
}

/** Returns a text that is not blank. */
export const text = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

/** Returns true for `true` only. */
export const flag = (value: unknown): boolean => value === true;

/** Returns the elements of a list; none for anything else. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the texts of a list. */
export const texts = (value: unknown): readonly string[] => list(value).flatMap((one) => text(one) ?? []);

/** Returns the meaning of a word; `fallback` for an unknown one. */
export function choice<T, F = T>(value: unknown, meanings: { readonly [word: string]: T }, fallback: F): T | F {
  const word = typeof value === "string" && Object.hasOwn(meanings, value) ? value : undefined;
  return word === undefined ? fallback : (meanings[word] ?? fallback);
}

/** Returns a finite number. */
export const number = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** Returns the members of an object, without members that are read as `undefined`. */
export function members<T>(value: unknown, read: (member: unknown) => T | undefined): { readonly [key: string]: T } {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]): readonly (readonly [string, T])[] => {
      const found = read(one);
      return found === undefined ? [] : [[key, found]];
    }),
  );
}

/** The schemes of links that leave the site: of the web, mail, phones, and editors, which ask before they act. */
export const outwardScheme = /^(?:https?|mailto|tel|vscode(?:-insiders)?|cursor|windsurf|zed):/i;

/** Returns an address that a link may have: an address of the web, a mail or an app, or an address of this site. */
export function address(value: unknown): string | undefined {
  const href = text(value)?.trim();
  if (href === undefined) return undefined;
  if (outwardScheme.test(href) || /^[/#?](?![/\\])/.test(href)) return href;
  // An address such as `docs/start` is below the root; one with another scheme is not a link.
  return /^[a-z][a-z0-9+.-]*:|^[/\\]/i.test(href) ? undefined : `/${href}`;
}
