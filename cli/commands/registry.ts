import { relative } from "node:path";
import { cwd, env, stderr, stdout } from "node:process";
import type { Logger } from "pino";
import { hostOf, readOrigin } from "#engine/host";
import { closeServer } from "#process";
import {
  createRegistryServer,
  type RegistrySettings,
  readRegistrySettings,
  readStoreSettings,
  type StoreSettings,
} from "#registry";
import { listen } from "../listen.ts";
import { openLog } from "../log.ts";
import { parseArguments } from "../parse-arguments.ts";
import { logBug, logRefusedHost, type Running, refuse, superviseCommand } from "../running.ts";
import { readSettings, type Settings } from "../settings.ts";
import { openMeasurements } from "../start/measurements.ts";
import { openRegistry } from "../start/registry.ts";

const usage = `Usage: callboard registry

Starts the registry without a docs site, until Ctrl-C. Several of them on one database and one bucket are equal: a
balancer may send any call to any of them.

REGISTRY_PORT (4001) is the port, 0 for any free one, and REGISTRY_ADDRESS (127.0.0.1) the address to listen on;
CALLBOARD_REGISTRY_ORIGIN is the address at which publishers reach it, such as https://registry.example.com. The other
settings are those of callboard start; see docs/registry.md and docs/registry-data.md.
`;

const options = { help: { type: "boolean", short: "h", default: false } } as const;

/** Starts the registry alone and serves until a signal ends it. Returns 1 if it can't start, 2 for invalid arguments. */
export async function registry(args: readonly string[] = []): Promise<number | undefined> {
  const read = parseArguments(args, options);
  if (!read.ok) {
    stderr.write(`callboard: ${read.error}; see callboard registry --help\n`);
    return 2;
  }
  if (read.values.help) {
    stdout.write(usage);
    return 0;
  }
  // It opens no port for a site.
  const settings = readSettings({ ...env, PORT: "0" }, cwd());
  if (!settings.ok) return refuse(settings.errors);
  const store = readStoreSettings(env, settings.settings.dataFolder);
  if (!store.ok) return refuse(store.errors);
  const own = readRegistrySettings(env);
  if (!own.ok) return refuse(own.errors);
  const log = openLog(env);
  const supervise = superviseCommand(log);
  const started = await startRegistry(settings.settings, { ...store.settings, ...own.settings }, log);
  if ("errors" in started) return refuse(started.errors);
  supervise(started);
  return undefined;
}

async function startRegistry(
  { hosts, registryPort }: Settings,
  store: StoreSettings & RegistrySettings,
  log: Logger,
): Promise<Running | { readonly errors: readonly string[] }> {
  const text = env.CALLBOARD_REGISTRY_ORIGIN || undefined;
  const origin = text === undefined ? undefined : readOrigin(text);
  if (text !== undefined && origin === undefined) {
    const example = "https://registry.example.com";
    return {
      errors: [`CALLBOARD_REGISTRY_ORIGIN is ${JSON.stringify(text)}; it must be an origin, such as ${example}`],
    };
  }
  const { server, serve } = createRegistryServer({
    hosts: [...hosts, ...(origin === undefined ? [] : [hostOf(new URL(origin))])],
    trustedProxies: store.trustedProxies,
    onRefused: logRefusedHost(log),
    onError: logBug(log),
  });
  const listening = await listen(server, registryPort, "REGISTRY_PORT", env.REGISTRY_ADDRESS || undefined);
  if (!listening.ok) return { errors: [listening.error] };
  const url = origin ?? `http://localhost:${listening.port}`;
  const measured = await openMeasurements(hosts, store.telemetry, log);
  if ("error" in measured) {
    await closeServer(server);
    return { errors: [measured.error] };
  }
  const opened = await openRegistry(store, url, log, measured.telemetry);
  if ("error" in opened) {
    await Promise.all([closeServer(server), measured.close()]);
    return { errors: [opened.error] };
  }
  serve(opened);
  const { file } = opened.firstToken;
  stdout.write(
    `\nThe registry is running.\n\n  Registry  ${url}\n${measured.line}  Token     ${relative(cwd(), file) || file} holds the first token of the organisation callboard\n\nPress Ctrl-C to stop.\n`,
  );
  return {
    stop: async () => {
      opened.drain();
      await closeServer(server);
      await opened.close();
      await measured.close();
    },
  };
}
