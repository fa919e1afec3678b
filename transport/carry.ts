import type { CallOptions, Endpoint, RequestParts, Transport } from "./call.ts";
import type { WireCodec } from "./codec.ts";
import { TimeoutError } from "./failed-outcome.ts";
import type { FetchTransportOptions } from "./fetch-transport.ts";
import { asksFor, FormatError, type StreamFormat, type StreamOpening } from "./formats/format.ts";
import { pairsText } from "./parameter-text.ts";
import type { AnswerText } from "./read-answer.ts";
import type { WrittenRequest } from "./write-request.ts";

/** A call on its way. */
export interface Carrying {
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
 * Makes one try of a call, cut short by the caller's signal or by its time. The connection of an answer in pieces stays
 * open until they are read.
 */
export async function carry(carrying: Carrying): Promise<AnswerText> {
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
  // Raced as well as handed to `fetch`, since a lent fetch need not listen to the signal.
  const within = <T>(work: Promise<T>): Promise<T> => {
    const settled = new AbortController();
    return new Promise<T>((done, refuse) => {
      ended.signal.addEventListener("abort", () => refuse(ended.signal.reason), { signal: settled.signal });
      ended.signal.throwIfAborted();
      if (seconds !== undefined) {
        const late = (): void => refuse(new TimeoutError(`no answer in ${seconds} s`));
        options.sleep(seconds * 1000, settled.signal).then(late, refuse);
      }
      work.then(done, refuse);
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
  readonly isOpen?: true;
}

async function receive(
  carrying: Carrying,
  signal: AbortSignal,
  hold: Pick<StreamOpening, "within" | "end">,
): Promise<Received> {
  const { endpoint, request, options, call, codec } = carrying;
  const { stream, responseBody } = endpoint;
  const response = await send(carrying, signal);
  const { status } = response;
  const head = { status, headers: Object.fromEntries(response.headers), text: "" };
  const isSuccess = status >= 200 && status < 400;
  if (isSuccess && stream && asksFor(stream, request)) {
    const check = call.check ?? options.check;
    const opening = { ...hold, encoding: stream, codec, check, statusCode: status, signal: call.signal };
    return { ...head, isOpen: true, read: streamFormat(carrying, stream.format).open(response, opening) };
  }
  if (isSuccess && responseBody && responseBody.kind !== "text") {
    return { ...head, read: new Uint8Array(await response.arrayBuffer()) };
  }
  const text = await response.text();
  return isSuccess && responseBody ? { ...head, read: text } : { ...head, text };
}

function streamFormat({ endpoint, options }: Carrying, wanted: StreamFormat["format"]): StreamFormat {
  const format = options.formats?.find((each): each is StreamFormat => each.of === "stream" && each.format === wanted);
  if (format) return format;
  throw new FormatError(`${endpoint.id} answers with a stream of ${wanted}: lend the transport that format.`);
}

async function send(carrying: Carrying, signal: AbortSignal): Promise<Response> {
  const { endpoint, written, options, plain } = carrying;
  const { method, body } = written;
  const login = endpoint.auth ? await options.login?.(endpoint, plain) : undefined;
  const query = pairsText(login?.query ?? {});
  const url = addressOf(carrying);
  return options.fetch(query ? `${url}${url.includes("?") ? "&" : "?"}${query}` : url, {
    method,
    headers: await headersOf(carrying, login?.headers),
    signal,
    ...(body !== undefined && { body }),
    // Asked for by the Fetch standard where a body is a stream.
    ...(written.once && { duplex: "half" }),
  });
}

/** An address is missing, or an answer leads elsewhere; ends a call as `unknown` with these words. */
class AddressError extends Error {
  override readonly name = "AddressError";
}

function addressOf({ endpoint: { id, baseUrl: name = "" }, written, options, call }: Carrying): string {
  const { baseUrl } = options;
  const base = typeof baseUrl === "string" ? baseUrl : baseUrl[name];
  if (base === undefined)
    throw new AddressError(`${id} is answered at the address "${name}", which baseUrl does not have.`);
  const url = base.replace(/\/+$/, "") + written.url;
  if (call.follow === undefined) return url;
  const next = new URL(call.follow, url);
  // Whatever proves who the caller is goes to no other place than the one it is meant for.
  if (next.origin !== new URL(url).origin) throw new AddressError(`${id} was led to another place, ${next.origin}.`);
  return next.href;
}

async function headersOf(
  { written, call, options: { token, headers, clientInfo } }: Carrying,
  login?: { readonly [name: string]: string },
): Promise<Headers> {
  const bearer = typeof token === "function" ? await token() : token;
  const all = new Headers({
    "X-Callboard-Language": clientInfo.language,
    "X-Callboard-Runtime": clientInfo.runtime,
    "X-Callboard-Runtime-Version": clientInfo.runtimeVersion,
  });
  if (bearer !== undefined && bearer !== "") all.set("Authorization", `Bearer ${bearer}`);
  for (const more of [login, headers, written.headers, call.headers]) {
    // A later header wins over an earlier one whatever the case of its name, so no name is ever sent twice.
    for (const [name, value] of Object.entries(more ?? {})) all.set(name, value);
  }
  return all;
}
