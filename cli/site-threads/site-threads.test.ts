import { request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { ThreadTask } from "#docs-host/server";
import type { RegistryClient } from "#generated/registry";
import type { RootNode } from "#generated/types";
import { bodyOf } from "#transport";
import { startSites, untilAskedAgain } from "../start/sites.testing.ts";
import { startHere } from "./here.testing.ts";
import type { StartSiteThread } from "./start-thread.ts";

/** Threads in this one, in which tasks never end that a text of the tests is in. */
function startHanging(hangs: (task: ThreadTask) => boolean): {
  readonly start: StartSiteThread;
  readonly tasks: string[];
} {
  const tasks: string[] = [];
  const start: StartSiteThread = (settings, observer) => {
    const startThread = startHere(settings, observer);
    return (report, onEnd) => {
      const thread = startThread(report, onEnd);
      return {
        ...thread,
        send: (task) => {
          tasks.push(task.kind === "answer" ? new URL(task.request.url).pathname : task.kind);
          if (!hangs(task)) thread.send(task);
        },
      };
    };
  };
  return { start, tasks };
}

const watches = { entries: [], folder: "" };

async function publish(
  { docs }: RegistryClient,
  orgId: string,
  domain: string,
  pages: { readonly [name: string]: string },
): Promise<void> {
  const { docsRegistrationId: id } = bodyOf(
    await docs.startDocsRegister({ body: { orgId, domain, customDomains: [], filepaths: [] } }),
  );
  const root: RootNode = {
    ...{ type: "root", version: "v1", id: "r", title: "Garden", slug: "" },
    child: {
      ...{ type: "unversioned", id: "u" },
      child: {
        ...{ type: "sidebarRoot", id: "s" },
        children: [
          {
            ...{ type: "sidebarGroup", id: "g" },
            children: Object.keys(pages).map(
              (name) => ({ type: "page", id: name, title: name, slug: name, pageId: `${name}.md` }) as const,
            ),
          },
        ],
      },
    },
  };
  const texts = Object.fromEntries(Object.entries(pages).map(([name, markdown]) => [`${name}.md`, { markdown }]));
  const docsDefinition = { pages: texts, config: { title: "Garden", root } };
  bodyOf(await docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition } }));
  await untilAskedAgain();
}

const isPath = (task: ThreadTask, path: string): boolean =>
  task.kind === "answer" && new URL(task.request.url).pathname === path;

it("only the page fails that takes too long, and it is not rendered again until its site is published again", async () => {
  let isHostile = true;
  const { start, tasks } = startHanging((task) => isHostile && isPath(task, "/slow"));
  const sites = await startSites({}, { start, watches, limits: { taskMs: 1500 } });
  const client = await sites.clientOf("acme");
  await publish(client, "acme", "acme.localhost", { slow: "# Slow", quick: "# Quick" });
  const host = `acme.localhost:${sites.port}`;

  const slow = await sites.get(host, "/slow");
  expect(slow.status).toBe(503);
  expect(slow.headers["retry-after"]).toBe("60");
  expect(slow.text).toContain("Rendering it takes too long, or too much memory.");
  expect((await sites.get(host, "/quick")).status).toBe(200);
  // Neither the page, nor a query that anybody can make up, is rendered again.
  for (const path of ["/slow", "/slow?list=a&from=17", "/slow?x"]) {
    expect(await sites.get(host, path)).toMatchObject({ status: 503 });
  }
  expect(tasks.filter((path) => path === "/slow")).toHaveLength(1);

  isHostile = false;
  await publish(client, "acme", "acme.localhost", { slow: "# Repaired", quick: "# Quick" });
  expect(await sites.titleAt(host, "/slow")).toContain("Repaired");
});

it("sites of other organizations are answered while pages of one take too long", async () => {
  const { start } = startHanging((task) => task.kind === "answer" && task.request.url.includes("//attacker."));
  const sites = await startSites({}, { start, watches, limits: { taskMs: 5000 } });
  await publish(await sites.clientOf("attacker"), "attacker", "attacker.localhost", { a: "# A", b: "# B", c: "# C" });
  await publish(await sites.clientOf("other"), "other", "other.localhost", { fine: "# Fine", next: "# Next" });
  const attack = ["/a", "/b", "/c"].map((path) => sites.get(`attacker.localhost:${sites.port}`, path));
  await sleep(50);
  for (const path of ["/fine", "/next", "/fine.md", "/llms.txt"]) {
    expect((await sites.get(`other.localhost:${sites.port}`, path)).status, path).toBe(200);
  }
  const first = await Promise.race([...attack, sleep(0, "none has ended")]);
  expect(first).toBe("none has ended");
});

