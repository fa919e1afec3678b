import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { type CacheBudget, caches } from "#engine/caches";
import type { ServerAnswer } from "#transport";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { responseOf } from "./responses.ts";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Max part of the memory of all caches: our choice, by default several hundred definitions of 1 MB. */
const part = 1 / 3;

/** Max part of the memory of all caches for one response, which must not displace all others. */
const partOfOne = part / 4;

/** The body of a response with status 200, compressed once. */
interface CachedBody {
  readonly gzip: Uint8Array<ArrayBuffer>;
  /** The validator of the uncompressed body, without quotes. */
  readonly tag: string;
}

/** Responses with content that a key identifies, such as the hash of a document. */
export interface ResponseCache {
  /**
   * Answers from the cache, or calls `answer` and keeps the body if its status is 200. Requests for one key at the same
   * time call `answer` once.
   */
  readonly respond: (key: string, headers: Headers, answer: () => Promise<ServerAnswer>) => Promise<Response>;
}

/** A response that must not be cached. */
class UncachedAnswer extends Error {
  readonly answer: ServerAnswer;
  constructor(answer: ServerAnswer) {
    super("the answer has another status than 200");
    this.answer = answer;
  }
}

/**
 * Creates a cache of this process.
 *
 * @param onLookUp receives the result of each look-up
 */
export function createResponseCache(
  onLookUp: Telemetry["cache"] = () => {},
  budget: CacheBudget = caches,
): ResponseCache {
  const bodies = budget.open<CachedBody>("registry", { part, sizeOf: ({ gzip: { byteLength } }) => byteLength });
  const loading = new Map<string, Promise<CachedBody>>();
  const load = (key: string, answer: () => Promise<ServerAnswer>): Promise<CachedBody> => {
    const current = loading.get(key) ?? bodyOf(answer).finally(() => loading.delete(key));
    loading.set(key, current);
    return current;
  };
  return {
    respond: async (key, headers, answer) => {
      const kept = bodies.get(key);
      try {
        const body = kept ?? (await load(key, answer));
        if (kept === undefined && body.gzip.byteLength <= budget.limit() * partOfOne) bodies.set(key, body);
        const isUnchanged = matches(headers.get("if-none-match"), body.tag);
        onLookUp(kept === undefined ? "miss" : isUnchanged ? "unchanged" : "hit");
        return isUnchanged ? notModified(body, headers) : await success(body, headers);
      } catch (error) {
        if (error instanceof UncachedAnswer) return responseOf(error.answer);
        throw error;
      }
    },
  };
}

async function bodyOf(answer: () => Promise<ServerAnswer>): Promise<CachedBody> {
  const answered = await answer();
  const bytes = answered.bytes ?? Buffer.from(answered.text ?? "");
  if (answered.status !== 200) throw new UncachedAnswer(answered);
  const tag = hash("sha256", bytes, "base64url");
  return { gzip: new Uint8Array(await compress(bytes)), tag };
}

/** Compressed and uncompressed bodies have different validators (RFC 9110 §8.8.3.3). */
const etagOf = ({ tag }: CachedBody, isCompressed: boolean): string => (isCompressed ? `"${tag}-gzip"` : `"${tag}"`);

/** Compares an If-None-Match header with the validators of a body, weakly (RFC 9110 §13.1.2). */
const matches = (header: string | null, tag: string): boolean =>
  (header ?? "").split(",").some((one) => {
    const etag = one.trim().replace(/^W\//, "");
    return etag === "*" || etag === `"${tag}"` || etag === `"${tag}-gzip"`;
  });

/** Returns true if a client accepts gzip (RFC 9110 §12.5.3). */
function acceptsGzip(headers: Headers): boolean {
  const codings = (headers.get("accept-encoding") ?? "").toLowerCase().split(",");
  const weightOf = (name: string): number | undefined => {
    const coding = codings.find((one) => one.split(";")[0]?.trim() === name);
    return coding === undefined ? undefined : Number(/;\s*q=([\d.]+)/.exec(coding)?.[1] ?? 1);
  };
  return (weightOf("gzip") ?? weightOf("*") ?? 0) > 0;
}

const headersOf = (body: CachedBody, isCompressed: boolean) => ({
  // Every use needs a valid token, so the client asks each time.
  "Cache-Control": "private, no-cache",
  ETag: etagOf(body, isCompressed),
  Vary: "Accept-Encoding, Authorization",
});

const notModified = (body: CachedBody, headers: Headers): Response =>
  responseOf({ status: 304 }, headersOf(body, acceptsGzip(headers)));

async function success(body: CachedBody, headers: Headers): Promise<Response> {
  const isCompressed = acceptsGzip(headers);
  const bytes = isCompressed ? body.gzip : await decompress(body.gzip);
  return responseOf(
    { status: 200, bytes },
    { ...headersOf(body, isCompressed), ...(isCompressed && { "Content-Encoding": "gzip" }) },
  );
}
