import { limits } from "#engine/limits";
import type { CallOptions, Transport } from "./call.ts";
import { plainCodec, type WireCodec } from "./codec.ts";
import { failedOutcome, TimeoutError } from "./failed-outcome.ts";
import { type AnswerText, CodecError, readAnswer } from "./read-answer.ts";
import { type RetryPorts, withRetry } from "./retry.ts";
import type { ClientInfo } from "./runtime.ts";
import { type WrittenRequest, writeRequest } from "./write-request.ts";

/** How to reach a service over HTTP. What touches the outside world is lent. */
export interface FetchTransportOptions extends RetryPorts {
  /** Where the service stands, such as `http://localhost:4001`; a path in it is kept. */
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clientInfo: ClientInfo;
  /** Sent as `Authorization: Bearer <token>`; without one the header is left out. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>);
  readonly headers?: { readonly [name: string]: string };
  /** The time that one try may take; without it there is no end. */
  readonly timeoutInSeconds?: number;
  /** 2 unless told otherwise (product.md §8 "Retries"). */
  readonly maxRetries?: number;
  /** How bodies are read and written; the platform's own JSON unless told otherwise. */
  readonly codec?: WireCodec;
  /** Whether an answer that does not fit its shape ends a call as `wrong-shape`; needs a codec that knows the types. */
  readonly check?: boolean;
}

/** Makes the transport that carries calls over HTTP. It ends in an outcome whatever happens and never throws. */
export function createFetchTransport(options: FetchTransportOptions): Transport {
  const { codec = plainCodec } = options;

  return async (endpoint, request, call) => {
    try {
      if (endpoint.exact && codec === plainCodec) {
        throw new CodecError(`${endpoint.id} carries 64-bit numbers: give the transport a codec that knows the types.`);
      }
      const written = writeRequest(endpoint, request, codec.encode(endpoint.request));
      const headers = await headersOf(written, options, call);
      const maxRetries = call.maxRetries ?? options.maxRetries ?? limits.retries;
      const answer = await withRetry(() => attempt(written, headers, options, call), options, {
        maxRetries,
        signal: call.signal,
      });
      return readAnswer(endpoint, answer, codec, call.check ?? options.check);
    } catch (error) {
      return failedOutcome(error, call.signal);
    }
  };
}

async function headersOf(
  written: WrittenRequest,
  { token, headers, clientInfo }: FetchTransportOptions,
  call: CallOptions,
): Promise<Headers> {
  const bearer = typeof token === "function" ? await token() : token;
  const all = new Headers({
    "X-Callboard-Language": clientInfo.language,
    "X-Callboard-Runtime": clientInfo.runtime,
    "X-Callboard-Runtime-Version": clientInfo.runtimeVersion,
  });
  if (bearer !== undefined && bearer !== "") all.set("Authorization", `Bearer ${bearer}`);
  for (const more of [headers, written.headers, call.headers]) {
    // A later header wins over an earlier one whatever the case of its name, so no name is ever sent twice.
    for (const [name, value] of Object.entries(more ?? {})) all.set(name, value);
  }
  return all;
}

/** One try, cut short by the caller's signal or by its time. */
async function attempt(
  written: WrittenRequest,
  headers: Headers,
  options: FetchTransportOptions,
  call: CallOptions,
): Promise<AnswerText> {
  call.signal?.throwIfAborted();
  const seconds = call.timeoutInSeconds ?? options.timeoutInSeconds;
  const ended = new AbortController();
  const stop = (): void => ended.abort(call.signal?.reason);
  call.signal?.addEventListener("abort", stop, { once: true });
  // Raced as well as handed to `fetch`, since a lent fetch need not listen to the signal.
  const cut = new Promise<never>((_, reject) => {
    ended.signal.addEventListener("abort", () => reject(ended.signal.reason), { once: true });
  });
  try {
    const racers: Promise<AnswerText>[] = [send(written, headers, options, ended.signal), cut];
    if (seconds !== undefined) racers.push(tooLate(seconds, options, ended.signal));
    return await Promise.race(racers);
  } finally {
    call.signal?.removeEventListener("abort", stop);
    ended.abort();
  }
}

async function tooLate(seconds: number, { sleep }: RetryPorts, signal: AbortSignal): Promise<never> {
  await sleep(seconds * 1000, signal);
  throw new TimeoutError(`no answer in ${seconds} s`);
}

async function send(
  written: WrittenRequest,
  headers: Headers,
  { baseUrl, fetch }: FetchTransportOptions,
  signal: AbortSignal,
): Promise<AnswerText> {
  const response = await fetch(baseUrl.replace(/\/+$/, "") + written.url, {
    method: written.method,
    headers,
    signal,
    ...(written.body === undefined ? {} : { body: written.body }),
  });
  const text = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), text };
}
