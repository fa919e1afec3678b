import { resolve } from "node:path";
import { readLanguages } from "#locales/files";

/** The languages of `locales/`. In a separate module, since setup files run for each test file, and this once for all. */
export const allLanguages = readLanguages(resolve(import.meta.dirname, "../../locales"));
