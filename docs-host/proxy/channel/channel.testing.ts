import { once } from "node:events";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { type ChannelUpstream, startChannelUpstream } from "../../../e2e/targets/channel-upstream.ts";
import { pageOrigin, type RunningProxy, type RunOptions, startProxy } from "../caller.testing.ts";
import type { Certificate } from "../certificate.testing.ts";
import { type ChannelNote, channelPath } from "../wire/wire.ts";

/** A server for channels that runs until the test is over. */
export async function startUpstream(certificate?: Certificate): Promise<ChannelUpstream> {
  const upstream = await startChannelUpstream(certificate);
  onTestFinished(upstream.close);
  return upstream;
}

/** A server for channels and a proxy that may reach it. */
export async function startBoth(
  options: RunOptions = {},
): Promise<RunningProxy & { readonly upstream: ChannelUpstream }> {
  const upstream = await startUpstream();
  const running = await startProxy({ registered: [upstream.url], ...options });
  return { ...running, upstream };
}

/** Options in which a page's connection to the proxy differs from the usual. */
export interface ConnectOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The address in the channel's own URL; that of the handshake when absent. */
  readonly address?: string;
  /** The API that the URL of the channel names. */
  readonly api?: string;
  /** The first message; by default a handshake for the address, none if null. */
  readonly first?: string | Buffer | null;
  readonly origin?: string;
}

/** The page's end of a channel, with all that came over it. */
export interface PageEnd {
  readonly socket: WebSocket;
  readonly received: readonly (string | Buffer)[];
  /** The proxy's first message. */
  readonly first: Promise<ChannelNote>;
  /** Waits for the first message of the API that matches. */
  readonly message: (fits?: (data: string | Buffer) => boolean) => Promise<string | Buffer>;
  /** The close, with the proxy's last message if there was one. */
  readonly ended: Promise<{ readonly code: number; readonly reason: string; readonly note?: ChannelNote }>;
}

/** Connects to a channel through the proxy without a client of ours, so that the test sees the wire itself. */
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
  const said = new Promise<ChannelNote>((resolve) => {
    reported = resolve;
  });
  socket.on("error", () => {});
  socket.on("message", (data: Buffer, isBinary: boolean) => {
    const content = isBinary ? data : data.toString("utf8");
    if (opening === undefined) {
      // The proxy's own words, as wire.ts has them.
      opening = JSON.parse(String(content)) as ChannelNote;
      if (opening.type !== "opened") note = opening;
      return reported(opening);
    }
    const mark = opening.type === "opened" ? `${opening.id} ` : " ";
    // The same words behind the mark.
    if (typeof content === "string" && content.startsWith(mark))
      note = JSON.parse(content.slice(mark.length)) as ChannelNote;
    else received.push(content);
    for (const look of watchers) look();
  });
  const message = (fits: (data: string | Buffer) => boolean = () => true) =>
    new Promise<string | Buffer>((resolve) => {
      const look = () => {
        const found = received.find(fits);
        if (found === undefined) return;
        watchers.delete(look);
        resolve(found);
      };
      watchers.add(look);
      look();
    });
  const ended = once(socket, "close").then(([code, reason]) => ({
    code,
    reason: String(reason),
    ...(note && { note }),
  }));
  return { socket, received, first: said, message, ended };
}
