import "../../tooling/messages/languages.ts";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { argv, stdout } from "node:process";
import { serve } from "@hono/node-server";
import { buildSite, createDocsApp, oneSite, openAssets } from "#docs-host/server";
import { parseElsewhere } from "#mdx/syntax";
import { parseInProcess } from "../../cli/page-parser/parse-in-process.ts";
import { guide } from "./guide.ts";
import { longCharacters, ordinaryCharacters } from "./sizes.ts";

/**
 * A server of a site with so many guides, of which the last one is long. It prints its address, and ends with its parent.
 */
const count = Number(argv[2]);
const numbers = Array.from({ length: count }, (_, number) => number);
const config = {
  title: "Guides",
  // Its index is built after the first pages; their figures would include it otherwise.
  settings: { disableSearch: true },
  root: {
    type: "root",
    child: {
      type: "unversioned",
      child: {
        type: "sidebarRoot",
        children: sections(numbers).map(({ number, guides }) => ({
          type: "section",
          title: `Section ${number}`,
          slug: `section-${number}`,
          collapsed: true,
          children: guides.map((guideNumber) => ({
            type: "page",
            title: `Guide ${guideNumber}`,
            slug: `guides/g${guideNumber}`,
            pageId: `g${guideNumber}.mdx`,
          })),
        })),
      },
    },
  },
};
const pages = Object.fromEntries(
  numbers.map((number) => [
    `g${number}.mdx`,
    { markdown: guide(number, number === count - 1 ? longCharacters : ordinaryCharacters) },
  ]),
);
const site = buildSite({ hash: `guides-${count}`, apis: new Map(), definition: { pages, config } });

/** Divides guides into sections as sites do. */
function sections(guides: readonly number[]) {
  const size = Math.max(10, Math.ceil(Math.sqrt(guides.length)));
  return Array.from({ length: Math.ceil(guides.length / size) }, (_, number) => ({
    number,
    guides: guides.slice(number * size, (number + 1) * size),
  }));
}

parseElsewhere(parseInProcess(resolve(import.meta.dirname, "../../dist/server/parser-process.js")).parse);
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
// Each line is answered with the processor time so far, in µs.
process.stdin.on("data", () => {
  const { user, system } = process.cpuUsage();
  stdout.write(`${user + system}\n`);
});
process.stdin.once("end", () => process.exit());
