/** The texts of panels that load on their own, which a language replaces when it has loaded. */
const shown = new Map<string, object>();
const translated = new Map<string, object>();

/**
 * Returns the texts of a panel: those in English, or in the language of the page. The panel may load before or after the
 * texts of that language.
 */
export function panelWords<T extends object>(panel: string, english: T): T {
  const own = { ...english, ...translated.get(panel) };
  shown.set(panel, own);
  return own;
}

/** Shows the texts of a language in all panels from now on. Texts that are shown already stay. */
export function replacePanelWords(texts: { readonly [panel: string]: object }): void {
  for (const [panel, own] of Object.entries(texts)) {
    translated.set(panel, own);
    Object.assign(shown.get(panel) ?? {}, own);
  }
}
