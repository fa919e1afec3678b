import type { IncomingMessage } from "node:http";
import { type RawData, WebSocket } from "ws";
import {
  type Frame,
  framesText,
  type HeaderField,
  headerFields,
  type Received,
  type Send,
  type SentMessage,
} from "#live";
import { type Connection, tlsOptions } from "./connection.ts";

/** Options of opening channels. */
export interface ChannelOptions extends Connection {
  /** The time to wait for a handshake and for a pong, in milliseconds. */
  readonly timeout: number;
  /** The time without a message after which the server is thought to have said everything, in milliseconds. */
  readonly quiet: number;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  /** Ends all connections. */
  readonly signal: AbortSignal;
}

/** Usual value of `quiet`. Own choice: longer than most servers think, short enough for some hundred connections. */
export const defaultQuiet = 150;
/** Frames of one connection that are read, and the bytes of one message. Own choices. */
const maxFrames = 1_000;
const maxBytes = 1_000_000;
/** A server that sends without a pause is left after this many times of `quiet`. Own choice. */
const maxQuiets = 10;

/** Creates the function that opens channels, sends the messages of a request, and returns the frames of both sides. */
export const channelSend = (options: ChannelOptions): Send => {
  const { clock, signal } = options;
  return (request) => {
    const { timeout = options.timeout } = request;
    const start = clock();
    const { url, messages = [] } = request;
    return new Promise<Received>((resolve) => {
      const socket = new WebSocket(url, protocolsOf(request.headers), {
        headers: Object.fromEntries(request.headers.filter(([name]) => !isProtocol(name))),
        handshakeTimeout: timeout,
        perMessageDeflate: false,
        ...tlsOptions(options),
        maxPayload: maxBytes,
      });
      let headers: readonly HeaderField[] = [];
      let time = 0;
      let isOpen = false;
      const abort = (): void => {
        socket.terminate();
        finish({ kind: "none", reason: "aborted", message: "the run was interrupted", time: clock() - start });
      };
      const finish = (received: Received): void => {
        signal.removeEventListener("abort", abort);
        resolve(received);
      };
      signal.addEventListener("abort", abort, { once: true });
      socket.on("upgrade", (response) => {
        headers = headerFields(response.rawHeaders);
        time = clock() - start;
      });
      socket.on("open", () => {
        isOpen = true;
      });
      socket.on("unexpected-response", (_, response) => {
        readAnswer(response, () => clock() - start).then(finish, () =>
          finish({ kind: "none", reason: "closed", message: "the answer ends early", time: clock() - start }),
        );
      });
      // An error of an open connection closes it, which is a frame.
      socket.on("error", (error) => {
        if (!isOpen) finish({ kind: "none", ...failureOf(error), time: clock() - start });
      });
      talk(socket, messages, { ...options, timeout }).then((frames) =>
        finish({ kind: "answer", status: 101, headers, body: new TextEncoder().encode(framesText(frames)), time }),
      );
    });
  };
};

const isProtocol = (name: string): boolean => name.toLowerCase() === "sec-websocket-protocol";

const protocolsOf = (headers: readonly HeaderField[]): string[] =>
  headers.flatMap(([name, value]) => (isProtocol(name) ? value.split(",").map((one) => one.trim()) : []));

/** Sends messages one after the other, each when the server is quiet; resolves with all frames once it is quiet again. */
function talk(
  socket: WebSocket,
  messages: readonly SentMessage[],
  { quiet, timeout }: ChannelOptions,
): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  const add = (frame: Frame): void => {
    if (frames.length < maxFrames) frames.push(frame);
  };
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    socket.on("close", (code, reason) => {
      if (!isClosed) add({ from: "server", closed: code, reason: reason.toString() });
      isClosed = true;
      resolve();
    });
  });
  let wake = (): void => {};
  socket.on("message", (data, isBinary) => {
    const bytes = bytesOf(data);
    add(isBinary ? { from: "server", base64: bytes.toString("base64") } : { from: "server", text: bytes.toString() });
    wake();
  });
  /** Resolves when no message has come for the time of quiet, or the connection is closed. */
  const quieted = (): Promise<void> =>
    new Promise((resolve) => {
      const last = setTimeout(resolve, quiet * maxQuiets);
      let timer = setTimeout(resolve, quiet);
      wake = () => {
        clearTimeout(timer);
        timer = setTimeout(resolve, quiet);
      };
      closed.then(() => {
        clearTimeout(last);
        clearTimeout(timer);
        resolve();
      });
    });
  /** Servers answer frames in order, so that a pong comes after what a handler sends at once. */
  const ponged = (): Promise<"answered" | "lost"> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve("lost"), timeout);
      const settle = (): void => {
        clearTimeout(timer);
        resolve("answered");
      };
      socket.once("pong", settle);
      closed.then(settle);
      socket.ping();
    });
  const converse = async (): Promise<readonly Frame[]> => {
    await ponged();
    if (!isClosed) await quieted();
    for (const message of messages) {
      if (isClosed) break;
      add({ from: "client", ...message });
      socket.send("text" in message ? message.text : Buffer.from(message.base64, "base64"));
      const ping = await ponged();
      if (isClosed) break;
      add({ from: "client", ping });
      await quieted();
    }
    if (!isClosed) {
      isClosed = true;
      socket.close(1000);
      // A server that does not close its side would keep the connection.
      setTimeout(() => socket.terminate(), quiet).unref();
    }
    return frames;
  };
  return new Promise((resolve) => socket.on("open", () => void converse().then(resolve)));
}

const bytesOf = (data: RawData): Buffer => {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
};

async function readAnswer(response: IncomingMessage, time: () => number): Promise<Received> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response) {
    parts.push(part);
    size += part.length;
    if (size > maxBytes) break;
  }
  const status = response.statusCode ?? 0;
  return {
    kind: "answer",
    status,
    headers: headerFields(response.rawHeaders),
    body: Buffer.concat(parts),
    time: time(),
  };
}

const reasons: { readonly [code: string]: "refused" | "unknown-host" | "closed" } = {
  ECONNREFUSED: "refused",
  EHOSTUNREACH: "refused",
  ENETUNREACH: "refused",
  ENOTFOUND: "unknown-host",
  EAI_AGAIN: "unknown-host",
};

/** Returns the reason why a handshake had no answer. */
function failureOf(error: Error) {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const code = inner instanceof Error && "code" in inner ? String(inner.code) : "";
  const reason = /timed out/.test(error.message) ? ("timeout" as const) : (reasons[code] ?? ("closed" as const));
  return { reason, message: error.message || code };
}
