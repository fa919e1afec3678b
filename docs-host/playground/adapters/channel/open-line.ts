import type { LineCommand, LineData, LineEvent, LineFailure, LineMessage } from "#machines";
import type { ReadEnd } from "./line-ends.ts";
import { lineBroken, lineClosing, lineFull, lineTimeout, messageTooLarge } from "./line-failures.ts";
import type { ConnectionDeps, LineRoute, LineSocket, Opened } from "./line-route.ts";

/** Messages within this many milliseconds of the last batch are sent as one batch, so that a flood costs little. */
const batchMs = 16;

/** Maximum messages of a batch, since a page in the background has slow timers. */
const maxBatch = 1000;

/** The received messages that have not been emitted yet. */
interface MessageBatch {
  readonly add: (data: LineData) => void;
  /** Emits the batch now. */
  readonly flush: () => void;
  /** Cancels the timer of the batch. */
  readonly cancel: () => void;
}

/** Creates an empty batch of received messages. */
function messageBatch(
  { now, after }: Pick<ConnectionDeps, "now" | "after">,
  emit: (messages: readonly LineMessage[]) => void,
): MessageBatch {
  let batch: LineMessage[] = [];
  let lastEmittedAt = Number.NEGATIVE_INFINITY;
  let cancelTimer: (() => void) | undefined;
  const flush = (): void => {
    cancelTimer?.();
    cancelTimer = undefined;
    if (batch.length === 0) return;
    const messages = batch;
    batch = [];
    lastEmittedAt = now();
    emit(messages);
  };
  return {
    add: (data) => {
      const at = now();
      batch.push({ data, at });
      if (at - lastEmittedAt >= batchMs || batch.length >= maxBatch) flush();
      else cancelTimer ??= after(batchMs, flush);
    },
    flush,
    cancel: () => cancelTimer?.(),
  };
}

/** The callbacks of an actor: commands it receives, and events it sends. */
export interface LineCallbacks {
  readonly receive: (listener: (command: LineCommand) => void) => void;
  readonly emit: (event: LineEvent) => void;
}

type Outgoing = Pick<Extract<LineCommand, { readonly type: "line.send" }>, "id" | "data">;

/** The state of one connection. */
interface Line {
  readonly route: LineRoute;
  readonly deps: ConnectionDeps;
  readonly emit: LineCallbacks["emit"];
  readonly socket: LineSocket;
  readonly received: MessageBatch;
  /** Messages that wait until the API has accepted. */
  readonly waiting: Outgoing[];
  waitingBytes: number;
  state: "opening" | "open" | "closing" | "closed";
  /** True once the API has accepted. */
  isOpened: boolean;
  /** True once the parent has closed the connection, which is then no failure whatever the code. */
  isCloseRequested: boolean;
  /** The largest message that can be sent. */
  messageBytes: number;
  /** Messages so far, both directions counted. */
  count: number;
  stopTimeout: () => void;
}

/** Maximum bytes that may wait to be sent. A choice of this client: 8 MiB, eight of the proxy's largest messages. */
const maxWaiting = 8 * 1024 * 1024;

/** Timeout of opening, in milliseconds. A choice of this client: longer than all that the proxy itself allows, 45 s. */
const openingMs = 60_000;

/** The `readyState` of a socket that takes messages. */
const openState = 1;

const encoder = new TextEncoder();
const sizeOf = (data: LineData): number => (typeof data === "string" ? encoder.encode(data).length : data.length);

/** Opens a connection by a route; returns the function that ends it without an event. */
export function openLine(route: LineRoute, deps: ConnectionDeps, { receive, emit }: LineCallbacks): () => void {
  const socket = deps.connect(route.url, route.protocols);
  socket.binaryType = "arraybuffer";
  const line: Line = {
    ...{ route, deps, emit, socket },
    received: messageBatch(deps, (messages) => emit({ type: "line.messages", messages })),
    waiting: [],
    waitingBytes: 0,
    state: "opening",
    isOpened: false,
    isCloseRequested: false,
    messageBytes: Number.POSITIVE_INFINITY,
    count: 0,
    stopTimeout: deps.after(openingMs, () => {
      if (line.isOpened) return;
      socket.close();
      finish(line, 1006, "", { ended: "lost", why: lineTimeout });
    }),
  };
  socket.addEventListener("open", () => {
    route.greet?.(socket);
    const opened = route.opened?.(socket);
    if (opened !== undefined) open(line, opened);
  });
  // The binary type asks for array buffers.
  socket.addEventListener("message", ({ data }) => take(line, data as string | ArrayBuffer));
  // The close event that follows reports the error.
  socket.addEventListener("error", () => {});
  socket.addEventListener("close", ({ code, reason }) => closed(line, code, reason));
  receive((command) => obey(line, command));
  return () => {
    line.state = "closed";
    line.stopTimeout();
    line.received.cancel();
    socket.close();
  };
}

