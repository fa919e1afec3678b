import type { Json } from "#engine/json";
import { printJson } from "#engine/json";
import type { Shape } from "#engine/shape";
import type { Endpoint, RequestParts } from "./call.ts";
import type { Channel } from "./channel.ts";
import { writeRequest } from "./client/write-request.ts";
import { plainCodec, type WireCodec } from "./codec.ts";
import { StreamBrokenError } from "./formats/streams.ts";
import { jsonOf } from "./json-of.ts";
import { issuesOf } from "./read-answer.ts";
import { SetupError } from "./setup-error.ts";

/** The part of a WebSocket that a connection needs, as in browsers, Node and the package ws. */
export interface Socket {
  readonly send: (text: string) => void;
  readonly close: (code?: number, reason?: string) => void;
  readonly addEventListener: {
    (type: "open" | "error", listener: () => void): void;
    (type: "message", listener: (event: { readonly data: unknown }) => void): void;
    (type: "close", listener: (event: { readonly code: number; readonly reason: string }) => void): void;
  };
}

/** Options of a channel's connection. */
export interface ChannelOptions {
  /** As for a transport; `http` addresses are used as `ws`. */
  readonly baseUrl: string | { readonly [name: string]: string };
  /** Opens a socket, such as `(url) => new WebSocket(url)`. Browsers cannot send headers with it. */
  readonly connect: (url: string, headers: { readonly [name: string]: string }) => Socket;
  readonly headers?: { readonly [name: string]: string };
  readonly codec?: WireCodec;
  /** True if a message that does not match its shape breaks the connection. */
  readonly check?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Thrown if a connection was refused, or closed with a code other than 1000; has the close reason
 * (docs/behavior.md#connection-states).
 */
export class ChannelClosedError extends Error {
  override readonly name = "ChannelClosedError";
  readonly code: number;
  constructor(code: number, reason: string) {
    super(reason === "" ? `The connection closed with code ${code}.` : reason);
    this.code = code;
  }
}

/** A connection to a channel. */
export interface Connection<Sent, Received> {
  /**
   * Sends a message; before the connection is open it waits for that. Rejects with `ChannelClosedError` when it is
   * closed.
   */
  readonly send: (message: Sent) => Promise<void>;
  /**
   * Messages of the other side from the opening on, each once; the iteration ends when the connection closes normally.
   */
  readonly messages: AsyncIterable<Received>;
  readonly close: (code?: number, reason?: string) => void;
}

/**
 * Connects to a channel. Messages are JSON; leaving the loop over them closes the connection.
 *
 * Throws as `writeRequest` does for a request that cannot be written.
 */
export function openChannel<Sent, Received>(
  channel: Channel<Sent, Received>,
  request: RequestParts,
  options: ChannelOptions,
): Connection<Sent, Received> {
  const { codec = plainCodec, signal } = options;
  const { url, headers } = addressOf(channel, request, options, codec);
  const inbox = queue<Received>();
  const { encode, read } = messageWriting(channel, codec, options.check);
  const socket = options.connect(url, { ...options.headers, ...headers });
  const close = (code = 1000, reason = ""): void => socket.close(code, reason);
  const abort = (): void => {
    inbox.fail(new ChannelClosedError(1000, "The user aborted a request"));
    close();
  };
  const opened = new Promise<void>((done, refuse) => {
    socket.addEventListener("open", done);
    // The "close" event follows with the reason.
    socket.addEventListener("error", () => {});
    socket.addEventListener("close", ({ code, reason }) => {
      signal?.removeEventListener("abort", abort);
      const error = new ChannelClosedError(code, reason);
      refuse(error);
      if (code === 1000) inbox.end();
      else inbox.fail(error);
    });
  });
  opened.catch(() => {});
  let isClosed = false;
  socket.addEventListener("close", () => {
    isClosed = true;
  });
  socket.addEventListener("message", ({ data }) => {
    try {
      inbox.put(read(data) as Received); // the codec of the channel returns it
    } catch (error) {
      inbox.fail(error);
      close();
    }
  });
  if (signal?.aborted) abort();
  else signal?.addEventListener("abort", abort, { once: true });
  return {
    send: async (message) => {
      const text = encode(message);
      await opened;
      if (isClosed) throw new ChannelClosedError(1000, "The connection is closed.");
      socket.send(text);
    },
    messages: inbox.read(close),
    close,
  };
}

function addressOf(
  channel: Channel,
  request: RequestParts,
  { baseUrl }: ChannelOptions,
  codec: WireCodec,
): { readonly url: string; readonly headers: { readonly [name: string]: string } } {
  const base = typeof baseUrl === "string" ? baseUrl : baseUrl[channel.baseUrl ?? ""];
  if (base === undefined)
    throw new SetupError(`${channel.id} needs the base URL "${channel.baseUrl}". Add it to the option baseUrl.`);
  const endpoint: Endpoint = { ...channel, method: "GET", errors: [] };
  const { url, headers } = writeRequest(endpoint, request, { encode: codec.encode(channel.request), random: () => 0 });
  return { url: base.replace(/\/+$/, "").replace(/^http/i, "ws") + url, headers };
}

/** Returns the shape of the messages of one side: a union of their kinds. */
const shapeOf = ({ messages }: Channel, side: "client" | "server"): Shape => ({
  kind: "undiscriminatedUnion",
  variants: Object.values(messages)
    .filter(({ origin }) => origin === side)
    .map(({ body }) => ({ shape: body })),
});

function messageWriting(channel: Channel, codec: WireCodec, check: boolean | undefined) {
  const encode = codec.encode(shapeOf(channel, "client"));
  const shape = shapeOf(channel, "server");
  const decode = codec.decode(shape);
  return {
    encode: (message: unknown): string => printJson(encode(jsonOf(message))),
    read: (data: unknown): Json => {
      const parsed = typeof data === "string" ? codec.parse(data) : ({ ok: false } as const);
      if (!parsed.ok) {
        throw new StreamBrokenError({
          reason: "non-json",
          statusCode: 101,
          rawBody: typeof data === "string" ? data : "",
        });
      }
      const body = parsed.value;
      const issues = check ? issuesOf(codec, shape, body) : [];
      if (issues.length > 0) throw new StreamBrokenError({ reason: "wrong-shape", statusCode: 101, body, issues });
      return decode(body);
    },
  };
}

/** Stores received messages until they are read. */
function queue<T>() {
  const waiting: T[] = [];
  let ending: { readonly error?: unknown } | undefined;
  let wake = (): void => {};
  const stop = (how: { readonly error?: unknown }): void => {
    ending ??= how;
    wake();
  };
  return {
    put: (item: T): void => {
      waiting.push(item);
      wake();
    },
    end: (): void => stop({}),
    fail: (error: unknown): void => stop({ error }),
    read: async function* (close: () => void): AsyncGenerator<T, void, undefined> {
      try {
        for (;;) {
          yield* waiting.splice(0);
          if (waiting.length > 0) continue;
          if (ending !== undefined) {
            if ("error" in ending) throw ending.error;
            return;
          }
          await new Promise<void>((done) => {
            wake = done;
          });
        }
      } finally {
        close();
      }
    },
  };
}
