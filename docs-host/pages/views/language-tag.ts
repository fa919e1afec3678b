/** Returns the canonical form of a publisher's language tag; `en` if it is not a BCP 47 tag. */
export function languageTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? "en";
  } catch {
    return "en";
  }
}
