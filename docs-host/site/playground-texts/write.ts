/** The texts for numbers, by the plural category of the number; `{n}` stands for the number. */
export type PluralForms = { readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Creates the function that returns the text for a number in a language. */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replace("{n}", () => count.toLocaleString(language));
}

/** Creates the function that writes a size in the units of file lists. */
export const sizeIn =
  (language: string) =>
  (count: number): string =>
    count < 1e4 ? `${count.toLocaleString(language)} B` : `${Math.round(count / 1e3).toLocaleString(language)} kB`;

/** Removes the query of an address, which may hold credentials. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/, "");

/** Creates the function that writes a number in a language, with a fixed number of decimals. */
export const numberIn =
  (language: string) =>
  (value: number, decimals = 0): string =>
    value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
