import type { Begun, Fetched, FetchedBody, FetchedHead, Problem } from "../protocol/index.ts";
import { howToFetch } from "../protocol/index.ts";
import { maxBytes, refused, silent, tooLarge, unreachable } from "./problems.ts";

/** Time until a server has to start its answer, in ms. */
const patience = 30_000;

/** The head of a response; its text may be left unread. */
export interface FetchedText extends FetchedHead {
  /** Reads the text. */
  readonly bytes: () => Promise<FetchedBody>;
  /** Reads a short text. Cancels the response of a longer one, and resolves to undefined. */
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
    return {
      ok: true,
      address: answer.url || url,
      etag: answer.headers.get("etag"),
      modified: answer.headers.get("last-modified"),
      isStorable: !/(?:^|[\s,])(?:no-store|private)(?=$|[\s,=])/i.test(answer.headers.get("cache-control") ?? ""),
      leave: () => void answer.body?.cancel(),
      bytes: async () => (await readWithin(answer, maxBytes, url)) ?? { ok: false, problem: tooLarge(url) },
      shortBytes: async ({ sent, read }) => {
        if (Number(answer.headers.get("content-length")) <= sent) return readWithin(answer, read, url);
        // One that has been ended already can't be canceled.
        await answer.body?.cancel().catch(() => undefined);
        return undefined;
      },
    };
  } catch {
    clearTimeout(timer);
    return { ok: false, problem: waiting.signal.aborted ? silent(url, within) : failure(url) };
  }
}

/** Reads a body as its outcome; undefined if it has more bytes. */
async function readWithin(answer: Response, most: number, url: string): Promise<FetchedBody | undefined> {
  try {
    const bytes = await bytesWithin(answer, most);
    return bytes && { ok: true, bytes };
  } catch {
    return { ok: false, problem: failure(url) };
  }
}

/** Reads a body; undefined if it has more bytes, of which the rest is not read. */
async function bytesWithin(answer: Response, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = answer.body?.getReader();
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length <= most) continue;
    await reader?.cancel();
    return undefined;
  }
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
