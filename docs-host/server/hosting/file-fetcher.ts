import { caches } from "#engine/caches";

/** Fetches a file from the registry, with some headers of the reader's request; rejects if there is no answer. */
export type FetchFile = (fileId: string, headers: Headers) => Promise<Response>;

/** Headers of a request that decide which bytes are sent (RFC 9110 §13 and §14). */
const forwarded = ["if-none-match", "if-range", "range"] as const;

/** Headers of the registry that describe the bytes. */
const described = ["accept-ranges", "content-disposition", "content-length", "content-range", "content-type", "etag"];

/** Largest file that is cached, in bytes; our choice: most files of sites are small images. */
const maxBytes = 1024 * 1024;

/** Max part of the memory of all caches. */
const part = 0.3;

interface CachedFile {
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Creates the function that serves uploaded files. The bytes of a file never change, so small files are cached. A file
 * can't run a script on the origin of the site: neither as a document nor as a script of another page.
 */
export function fileFetcher(fetchFile: FetchFile): (fileId: string, headers: Headers) => Promise<Response | undefined> {
  const cache = caches.open<CachedFile>("files", { part, sizeOf: ({ bytes }) => bytes.length + 1000 });
  return async (fileId, headers) => {
    const cached = headers.has("range") ? undefined : cache.get(fileId);
    if (cached !== undefined) return fromCache(cached, headers);
    const response = await fetchFile(fileId, pick(headers, forwarded)).catch(() => unavailable());
    if (![200, 206, 304, 416].includes(response.status)) {
      await response.body?.cancel();
      // A file that can't be read now is not a missing one, which caches and readers would remember.
      return response.status >= 500 || response.status === 429 ? unavailable() : undefined;
    }
    const sent = new Headers([...pick(response.headers, described), ...Object.entries(guards)]);
    // Viewers of PDF files do not work in a sandbox.
    if (sent.get("content-type") === "application/pdf") sent.delete("content-security-policy");
    const length = Number(response.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
    if (response.status !== 200 || length > maxBytes) {
      return new Response(response.body, { status: response.status, headers: sent });
    }
    const file = { headers: sent, bytes: new Uint8Array(await response.arrayBuffer()) };
    cache.set(fileId, file);
    return fromCache(file, headers);
  };
}

const unavailable = (): Response =>
  new Response("The registry can't send this file now. Try again in a moment.\n", {
    status: 503,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8", "Retry-After": "1" },
  });

function fromCache({ headers, bytes }: CachedFile, request: Headers): Response {
  const etag = headers.get("etag");
  const tags = (request.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (etag !== null && tags.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers });
}

const pick = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

const guards = {
  // The bytes of a file id never change.
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
} as const;
