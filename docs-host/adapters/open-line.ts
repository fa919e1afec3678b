import type { LineCommand, LineData, LineEvent, LineFailure, LineMessage } from "#machines";
import type { ReadEnd } from "./line-ends.ts";
import { lineBroken, lineClosing, lineFull, lineTimeout, messageTooLarge } from "./line-failures.ts";

/** As much of a browser's WebSocket as a line uses. */
export interface LineSocket {
  binaryType: string;
  readonly bufferedAmount: number;
  /** 1 while it accepts messages; later messages are dropped silently (WHATWG WebSockets). */
  readonly readyState: number;
  readonly protocol: string;
  send(data: LineData): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: "open" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "close", listener: (event: { readonly code: number; readonly reason: string }) => void): void;
}

/** The browser functions that a connection needs. */
export interface ConnectionDeps {
  /** Creates a WebSocket; throws where the browser's constructor throws. */
  readonly connect: (url: string, protocols: readonly string[]) => LineSocket;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs `act` after some milliseconds; returns the function that cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
}

type Sending = Pick<Extract<LineCommand, { readonly type: "line.send" }>, "id" | "data">;

/** The differences between the two routes to an API. */
export interface LineWay {
  readonly url: string;
  readonly protocols: readonly string[];
  /** Runs when the socket is open; a line without it is open then. */
  readonly greet?: (socket: LineSocket) => void;
  /** Looks at each message first. */
  readonly receiveMessage: (data: LineData) => "pass" | "drop" | { readonly opened: Opened };
  /** Classifies an unexpected close; `opened` is true if the API had accepted. */
  readonly judge: (code: number, reason: string, opened: boolean) => ReadEnd | Promise<ReadEnd>;
  /** Facts that are known when the socket opens, if it is the API's own. */
  readonly opened?: (socket: LineSocket) => Opened;
  /** So many messages it may carry, both ways counted. */
  readonly cap?: number | undefined;
}

/** The facts reported when the API has accepted. */
export interface Opened {
  readonly protocol: string;
  readonly unsent: readonly string[];
  /** The largest message that can be sent. */
  readonly messageBytes: number;
}

/** The callbacks of an actor: events it receives, and events it sends. */
export interface LineEnds {
  readonly receive: (listener: (command: LineCommand) => void) => void;
  readonly emit: (event: LineEvent) => void;
}

/** Maximum bytes that may wait to be sent. A choice of this client: 8 MiB, eight of the proxy's largest messages. */
const mostWaiting = 8 * 1024 * 1024;

/** Timeout of opening, in milliseconds. A choice of this client: longer than all that the proxy itself allows, 45 s. */
const openingMs = 60_000;

/** The `readyState` of a socket that takes messages. */
const openState = 1;

/** Messages within this many milliseconds of the last batch are sent as one batch, so that a flood costs little. */
const together = 16;

/** Maximum messages of a batch, since a page in the background has slow timers. */
const mostTogether = 1000;

const encoder = new TextEncoder();
const sizeOf = (data: LineData): number => (typeof data === "string" ? encoder.encode(data).length : data.length);

