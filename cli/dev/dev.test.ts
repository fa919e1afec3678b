import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import { proxyHeaders } from "#docs-host/proxy";
import { type Assets, proxyPath } from "#docs-host/server";
import { type DevDeps, runDev } from "./run.ts";

const assets: Assets = {
  page: {
    ...{ script: "/assets/entry-1.js", styles: [], fonts: [] },
    inline: { theme: "theme();", earlyPlayground: "", loginReturn: "" },
  },
  playground: { scripts: [], styles: [] },
  home: { styles: [] },
  read: async () => undefined,
};

interface Started {
  /** The address that the command prints. */
  readonly address: string;
  readonly write: (path: string, text: string) => void;
  /** All lines that it has printed. */
  readonly printed: () => string;
}

/** Shows a project, texts by path, while a function runs. */
async function inDev(
  files: { readonly [path: string]: string },
  run: (started: Started) => Promise<void>,
  settings: Partial<DevDeps> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "callboard-dev-"));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  let printed = "";
  const print = (text: string): void => {
    printed += `${text}\n`;
  };
  const running = await runDev(
    { source: ".", direct: false, allowed: [] },
    {
      ...{ folder, port: 0, limits: {}, env: {}, log: pino({ level: "silent" }) },
      ...{ assets: async () => assets, out: print, err: print },
      readDescription: () => Promise.reject(new Error("descriptions of tests are small")),
      ...settings,
    },
  );
  if ("errors" in running) throw new Error(running.errors.join("\n"));
  try {
    await run({ address: /Docs {2}(\S+)/.exec(printed)?.[1] ?? "", write, printed: () => printed });
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const plants = `openapi: 3.1.0
info: { title: Plants, version: "1" }
servers: [{ url: "https://plants.example" }]
paths:
  /plants: { get: { operationId: list, summary: List plants, responses: { "200": { description: Plants } } } }
`;

it("shows a site below the path of its address, as it is published", () =>
  inDev(
    {
      "docs.yml": `instances: [{ url: garden.example/docs }]
title: Garden
announcement: { message: "[What is new](/guides)" }
navigation:
  - { page: Welcome, path: welcome.mdx }
  - { page: Guides, path: guides.mdx }
`,
      "welcome.mdx": "[Guides](/guides) ![A leaf](leaf.svg)\n",
      "guides.mdx": "Text\n",
      "unused.mdx": "Text\n",
      "leaf.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
    },
    async ({ address, printed }) => {
      expect(address).toMatch(/^http:\/\/localhost:\d+\/docs$/);
      const { origin } = new URL(address);
      const page = await (await fetch(`${address}/welcome`)).text();
      expect(page).toContain('<a href="/docs/guides">Guides</a>');
      expect(page).toContain('<a href="/docs/guides">What is new</a>');
      const [, image = ""] = /src="([^"]*leaf\.svg)"/.exec(page) ?? [];
      expect(image).toMatch(/^\/docs\//);
      const statuses = await Promise.all(
        [`${origin}${image}`, `${address}/llms.txt`, `${address}/sitemap.xml`, `${address}/search`, origin].map(
          async (url) => (await fetch(url)).status,
        ),
      );
      expect(statuses).toEqual([200, 200, 200, 200, 200]);
      expect((await fetch(`${origin}/welcome`)).status).toBe(404);
      await expect.poll(printed).toContain("0 errors, 1 warning");
    },
  ));

it("keeps the reference of a description while it can't be read", () =>
  inDev(
    {
      "docs.yml": "title: Plants\nnavigation: [{ api: Reference }]\n",
      "generators.yml": "api: { specs: [{ openapi: plants.yml }] }\n",
      "plants.yml": plants,
    },
    async ({ address, write, printed }) => {
      const page = async (): Promise<string> => (await fetch(`${address}/reference/list`)).text();
      expect(await page()).toContain("List plants");
      write("plants.yml", `${plants}bad: [\n`);
      await expect.poll(printed).toMatch(/plants\.yml:\d+:\d+ {2}error/);
      expect(await page()).toContain("List plants");
      write("plants.yml", plants.replace("List plants", "All plants"));
      await expect.poll(page).toContain("All plants");
    },
  ));

it.each([
  [{}, null],
  [{ hosts: ["docs.example"] }, "blocked-address"],
])("calls a server of this machine unless others can open the site: %j", async (settings, cause) => {
  const api = createServer((_request, response) => response.end("mine")).listen(0, "127.0.0.1");
  await once(api, "listening");
  // A server that listens on TCP has an address with a port.
  const server = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  try {
    await inDev(
      {
        "docs.yml": "title: Plants\nnavigation: [{ api: Reference }]\n",
        "generators.yml": "api: { specs: [{ openapi: plants.yml }] }\n",
        "plants.yml": plants.replace("https://plants.example", server),
      },
      async ({ address }) => {
        const headers = { origin: address, [proxyHeaders.url]: `${server}/plants`, [proxyHeaders.method]: "GET" };
        const answer = await fetch(address + proxyPath, { method: "POST", headers });
        expect(answer.headers.get(proxyHeaders.cause)).toBe(cause);
      },
      settings,
    );
  } finally {
    api.close();
  }
});
