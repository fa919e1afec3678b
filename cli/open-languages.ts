import { join } from "node:path";
import { provideLanguages } from "#locales";
import { readLanguages } from "#locales/files";
import { packageFolder } from "./package-folder.ts";

/** Lets pages of this process or thread have the languages of this package. */
export const openLanguages = (): void =>
  provideLanguages(readLanguages(join(packageFolder(import.meta.dirname), "locales")));
