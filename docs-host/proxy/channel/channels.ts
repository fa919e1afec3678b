import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { exchangeId } from "#process";
import { createActiveConnections, type LogEntry, round } from "../call/index.ts";
import { type CallingPages, clientKey, isAllowedOrigin } from "../callers/index.ts";
import { sizeOf } from "../headers/index.ts";
import type { CauseCode, ChannelCauseCode } from "../wire/index.ts";
import { channelAddress, channelApi } from "../wire/index.ts";
import { type Channel, conductChannel } from "./channel.ts";
import { checkHandshake, type HandshakeDeps } from "./check-handshake.ts";
import type { ChannelDialDeps } from "./dial.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";

/** The dependencies that a proxy's channels share with its HTTP calls. */
export interface ChannelsDeps extends HandshakeDeps, ChannelDialDeps, CallingPages {
  readonly trustedHops: number;
  readonly probeOnly: boolean;
  readonly now: () => number;
  readonly log: (entry: LogEntry) => void;
}

/** The channels of one proxy. */
export interface Channels {
  /** Answers one upgrade, whatever its path. Never throws. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /**
   * Accepts no more channels, ends the open ones with a reason, and resolves when all are closed, after `closeMs` at
   * most.
   */
  close(): Promise<void>;
}

/** Creates a handler of WebSocket connections from pages that connects each to its API (docs/security.md#channels). */
export function createChannels(deps: ChannelsDeps): Channels {
  const { limits, now } = deps;
  const channels = createActiveConnections<Channel>();
  let closed = false;
  const serverOptions = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: Math.max(limits.messageBytes, limits.handshakeBytes),
    // The page offers no subprotocol to the proxy; those for the API are in the handshake.
    handleProtocols: () => false as const,
    // Milliseconds that a page may take to read what still waits. The type declaration lacks this option.
    closeTimeout: limits.idleMs,
  };
  const server = new WebSocketServer(serverOptions);

  const refuse = (
    socket: Duplex,
    cause: CauseCode | ChannelCauseCode,
    { began, wait }: { readonly began: number; readonly wait?: number },
  ) => {
    const requestId = exchangeId();
    refuseUpgrade(socket, cause, { requestId, ...(wait !== undefined && { retryAfterSeconds: wait }) });
    deps.log({ requestId, cause, requestBytes: 0, responseBytes: 0, totalMs: round(now() - began) });
  };
  server.on("wsClientError", (_error, socket) => refuse(socket, "bad-upgrade", { began: now() }));

  const admit = (reader: WebSocket, request: IncomingMessage, began: number) => {
    const own = { ...parametersIn(request.url ?? ""), request };
    const channel = conductChannel(reader, request.socket, {
      ...deps,
      ...{ id: exchangeId(), began },
      checkHandshake: (text) => checkHandshake(text, own, deps),
    });
    channel.whenGone(channels.add(channel));
    if (deps.probeOnly) return channel.refuse("proxy-off");
    const entry = deps.bounds.enter(clientKey(request, deps.trustedHops));
    if (!entry.ok) return channel.refuse(entry.cause);
    channel.whenGone(entry.leave);
  };

  return {
    upgrade(request, socket, head) {
      const began = now();
      if (closed) return refuse(socket, "closing", { began });
      if (!isAllowedOrigin(request, deps)) return refuse(socket, "bad-origin", { began });
      const wait = deps.bounds.spendClient(clientKey(request, deps.trustedHops));
      if (wait !== undefined) return refuse(socket, "too-many-requests", { began, wait });
      if (sizeOf(request.rawHeaders) > limits.headerBytes) return refuse(socket, "headers-too-large", { began });
      server.handleUpgrade(request, socket, head, (reader) => admit(reader, request, began));
    },
    async close() {
      closed = true;
      const patience = setTimeout(() => {
        for (const channel of channels.all()) channel.breakOff();
      }, limits.closeMs);
      await Promise.all(
        channels.all().map((channel) => {
          channel.refuse("closing");
          return new Promise<void>((resolve) => channel.whenGone(resolve));
        }),
      );
      clearTimeout(patience);
    },
  };
}

/** Reads the API's address from the URL of a channel. Only the query is read, so the base does not matter. */
function parametersIn(url: string): { readonly address: string | null; readonly apiId: string | undefined } {
  const query = url.indexOf("?");
  const parameters = new URLSearchParams(query === -1 ? "" : url.slice(query));
  return { address: parameters.get(channelAddress), apiId: parameters.get(channelApi) ?? undefined };
}
