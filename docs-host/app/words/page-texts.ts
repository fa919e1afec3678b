import { createTranslator, english, type KnownTexts, type Translator } from "./translator.ts";

/** The id of the element with the texts for the scripts of a page. */
export const pageTextsId = "page-texts";

let known: { readonly element: Element | null; readonly translator: Translator } | undefined;

/** Returns the translator of this page. */
export function pageTranslator(): Translator {
  const element = document.getElementById(pageTextsId);
  if (known?.element !== element || known === undefined) {
    // Only the server's page has this element.
    const texts = element === null ? english : (JSON.parse(element.textContent ?? "") as KnownTexts);
    known = { element, translator: createTranslator(texts) };
  }
  return known.translator;
}
