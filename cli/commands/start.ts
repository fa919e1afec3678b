import { join, relative } from "node:path";
import { cwd, env, stderr, stdout } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { createProxy } from "#docs-host/proxy";
import {
  createDocsApp,
  createSiteServer,
  openAssets,
  proxyPath,
  registrySiteSource,
  siteEnvironments,
} from "#docs-host/server";
import { typesFrom } from "#engine/shape";
import { createRegistryClient, registryDefinition } from "#generated/registry";
import { registryTypes } from "#generated/types";
import { closeServer } from "#process";
import { createRegistry, createRegistryServer, type Registry, seedSelf } from "#registry";
import { createFetchTransport, exactCodec } from "#transport";
import { readyDataFolder, unreadableData } from "../data-folder.ts";
import { lockDataFolder } from "../data-lock.ts";
import { listen } from "../listen.ts";
import { openLog } from "../log.ts";
import { packageFolder } from "../package-folder.ts";
import { logBug, logRefusedHost, type Running, refuse, superviseCommand } from "../running.ts";
import { readSettings, type Settings } from "../settings.ts";
import { loginOf, originsOf, ownHostOf } from "../site-login.ts";
import { readStartArguments, startUsage } from "./start-arguments.ts";

/**
 * Starts registry and site, prints their addresses, and serves until a signal ends it. Returns 1 if it can't start, 2
 * for invalid arguments. With files or addresses it runs `serve`: their site, without a registry.
 */
export async function start(args: readonly string[] = []): Promise<number | undefined> {
  const asked = readStartArguments(args);
  if (asked.kind === "serve") return (await import("./serve.ts")).serve(args);
  if (asked.kind === "help") {
    stdout.write(startUsage);
    return 0;
  }
  if (asked.kind === "wrong") {
    stderr.write(`callboard: ${asked.error}; see callboard start --help\n`);
    return 2;
  }
  const read = readSettings(env, cwd());
  if (!read.ok) return refuse(read.errors);
  const log = openLog(env);
  const supervise = superviseCommand(log);
  const started = await startServers({ ...read.settings, direct: asked.direct || read.settings.direct }, log);
  if ("errors" in started) return refuse(started.errors);
  supervise(started);
  return undefined;
}

async function startServers(
  settings: Settings,
  log: Logger,
): Promise<Running | { readonly errors: readonly string[] }> {
  const onError = logBug(log);
  const serving = { hosts: settings.hosts, onRefused: logRefusedHost(log), onError };
  const registrySide = createRegistryServer(serving);
  const siteSide = createSiteServer({
    headerBytes: settings.limits.headerBytes,
    trustedHops: settings.trustedHops,
    ...serving,
  });
  const servers = [registrySide.server, siteSide.server];
  const registryPort = await listen(registrySide.server, settings.registryPort, "REGISTRY_PORT");
  const sitePort = await listen(siteSide.server, settings.sitePort, "PORT");
  if (!registryPort.ok || !sitePort.ok) {
    await Promise.all(servers.map(closeServer));
    return { errors: [registryPort, sitePort].flatMap((one) => (one.ok ? [] : [one.error])) };
  }

  const { direct, limits, trustedHops, privateRanges } = settings;
  const registryUrl = `http://localhost:${registryPort.port}`;
  const siteUrl = settings.origin ?? `http://localhost:${sitePort.port}`;
  const origins = originsOf(siteUrl, sitePort.port);
  const siteDomain = `localhost:${sitePort.port}`;
  const registry = await openRegistry(settings.dataFolder, registryUrl, log);
  if ("error" in registry) {
    await Promise.all(servers.map(closeServer));
    return { errors: [registry.error] };
  }
  registrySide.serve(registry);
  await seedSelf(registry, { siteDomain, definition: registryDefinition });

  const source = registrySiteSource({
    client: clientOf(registry, registryUrl),
    url: siteDomain,
    now: () => performance.now(),
    onLoadError: (error) => log.warn({ event: "site", ...error }),
    onDiagnostics: (apiId, diagnostics) => log.warn({ event: "definition", apiId, diagnostics }),
    onError,
  });
  const proxy = createProxy({
    environments: siteEnvironments(source),
    privateOrigins: [registryUrl],
    ...(privateRanges !== undefined && { privateRanges }),
    pageOrigins: origins,
    ownHost: ownHostOf(siteUrl),
    trustedHops,
    limits,
    probeOnly: direct,
    log: (entry) => log.info({ event: "proxy", ...entry }),
  });
  const app = createDocsApp({
    source,
    assets: await openAssets(join(packageFolder(import.meta.dirname), "dist/client")),
    proxyUrl: proxyPath,
    direct,
    origin: siteUrl,
    login: loginOf(settings.login, origins, log),
    onBug: onError,
  });
  siteSide.serve({ app, proxy, resolveHost: source.resolveHost });
  // The first reader should not be the one who waits for the site to be loaded.
  await source.load();

  const tokenFile = relative(cwd(), registry.firstToken.file) || registry.firstToken.file;
  stdout.write(
    `\nCallboard is running.\n\n  Docs      ${siteUrl}\n  Registry  ${registryUrl}\n  Token     ${tokenFile} holds the first token of the organisation callboard\n\nPress Ctrl-C to stop.\n`,
  );

  return {
    stop: async () => {
      await Promise.all([closeServer(siteSide.server), proxy.close()]);
      registry.drain();
      await closeServer(registrySide.server);
      await registry.close();
    },
  };
}

/** The level of the log that an event of the registry has. */
const levelOf = { bug: "error", "large-call": "warn", migration: "warn", request: "info" } as const;

/** Opens the registry on its data, or returns the reason why it can't. */
async function openRegistry(
  dataFolder: string,
  publicUrl: string,
  log: Logger,
): Promise<Registry | { readonly error: string }> {
  const unready = readyDataFolder(dataFolder);
  if (unready !== undefined) return { error: unready };
  const lock = lockDataFolder(dataFolder);
  if ("error" in lock) return lock;
  try {
    const registry = await createRegistry({
      dataFolder,
      publicUrl,
      log: (entry) => log[levelOf[entry.event]](entry),
      largeCalls: { file: join(packageFolder(import.meta.dirname), "dist/server/large-calls.js") },
    });
    const close = async () => {
      await registry.close();
      lock.release();
    };
    return { ...registry, close };
  } catch (error) {
    lock.release();
    return { error: unreadableData(dataFolder, error) };
  }
}

const clientOf = (registry: Registry, baseUrl: string) =>
  createRegistryClient(
    createFetchTransport({
      baseUrl,
      token: registry.firstToken.token,
      fetch: (url, init) => fetch(url, init),
      sleep: async (milliseconds, signal) => {
        await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
      },
      random: Math.random,
      clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: process.version },
      codec: exactCodec(typesFrom(registryTypes)),
    }),
  );
