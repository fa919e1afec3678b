import { type FetchedText, fetchText, type ShortText } from "../fetching/fetch-text.ts";
import { type Begun, type Fetched, type FetchedBody, type FetchedHead, maxSent } from "../protocol/index.ts";

/** Max size of a text that the page parses itself, in bytes: parsing takes a few milliseconds. */
const maxParsed = 128 * 1024;

/** Size limits of texts that the page receives: each megabyte blocks it for about 50 ms. */
const received: ShortText = { sent: maxSent, read: 512 * 1024 };

/** Returns a text that is short enough for the page to parse. */
export const shortText = (text: string): string | undefined => (text.length <= maxParsed ? text : undefined);

/** The fetching of a description, which starts before there is a worker to read it. */
export interface DescriptionFetch {
  readonly url: string;
  readonly head: Promise<Fetched<FetchedHead>>;
  /** Resolves to the text; to undefined for one that the worker fetches. Its bytes may be moved to the worker, once. */
  readonly body: () => Promise<FetchedBody | undefined>;
  /** Resolves to the text; to undefined for one that only the worker parses. */
  readonly shortText: () => Promise<string | undefined>;
  /** Ends the answer without its text, also if that is being read for a sketch. */
  readonly leave: () => void;
}

/** Starts to fetch a description, unless that has begun; the signal ends it. */
export function fetchDescription(url: string, signal: AbortSignal, begun?: Begun): DescriptionFetch {
  const left = new AbortController();
  if (signal.aborted) left.abort();
  signal.addEventListener("abort", () => left.abort(), { once: true });
  const answer = fetchText(url, undefined, left.signal, begun);
  // At once: an unread body would still be received.
  const reading = answer.then(async (fetched) => {
    const body = fetched.ok ? await fetched.shortBytes(received) : fetched;
    const isShort = body?.ok && body.bytes.length <= maxParsed;
    return { body, text: isShort ? new TextDecoder().decode(body.bytes) : undefined };
  });
  return {
    url,
    head: answer.then((fetched) => (fetched.ok ? headOf(fetched) : fetched)),
    body: async () => (await reading).body,
    shortText: async () => (await reading).text,
    leave: () => left.abort(),
  };
}

/** The part of an answer that is data. */
const headOf = ({ ok, address, etag, modified, isStorable }: FetchedText): FetchedHead => ({
  ...{ ok, address, etag, modified, isStorable },
});
