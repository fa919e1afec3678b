import type { Duplex } from "node:stream";
import { WebSocket } from "ws";
import type { CauseCode } from "./causes.ts";
import { type ChannelCauseCode, wordsOf } from "./channel-causes.ts";
import { type ChannelDialDeps, type ChannelOrder, type DialFailure, dialChannel } from "./channel-dial.ts";
import { apiFrameCause, readerFrameCause } from "./channel-faults.ts";
import type { OrderVerdict } from "./channel-request.ts";
import { closeCodeOf, closeCodes } from "./close-codes.ts";
import { type Facts, type LogEntry, nameOf, round } from "./exchange.ts";
import { startHeartbeat } from "./heartbeat.ts";
import type { ProxyLimits } from "./limits.ts";
import { createMeter } from "./meter.ts";
import { createRelay, type Pass } from "./relay.ts";
import { type ChannelNote, capCode, capReason } from "./wire.ts";

/** The dependencies of one channel. */
export interface ChannelOptions {
  readonly id: string;
  readonly began: number;
  readonly now: () => number;
  readonly log: (entry: LogEntry) => void;
  readonly limits: ProxyLimits;
  readonly connectorOf: ChannelDialDeps["connectorOf"];
  /** Judges the first message. */
  readonly readOrder: (text: string) => Promise<OrderVerdict>;
}

/** Optional details of the end of a channel, beside its cause. */
export interface EndDetails extends Omit<DialFailure, "cause"> {
  /** The code to close with, where it is not that of the cause. */
  readonly closeCode?: number;
}

/** One channel between a reader and an API. */
export interface Channel {
  /** Ends it, and tells the reader why. Does nothing after its ending. */
  refuse(cause: CauseCode | ChannelCauseCode, details?: EndDetails): void;
  /** Breaks both connections, whatever still waits on them. */
  breakOff(): void;
  /** Runs `act` when both connections are closed; at once if they are. */
  whenGone(act: () => void): void;
}

/** The cost of a frame beside its content, so that empty messages count too (RFC 6455 §5.2, at most 14 bytes). */
const frameBytes = 14;

/**
 * Runs a channel from its upgrade to its end: handshake, dialing, messages both ways, one end for both sides
 * (docs/security.md#channels).
 */