/** Opens a connection in one way; returns the function that ends it without an event. */
export function openLine(
  way: LineWay,
  { connect, now, after }: ConnectionDeps,
  { receive, emit }: LineEnds,
): () => void {
  const socket = connect(way.url, way.protocols);
  socket.binaryType = "arraybuffer";
  const waiting: Sending[] = [];
  let waitingBytes = 0;
  let messageBytes = Number.POSITIVE_INFINITY;
  let state: "opening" | "open" | "closing" | "closed" = "opening";
  /** Set once the parent has closed the connection, which is then no failure whatever the code. */
  let asked = false;
  let isOpened = false;

  let carried = 0;
  const isFull = (): boolean => way.cap !== undefined && carried >= way.cap;
  const finishFull = () => finish(1000, "", { ended: "capped" });
  /** Counts a message; the last one of the cap ends the connection, once every event it causes has been sent. */
  const count = () => {
    carried += 1;
    if (!isFull()) return;
    state = "closing";
    socket.close(1000);
    after(0, finishFull);
  };
  let received: LineMessage[] = [];
  let lastEmittedAt = Number.NEGATIVE_INFINITY;
  let cancelEmit: (() => void) | undefined;
  /** Sends the batch of received messages; called before any other event is sent. */
  const emitReceived = () => {
    cancelEmit?.();
    cancelEmit = undefined;
    if (received.length === 0) return;
    const messages = received;
    received = [];
    lastEmittedAt = now();
    emit({ type: "line.messages", messages });
  };
  const receiveMessage = (data: LineData) => {
    const at = now();
    received.push({ data, at });
    if (at - lastEmittedAt >= together || received.length >= mostTogether) emitReceived();
    else cancelEmit ??= after(together, emitReceived);
  };

  const finish = (code: number, reason: string, { ended, why }: ReadEnd) => {
    if (state === "closed") return;
    state = "closed";
    patience();
    emitReceived();
    for (const { id } of waiting.splice(0)) emit({ type: "line.refused", id, why: why ?? lineClosing });
    emit({ type: "line.closed", code, reason, ended, ...(why && { why }) });
  };
  const patience = after(openingMs, () => {
    if (isOpened) return;
    socket.close();
    finish(1006, "", { ended: "lost", why: lineTimeout });
  });
  const send = ({ id, data }: Sending) => {
    const bytes = sizeOf(data);
    const refuse = (why: LineFailure) => emit({ type: "line.refused", id, why });
    if (socket.readyState !== openState) refuse(lineClosing);
    else if (bytes > messageBytes) refuse(messageTooLarge(bytes, messageBytes));
    else if (socket.bufferedAmount + bytes > mostWaiting) refuse(lineFull);
    else {
      socket.send(data);
      count();
    }
  };
  const open = (opened: Opened) => {
    isOpened = true;
    patience();
    ({ messageBytes } = opened);
    const { protocol, unsent } = opened;
    emit({ type: "line.opened", unsent, ...(protocol !== "" && { protocol }) });
    if (state !== "opening") return;
    state = "open";
    for (const one of waiting.splice(0)) send(one);
  };

  socket.addEventListener("open", () => {
    way.greet?.(socket);
    const opened = way.opened?.(socket);
    if (opened !== undefined) open(opened);
  });
  socket.addEventListener("message", ({ data }) => {
    if (state === "closed") return;
    // The binary type asks for array buffers.
    const content = typeof data === "string" ? data : new Uint8Array(data as ArrayBuffer);
    const what = way.receiveMessage(content);
    if (what === "pass") {
      if (isFull()) return;
      receiveMessage(content);
      count();
    } else if (what !== "drop") open(what.opened);
  });
  // The close event that follows reports the error.
  socket.addEventListener("error", () => {});
  socket.addEventListener("close", ({ code, reason }) => {
    if (state === "closed") return;
    if (isFull()) return finishFull();
    state = "closing";
    if (asked) return finish(code, reason, { ended: "normal" });
    Promise.resolve(way.judge(code, reason, isOpened)).then(
      (judged) => finish(code, reason, judged),
      () => finish(code, reason, { ended: "lost", why: lineBroken }),
    );
  });

  receive((command) => {
    if (state === "closed") return;
    if (command.type === "line.close") {
      if (state === "open") closeSocket(socket, command.code ?? 1000, command.reason);
      else if (state === "opening") socket.close();
      asked = true;
      if (state === "opening" || state === "open") state = "closing";
      return;
    }
    const { id, data } = command;
    if (state === "open") return send({ id, data });
    const bytes = sizeOf(data);
    if (state === "closing") emit({ type: "line.refused", id, why: lineClosing });
    else if (waitingBytes + bytes > mostWaiting) emit({ type: "line.refused", id, why: lineFull });
    else {
      waiting.push({ id, data });
      waitingBytes += bytes;
    }
  });

  return () => {
    state = "closed";
    patience();
    cancelEmit?.();
    socket.close();
  };
}

/**
 * Closes with the code and reason that a page may send. An invalid one is omitted, since the connection must end
 * anyway.
 */
function closeSocket(socket: LineSocket, code: number, reason: string | undefined): void {
  const mayCode = code === 1000 || (code >= 3000 && code <= 4999);
  const mayReason = reason !== undefined && encoder.encode(reason).length <= 123;
  if (mayReason) socket.close(mayCode ? code : 1000, reason);
  else socket.close(mayCode ? code : 1000);
}
