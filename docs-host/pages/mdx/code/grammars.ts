import type { HighlighterCore, LanguageInput } from "@shikijs/core";

/** The grammars that are loaded so far. */
export interface Grammars {
  /** Loads grammars by their names, each once; one that failed is loaded again by the next call. */
  readonly load: (names: Iterable<string>) => Promise<void>;
  /** Returns the highlighter if it knows a grammar. */
  readonly highlighterOf: (name: string) => HighlighterCore | undefined;
}

/** Creates an empty set of grammars. The highlighter is created with the first of them. */
export function createGrammars(create: () => Promise<HighlighterCore>): Grammars {
  let highlighter: HighlighterCore | undefined;
  let creating: Promise<HighlighterCore> | undefined;
  const loading = new Map<string, Promise<void>>();
  const created = async (): Promise<HighlighterCore> => {
    creating ??= create();
    try {
      highlighter = await creating;
      return highlighter;
    } catch (error) {
      creating = undefined;
      throw error;
    }
  };
  const load = async (name: string): Promise<void> => {
    const made = await created();
    if (name === "ansi") return;
    const grammar = await importGrammar(name);
    if (grammar !== undefined) await made.loadLanguage(grammar);
  };
  return {
    load: async (names) => {
      const loads = [...new Set(names)].map((name) => {
        const known = loading.get(name);
        if (known !== undefined) return known;
        const started = load(name);
        loading.set(name, started);
        // A process that was short of files or memory for a moment may have both at the next page.
        started.catch(() => loading.delete(name));
        return started;
      });
      await Promise.all(loads);
    },
    highlighterOf: (name) =>
      name === "ansi" || highlighter?.getLoadedLanguages().includes(name) === true ? highlighter : undefined,
  };
}

/** Returns true for the error of an import that finds no such file: by Node.js, or by the loader of the tests. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (/^ERR_(?:MODULE_NOT_FOUND|PACKAGE_PATH_NOT_EXPORTED)$/.test("code" in error ? String(error.code) : "") ||
    /is not exported under/.test(error.message));

/** A language without a grammar stays plain. */
async function importGrammar(name: string): Promise<LanguageInput | undefined> {
  const file = `@shikijs/langs/${name}`;
  // There are hundreds of them, which the server imports from the package by name.
  const loaded: { readonly default: LanguageInput } | undefined = await import(/* @vite-ignore */ file).catch(
    (error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    },
  );
  return loaded?.default;
}
