import type { RequestPlan } from "#engine/request";
import type { Reading } from "#engine/secret";
import type { SnippetLanguage } from "./names.ts";
import { curlSnippet } from "./request/curl.ts";

/** Writes the program that sends a plan, its credentials redacted or revealed. */
export type SnippetWriter = (plan: RequestPlan, reading: Reading) => string;

const writers: { readonly [L in SnippetLanguage]: () => Promise<SnippetWriter> } = {
  curl: async () => curlSnippet,
  typescript: async () => (await import("./request/fetch.ts")).fetchSnippet,
  python: async () => (await import("./request/python-requests.ts")).pythonSnippet,
};

/**
 * Loads the writer of programs in a language. cURL, the default, is always loaded; each other one is a separate file.
 */
export const loadSnippetWriter = (language: SnippetLanguage): Promise<SnippetWriter> => writers[language]();
