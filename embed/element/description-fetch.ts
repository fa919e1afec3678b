import { type FetchedText, fetchText, type ShortText } from "../fetching/fetch-text.ts";
import type { Begun, Fetched, FetchedBody, FetchedHead } from "../protocol/index.ts";

/** Size limits of texts that the page reads before the worker asks for them. */
const received: ShortText = { sent: 128 * 1024, read: 512 * 1024 };

/** The fetching of a description, which starts before there is a worker to read it. */
export interface DescriptionFetch {
  readonly head: Promise<Fetched<FetchedHead>>;
  /** Resolves to the text. Its bytes may be moved to the worker, once. */
  readonly body: () => Promise<FetchedBody>;
  /** Ends the answer without its text, also if that is being read. */
  readonly leave: () => void;
}

/** Starts to fetch a description, unless that has begun; the signal ends it. */
export function fetchDescription(url: string, signal: AbortSignal, begun?: Begun): DescriptionFetch {
  const left = new AbortController();
  if (signal.aborted) left.abort();
  signal.addEventListener("abort", () => left.abort(), { once: true });
  const answer = fetchText(url, undefined, left.signal, begun);
  // A long text is read once the worker asks for it, which may have its model.
  const reading = answer.then((fetched) => (fetched.ok ? fetched.shortBytes(received) : fetched));
  return {
    head: answer.then((fetched) => (fetched.ok ? headOf(fetched) : fetched)),
    body: async () => {
      const fetched = await answer;
      return (await reading) ?? (fetched.ok ? fetched.bytes() : fetched);
    },
    leave: () => left.abort(),
  };
}

/** The part of an answer that is data. */
const headOf = ({ ok, address, etag, modified, isStorable }: FetchedText): FetchedHead => ({
  ...{ ok, address, etag, modified, isStorable },
});
