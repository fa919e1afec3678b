import { type Json, printJson } from "#engine/json";
import { javascriptJson } from "../literal/javascript.ts";
import { pythonJson } from "../literal/python.ts";

/**
 * Prints JSON as a literal that is also valid in Go, Java, C# and Ruby: all of them read `\u` escapes, and without `#`
 * and `$` none interpolates.
 */
const common = (value: Json): string =>
  printJson(value).replace(/[#$]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

const printers: { readonly [language: string]: (value: Json) => string } = {
  typescript: (value) => javascriptJson(value),
  javascript: (value) => javascriptJson(value),
  python: (value) => pythonJson(value),
};

/** Writers of values in a language. */
export const literalPrinter = (language: string): ((value: Json) => string) =>
  (Object.hasOwn(printers, language) ? printers[language] : undefined) ?? common;
