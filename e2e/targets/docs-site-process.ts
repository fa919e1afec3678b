import "../../tooling/messages/languages.ts";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { stdout } from "node:process";
import { serve } from "@hono/node-server";
import { createDocsApp } from "../../docs-host/server/app.ts";
import { openAssets } from "../../docs-host/server/assets/index.ts";
import { oneSite } from "../../docs-host/server/hosting/index.ts";
import { docsApis, docsDefinition } from "../../docs-host/site/model/docs-definition.testing.ts";
import { buildSite } from "../../docs-host/site/model/index.ts";

/**
 * A process with a site that has products, versions, tabs, a changelog and many links in its header. It prints its address, publishes the site again
 * for each line that it reads, and ends with its parent.
 */
const link = (text: string) => ({
  type: "minimal",
  text,
  url: `https://${text.toLowerCase().replace(" ", "-")}.example`,
});
const navbarLinks = ["Community", "Pricing plans", "System status", "Contact sales", "Support"].map(link);
const definition = { ...docsDefinition, config: { ...docsDefinition.config, navbarLinks } };
let site = buildSite({ hash: "docs-1", apis: docsApis, definition });
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
    site = buildSite({ hash: "docs-2", apis: docsApis, definition });
  })
  .once("end", () => process.exit());
