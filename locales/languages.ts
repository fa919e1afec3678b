import type { CompiledTable } from "./format.ts";

/** The messages of a language, compiled area by area. */
export interface Language {
  /** The tag that its file is named by, such as `pt`. */
  readonly tag: string;
  /** The names of all areas. */
  readonly areas: readonly string[];
  /** Returns the messages of an area; those that the language does not have are in English. */
  readonly compiled: (area: string) => CompiledTable;
}

/** Finds the language of a BCP 47 tag, such as `pt` for `pt-BR`; undefined without a file. */
export type FindLanguage = (tag: string) => Language | undefined;

let find: FindLanguage = () => undefined;

/** Sets where languages are found from now on. Without it there is English only. */
export function provideLanguages(next: FindLanguage): void {
  find = next;
}

/** Finds the language of a BCP 47 tag. */
export const findLanguage: FindLanguage = (tag) => find(tag);

/** Returns language and script of a tag, such as `de-Latn` for `de-AT`; undefined if it is not a BCP 47 tag. */
export function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // Publishers write tags.
    return undefined;
  }
}
