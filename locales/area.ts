import { type CompiledTable, createTable } from "./format.ts";

/** The messages of one language, by area. */
export interface Catalog {
  /** A BCP 47 tag. */
  readonly language: string;
  /** Returns the messages of an area; undefined for an area that the language does not replace. */
  readonly area: (name: string) => object | undefined;
}

/** The catalog of the page that a server renders at the moment. A page itself has one language from the start. */
let rendered: Catalog | undefined;

/**
 * Runs a function with the messages of a language. Rendering is synchronous, so whatever it calls writes in that
 * language, and nothing else does.
 */
export function inLanguage<T>(catalog: Catalog | undefined, run: () => T): T {
  const around = rendered;
  rendered = catalog;
  try {
    return run();
  } finally {
    rendered = around;
  }
}

/** Functions that replace texts of an area, by the name of the area. */
const replaced = new Map<string, (texts: object) => void>();

/** Replaces messages of an area from now on. Messages of other keys are ignored. */
export const replaceMessages = (area: string, texts: object): void => replaced.get(area)?.(texts);

/** Creates the function that returns what the catalog of the rendered page has under a name, or else a default. */
export const createProvided =
  <T extends object>(name: string, own: T): (() => T) =>
  () =>
    // A catalog has the same messages under each name, in its language.
    (rendered?.area(name) as T | undefined) ?? own;

/**
 * Creates the function that returns the messages of an area in the language of the rendered page. Outside of
 * `inLanguage` it returns the given ones.
 *
 * @param compiled its messages in the language of this page or program
 */
export function createArea<T extends object>(name: string, compiled: CompiledTable, language = "en"): () => T {
  // Generated from the same messages.
  let own = createTable(compiled, language) as T;
  replaced.set(name, (texts) => {
    const known = Object.entries(texts).filter(([key]) => Object.hasOwn(own, key));
    own = { ...own, ...Object.fromEntries(known) };
  });
  return () => (rendered?.area(name) as T | undefined) ?? own;
}
