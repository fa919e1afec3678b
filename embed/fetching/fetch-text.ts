import type { Begun, Fetched, FetchedBody, FetchedHead, Problem } from "../protocol/index.ts";
import { howToFetch } from "../protocol/index.ts";
import { maxBytes, refused, silent, tooLarge, unreachable } from "./problems.ts";

/** Time until a server has to start its answer, in ms. */
const patience = 30_000;

/** The head of a response; its text may be left unread. */
export interface FetchedText extends FetchedHead {
  /** Reads the text. */
  readonly bytes: () => Promise<FetchedBody>;
  /** Reads a short text. Resolves to undefined for a longer one, of which the rest is read by `bytes`. */
  readonly shortBytes: (most: ShortText) => Promise<FetchedBody | undefined>;
  /** Ends the answer without its text. */
  readonly leave: () => void;
}

/** Maximum length of a short text: that as it is sent, perhaps compressed, and as it is read, in bytes. */
export interface ShortText {
  readonly sent: number;
  readonly read: number;
}

/**
 * Fetches a text, revalidated by the HTTP cache of the browser, without cookies of other origins.
 *
 * @param within time until the answer has to start, in ms; its text may take longer
 * @param ended ends the answer and its text
 * @param begun the response that is already being fetched, if any, and the function that cancels it
 */
export async function fetchText(
  url: string,
  within = patience,
  ended?: AbortSignal,
  begun?: Pick<Begun, "answer" | "end">,
): Promise<Fetched<FetchedText>> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), within);
  const signal = ended === undefined ? waiting.signal : AbortSignal.any([waiting.signal, ended]);
  try {
    if (signal.aborted) begun?.end.abort();
    signal.addEventListener("abort", () => begun?.end.abort(), { once: true });
    const answer = await (begun?.answer ?? fetch(url, { ...howToFetch, signal }));
    clearTimeout(timer);
    if (!answer.ok) return { ok: false, problem: refused(url, answer.status) };
    const reader = answer.body?.getReader();
    const readWithin = bodyReader(reader, url);
    // One that has been ended already can't be canceled.
    const end = (): void => void reader?.cancel().catch(() => undefined);
    return {
      ok: true,
      address: answer.url || url,
      etag: answer.headers.get("etag"),
      modified: answer.headers.get("last-modified"),
      isStorable: !/(?:^|[\s,])(?:no-store|private)(?=$|[\s,=])/i.test(answer.headers.get("cache-control") ?? ""),
      leave: end,
      bytes: async () => {
        const body = await readWithin(maxBytes);
        if (body === undefined) end();
        return body ?? { ok: false, problem: tooLarge(url) };
      },
      shortBytes: async ({ sent, read }) =>
        Number(answer.headers.get("content-length")) <= sent ? readWithin(read) : undefined,
    };
  } catch {
    clearTimeout(timer);
    return { ok: false, problem: waiting.signal.aborted ? silent(url, within) : failure(url) };
  }
}

/**
 * Returns the function that reads a body; it resolves to undefined for one that has more bytes. The rest of that is read by
 * a later call.
 */
function bodyReader(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined,
  url: string,
): (most: number) => Promise<FetchedBody | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  return async (most) => {
    try {
      while (length <= most) {
        const next = await reader?.read();
        if (next?.value === undefined) return { ok: true, bytes: joined(chunks, length) };
        chunks.push(next.value);
        length += next.value.length;
      }
      return undefined;
    } catch {
      return { ok: false, problem: failure(url) };
    }
  };
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> {
  // A blob would take the bytes through another process and back.
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const failure = (url: string): Problem => unreachable(url, URL.parse(url)?.origin !== location.origin);
