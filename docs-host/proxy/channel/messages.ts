import type { WebSocket } from "ws";
import { createMeter } from "../call/index.ts";
import type { ProxyLimits } from "../limits/index.ts";
import type { UpstreamChannel } from "./dial.ts";
import { createRelay, type Pass } from "./relay.ts";
import type { ChannelSession } from "./session.ts";

/** One side of a channel, and the callback for its end. */
interface Beating {
  readonly socket: WebSocket;
  readonly gone: () => void;
}

/**
 * Pings both sides of a channel every `ms`, and reports a side that showed no activity since the last ping: no message,
 * no pong, no bytes read. A side that is paused because the other one is slow can't show any.
 */
function startHeartbeat(sides: readonly Beating[], ms: number): { readonly stop: () => void } {
  const watched = sides.map(({ socket, gone }) => {
    const side = { socket, gone, alive: true, waiting: 0 };
    const live = () => {
      side.alive = true;
    };
    socket.on("message", live).on("pong", live).on("ping", live);
    return side;
  });
  const timer = setInterval(() => {
    for (const side of watched) {
      const { bufferedAmount, isPaused } = side.socket;
      const alive = side.alive || isPaused || bufferedAmount < side.waiting;
      side.alive = false;
      side.waiting = bufferedAmount;
      if (alive) side.socket.ping();
      else side.gone();
    }
  }, ms);
  return { stop: () => clearInterval(timer) };
}

/** The cost of a frame apart from its content, so that empty messages count too (RFC 6455 §5.2, at most 14 bytes). */
export const frameBytes = 14;

/** The dependencies of passing messages on. */
export interface MessageDeps {
  readonly id: string;
  readonly limits: ProxyLimits;
  readonly now: () => number;
}

/**
 * Passes messages both ways between a reader and an API that has accepted, counts them, and ends the channel at its
 * limits. Returns the function that takes messages of the reader.
 */
export function passMessages(
  session: ChannelSession,
  server: WebSocket,
  upstream: UpstreamChannel,
  { id, limits, now }: MessageDeps,
): Pass {
  const { reader, facts } = session;
  const most = limits["limit-websocket-messages-per-connection"];
  const idle = session.refuseAfter(limits.channelIdleMs, "channel-idle");
  const heartbeat = startHeartbeat(
    [
      { socket: reader, gone: () => session.abandon("reader-left", 1006) },
      { socket: server, gone: () => session.refuse("channel-silent") },
    ],
    limits.pingMs,
  );
  session.whenOver(heartbeat.stop);
  const sent = { requests: 0, responses: 0 };
  const count = (side: keyof typeof sent) => {
    sent[side] += 1;
    facts.requestMessages = sent.requests;
    facts.responseMessages = sent.responses;
    idle.refresh();
    if (sent.requests + sent.responses >= most) session.cap();
  };
  const mayEnter = createMeter(limits.requestBytes, limits.streamWindowMs, now);
  const mayLeave = createMeter(limits.responseBytes, limits.streamWindowMs, now);
  const toApi = createRelay({
    ...{ from: reader, to: server, bufferBytes: limits.channelBufferBytes },
    mayPass(bytes) {
      if (mayEnter(bytes + frameBytes)) facts.requestBytes += bytes;
      else session.refuse("too-much-sent");
      return !session.isOver();
    },
    passed: () => count("requests"),
  });
  const toReader = createRelay({
    ...{ from: server, to: reader, bufferBytes: limits.channelBufferBytes },
    mayPass(bytes) {
      if (mayLeave(bytes + frameBytes)) facts.responseBytes += bytes;
      else session.refuse("channel-too-much");
      return !session.isOver();
    },
    passed: () => count("responses"),
  });
  const { messageBytes } = limits;
  session.open({ type: "opened", id, protocol: server.protocol, messageBytes, dropped: upstream.dropped });
  server.on("message", (data, isBinary) => {
    // `ws` delivers messages as buffers by default.
    if (!session.isOver()) toReader(data as Buffer, isBinary);
  });
  return toApi;
}
