import { join, resolve } from "node:path";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import { provideLanguages } from "#locales";
import { checkLanguages, readLanguages } from "#locales/files";
import { packageFolder } from "./package-folder.ts";

/** Notes that are printed; a file of an older version may have many. */
const maxNotes = 5;

/** Under this name threads get the folder of the publisher's languages. */
const dataName = "callboard languages";

interface LanguageContext {
  readonly env: { readonly [name: string]: string | undefined };
  /** The folder that paths of settings start from. */
  readonly folder: string;
  readonly err: (text: string) => void;
}

/**
 * Lets pages of this process, and of the threads it starts from now on, have the languages of this package and those of
 * the folder `CALLBOARD_LANGUAGES` (docs/languages.md). Returns what is wrong with the files of that folder.
 */
export function openLanguages({ env, folder, err }: LanguageContext): readonly string[] {
  const own = publisherLanguages({ env, folder });
  const { errors, notes } = own === undefined ? { errors: [], notes: [] } : checkLanguages(packaged(), own);
  for (const text of notes.slice(0, maxNotes)) err(`callboard: CALLBOARD_LANGUAGES: ${text}\n`);
  if (notes.length > maxNotes) err(`callboard: CALLBOARD_LANGUAGES: and ${notes.length - maxNotes} more\n`);
  if (errors.length === 0) {
    setEnvironmentData(dataName, own);
    openLanguagesHere();
  }
  return errors.map((error) => `CALLBOARD_LANGUAGES: ${error}`);
}

/** Returns the folder `CALLBOARD_LANGUAGES`, or undefined if it is not set. */
export const publisherLanguages = ({ env, folder }: Omit<LanguageContext, "err">): string | undefined =>
  env.CALLBOARD_LANGUAGES ? resolve(folder, env.CALLBOARD_LANGUAGES) : undefined;

/** Lets pages of this process or thread have the languages of this package, and those that were opened for it. */
export function openLanguagesHere(): void {
  const own = getEnvironmentData(dataName);
  provideLanguages(readLanguages(packaged(), ...(typeof own === "string" ? [own] : [])));
}

const packaged = (): string => join(packageFolder(import.meta.dirname), "locales");
