import type { RequestPlan } from "#engine/request";
import type { Reading } from "#engine/secret";
import type { SnippetLanguage } from "./names.ts";

/** Writes the program that sends a plan, its credentials redacted or revealed. */
export type SnippetWriter = (plan: RequestPlan, reading: Reading) => string;

const writers: { readonly [L in SnippetLanguage]: () => Promise<SnippetWriter> } = {
  curl: async () => (await import("./request/curl.ts")).curlSnippet,
  typescript: async () => (await import("./request/fetch.ts")).fetchSnippet,
  python: async () => (await import("./request/python-requests.ts")).pythonSnippet,
};

/** Loads what writes programs in a language: each is a file of its own, since most readers look at one. */
export const loadSnippetWriter = (language: SnippetLanguage): Promise<SnippetWriter> => writers[language]();
