/** The messages of one language, by area. */
export interface Catalog {
  /** A BCP 47 tag. */
  readonly language: string;
  /** Returns the messages of an area; undefined for an area that the language does not replace. */
  readonly area: (name: string) => object | undefined;
}

/** The catalog of the page that a server renders at the moment, or of the page that this is. */
let shown: Catalog | undefined;

/** Shows the messages of a catalog from now on. A page has one language from its start. */
export function provideCatalog(catalog: Catalog | undefined): void {
  shown = catalog;
}

/**
 * Runs a function with the messages of a language. Rendering is synchronous, so whatever it calls writes in that
 * language, and nothing else does.
 */
export function inLanguage<T>(catalog: Catalog | undefined, run: () => T): T {
  const around = shown;
  shown = catalog;
  try {
    return run();
  } finally {
    shown = around;
  }
}

/** Creates the function that returns what the catalog of the page has under a name, or else a default. */
export const createProvided =
  <T extends object>(name: string, own: T): (() => T) =>
  () =>
    // A catalog has the same messages under each name, in its language.
    (shown?.area(name) as T | undefined) ?? own;
