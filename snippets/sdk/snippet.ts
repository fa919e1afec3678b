import { budgetOf, jsonCost } from "#engine/budget";
import type { Json } from "#engine/json";
import { printJson } from "#engine/json";
import { javascriptJson } from "../literal/javascript.ts";
import { pythonJson } from "../literal/python.ts";
import { endpointReference, InvalidEndpointReferenceError } from "./endpoint-reference.ts";
import type { SdkRequest } from "./request.ts";
import { type Code, resolveTemplate } from "./resolve.ts";
import { BadTemplateError, readSnippetTemplate, type SnippetTemplate } from "./template.ts";

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
const literalPrinter = (language: string): ((value: Json) => string) =>
  (Object.hasOwn(printers, language) ? printers[language] : undefined) ?? common;

/** A program that calls an SDK, or the reason why there is none, with the texts of docs/behavior.md#snippets. */
export type SdkProgram =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly message: string };

const failed = (message: string): SdkProgram => ({ ok: false, message });

/** Returns why a template can't be used; undefined for a valid one. */
export function templateMistake(template: Json): string | undefined {
  try {
    readSnippetTemplate(template);
    return undefined;
  } catch (error) {
    if (error instanceof BadTemplateError) return error.message;
    throw error;
  }
}

/**
 * Writes the program that makes a request by an SDK, from the registry's template for its language.
 *
 * @param endpoint a method and a path, the key of snippets
 * @param template the registry's template; absent if there is none for the language
 */
export function sdkSnippet(input: {
  readonly language: string;
  readonly endpoint: string;
  readonly template: Json | undefined;
  readonly request: SdkRequest;
}): SdkProgram {
  const { language, endpoint, template, request } = input;
  // SDKs have no call for HEAD (docs/behavior.md#snippets).
  if (template === undefined || endpoint.startsWith("HEAD "))
    return failed("No SDK snippet available for the language");
  let read: SnippetTemplate;
  try {
    endpointReference(endpoint);
    read = readSnippetTemplate(template);
  } catch (error) {
    if (error instanceof InvalidEndpointReferenceError) return failed(error.message);
    if (error instanceof BadTemplateError) return failed(`Failed to create snippet generators: ${error.message}`);
    throw error;
  }
  const budget = budgetOf(maxUnits + 4 * requestCost(request));
  const filling = { request, relative: undefined, literal: literalPrinter(language), budget };
  const client = typeof read.client === "string" ? constant(read.client) : resolveTemplate(read.client, filling);
  const call = resolveTemplate(read.call, filling);
  if (budget.isSpent()) {
    return failed("Failed to generate code for the language: its template expands to too much code for this request");
  }
  if (client === undefined || call === undefined) {
    const what = client === undefined ? "client" : "call";
    return failed(
      `Failed to generate code for the language: the template of the ${what} needs a value that the request does not have`,
    );
  }
  const imports = [...new Set([...client.imports, ...call.imports])].join("\n");
  return { ok: true, code: [imports, client.code, call.code].filter((part) => part !== "").join("\n\n") };
}

/** Maximum units of a program in addition to the values of its request; see `jsonCost`. About a megabyte. */
const maxUnits = 20_000;

const requestCost = (request: SdkRequest): number =>
  Object.values(request).reduce((sum, part: Json | undefined) => sum + (part === undefined ? 0 : jsonCost(part)), 0);

const constant = (code: string): Code => ({ imports: [], code });
