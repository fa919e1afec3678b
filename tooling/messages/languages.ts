import { provideLanguages } from "#locales";
import { allLanguages } from "./all-languages.ts";

/** Lets pages in tests have the languages of `locales/`. */
provideLanguages(allLanguages);
