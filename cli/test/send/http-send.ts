import { type buildConnector, type Dispatcher, errors } from "undici";
import { errorMessage } from "#engine/error-message";
import { isSendableHeader } from "#engine/request";
import type { HeaderField, Received, Send } from "#live";
import { type Connection, dispatcherTo } from "./connection.ts";
import { loopLag } from "./loop-lag.ts";

/** Sends requests to one server, over connections that are kept open. */
export interface HttpSend {
  readonly send: Send;
  readonly close: () => Promise<void>;
}

/** Options of sending. */
export interface HttpOptions extends Connection {
  readonly server: string;
  readonly concurrency: number;
  /** The time to wait for an answer, in milliseconds. */
  readonly timeout: number;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  /** Ends all requests. */
  readonly signal: AbortSignal;
  /** Opens the connections, with checks of addresses. */
  readonly connect?: buildConnector.connector;
}

/** Longer bodies are read up to here, in bytes. Own choice: bodies that are compared as a whole are shorter. */
const maxBytes = 10_000_000;

/** Opens the connections of a run. Redirects are not followed, since they are responses to check. */
export function httpSend(options: HttpOptions): HttpSend {
  const { server, clock, signal } = options;
  const { origin } = new URL(server);
  const pool = dispatcherTo(origin, options, { ...options, connections: options.concurrency });
  const lag = loopLag(clock);
  const abort = (): void => void pool.destroy();
  signal.addEventListener("abort", abort, { once: true });
  const sendOnce = async (request: Parameters<Send>[0]): Promise<Received> => {
    const { method, url, headers, body, timeout = options.timeout } = request;
    const start = clock();
    const lagBefore = lag.read();
    // A busy client must not make a server look slow.
    const time = (): number => Math.max(0, clock() - start - (lag.read() - lagBefore));
    const { pathname, search } = new URL(url);
    // After a header that can't be written, undici answers no further request of the connection.
    const unsendable = headers.find((field) => !isSendableHeader(...field));
    if (unsendable !== undefined) return { ...notSent(unsendable[0]), time: 0 };
    // Timeouts of undici end neither requests that wait for a connection nor bodies that arrive slowly.
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeout + grace);
    try {
      const answer = await pool.request({
        origin,
        method: method as Dispatcher.HttpMethod, // undici sends any token
        path: pathname + search,
        headers: headers.flat(),
        ...{ signal: deadline.signal, headersTimeout: timeout, bodyTimeout: timeout },
        ...(body !== undefined && { body }),
      });
      const isStream = streamType.test(String(answer.headers["content-type"]));
      const { bytes, isCut } = await readBody(answer.body, { isStream, deadline: start + timeout, clock });
      return {
        kind: "answer",
        status: answer.statusCode,
        headers: fieldsOf(answer.headers),
        body: bytes,
        ...(isCut && { isCut }),
        time: time(),
      };
    } catch (error) {
      const failure = failureOf(error, signal);
      const isLate = deadline.signal.aborted && !signal.aborted;
      return { ...failure, ...(isLate && { reason: "timeout" as const }), time: time() };
    } finally {
      clearTimeout(timer);
    }
  };
  const send: Send = async (request) => {
    const received = await sendOnce(request);
    // A server may close an idle connection at the moment when the request is sent on it (RFC 9112 section 9.5).
    return received.kind === "none" && received.reason === "closed" ? sendOnce(request) : received;
  };
  const close = (): Promise<void> => {
    // A signal may outlive many runs, and would keep their connections in memory.
    signal.removeEventListener("abort", abort);
    lag.stop();
    return pool.destroy();
  };
  return { send, close };
}

/** Milliseconds after the timeout of an answer at which a request ends in any case. */
const grace = 1000;

/** The types of streams: events (WHATWG HTML §9.2) and lines of JSON. */
const streamType = /^(?:text\/event-stream|application\/(?:x-)?(?:ndjson|jsonl|json-seq))\b/i;

/** Milliseconds that a stream is read, and its lines. Own choices: a stream may have no end. */
const streamTime = 1000;
const maxLines = 300;

/** Limits of reading a body. */
interface Reading {
  readonly isStream: boolean;
  /** The time of the clock at which a body that still goes on is left. */
  readonly deadline: number;
  readonly clock: () => number;
}

/** Reads a body up to its end, the limit, or the deadline; a stream for a second or a number of lines. */
async function readBody(
  body: Dispatcher.ResponseData["body"],
  { isStream, deadline, clock }: Reading,
): Promise<{ readonly bytes: Uint8Array; readonly isCut: boolean }> {
  const parts: Uint8Array[] = [];
  let [size, lines] = [0, 0];
  let isOver = false;
  const timer = isStream ? setTimeout(() => void body.destroy(), streamTime) : undefined;
  try {
    // A stream without an encoding yields bytes.
    for await (const part of body as AsyncIterable<Uint8Array>) {
      parts.push(part);
      size += part.length;
      if (isStream) lines += linesIn(part);
      isOver = size > maxBytes || lines > maxLines || clock() > deadline;
      if (isOver) break;
    }
  } catch (error) {
    if (!isStream) throw error;
    isOver = true;
  } finally {
    clearTimeout(timer);
  }
  return { bytes: parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts), isCut: isOver };
}

/** Counts the lines of a chunk, one or more of which are an event. */
const linesIn = (chunk: Uint8Array): number => chunk.reduce((count, byte) => (byte === 0x0a ? count + 1 : count), 0);

const fieldsOf = (headers: Dispatcher.ResponseData["headers"]): readonly HeaderField[] =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one): HeaderField => [name, one]));

type Failure = Omit<Extract<Received, { readonly kind: "none" }>, "time">;

/** A request that can't be written was not sent, so that the server is not at fault. */
const notSent = (header: string): Failure => ({
  kind: "none",
  reason: "aborted",
  message: `the header ${header} can't be sent: its name or value has characters that HTTP does not allow`,
});

const codes: { readonly [code: string]: Failure["reason"] } = {
  ECONNREFUSED: "refused",
  EHOSTUNREACH: "refused",
  ENETUNREACH: "refused",
  ENOTFOUND: "unknown-host",
  EAI_AGAIN: "unknown-host",
  UND_ERR_HEADERS_TIMEOUT: "timeout",
  UND_ERR_BODY_TIMEOUT: "timeout",
  UND_ERR_CONNECT_TIMEOUT: "timeout",
  UND_ERR_SOCKET: "closed",
  UND_ERR_HEADERS_OVERFLOW: "not-http",
  UND_ERR_DESTROYED: "aborted",
  UND_ERR_CLOSED: "aborted",
  UND_ERR_ABORTED: "aborted",
  ECONNRESET: "closed",
  EPIPE: "closed",
};

/** Returns the reason why there was no answer. */
function failureOf(error: unknown, signal: AbortSignal): Failure {
  const message = errorMessage(error);
  if (signal.aborted) return { kind: "none", reason: "aborted", message };
  if (error instanceof errors.InvalidArgumentError) return { kind: "none", reason: "aborted", message };
  const code = codeOf(error);
  const known = codes[code];
  if (known !== undefined) return { kind: "none", reason: known, message };
  if (code.startsWith("HPE_")) return { kind: "none", reason: "not-http", message };
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return { kind: "none", reason: "tls", message };
  return { kind: "none", reason: "closed", message };
}

/** Finds the code of an error or of one of several that were tried, such as one for each address of a host. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
