import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { CauseCode } from "./causes.ts";
import { type Channel, conductChannel } from "./channel.ts";
import type { ChannelCauseCode } from "./channel-causes.ts";
import type { ChannelDialTools } from "./channel-dial.ts";
import { type OrderTools, readOrder } from "./channel-order.ts";
import { clientKey } from "./client-address.ts";
import { sizeOf } from "./headers.ts";
import { type CallingPages, isAllowedOrigin } from "./origins.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";
import { createRoster } from "./roster.ts";
import { type LogEntry, round } from "./visit.ts";
import { channelAddress, channelApi } from "./wire.ts";

/** What the channels of a proxy share with its calls over HTTP. */
export interface ChannelDesk extends OrderTools, ChannelDialTools, CallingPages {
  readonly trustedHops: number;
  readonly lookOnly: boolean;
  readonly now: () => number;
  readonly log: (entry: LogEntry) => void;
}

/** The channels of one proxy. */
export interface Channels {
  /** Answers one upgrade, whatever its path. Never throws. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Takes no more, ends those that are open and tells their readers why; settles when all are gone, `closeMs` at most. */
  close(): Promise<void>;
}

/** Makes what takes WebSocket connections of pages and conducts each to its API. Security rules 9, 12 and 22. */
export function createChannels(desk: ChannelDesk): Channels {
  const { limits, now } = desk;
  const channels = createRoster<Channel>();
  let closed = false;
  const serverOptions = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: Math.max(limits.messageBytes, limits.handshakeBytes),
    // The page offers none to the proxy; those for the API stand in the handshake.
    handleProtocols: () => false as const,
    // How long a reader may take for what still waits. The declaration does not know it yet.
    closeTimeout: limits.idleMs,
  };
  const server = new WebSocketServer(serverOptions);

  const refuse = (
    socket: Duplex,
    cause: CauseCode | ChannelCauseCode,
    { began, wait }: { readonly began: number; readonly wait?: number },
  ) => {
    const requestId = randomUUID();
    refuseUpgrade(socket, cause, { requestId, ...(wait !== undefined && { retryAfterSeconds: wait }) });
    desk.log({ requestId, cause, requestBytes: 0, responseBytes: 0, totalMs: round(now() - began) });
  };
  server.on("wsClientError", (_error, socket) => refuse(socket, "bad-upgrade", { began: now() }));

  const admit = (reader: WebSocket, request: IncomingMessage, began: number) => {
    const own = parametersIn(request.url ?? "");
    const channel = conductChannel(reader, request.socket, {
      ...desk,
      ...{ id: randomUUID(), began },
      readOrder: (text) => readOrder(text, own, desk),
    });
    channel.whenGone(channels.enter(channel));
    if (desk.lookOnly) return channel.refuse("proxy-off");
    const entry = desk.bounds.enter(clientKey(request, desk.trustedHops));
    if (!entry.ok) return channel.refuse(entry.cause);
    channel.whenGone(entry.leave);
  };

  return {
    upgrade(request, socket, head) {
      const began = now();
      if (closed) return refuse(socket, "closing", { began });
      if (!isAllowedOrigin(request.headers, desk)) return refuse(socket, "bad-origin", { began });
      const wait = desk.bounds.spendClient(clientKey(request, desk.trustedHops));
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

/** What a channel's own URL says of the API's; it is relative to nothing, so only the query is read. */
function parametersIn(url: string): { readonly address: string | null; readonly apiId: string | undefined } {
  const query = url.indexOf("?");
  const parameters = new URLSearchParams(query === -1 ? "" : url.slice(query));
  return { address: parameters.get(channelAddress), apiId: parameters.get(channelApi) ?? undefined };
}
