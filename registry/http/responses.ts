import { errorAnswer, type ServerAnswer } from "#transport";

/** Headers of every answer: JSON is never taken for anything else, shown in a frame or kept by a cache. */
const guards = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
} as const;

/** Makes a response of an answer. */
export function responseOf(
  { status, text }: ServerAnswer,
  headers: { readonly [name: string]: string } = {},
): Response {
  const all = {
    ...guards,
    ...(text !== undefined && { "Content-Type": "application/json" }),
    // RFC 9110 §10.2.3, in seconds; a 503 here is over as soon as the registry is open.
    ...(status === 503 && { "Retry-After": "1" }),
  };
  return new Response(text ?? null, { status, headers: { ...all, ...headers } });
}

/** 413: says how long a body may be. */
export const tooLarge = (limit: number): Response =>
  // Closing is what keeps the rest of the body from being read as the next request.
  responseOf(errorAnswer(413, "PayloadTooLargeError", `The request body is longer than ${limit} bytes.`), {
    Connection: "close",
  });

/** 429: says how long to wait. */
export const tooMany = (seconds: number): Response =>
  responseOf(errorAnswer(429, "TooManyRequestsError", `Too many calls from this address. Try again in ${seconds} s.`), {
    "Retry-After": String(seconds),
  });

/** 404 for an address that is no call. */
export const noSuchCall = (method: string, path: string): Response =>
  responseOf(errorAnswer(404, "NotFoundError", `There is no call ${method} ${path} in this registry.`));