const isFull = ({ route, count }: Line): boolean => route.cap !== undefined && count >= route.cap;

/** Counts a message; the last one of the cap ends the connection, once every event it causes has been sent. */
function countMessage(line: Line): void {
  line.count += 1;
  if (!isFull(line)) return;
  line.state = "closing";
  line.socket.close(1000);
  line.deps.after(0, () => finishFull(line));
}

const finishFull = (line: Line): void => finish(line, 1000, "", { ended: "capped" });

/** Reports the end of the connection, after the messages before it. */
function finish(line: Line, code: number, reason: string, { ended, why }: ReadEnd): void {
  if (line.state === "closed") return;
  line.state = "closed";
  line.stopTimeout();
  line.received.flush();
  for (const { id } of line.waiting.splice(0)) refuse(line, id, why ?? lineClosing);
  line.emit({ type: "line.closed", code, reason, ended, ...(why && { why }) });
}

const refuse = ({ emit }: Line, id: Outgoing["id"], why: LineFailure): void => emit({ type: "line.refused", id, why });

function send(line: Line, { id, data }: Outgoing): void {
  const { socket, messageBytes } = line;
  const bytes = sizeOf(data);
  if (socket.readyState !== openState) refuse(line, id, lineClosing);
  else if (bytes > messageBytes) refuse(line, id, messageTooLarge(bytes, messageBytes));
  else if (socket.bufferedAmount + bytes > maxWaiting) refuse(line, id, lineFull);
  else {
    socket.send(data);
    countMessage(line);
  }
}

/** The API has accepted: reports it, and sends the messages that have waited. */
function open(line: Line, { protocol, unsent, messageBytes }: Opened): void {
  line.isOpened = true;
  line.stopTimeout();
  line.messageBytes = messageBytes;
  line.emit({ type: "line.opened", unsent, ...(protocol !== "" && { protocol }) });
  if (line.state !== "opening") return;
  line.state = "open";
  for (const one of line.waiting.splice(0)) send(line, one);
}

function take(line: Line, data: string | ArrayBuffer): void {
  if (line.state === "closed") return;
  const content = typeof data === "string" ? data : new Uint8Array(data);
  const kind = line.route.receiveMessage(content);
  if (kind === "pass") {
    if (isFull(line)) return;
    line.received.add(content);
    countMessage(line);
  } else if (kind !== "drop") open(line, kind.opened);
}

/** The socket has closed. */
function closed(line: Line, code: number, reason: string): void {
  if (line.state === "closed") return;
  if (isFull(line)) {
    finishFull(line);
    return;
  }
  line.state = "closing";
  if (line.isCloseRequested) {
    finish(line, code, reason, { ended: "normal" });
    return;
  }
  Promise.resolve(line.route.classifyClose(code, reason, line.isOpened)).then(
    (end) => finish(line, code, reason, end),
    () => finish(line, code, reason, { ended: "lost", why: lineBroken }),
  );
}

/** Executes a command of the parent. */
function obey(line: Line, command: LineCommand): void {
  if (line.state === "closed") return;
  if (command.type === "line.close") requestClose(line, command.code ?? 1000, command.reason);
  else if (line.state === "open") send(line, command);
  else if (line.state === "closing") refuse(line, command.id, lineClosing);
  else wait(line, command);
}

/** Stores a message until the API has accepted. */
function wait(line: Line, { id, data }: Outgoing): void {
  const bytes = sizeOf(data);
  if (line.waitingBytes + bytes > maxWaiting) {
    refuse(line, id, lineFull);
    return;
  }
  line.waiting.push({ id, data });
  line.waitingBytes += bytes;
}

function requestClose(line: Line, code: number, reason: string | undefined): void {
  if (line.state === "open") closeSocket(line.socket, code, reason);
  else if (line.state === "opening") line.socket.close();
  line.isCloseRequested = true;
  if (line.state === "opening" || line.state === "open") line.state = "closing";
}

/**
 * Closes with the code and reason that a page may send. An invalid one is omitted, since the connection must end
 * anyway.
 */
function closeSocket(socket: LineSocket, code: number, reason: string | undefined): void {
  const isAllowed = code === 1000 || (code >= 3000 && code <= 4999);
  const ownCode = isAllowed ? code : 1000;
  if (reason !== undefined && encoder.encode(reason).length <= 123) socket.close(ownCode, reason);
  else socket.close(ownCode);
}
