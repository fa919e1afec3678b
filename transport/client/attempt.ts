import type { CallOptions, Endpoint, RequestParts, Transport } from "../call.ts";
import type { WireCodec } from "../codec.ts";
import { TimeoutError } from "../failed-outcome.ts";
import { formatFor, type StreamOpening } from "../formats/format.ts";
import type { AnswerText } from "../read-answer.ts";
import { SetupError } from "../setup-error.ts";
import type { FetchTransportOptions } from "./fetch-transport-options.ts";
import type { WrittenRequest } from "./write-request.ts";

/** A call that is being made. */
export interface Attempt {
  readonly endpoint: Endpoint;
  readonly request: RequestParts;
  readonly written: WrittenRequest;
  readonly options: FetchTransportOptions;
  readonly call: CallOptions;
  readonly codec: WireCodec;
  /** The same transport without a login. */
  readonly plain: Transport;
}

/**
 * Makes one attempt at a call. The caller's signal or the time limit aborts it. The connection of a stream stays open
 * until it has been read.
 */
export async function attempt(carrying: Attempt): Promise<AnswerText> {
  const { options, call } = carrying;
  call.signal?.throwIfAborted();
  const seconds = call.timeoutInSeconds ?? options.timeoutInSeconds;
  const ended = new AbortController();
  const stop = (): void => ended.abort(call.signal?.reason);
  call.signal?.addEventListener("abort", stop, { once: true });
  const end = (): void => {
    call.signal?.removeEventListener("abort", stop);
    ended.abort();
  };
  // Raced as well as passed to `fetch`, since an injected fetch need not listen to the signal.
  const within = <T>(work: Promise<T>): Promise<T> => {
    const settled = new AbortController();
    return new Promise<T>((done, refuse) => {
      work.then(done, refuse);
      ended.signal.addEventListener("abort", () => refuse(ended.signal.reason), { signal: settled.signal });
      ended.signal.throwIfAborted();
      if (seconds !== undefined) {
        options.sleep(seconds * 1000, settled.signal).then(() => refuse(new TimeoutError()), refuse);
      }
    }).finally(() => settled.abort());
  };
  let isOpen = false;
  try {
    const answer = await within(receive(carrying, ended.signal, { within, end }));
    isOpen = answer.isOpen === true;
    return answer;
  } finally {
    if (!isOpen) end();
  }
}

interface Received extends AnswerText {
  /** The stream has not been read yet. */
  readonly isOpen?: true;
}

async function receive(
  carrying: Attempt,
  signal: AbortSignal,
  hold: Pick<StreamOpening, "within" | "end">,
): Promise<Received> {
  const { endpoint, request, options, call, codec } = carrying;
  const { stream, responseBody } = endpoint;
  const response = await send(carrying, signal);
  const { status } = response;
  const head = { status, headers: Object.fromEntries(response.headers), text: "" };
  if (status >= 200 && status < 400) {
    if (stream) {
      const check = call.check ?? options.check;
      const opening = { ...hold, request, encoding: stream, codec, check, signal: call.signal };
      const read = formatFor(endpoint, options.formats, "stream", stream.format).open(response, opening);
      if (read) return { ...head, isOpen: true, read };
    }
    if (responseBody) {
      const isText = responseBody.kind === "text";
      return { ...head, read: isText ? await response.text() : new Uint8Array(await response.arrayBuffer()) };
    }
  }
  return { ...head, text: await response.text() };
}

async function send({ endpoint, written, options, call, plain }: Attempt, signal: AbortSignal): Promise<Response> {
  const { baseUrl, clientInfo, login, token, fetch } = options;
  const { id, baseUrl: name = "", auth } = endpoint;
  const base = typeof baseUrl === "string" ? baseUrl : baseUrl[name];
  if (base === undefined) throw new SetupError(`${id} needs the base URL "${name}". Add it to the option baseUrl.`);
  const headers = new Headers({
    "X-Callboard-Language": clientInfo.language,
    "X-Callboard-Runtime": clientInfo.runtime,
    "X-Callboard-Runtime-Version": clientInfo.runtimeVersion,
  });
  const bearer = typeof token === "function" ? await token() : token;
  if (bearer) headers.set("Authorization", `Bearer ${bearer}`);
  const address = base.replace(/\/+$/, "") + written.url;
  const url = call.address?.(address) ?? address;
  const proven = auth && login ? await login({ endpoint, url, headers, carry: plain }) : url;
  for (const more of [options.headers, written.headers, call.headers]) {
    // Names are compared without case, so that a later header replaces an earlier one.
    for (const [name, value] of Object.entries(more ?? {})) headers.set(name, value);
  }
  const { method, body } = written;
  return fetch(proven, {
    method,
    headers,
    signal,
    ...(body !== undefined && { body }),
    // The Fetch standard requires it if the body is a stream.
    ...(written.once && { duplex: "half" }),
  });
}
