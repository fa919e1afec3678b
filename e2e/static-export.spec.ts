import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { serveFolder } from "./targets/file-server.ts";
import { expect, test } from "./test.ts";

const command = resolve(import.meta.dirname, "../dist/server/callboard.js");

/** Starts an API that pages of all origins may call. */
async function startApi() {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(200, {
      "access-control-allow-origin": request.headers.origin ?? "*",
      "access-control-allow-credentials": "true",
      "content-type": "application/json",
    });
    response.end('{"name":"Boston fern"}');
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls, stop: () => server.close() };
}

const project = (api: string): { readonly [path: string]: string } => ({
  "docs.yml": `instances: [{ url: https://plants.example/docs }]
title: Plants
navigation:
  - { page: Start, path: start.mdx }
  - { page: Care, path: care.mdx }
  - api: Reference
    specs: [{ type: openapi, path: openapi.yml }]
redirects: [{ source: /docs/old, destination: /docs/care }]
`,
  "start.mdx": "Read [how to care](./care.mdx).\n\n![A plant](./plant.svg)\n",
  "care.mdx": '## Watering\n\n<Tabs><Tab title="Fern">Often</Tab><Tab title="Cactus">Rarely</Tab></Tabs>\n',
  "plant.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
  "openapi.yml": `openapi: 3.1.0
info: { title: Plant Store, version: "1" }
servers: [{ url: "${api}" }]
paths:
  /plants/{id}:
    get:
      operationId: getPlant
      summary: Get a plant
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { "200": { description: The plant, content: { application/json: { schema: { type: object } } } } }
`,
});

test("files of a build are a whole site on a plain file server", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-build-"));
  const api = await startApi();
  for (const [path, text] of Object.entries(project(api.url))) {
    mkdirSync(dirname(join(folder, "in", path)), { recursive: true });
    writeFileSync(join(folder, "in", path), text);
  }
  execFileSync(process.execPath, [command, "build", "in", "--out", "out"], { cwd: folder, stdio: "pipe" });
  const server = await serveFolder(join(folder, "out"), "/docs");

  await page.goto(`${server.url}/old/`);
  await expect(page.getByRole("heading", { name: "Watering" })).toBeVisible();
  await page.getByRole("tab", { name: "Cactus" }).click();
  await expect(page.getByText("Rarely")).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Start" }).first().click();
  await expect(page.getByRole("img", { name: "A plant" })).toHaveJSProperty("complete", true);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search" }).fill("get plant");
  await page
    .getByRole("option", { name: /Get a plant/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Try it" }).click();
  await page.getByRole("textbox", { name: "id" }).fill("fern");
  await page.getByRole("button", { name: "Send Request", exact: true }).click();
  await expect(page.getByText("Boston fern").first()).toBeVisible();
  expect(api.calls).toEqual(["GET /plants/fern"]);

  const missing = await page.request.get(`${server.url}/nothing`);
  expect([missing.status(), await missing.text()]).toEqual([404, expect.stringContaining("Page not found")]);
  expect(server.missing).toEqual(["/docs/nothing"]);
  await server.stop();
  api.stop();
  rmSync(folder, { recursive: true, force: true });
});
