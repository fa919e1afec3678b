import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { stdout } from "node:process";
import { json } from "node:stream/consumers";
import { readTrustedProxies } from "#process";
import { createRegistryServer } from "../listen.ts";
import type { LogEntry } from "../log.ts";
import { createRegistry, type Registry } from "../server.ts";
import { type Command, clockHeader, type Opened } from "./host-messages.testing.ts";

/**
 * A process that opens registries for tests, each on its own port, since the start of a process takes longer than most
 * tests. It prints the port at which it takes commands.
 */

interface HostedRegistry {
  readonly registry: Registry;
  readonly server: Server;
  readonly log: LogEntry[];
}

const hosted = new Map<string, HostedRegistry>();

/** Tests send the address of a client as a reverse proxy on this machine does. */
const proxies = readTrustedProxies("127.0.0.1");
if (!proxies.ok) throw new Error("127.0.0.1 is an address");
const trustedProxies = proxies.proxies;

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port; // a TCP server that listens has one
}

async function open({ id, options }: Extract<Command, { readonly type: "open" }>): Promise<Opened> {
  const log: LogEntry[] = [];
  let now: Date | undefined;
  const registry = await createRegistry({
    ...options,
    log: (entry) => log.push(entry),
    now: () => now ?? new Date(),
  });
  const { server, serve } = createRegistryServer({ trustedProxies });
  serve({
    ...registry,
    fetch: (request, peer) => {
      const time = request.headers.get(clockHeader);
      now = time === null ? now : new Date(time);
      return registry.fetch(request, peer);
    },
  });
  hosted.set(id, { registry, server, log });
  return { port: await listen(server), firstToken: registry.firstToken };
}

async function close(id: string): Promise<void> {
  const found = hosted.get(id);
  hosted.delete(id);
  found?.server.closeAllConnections();
  found?.server.close();
  await found?.registry.close();
}

async function run(command: Command): Promise<unknown> {
  if (command.type === "open") return open(command);
  if (command.type === "close") return close(command.id);
  const found = hosted.get(command.id);
  if (command.type === "retire") return found?.registry.retire();
  if (command.type === "drain") return found?.registry.drain();
  // Each entry is sent once.
  return found?.log.splice(0);
}

const commands = createServer(async (request, response) => {
  try {
    response.end(JSON.stringify((await run((await json(request)) as Command)) ?? null));
  } catch (error) {
    response.writeHead(500).end(String(error instanceof Error ? error.stack : error));
  }
});
stdout.write(`${await listen(commands)}\n`);
