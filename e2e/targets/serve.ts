import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
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
import { createRegistryClient } from "#generated/registry";
import { registryTypes } from "#generated/types";
import { createRegistry, createRegistryServer, staffOrganization } from "#registry";
import { createFetchTransport, exactCodec } from "#transport";
import { startEcho } from "./echo.ts";
import { publish } from "./publish.ts";
import { specimen } from "./specimen.ts";

/**
 * A process that runs a registry, a docs site that shows the specimen, and the echo server that receives its calls. It
 * prints one line of JSON, `{"site": …, "echo": …}`, and ends when its standard input does.
 */
const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // The address of a server that listens on a port is an object.
  return (server.address() as AddressInfo).port;
};

const folder = mkdtempSync(join(tmpdir(), "callboard-specimen-"));
const fault = (what: string, detail: unknown): void => console.error(`${what}: ${JSON.stringify(detail)}`);

const echo = await startEcho();
const registrySide = createRegistryServer();
const registryUrl = `http://127.0.0.1:${await listen(registrySide.server)}`;
const registry = await createRegistry({
  dataFolder: folder,
  publicUrl: registryUrl,
  log: (entry) => entry.event === "bug" && fault("registry", entry),
});
registrySide.serve(registry);
const client = createRegistryClient(
  createFetchTransport({
    baseUrl: registryUrl,
    token: registry.firstToken.token,
    fetch: (url, init) => fetch(url, init),
    sleep: async (milliseconds) => {
      await sleep(milliseconds);
    },
    random: Math.random,
    clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: process.version },
    codec: exactCodec(typesFrom(registryTypes)),
  }),
);

const siteSide = createSiteServer();
const domain = `127.0.0.1:${await listen(siteSide.server)}`;
await publish(client, { orgId: staffOrganization, apiId: "specimen", domain, definition: specimen(echo.url) });

const source = registrySiteSource({
  client,
  url: domain,
  now: () => performance.now(),
  onLoadError: (detail) => fault("site", detail),
  onDiagnostics: (apiId, diagnostics) => fault(apiId, diagnostics),
});
const origin = `http://${domain}`;
const proxy = createProxy({
  environments: siteEnvironments(source),
  privateOrigins: [echo.url],
  pageOrigins: [origin],
  log: () => {},
});
const app = createDocsApp({
  source,
  assets: await openAssets(resolve(import.meta.dirname, "../../dist/client")),
  proxyUrl: proxyPath,
  origin,
  onBug: (error) => console.error(error),
});
siteSide.serve({ app, proxy });
console.log(JSON.stringify({ site: origin, echo: echo.url }));

process.stdin.resume().once("end", async () => {
  siteSide.server.close();
  registrySide.server.close();
  await Promise.all([proxy.close(), echo.close(), registry.close()]);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
