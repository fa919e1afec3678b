import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { inject } from "vitest";
import type { LogEntry } from "../log.ts";
import type { Registry, RegistryOptions } from "../server.ts";
import { type Command, clockHeader, type HostedOptions, type Hosts, type Opened } from "./host-messages.testing.ts";
import { randomFrom } from "./random.testing.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Processes that answer the requests of the tests; absent if the tests open their own registries. */
    readonly hosts: Hosts;
  }
}

/** Options of tests; a clock stays in this process. */
type SpreadOptions = HostedOptions & Pick<RegistryOptions, "log" | "now">;

/** One sequence for all tests of a worker. */
let random: (() => number) | undefined;

/**
 * Opens one registry in two processes. Each request goes to one of them at random.
 *
 * @param isPinned sends all to the first one, for tests of rate limits: processes merge their counts once a second
 */
export async function openSpread(
  hosts: Hosts,
  { log, now, ...options }: SpreadOptions,
  isPinned: boolean,
): Promise<Registry> {
  random ??= randomFrom(hosts.seed);
  const next = random;
  const id = randomUUID();
  const folders = [options.dataFolder, `${options.dataFolder}-second`];
  const opened = await Promise.all(
    hosts.urls.map(async (url, index) => {
      const own = { ...options, dataFolder: folders[index] ?? options.dataFolder };
      return { url, ...((await command(url, { type: "open", id, options: own })) as Opened) };
    }),
  );
  const [first] = opened;
  if (first === undefined) throw new Error("there are no processes");
  const takeLog = async (url: string): Promise<void> => {
    for (const entry of (await command(url, { type: "log", id })) as LogEntry[]) log(entry);
  };
  // Of the start of each process.
  for (const url of hosts.urls) await takeLog(url);
  const toAll = (type: "retire" | "drain" | "close") =>
    Promise.all(hosts.urls.map((url) => command(url, { type, id })));
  let closed: Promise<unknown> | undefined;
  return {
    publicUrl: options.publicUrl,
    firstToken: first.firstToken,
    retire: () => void toAll("retire"),
    drain: () => void toAll("drain"),
    close: async () => {
      closed ??= toAll("close");
      await closed;
    },
    fetch: async (request, peer) => {
      const target = isPinned ? first : (opened[next() < 0.5 ? 0 : 1] ?? first);
      const headers = Object.fromEntries(request.headers);
      if (now !== undefined) headers[clockHeader] = now().toISOString();
      if (peer !== undefined) headers["x-forwarded-for"] = peer.address;
      const response = await send(target.port, request, headers);
      await takeLog(target.url);
      return response;
    },
  };
}

/** Sends an unchanged request: `fetch` would add headers and decompress the body. */
async function send(port: number, request: Request, headers: Record<string, string>): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const options = { port, host: "127.0.0.1", method: request.method, path: `${pathname}${search}`, headers };
  const outgoing = httpRequest({ ...options, signal: request.signal });
  const answered = once(outgoing, "response");
  outgoing.end(request.body === null ? undefined : Buffer.from(await request.arrayBuffer()));
  const [incoming]: IncomingMessage[] = await answered;
  if (incoming?.statusCode === undefined) throw new Error("there is no response");
  const { statusCode: status, headersDistinct } = incoming;
  const body = await buffer(incoming);
  // These are of the connection.
  const { connection: _, "keep-alive": __, date: ___, ...own } = headersDistinct;
  const pairs = Object.entries(own).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response([204, 304].includes(status) ? null : new Uint8Array(body), { status, headers: pairs });
}

async function command(url: string, body: Command): Promise<unknown> {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** The processes of this run, if its requests are spread. */
export const hostsOfRun = (): Hosts | undefined => inject("hosts");
