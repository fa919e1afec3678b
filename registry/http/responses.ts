import { errorAnswer, internalError, type ServerAnswer } from "#transport";
import { describeFailure, storeFailureOf } from "../store/failures/store-error.ts";
import { UnstorableTextError } from "../store/sql/storable-texts.ts";
import { BodyTooLargeError, UnreadableBodyError } from "./body.ts";

/** Headers of every response: no content sniffing, no frames, no caches. */
const guards = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
} as const;

/** Converts the result of a call to a response. Text and bytes are JSON. */
export function responseOf(
  { status, text, bytes }: ServerAnswer,
  headers: { readonly [name: string]: string } = {},
): Response {
  // A response accepts no shared memory; bytes of another process are never shared.
  const body = text ?? (bytes as Uint8Array<ArrayBuffer> | undefined);
  const all = {
    ...guards,
    ...(body !== undefined && { "Content-Type": "application/json" }),
    // Seconds (RFC 9110 §10.2.3). The registry opens soon.
    ...(status === 503 && { "Retry-After": "1" }),
  };
  return new Response(body ?? null, { status, headers: { ...all, ...headers } });
}

/** Returns the response to a request that can't be read or stored: 413 or 400; undefined for any other error. */
export function requestRefusal(error: unknown): Response | undefined {
  if (error instanceof BodyTooLargeError) return tooLarge(error.limit);
  const answer = badRequest(error);
  return answer && responseOf(answer);
}

/** Returns a 400 answer if a body is unreadable or a text can't be stored; undefined for any other error. */
export function badRequest(error: unknown): ServerAnswer | undefined {
  if (error instanceof UnreadableBodyError) return errorAnswer(400, "BadRequestError", error.message);
  if (error instanceof UnstorableTextError) return errorAnswer(400, "BadRequestError", nulSentence);
  return undefined;
}

/** Returns the response to a server error: 503 if the store fails, 500 for a bug. */
export function failure(error: unknown): ServerAnswer {
  const failed = storeFailureOf(error);
  return failed === undefined
    ? internalError()
    : errorAnswer(503, "UnavailableError", `${describeFailure(failed)} Try again in a moment.`);
}

/** Returns true for errors of a handler that have a response other than that to a bug. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof UnstorableTextError || storeFailureOf(error) !== undefined;

const nulSentence =
  "A text of the request contains the character U+0000, which the registry can't store there. Remove it.";

/** Returns a 413 response with the maximum length of a body. */
const tooLarge = (limit: number): Response =>
  // The connection closes, so that the rest of the body is not read as the next request.
  responseOf(errorAnswer(413, "PayloadTooLargeError", `The request body is longer than ${limit} bytes.`), {
    Connection: "close",
  });

/** Returns a 429 response with the time to wait. */
export const tooMany = (
  seconds: number,
  from: "from this address" | "with this token" = "from this address",
): Response =>
  responseOf(errorAnswer(429, "TooManyRequestsError", `Too many calls ${from}. Try again in ${seconds} s.`), {
    "Retry-After": String(seconds),
  });

/** 404 for an address that is not a call. */
export const noSuchCall = (method: string, path: string): Response =>
  responseOf(errorAnswer(404, "NotFoundError", `There is no call ${method} ${path} in this registry.`));
