/**
 * Writes a text as the name of a file, which is also its name in an address. File systems and servers differ in what
 * they do with capitals and other signs, so these are escaped: `getPet v2` is `get=pet=32=v2`.
 */
export const escapeFileName = (text: string): string =>
  text.replace(/[^a-z0-9_-]/gu, (sign) =>
    /[A-Z]/.test(sign) ? `=${sign.toLowerCase()}` : `=${sign.codePointAt(0) ?? 0}=`,
  );

/** Reads the text that `escapeFileName` wrote. */
export const unescapeFileName = (name: string): string =>
  name.replace(/=(?:([a-z])|(\d+)=)/g, (_, letter: string | undefined, code: string) =>
    letter === undefined ? String.fromCodePoint(Number(code)) : letter.toUpperCase(),
  );
