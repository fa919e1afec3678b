import { once } from "node:events";
import { type ClientRequest, createServer, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { onTestFinished } from "vitest";
import type { LogEntry } from "./call/exchange.ts";
import { takeUpgrades } from "./channel/upgrades.ts";
import type { ProxyLimits } from "./limits/limits.ts";
import { createProxy, type ForwardingProxy, type ProxyOptions } from "./proxy.ts";
import { defaultPrivateRanges } from "./target/private-access.ts";
import type { AllowedEnvironment } from "./target/target.ts";
import { channelPath, forwardPrefix, proxyHeaders } from "./wire/wire.ts";

/** The origin of the page that sends the calls of the tests. */
export const pageOrigin = "https://docs.example";

/** A proxy that runs on a free port until the test is over, with its log entries. */
export interface RunningProxy {
  readonly proxy: ForwardingProxy;
  readonly port: number;
  readonly entries: readonly LogEntry[];
  /** Resolves to the first entry that matches. */
  entry(matches: (entry: LogEntry) => boolean): Promise<LogEntry>;
}

/** Registered base URLs, or a custom list; private addresses are allowed for the origins in `reachable`. */
export interface RunOptions extends Partial<Omit<ProxyOptions, "limits" | "log" | "privateRanges">> {
  readonly registered?: readonly string[];
  readonly reachable?: readonly string[];
  /**
   * The reachable ranges of private addresses; by default loopback, where tests run. `usual` selects the default of the
   * product.
   */
  readonly privateRanges?: readonly string[] | "usual";
  readonly limits?: Partial<ProxyLimits>;
}

/** One environment for each base URL. */
export function registering(...baseUrls: readonly string[]): readonly AllowedEnvironment[] {
  return baseUrls.map((baseUrl, index) => ({ apiId: `api${index}`, environmentId: `env${index}`, baseUrl }));
}

/** Starts a proxy with rate limits too high to affect a test. */
export async function startProxy({
  registered = [],
  reachable,
  limits,
  privateRanges = [...defaultPrivateRanges, "127.0.0.0/8", "::1/128"],
  ...options
}: RunOptions): Promise<RunningProxy> {
  const entries: LogEntry[] = [];
  const watchers = new Set<() => void>();
  const environments = registering(...registered);
  const proxy = createProxy({
    environments: async () => environments,
    privateOrigins: reachable ?? registered.map((url) => new URL(url).origin.replace(/^ws/, "http")),
    ...(privateRanges !== "usual" && { privateRanges }),
    pageOrigins: [pageOrigin],
    log(entry) {
      entries.push(entry);
      for (const check of watchers) check();
    },
    ...options,
    limits: { clientPerMinute: 1e6, hostPerMinute: 1e6, clientParallel: 1e3, lingerMs: 300, ...limits },
  });
  const server = createServer({ maxHeaderSize: 256 * 1024 }, proxy.handle);
  server.on("error", () => {});
  takeUpgrades(server, { path: channelPath, proxy: () => proxy });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has an address");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await proxy.close();
  });
  const entry = (matches: (entry: LogEntry) => boolean) =>
    new Promise<LogEntry>((resolve) => {
      const check = () => {
        const found = entries.find(matches);
        if (found === undefined) return;
        watchers.delete(check);
        resolve(found);
      };
      watchers.add(check);
      check();
    });
  return { proxy, port: address.port, entries, entry };
}

/** A call to the proxy, as a page sends it. */
export interface Call {
  readonly url?: string;
  readonly method?: string;
  /** Headers to forward, which are both listed and copied. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Headers of the call itself, which override the generated ones; `undefined` removes one. */
  readonly own?: Readonly<Record<string, string | undefined>>;
  /** The method of the call itself. */
  readonly verb?: string;
}

/** A complete response. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Opens a call without ending it; a body may follow. */
export function openCall(port: number, call: Call): ClientRequest {
  const forwarded = call.headers ?? {};
  const headers: Record<string, string | undefined> = {
    origin: pageOrigin,
    [proxyHeaders.url]: call.url,
    [proxyHeaders.method]: call.method ?? "GET",
    [proxyHeaders.forwarded]: Object.keys(forwarded).join(", "),
    ...Object.fromEntries(Object.entries(forwarded).map(([name, value]) => [forwardPrefix + name, value])),
    ...call.own,
  };
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  const outgoing = request({
    host: "127.0.0.1",
    port,
    method: call.verb ?? "POST",
    path: "/proxy",
    headers: sent,
    agent: false,
    maxHeaderSize: 256 * 1024,
  });
  outgoing.on("error", () => {});
  return outgoing;
}

/** Sends a call and reads the complete response; rejects if it is truncated. */
export async function call(port: number, options: Call): Promise<Answer> {
  const outgoing = openCall(port, options);
  outgoing.end(options.body);
  return readAnswer(await answerTo(outgoing));
}

/** Resolves to the response to a call, its body not yet read. */
export function answerTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once("response", resolve).once("error", reject);
  });
}

/** Reads a response to its end; rejects if it is truncated. */
export async function readAnswer(incoming: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) };
}
