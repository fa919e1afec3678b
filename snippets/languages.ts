import type { RequestPlan } from "#engine/request";
import type { Reading } from "#engine/secret";
import { curlSnippet } from "./request/curl.ts";
import { fetchSnippet } from "./request/fetch.ts";
import { pythonSnippet } from "./request/python-requests.ts";

/** The languages that every request can be shown in (product.md §2 "Request card"). */
export type SnippetLanguage = "curl" | "typescript" | "python";

interface Emitter {
  readonly label: string;
  readonly write: (plan: RequestPlan, reading: Reading) => string;
}

const emitters: { readonly [L in SnippetLanguage]: Emitter } = {
  curl: { label: "cURL", write: curlSnippet },
  typescript: { label: "TypeScript", write: fetchSnippet },
  python: { label: "Python", write: pythonSnippet },
};

/** The languages in the order in which they are offered. */
export const snippetLanguages: readonly { readonly id: SnippetLanguage; readonly label: string }[] = (
  ["curl", "typescript", "python"] as const
).map((id) => ({ id, label: emitters[id].label }));

/** Reads the name of a language; one that is not known is cURL (product.md §5). */
export const snippetLanguage = (name: unknown): SnippetLanguage =>
  snippetLanguages.find(({ id }) => id === name)?.id ?? "curl";

/** Writes the program that sends a plan, its credentials redacted or revealed. */
export const requestSnippet = (language: SnippetLanguage, plan: RequestPlan, reading: Reading): string =>
  emitters[language].write(plan, reading);
