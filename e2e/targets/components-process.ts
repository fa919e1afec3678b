import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { stdout } from "node:process";
import { serve } from "@hono/node-server";
import { buildSite } from "../../docs-host/app/site/index.ts";
import { createDocsApp } from "../../docs-host/server/app.ts";
import { openAssets } from "../../docs-host/server/assets/index.ts";
import { oneSite } from "../../docs-host/server/hosting/index.ts";
import { plants } from "../../docs-host/server/sample.testing.ts";

/** A process with a site of one page, which has all components. It prints its address, and ends with its parent. */
const markdown = readFileSync(join(import.meta.dirname, "components.mdx"), "utf8");
const site = buildSite({
  hash: "components-1",
  apis: new Map([[plants.id, plants]]),
  definition: {
    pages: { "components.mdx": { markdown } },
    config: {
      title: "Components",
      root: {
        type: "root",
        child: {
          type: "unversioned",
          child: {
            type: "sidebarRoot",
            children: [
              { type: "page", title: "Components", slug: "components", pageId: "components.mdx" },
              { type: "apiReference", title: "Plants", slug: "plants", apiDefinitionId: plants.id },
            ],
          },
        },
      },
    },
  },
});
const app = createDocsApp({
  sites: oneSite({ load: async () => ({ ok: true, site }) }),
  assets: await openAssets(resolve(import.meta.dirname, "../../dist/client")),
  proxyUrl: "/api/callboard-docs/proxy",
  origin: "http://localhost",
  onBug: (error) => {
    throw error;
  },
});

/** Bytes of a page that arrive together, and the milliseconds between them: as over a slow network. */
const [part, pause] = [4000, 15];

/** Sends the page in parts, so that a browser shows its start before its end has arrived. */
async function inParts(answer: Response): Promise<Response> {
  if (answer.headers.get("content-type")?.startsWith("text/html") !== true) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let at = 0;
  const body = new ReadableStream({
    pull: async (controller) => {
      controller.enqueue(bytes.slice(at, at + part));
      at += part;
      if (at >= bytes.length) controller.close();
      else await new Promise((done) => setTimeout(done, pause));
    },
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
}

const server = serve({
  fetch: async (request) => inParts(await app.fetch(request)),
  port: 0,
  hostname: "127.0.0.1",
  overrideGlobalObjects: false,
});
if (!server.listening) await once(server, "listening");
const { port } = server.address() as AddressInfo; // a TCP server that listens has one
stdout.write(`http://127.0.0.1:${port}/components\n`);
process.stdin.resume().once("end", () => process.exit());
