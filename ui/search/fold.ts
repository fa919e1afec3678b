// Text that needs no normalization, which is nearly all of it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the first characters of ASCII are control characters
const ascii = /^[\x00-\x7f]*$/;

/**
 * Combining marks of Latin, Greek and Cyrillic letters. Combining marks of other scripts are letters in their own
 * right.
 */
const accents = /[\u0300-\u036f]/g;

/**
 * Returns a text in the form in which texts are compared: without case, without accents. Upper case, since only that
 * makes one text of `ß` and `ss`, and of the two forms of the Greek sigma.
 */
export const fold = (text: string): string =>
  ascii.test(text) ? text.toUpperCase() : text.normalize("NFKD").replace(accents, "").toUpperCase();
