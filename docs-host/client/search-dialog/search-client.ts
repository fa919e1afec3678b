import type { SearchAnswer, SearchKind } from "#docs-host/search/full-text";
import type { SearchData } from "#docs-host/site/page-data";
import { searchUrl } from "#docs-host/site/page-data";

/** The input of a reader. */
export interface SearchInput {
  readonly text: string;
  readonly kind?: SearchKind | undefined;
  readonly product?: string | undefined;
  readonly version?: string | undefined;
}

/** Searches the site; rejects if that is not possible, or if it was aborted. */
export type SearchClient = (input: SearchInput, signal: AbortSignal) => Promise<SearchAnswer>;

/** Number of answers that are kept. */
const maxAnswers = 40;

/** Wait before an index that is being built is asked again, in ms, and how often that is done. */
const buildingWait = 1000;
const maxTries = 20;

/** Creates the search of a site: by its server, or in the files of an index. */
export function searchClient({ base, files, ...reader }: SearchData): SearchClient {
  const ask = files === undefined ? askServer(base, reader) : askFiles(files, reader);
  const answers = new Map<string, SearchAnswer>();
  return async (input, signal) => {
    const key = JSON.stringify([input.text, input.kind, input.product, input.version]);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = await ask(input, signal);
    if (answers.size >= maxAnswers) answers.delete(answers.keys().next().value ?? "");
    answers.set(key, answer);
    return answer;
  };
}

/** The place of the reader on the site; its pages come first. */
type Reader = Pick<SearchData, "product" | "version" | "language">;

function askServer(base: string, reader: Reader): SearchClient {
  const near = { near: reader.product, "near-version": reader.version, language: reader.language };
  return async ({ text, kind, product, version }, signal) => {
    const query = new URLSearchParams({ q: text });
    for (const [name, value] of Object.entries({ kind, product, version, ...near })) {
      if (value !== undefined) query.set(name, value);
    }
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(`${searchUrl(base)}?${query}`, { signal });
      // The server of this page answers with this.
      if (response.ok) return (await response.json()) as SearchAnswer;
      if (response.status !== 503 || tries === maxTries) throw new Error(`the search answered ${response.status}`);
      await waitFor(buildingWait, signal);
    }
  };
}

function askFiles(pointer: string, reader: Reader): SearchClient {
  const searcher = import("./file-search.ts").then(({ openFiles }) => openFiles(pointer));
  const near = { preferredProduct: reader.product, preferredVersion: reader.version, language: reader.language };
  return async (input, signal) => (await searcher)({ ...input, ...near }, signal);
}

const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
  });
