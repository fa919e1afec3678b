import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { stdout } from "node:process";
import { serve } from "@hono/node-server";
import { docsApis, docsDefinition } from "../../docs-host/app/site/docs-definition.testing.ts";
import { buildSite } from "../../docs-host/app/site/index.ts";
import { createDocsApp } from "../../docs-host/server/app.ts";
import { openAssets } from "../../docs-host/server/assets/index.ts";
import { oneSite } from "../../docs-host/server/hosting/index.ts";

/**
 * A process with a site that has products, versions, tabs and a changelog. It prints its address, publishes the site again
 * for each line that it reads, and ends with its parent.
 */
let site = buildSite({ hash: "docs-1", apis: docsApis, definition: docsDefinition });
const app = createDocsApp({
  sites: oneSite({ load: async () => ({ ok: true, site }) }),
  assets: await openAssets(resolve(import.meta.dirname, "../../dist/client")),
  proxyUrl: "/api/callboard-docs/proxy",
  origin: "http://localhost",
  onBug: (error) => {
    throw error;
  },
});
const server = serve({
  fetch: (request) => app.fetch(request),
  port: 0,
  hostname: "127.0.0.1",
  overrideGlobalObjects: false,
});
if (!server.listening) await once(server, "listening");
const { port } = server.address() as AddressInfo; // a TCP server that listens has one
stdout.write(`http://127.0.0.1:${port}\n`);
process.stdin
  .on("data", () => {
    site = buildSite({ hash: "docs-2", apis: docsApis, definition: docsDefinition });
  })
  .once("end", () => process.exit());
