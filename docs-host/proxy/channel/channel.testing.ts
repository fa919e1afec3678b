import { once } from "node:events";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { type ChannelUpstream, startChannelUpstream } from "../../../e2e/targets/channel-upstream.ts";
import { pageOrigin, type RunningProxy, type RunOptions, startProxy } from "../caller.testing.ts";
import type { Certificate } from "../certificate.testing.ts";
import { type ChannelNote, channelPath } from "../wire/wire.ts";

/** Starts a channel server that runs until the test is over. */
export async function startUpstream(certificate?: Certificate): Promise<ChannelUpstream> {
  const upstream = await startChannelUpstream(certificate);
  onTestFinished(upstream.close);
  return upstream;
}

/** Starts a channel server and a proxy that may reach it. */
export async function startProxyAndUpstream(
  options: RunOptions = {},
): Promise<RunningProxy & { readonly upstream: ChannelUpstream }> {
  const upstream = await startUpstream();
  const running = await startProxy({ registered: [upstream.url], ...options });
  return { ...running, upstream };
}

/** Options of a page's connection to the proxy. */
export interface ConnectOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The URL in the query of the channel; by default the URL of the handshake. */
  readonly address?: string;
  /** The id of the API in the query of the channel. */
  readonly api?: string;
  /** The first message; by default a handshake for the URL, none if null. */
  readonly first?: string | Buffer | null;
  readonly origin?: string;
}

/** The page's end of a channel, with all received messages. */
export interface PageEnd {
  readonly socket: WebSocket;
  readonly received: readonly (string | Buffer)[];
  /** The proxy's first message. */
  readonly first: Promise<ChannelNote>;
  /** Resolves to the first message of the API that matches. */
  readonly message: (matches?: (data: string | Buffer) => boolean) => Promise<string | Buffer>;
  /** The close, with the last note of the proxy if there was one. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string; readonly note?: ChannelNote }>;
}

/** Connects to a channel through the proxy with a plain WebSocket, so that the test sees the wire format itself. */
export function connectTo(port: number, url: string, options: ConnectOptions = {}): PageEnd {
  const address = options.address ?? url.split("?")[0] ?? "";
  const query = new URLSearchParams({ url: address, ...(options.api !== undefined && { api: options.api }) });
  const socket = new WebSocket(`ws://127.0.0.1:${port}${channelPath}?${query}`, {
    origin: options.origin ?? pageOrigin,
    maxPayload: 2 ** 28,
  });
  onTestFinished(() => socket.terminate());
  const handshake = JSON.stringify({ type: "handshake", url, headers: options.headers ?? {} });
  const { first = handshake } = options;
  if (first !== null) socket.once("open", () => socket.send(first));
  const received: (string | Buffer)[] = [];
  const watchers = new Set<() => void>();
  let opening: ChannelNote | undefined;
  let note: ChannelNote | undefined;
  let reported: (note: ChannelNote) => void = () => {};
  const firstNote = new Promise<ChannelNote>((resolve) => {
    reported = resolve;
  });
  socket.on("error", () => {});
  socket.on("message", (data: Buffer, isBinary: boolean) => {
    const content = isBinary ? data : data.toString("utf8");
    if (opening === undefined) {
      // A note of the proxy, as declared in wire.ts.
      opening = JSON.parse(String(content)) as ChannelNote;
      if (opening.type !== "opened") note = opening;
      return reported(opening);
    }
    const mark = opening.type === "opened" ? `${opening.id} ` : " ";
    // Later notes of the proxy start with the mark.
    if (typeof content === "string" && content.startsWith(mark))
      note = JSON.parse(content.slice(mark.length)) as ChannelNote;
    else received.push(content);
    for (const check of watchers) check();
  });
  const message = (matches: (data: string | Buffer) => boolean = () => true) =>
    new Promise<string | Buffer>((resolve) => {
      const check = () => {
        const found = received.find(matches);
        if (found === undefined) return;
        watchers.delete(check);
        resolve(found);
      };
      watchers.add(check);
      check();
    });
  const closed = once(socket, "close").then(([code, reason]) => ({
    code,
    reason: String(reason),
    ...(note && { note }),
  }));
  return { socket, received, first: firstNote, message, closed };
}
