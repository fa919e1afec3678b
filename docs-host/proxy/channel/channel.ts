import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { round } from "../call/index.ts";
import { closeCodes } from "../wire/index.ts";
import type { ChannelVerdict } from "./check-handshake.ts";
import { type ChannelDialDeps, dialChannel, type UpstreamChannel } from "./dial.ts";
import { apiFrameCause, readerFrameCause } from "./frame-causes.ts";
import { frameBytes, type MessageDeps, passMessages } from "./messages.ts";
import type { Pass } from "./relay.ts";
import { type ChannelSession, type SessionDeps, startSession } from "./session.ts";

/** The dependencies of one channel. */
export interface ChannelOptions extends SessionDeps, MessageDeps {
  readonly connectorOf: ChannelDialDeps["connectorOf"];
  /** Validates the first message. */
  readonly checkHandshake: (text: string) => Promise<ChannelVerdict>;
}

/** One channel between a reader and an API. */
export type Channel = Pick<ChannelSession, "refuse" | "breakOff" | "whenGone">;

/**
 * Runs a channel from its upgrade to its end: handshake, dialing, messages both ways, one end for both sides
 * (docs/security.md#channels).
 */
export function conductChannel(reader: WebSocket, socket: Duplex, options: ChannelOptions): Channel {
  const { limits } = options;
  const session = startSession(reader, options);
  const early = earlyMessages(reader, limits.handshakeBytes);
  const dial = (upstream: UpstreamChannel): void =>
    dialApi(session, upstream, options, (server) => {
      take = passMessages(session, server, upstream, options);
      for (const [data, isBinary] of early.messages) if (!session.isOver()) take(data, isBinary);
      if (server.bufferedAmount <= limits.channelBufferBytes) reader.resume();
    });
  const patience = session.refuseAfter(limits.handshakeMs, "handshake-timeout");
  session.refuseAfter(limits.channelTotalMs, "total-timeout");

  // A message event is emitted for whole messages; until the first is validated, only its maximum size is read.
  let weight = 0;
  const weigh = (chunk: Buffer) => {
    weight += chunk.length;
    if (weight > limits.handshakeBytes + frameBytes) session.refuse("headers-too-large");
  };
  const begin: Pass = (data, isBinary) => {
    clearTimeout(patience);
    socket.off("data", weigh);
    take = early.keep;
    if (isBinary) return session.refuse("bad-handshake", { closeCode: closeCodes.unsupportedData });
    if (data.length > limits.handshakeBytes) return session.refuse("headers-too-large");
    options
      .checkHandshake(data.toString("utf8"))
      .then((verdict) => {
        if (session.isOver()) return;
        if (verdict.ok) dial(verdict.upstream);
        else session.refuse(verdict.cause);
      })
      .catch((error: unknown) => session.refuse("internal", { error }));
  };
  let take: Pass = begin;

  socket.on("data", weigh);
  reader.on("message", (data, isBinary) => {
    // `ws` delivers messages as buffers by default.
    if (!session.isOver()) take(data as Buffer, isBinary);
  });
  reader.on("error", (error) => session.abandon(readerFrameCause(error), 1006));
  reader.on("close", (code, reason) => {
    session.closedByReader(code, reason.toString("utf8"));
    session.settle();
  });
  return session;
}

/** Connects to the API; `accepted` is called once it has accepted the connection. */
function dialApi(
  session: ChannelSession,
  upstream: UpstreamChannel,
  options: ChannelOptions,
  accepted: (server: WebSocket) => void,
): void {
  const { began, now } = options;
  const { facts } = session;
  facts.apiId = upstream.target.environment.apiId;
  facts.environmentId = upstream.target.environment.environmentId;
  const dialed = now();
  const server = dialChannel(upstream, options, (failure) => {
    if (session.isOver()) return;
    if (failure !== undefined) return session.refuse(failure.cause, failure);
    facts.status = 101;
    facts.originLatencyMs = round(dialed - began);
    facts.responseTimeMs = round(now() - dialed);
    accepted(server);
  });
  session.join(server);
  server.on("error", (error) => {
    if (session.isOpen()) session.refuse(apiFrameCause(error));
  });
  server.on("close", (code, reason) => {
    session.closedByApi(code, reason);
    session.settle();
  });
}

/** Stores the messages that a page sends before the API has accepted. It should wait, but none of them is lost. */
function earlyMessages(reader: WebSocket, maxBytes: number) {
  const messages: (readonly [data: Buffer, isBinary: boolean])[] = [];
  let weight = 0;
  const keep: Pass = (data, isBinary) => {
    messages.push([data, isBinary]);
    weight += data.length + frameBytes;
    if (weight > maxBytes) reader.pause();
  };
  return { messages, keep };
}
