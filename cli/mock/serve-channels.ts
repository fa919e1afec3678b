import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { type WebSocket, WebSocketServer } from "ws";
import { headerFields } from "#live";
import type { Conversation, MockAnswer } from "#live/mock";
import { sendRawResponse } from "#process";
import { chunkPause, type MockServerDeps, noSniffing } from "./mock-server-deps.ts";

/** Longest message, in bytes; our choice. */
const maxMessageBytes = 1024 * 1024;

/** Messages that may wait for their answers; our choice. */
const maxPending = 100;

/** Longest reason of a close, in bytes (RFC 6455 §5.5). */
const maxReasonBytes = 123;

/** Answers the handshakes of channels, and talks on them. Returns the function that ends all connections. */
export function serveChannels(server: Server, { parts, onAnswer, onError }: MockServerDeps): () => void {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: maxMessageBytes });
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { url = "/", method = "GET" } = request;
    const headers = headerFields(request.rawHeaders);
    const handshake = parts().connect({ method, target: url, headers, body: new Uint8Array() });
    if (handshake.kind === "refused") {
      refuse(socket, handshake.answer);
      onAnswer("WSS", url, handshake.answer.status);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) => {
      onAnswer("WSS", url, 101);
      converse(open, handshake.conversation, onError).catch(onError);
    });
  });
  return () => {
    for (const open of sockets.clients) open.close(1001, "the mock server stops");
    sockets.close();
  };
}

function refuse(socket: Duplex, { status, headers, body }: MockAnswer): void {
  const text = body.kind === "bytes" ? Buffer.from(body.bytes).toString() : "";
  const length = { "Content-Length": Buffer.byteLength(text), Connection: "close" };
  sendRawResponse(socket, status, { ...Object.fromEntries([...headers, noSniffing]), ...length }, text);
}

async function converse(
  open: WebSocket,
  { greeting, receive }: Conversation,
  onError: (error: unknown) => void,
): Promise<void> {
  const fail = (error: unknown): void => {
    onError(error);
    open.close(1011, "the mock server failed; see its log");
  };
  let sending = send(open, greeting);
  let pending = 0;
  open.on("error", () => open.terminate());
  open.on("message", (data, isBinary) => {
    if (isBinary) {
      open.close(1003, "this channel takes text messages");
      return;
    }
    try {
      const reply = receive(String(data));
      if (reply.kind === "close") open.close(1008, cut(reply.reason));
      else if (pending >= maxPending) open.close(1008, "more messages than this mock server can answer");
      else {
        pending += 1;
        sending = sending
          .then(() => send(open, reply.texts))
          .catch(fail)
          .finally(() => {
            pending -= 1;
          });
      }
    } catch (error) {
      fail(error);
    }
  });
  await sending;
}

async function send(open: WebSocket, texts: readonly string[]): Promise<void> {
  for (const [i, text] of texts.entries()) {
    if (i > 0) await sleep(chunkPause);
    if (open.readyState !== open.OPEN) return;
    open.send(text);
  }
}

/** Cuts a text to the bytes of a reason, at the end of a character. */
function cut(text: string): string {
  let end = text.length;
  while (Buffer.byteLength(text.slice(0, end)) > maxReasonBytes) end -= 1;
  return text.slice(0, end);
}
