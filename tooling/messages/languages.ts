import { resolve } from "node:path";
import { provideLanguages } from "#locales";
import { readLanguages } from "#locales/files";

/** Lets pages in tests have the languages of `locales/`. */
provideLanguages(readLanguages(resolve(import.meta.dirname, "../../locales")));
