import { relative } from "node:path";
import type { Logger } from "pino";
import { hostOf } from "#engine/host";
import { closeServer, retireServer } from "#process";
import {
  createRegistryServer,
  type RegistrySettings,
  readRegistrySettings,
  readStoreSettings,
  type StoreSettings,
} from "#registry";
import { type CommandContext, registryCommand, withSettings } from "../command-line/index.ts";
import { listen } from "../listen.ts";
import { openLog } from "../log.ts";
import { registryOrigin } from "../registry-url.ts";
import { logBug, logRefusedHost, type Running, readStopDelay, refuse, superviseCommand } from "../running.ts";
import { readSettings, type Settings } from "../settings.ts";
import { openMeasurements } from "../start/measurements.ts";
import { type ObservedProcess, observeProcess } from "../start/observed-process.ts";
import { openRegistry } from "../start/registry.ts";

/**
 * Starts the registry alone and serves until a signal ends it. Returns 1 if it can't start, 2 for invalid arguments or
 * settings.
 */
export const registry = (args: readonly string[]): Promise<number | undefined> =>
  withSettings(registryCommand, args, registryIn);

async function registryIn(context: CommandContext): Promise<number | undefined> {
  const { env, folder } = context;
  // It opens no port for a site.
  const settings = readSettings({ ...env, PORT: "0" }, folder);
  if (!settings.ok) return context.refuse(settings.errors);
  const store = readStoreSettings(env, settings.settings.dataFolder);
  if (!store.ok) return context.refuse(store.errors);
  const own = readRegistrySettings(env);
  if (!own.ok) return context.refuse(own.errors);
  const origin = registryOrigin(env);
  if (!origin.ok) return context.refuse([origin.error]);
  const delay = readStopDelay(env);
  if (!delay.ok) return context.refuse([delay.error]);
  const observed = observeProcess();
  const log = openLog(env, observed.record);
  const supervise = superviseCommand(log, delay.delayMs);
  const address = { origin: origin.origin, listenAt: env.REGISTRY_ADDRESS || undefined };
  const started = await startRegistry(
    settings.settings,
    { ...store.settings, ...own.settings },
    { ...context, ...address, log, observed, delayMs: delay.delayMs },
  );
  if ("errors" in started) return refuse(started.errors);
  supervise(started);
  return undefined;
}

interface RegistryDeps extends CommandContext {
  readonly origin: string | undefined;
  readonly listenAt: string | undefined;
  readonly log: Logger;
  readonly observed: ObservedProcess;
  readonly delayMs: number;
}

async function startRegistry(
  { hosts, registryPort }: Settings,
  store: StoreSettings & RegistrySettings,
  { origin, listenAt, env, log, observed, delayMs, out, folder }: RegistryDeps,
): Promise<Running | { readonly errors: readonly string[] }> {
  const operatorHosts = [...hosts, ...(origin === undefined ? [] : [hostOf(new URL(origin))])];
  const { server, serve } = createRegistryServer({
    hosts: operatorHosts,
    trustedProxies: store.trustedProxies,
    onRefused: logRefusedHost(log),
    onError: logBug(log),
  });
  const listening = await listen(server, registryPort, "REGISTRY_PORT", listenAt);
  if (!listening.ok) return { errors: [listening.error] };
  const url = origin ?? `http://localhost:${listening.port}`;
  const measured = await openMeasurements(store.telemetry, { hosts, env, log });
  if ("error" in measured) {
    await closeServer(server);
    return { errors: [measured.error] };
  }
  const { telemetry } = measured;
  const opened = await openRegistry({ ...store, operatorHosts }, url, log, { telemetry, process: observed });
  if ("error" in opened) {
    await Promise.all([closeServer(server), measured.close()]);
    return { errors: [opened.error] };
  }
  serve(opened);
  const { file } = opened.firstToken;
  out(
    `\nThe registry is running.\n\n  Registry  ${url}\n${measured.line}  Token     ${relative(folder, file) || file} holds the first token of the organization callboard\n\nPress Ctrl-C to stop.\n`,
  );
  return {
    stop: async () => {
      opened.retire();
      await retireServer(server, delayMs);
      opened.drain();
      await closeServer(server);
      await opened.close();
      await measured.close();
    },
  };
}