export function conductChannel(reader: WebSocket, socket: Duplex, options: ChannelOptions): Channel {
  const { id, limits, now } = options;
  const facts: Facts = { requestBytes: 0, responseBytes: 0 };
  const watchers: (() => void)[] = [];
  const stops: (() => void)[] = [];
  let api: WebSocket | undefined;
  let opened = false;
  let over = false;

  const isGone = () =>
    reader.readyState === WebSocket.CLOSED && (api?.readyState ?? WebSocket.CLOSED) === WebSocket.CLOSED;
  const settle = () => {
    if (isGone()) for (const act of watchers.splice(0)) act();
  };
  const end = (cause: LogEntry["cause"], closeCode?: number) => {
    over = true;
    for (const stop of stops) stop();
    // A paused socket would hide that the other side has closed. A socket that never opened can't be resumed.
    if (reader.isPaused) reader.resume();
    if (api?.isPaused) api.resume();
    const ending = { ...(cause && { cause }), ...(closeCode !== undefined && { closeCode }) };
    options.log({ requestId: id, ...facts, ...ending, totalMs: round(now() - options.began) });
  };
  const later = (ms: number, cause: CauseCode | ChannelCauseCode) => {
    const timer = setTimeout(() => refuse(cause), ms);
    stops.push(() => clearTimeout(timer));
    return timer;
  };
  const say = (note: ChannelNote) => reader.send(opened ? `${id} ${JSON.stringify(note)}` : JSON.stringify(note));
  const leaveApi = (code?: number, reason?: string) => {
    if (api?.readyState === WebSocket.CONNECTING) api.terminate();
    else api?.close(code, reason);
  };
  const refuse: Channel["refuse"] = (cause, { status, blockedRange, error, closeCode } = {}) => {
    if (over) return;
    const { who, message, advice } = wordsOf(cause);
    if (status !== undefined) facts.status = status;
    if (blockedRange !== undefined) facts.blockedRange = blockedRange;
    if (cause === "internal") facts.errorName = nameOf(error);
    say({ type: "refused", cause, who, message, advice, requestId: id, ...(status !== undefined && { status }) });
    const code = closeCode ?? closeCodeOf(cause);
    reader.close(code, cause);
    leaveApi(1001);
    end(cause, code);
  };
  const cap = () => {
    say({ type: "capped" });
    reader.close(capCode, capReason);
    leaveApi(1000, capReason);
    end(undefined, capCode);
  };

  const carry = (order: ChannelOrder, server: WebSocket): Pass => {
    const most = limits["limit-websocket-messages-per-connection"];
    const idle = later(limits.channelIdleMs, "channel-idle");
    const heartbeat = startHeartbeat(
      [
        { socket: reader, gone: () => leave("reader-left", 1006) },
        { socket: server, gone: () => refuse("channel-silent") },
      ],
      limits.pingMs,
    );
    stops.push(heartbeat.stop);
    let requests = 0;
    let responses = 0;
    const counted = () => {
      facts.requestMessages = requests;
      facts.responseMessages = responses;
      idle.refresh();
      if (requests + responses >= most) cap();
    };
    const mayEnter = createMeter(limits.requestBytes, limits.streamWindowMs, now);
    const mayLeave = createMeter(limits.responseBytes, limits.streamWindowMs, now);
    const toApi = createRelay({
      ...{ from: reader, to: server, bufferBytes: limits.channelBufferBytes },
      mayPass(bytes) {
        if (mayEnter(bytes + frameBytes)) facts.requestBytes += bytes;
        else refuse("too-much-sent");
        return !over;
      },
      passed() {
        requests += 1;
        counted();
      },
    });
    const toReader = createRelay({
      ...{ from: server, to: reader, bufferBytes: limits.channelBufferBytes },
      mayPass(bytes) {
        if (mayLeave(bytes + frameBytes)) facts.responseBytes += bytes;
        else refuse("channel-too-much");
        return !over;
      },
      passed() {
        responses += 1;
        counted();
      },
    });
    const { messageBytes } = limits;
    say({ type: "opened", id, protocol: server.protocol, messageBytes, dropped: order.dropped });
    opened = true;
    server.on("message", (data, isBinary) => {
      // Messages come as buffers unless asked otherwise.
      if (!over) toReader(data as Buffer, isBinary);
    });
    return toApi;
  };

  const dial = (order: ChannelOrder) => {
    facts.apiId = order.target.environment.apiId;
    facts.environmentId = order.target.environment.environmentId;
    const dialled = now();
    const server = dialChannel(order, options, (failure) => {
      if (over) return;
      if (failure !== undefined) return refuse(failure.cause, failure);
      facts.status = 101;
      facts.originLatencyMs = round(dialled - options.began);
      facts.responseTimeMs = round(now() - dialled);
      take = carry(order, server);
      for (const [data, isBinary] of early) if (!over) take(data, isBinary);
      if (server.bufferedAmount <= limits.channelBufferBytes) reader.resume();
    });
    api = server;
    server.on("error", (error) => {
      if (opened) refuse(apiFrameCause(error));
    });
    server.on("close", (code, reason) => {
      if (opened && !over && code === 1006) refuse("channel-vanished");
      if (opened && !over) {
        // 1005 is the library's code for a close without a code, and cannot be sent.
        if (code === 1005) reader.close();
        else reader.close(code, reason);
        end(undefined, code);
      }
      settle();
    });
  };

  /** Messages of a page before the API has accepted; it should wait, but none of them is lost. */
  const early: (readonly [data: Buffer, isBinary: boolean])[] = [];
  let weight = 0;
  const keep: Pass = (data, isBinary) => {
    early.push([data, isBinary]);
    weight += data.length + frameBytes;
    if (weight > limits.handshakeBytes) reader.pause();
  };
  const begin: Pass = (data, isBinary) => {
    clearTimeout(patience);
    socket.off("data", weigh);
    weight = 0;
    take = keep;
    if (isBinary) return refuse("bad-handshake", { closeCode: closeCodes.unsupportedData });
    if (data.length > limits.handshakeBytes) return refuse("headers-too-large");
    options
      .readOrder(data.toString("utf8"))
      .then((verdict) => {
        if (over) return;
        if (verdict.ok) dial(verdict.order);
        else refuse(verdict.cause);
      })
      .catch((error: unknown) => refuse("internal", { error }));
  };
  let take: Pass = begin;

  const leave = (cause: LogEntry["cause"], code: number) => {
    if (over) return;
    if (reader.readyState === WebSocket.OPEN) reader.terminate();
    leaveApi(1001);
    end(cause, code);
  };
  const patience = later(limits.handshakeMs, "handshake-timeout");
  later(limits.channelTotalMs, "total-timeout");
  // A message event is emitted for whole messages; until the first is validated, only its maximum size is read.
  const weigh = (chunk: Buffer) => {
    if (take !== begin) return;
    weight += chunk.length;
    if (weight > limits.handshakeBytes + frameBytes) refuse("headers-too-large");
  };
  socket.on("data", weigh);
  reader.on("message", (data, isBinary) => {
    // Messages come as buffers unless asked otherwise.
    if (!over) take(data as Buffer, isBinary);
  });
  reader.on("error", (error) => leave(readerFrameCause(error), 1006));
  reader.on("close", (code, reason) => {
    if (!over) {
      const own = code === 1006 ? 1001 : code === 1005 ? undefined : code;
      leaveApi(own, code === 1006 ? undefined : reason.toString("utf8"));
      end(code === 1006 ? "reader-left" : undefined, code);
    }
    settle();
  });

  return {
    refuse,
    breakOff() {
      reader.terminate();
      api?.terminate();
    },
    whenGone(act) {
      if (isGone()) act();
      else watchers.push(act);
    },
  };
}
