import type { Server } from "node:http";
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
import { createRegistry, createRegistryServer, type Registry, seedSelf } from "#registry";
import { createFetchTransport, exactCodec } from "#transport";
import { readyDataFolder, unreadableData } from "../data-folder.ts";
import { listen } from "../listen.ts";
import { openLog } from "../log.ts";
import { packageFolder } from "../package-folder.ts";
import { readSettings, type Settings } from "../settings.ts";

/** Something that runs and can be ended. */
interface Running {
  readonly stop: () => Promise<void>;
}

/** Starts registry and site, says where they are, and serves until a signal ends it. 1 when it can't start. */
export async function start(): Promise<number | undefined> {
  const read = readSettings(env, cwd());
  if (!read.ok) return refuse(read.faults);
  const log = openLog(env);
  const started = await startServers(read.settings, log);
  if ("faults" in started) return refuse(started.faults);
  stopOnSignal(started);
  return undefined;
}

const refuse = (faults: readonly string[]): number => {
  for (const fault of faults) stderr.write(`callboard: ${fault}\n`);
  return 1;
};

async function startServers(
  settings: Settings,
  log: Logger,
): Promise<Running | { readonly faults: readonly string[] }> {
  const registrySide = createRegistryServer();
  const siteSide = createSiteServer();
  const servers = [registrySide.server, siteSide.server];
  const registryPort = await listen(registrySide.server, settings.registryPort, "REGISTRY_PORT");
  const sitePort = await listen(siteSide.server, settings.sitePort, "PORT");
  if (!registryPort.ok || !sitePort.ok) {
    await Promise.all(servers.map(closeServer));
    return { faults: [registryPort, sitePort].flatMap((one) => (one.ok ? [] : [one.fault])) };
  }

  const { dataFolder } = settings;
  const registryUrl = `http://localhost:${registryPort.port}`;
  const siteUrl = `http://localhost:${sitePort.port}`;
  const siteDomain = `localhost:${sitePort.port}`;
  const registry = await openRegistry(dataFolder, registryUrl, log);
  if ("fault" in registry) {
    await Promise.all(servers.map(closeServer));
    return { faults: [registry.fault] };
  }
  registrySide.serve(registry);
  await seedSelf(registry, { siteDomain, definition: registryDefinition });

  const source = registrySiteSource({
    client: clientOf(registry, registryUrl),
    url: siteDomain,
    now: () => performance.now(),
    onFault: (fault) => log.warn({ event: "site", ...fault }),
    onDiagnostics: (apiId, diagnostics) => log.warn({ event: "definition", apiId, diagnostics }),
  });
  const proxy = createProxy({
    environments: siteEnvironments(source),
    privateOrigins: [registryUrl],
    pageOrigins: [siteUrl, `http://127.0.0.1:${sitePort.port}`],
    log: (entry) => log.info({ event: "proxy", ...entry }),
  });
  const app = createDocsApp({
    source,
    assets: await openAssets(join(packageFolder(import.meta.dirname), "dist/client")),
    proxyUrl: proxyPath,
    origin: siteUrl,
    // Only what a bug is called and where it was thrown: its message may hold anything.
    onBug: (error) => log.error({ event: "bug", ...bugOf(error) }),
  });
  siteSide.serve({ app, proxy });
  // The first reader should not be the one who waits for the site to be loaded.
  await source.load();

  const tokenFile = relative(cwd(), registry.firstToken.file) || registry.firstToken.file;
  stdout.write(
    `\nCallboard is running.\n\n  Docs      ${siteUrl}\n  Registry  ${registryUrl}\n  Token     ${tokenFile} holds the first token of the organisation callboard\n\nPress Ctrl-C to stop.\n`,
  );

  return {
    stop: async () => {
      await Promise.all([closeServer(siteSide.server), proxy.close()]);
      await closeServer(registrySide.server);
      await registry.close();
    },
  };
}

/** Opens the registry on its data, or says why that can't be done. */
async function openRegistry(
  dataFolder: string,
  publicUrl: string,
  log: Logger,
): Promise<Registry | { readonly fault: string }> {
  const unready = readyDataFolder(dataFolder);
  if (unready !== undefined) return { fault: unready };
  try {
    return await createRegistry({
      dataFolder,
      publicUrl,
      log: (entry) => (entry.event === "bug" ? log.error(entry) : log.info(entry)),
    });
  } catch (error) {
    return { fault: unreadableData(dataFolder, error) };
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

const bugOf = (error: unknown) => ({
  error: error instanceof Error ? error.name : typeof error,
  frames: (error instanceof Error ? (error.stack ?? "") : "").split("\n").filter((line) => /^\s+at /.test(line)),
});

/** Takes no more calls and waits for those under way; connections that are kept alive are let go as they fall idle. */
const closeServer = (server: Server): Promise<void> =>
  new Promise((done) => {
    if (!server.listening) return done();
    const letGo = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(letGo);
      done();
    });
    server.closeIdleConnections();
  });

/** How long running calls may take to end after a signal, in milliseconds. */
const patience = 5000;

function stopOnSignal({ stop }: Running): void {
  let stopping = false;
  const onSignal = () => {
    // Whoever asks twice does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    stdout.write("\nStopping. Press Ctrl-C again to stop at once.\n");
    setTimeout(() => process.exit(1), patience).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        stderr.write(`callboard: could not stop cleanly: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
}
