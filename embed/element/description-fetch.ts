import { type FetchedText, fetchText } from "../fetching/index.ts";
import type { Fetched, FetchedBody, FetchedHead } from "../protocol/index.ts";

/** Largest text that the page parses itself, in bytes: that takes it a few milliseconds. */
const mostParsed = 128 * 1024;

/** Returns a text that is short enough for the page to parse. */
export const shortText = (text: string): string | undefined => (text.length <= mostParsed ? text : undefined);

/** The fetching of a description, which starts before there is a worker to read it. */
export interface DescriptionFetch {
  readonly head: Promise<Fetched<FetchedHead>>;
  /** Reads the text, once. Its bytes may be moved to the worker. */
  readonly body: () => Promise<FetchedBody>;
  /** Reads the text, likewise; undefined for one that only the worker parses. */
  readonly shortText: () => Promise<string | undefined>;
  /** Ends the answer without its text, also if that is being read for a sketch. */
  readonly leave: () => void;
}

/** Starts to fetch a description; the signal ends it. */
export function fetchDescription(url: string, signal: AbortSignal): DescriptionFetch {
  const left = new AbortController();
  if (signal.aborted) left.abort();
  signal.addEventListener("abort", () => left.abort(), { once: true });
  const answer = fetchText(url, undefined, left.signal);
  let reading: Promise<{ readonly body: FetchedBody; readonly text: string | undefined }> | undefined;
  const read = () => {
    reading ??= answer.then(async (fetched) => {
      const body = fetched.ok ? await fetched.bytes() : fetched;
      const isShort = body.ok && body.bytes.length <= mostParsed;
      return { body, text: isShort ? new TextDecoder().decode(body.bytes) : undefined };
    });
    return reading;
  };
  return {
    head: answer.then((fetched) => (fetched.ok ? headOf(fetched) : fetched)),
    body: async () => (await read()).body,
    shortText: async () => (await read()).text,
    leave: () => left.abort(),
  };
}

/** The part of an answer that is data. */
const headOf = ({ ok, address, etag, modified, isStorable }: FetchedText): FetchedHead => ({
  ...{ ok, address, etag, modified, isStorable },
});