it("an index that can't be built ends the search of its site only @nightly", async () => {
  const { start } = startHanging((task) => task.kind === "index" && task.site.siteUrl.includes("attacker."));
  const sites = await startSites({}, { start, watches, limits: { taskMs: 500 } });
  await publish(await sites.clientOf("attacker"), "attacker", "attacker.localhost", { a: "# A" });
  await publish(await sites.clientOf("other"), "other", "other.localhost", { fern: "# Fern" });
  const search = (host: string) => sites.get(`${host}.localhost:${sites.port}`, "/api/callboard-docs/search?q=fern");
  expect(await search("attacker")).toMatchObject({ status: 503 });
  expect((await sites.get(`attacker.localhost:${sites.port}`, "/a")).status).toBe(200);
  const found = await search("other");
  expect(found.status).toBe(200);
  expect(JSON.parse(found.text)).toMatchObject({ total: 1 });
});

it("a page is rendered once for all readers and for all queries that it does not read", async () => {
  const { start, tasks } = startHanging(() => false);
  const sites = await startSites({}, { start, watches });
  await publish(await sites.clientOf("acme"), "acme", "acme.localhost", { a: "# A", b: "# B" });
  const get = (path: string, headers = {}) => sites.get(`acme.localhost:${sites.port}`, path, headers);
  const both = await Promise.all([get("/a"), get("/a")]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const first = await get("/a");
  const again = await get("/a?utm_source=mail", { "if-none-match": String(first.headers.etag) });
  expect(again.status).toBe(304);
  expect(tasks.filter((path) => path === "/a")).toHaveLength(1);
  // Each response has its own nonce.
  const nonceOf = ({ text }: { readonly text: string }) => /nonce="([^"]+)"/.exec(text)?.[1];
  expect(nonceOf(first)).not.toBe(nonceOf(await get("/a")));
  expect((await get("/a", { accept: "text/markdown" })).headers["content-type"]).toContain("text/markdown");
});

it("assistants are answered by both revisions of their protocol, and get no stream", async () => {
  const sites = await startSites({ operator: { hasMcp: true } }, { start: startHere, watches });
  await publish(await sites.clientOf("acme"), "acme", "acme.localhost", { fern: "# Fern\n\nLikes shade." });
  const host = `acme.localhost:${sites.port}`;
  const call = (headers: object, meta?: object): Promise<string> =>
    new Promise((done, fail) => {
      const options = { host: "127.0.0.1", port: sites.port, path: "/mcp", method: "POST" };
      const accept = "application/json, text/event-stream";
      const types = { host, accept, "content-type": "application/json" };
      const outgoing = request({ ...options, headers: { ...types, ...headers } }, (incoming) => {
        text(incoming).then(done, fail);
      });
      const params = { name: "read_page", arguments: { address: "/fern" }, ...(meta && { _meta: meta }) };
      outgoing.on("error", fail);
      outgoing.end(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }));
    });
  expect(await call({ "mcp-protocol-version": "2025-11-25" })).toContain("Likes shade.");
  const version = "2026-07-28";
  const named = { "mcp-protocol-version": version, "mcp-method": "tools/call", "mcp-name": "read_page" };
  const meta = {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  expect(await call(named, meta)).toContain("Likes shade.");
  expect((await sites.get(host, "/mcp", { accept: "text/event-stream" })).status).toBe(405);
  expect((await sites.get(host, "/mcp", { accept: "text/html" })).status).toBe(404);
});

it("a body of any length is sent whole @nightly", async () => {
  const sites = await startSites({}, { start: startHere, watches, limits: { taskMs: 120_000, loadMs: 120_000 } });
  // Quickly read and written, since these threads are not their own.
  const text = `\`\`\`text\n${"Ferns like shade.\n".repeat(3000)}\`\`\`\n`;
  const pages = Object.fromEntries(Array.from({ length: 24 }, (_, i) => [`p${i}`, text]));
  await publish(await sites.clientOf("acme"), "acme", "acme.localhost", pages);
  const all = await sites.get(`acme.localhost:${sites.port}`, "/llms-full.txt");
  expect(all.status).toBe(200);
  expect(all.text.split("Ferns like shade.")).toHaveLength(24 * 3000 + 1);
  // The text of one page is longer than a message too.
  const page = await sites.get(`acme.localhost:${sites.port}`, "/p0.md");
  expect(page.text.split("Ferns like shade.")).toHaveLength(3000 + 1);
});
