import type { RequestPlan } from "#engine/request";
import type { Reading } from "#engine/secret";
import type { SnippetLanguage } from "./names.ts";
import { curlSnippet } from "./request/curl.ts";
import { fetchSnippet } from "./request/fetch.ts";
import { pythonSnippet } from "./request/python-requests.ts";

type Emitter = (plan: RequestPlan, reading: Reading) => string;

const emitters: { readonly [L in SnippetLanguage]: Emitter } = {
  curl: curlSnippet,
  typescript: fetchSnippet,
  python: pythonSnippet,
};

/** Writes the program that sends a plan, its credentials redacted or revealed. */
export const requestSnippet = (language: SnippetLanguage, plan: RequestPlan, reading: Reading): string =>
  emitters[language](plan, reading);
