/** Returns the language in its canonical form; `en` if it is no BCP 47 tag, since a publisher writes it. */
export function languageTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? "en";
  } catch {
    return "en";
  }
}
