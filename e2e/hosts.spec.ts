import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { browserArgs, findOrGetBrowser, findOrGetShell } from "../tooling/browser.ts";
import { serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

/** A description with a server on this machine. */
const description = (origin: string): string => `openapi: 3.1.0
info: { title: Plants, version: "1.4" }
servers: [{ url: "${origin}" }]
paths:
  /plants:
    get:
      operationId: listPlants
      summary: List the plants
      responses: { "200": { description: The plants. } }
`;

let started: Awaited<ReturnType<typeof start>>;
test.beforeAll(async () => {
  started = await start();
});
test.afterAll(() => started.stop());
test.beforeEach(() => void started.calls.splice(0));

/** Serves the description of an API on this machine, which counts its calls. */
async function start() {
  const calls: (string | undefined)[] = [];
  const api = createServer((request, response) => {
    calls.push(request.url);
    response.setHeader("content-type", "application/json").end('["fern"]');
  }).listen(0, "127.0.0.1");
  await once(api, "listening");
  const { port } = api.address() as AddressInfo; // a TCP server that listens has one
  const served = await serveFile("plants.yaml", description(`http://127.0.0.1:${port}`));
  const stop = async (): Promise<void> => {
    await served.stop();
    api.closeAllConnections();
    api.close();
  };
  return { site: new URL(served.site), calls, stop };
}

test("a page under a foreign name that resolves to this machine can neither read local docs nor reach an API through them", async ({
  playwright,
}) => {
  const { site, calls } = started;
  const browser = await playwright.chromium.launch({
    executablePath: findOrGetShell(findOrGetBrowser()).path,
    args: [...browserArgs, "--host-resolver-rules=MAP evil.test 127.0.0.1"],
  });
  try {
    const page = await browser.newPage();
    const answer = await page.goto(`http://evil.test:${site.port}/`);
    expect(answer?.status()).toBe(421);
    await expect(page.locator("body")).toHaveText(/The host evil\.test is not served here\./);
    const read = await page.evaluate(async () => {
      const call = { "x-callboard-proxy-method": "GET", "x-callboard-proxy-url": "http://127.0.0.1/plants" };
      const answers = [
        await fetch("/api/callboard-docs/changes"),
        await fetch("/api/callboard-docs/proxy", { method: "POST", headers: call }),
      ];
      const opened = await new Promise((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/callboard-docs/proxy/channel?url=ws://127.0.0.1`);
        socket.onopen = () => done(true);
        socket.onclose = () => done(false);
      });
      return [...answers.map(({ status }) => status), opened];
    });
    expect(read).toEqual([421, 421, false]);
    expect(calls).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("docs and their playground work under the names of this machine", async ({ page }) => {
  const { site, calls } = started;
  for (const host of ["docs.localhost", "127.0.0.1"]) {
    await page.goto(`http://${host}:${site.port}/`);
    await page.getByRole("main").getByRole("link", { name: "List the plants" }).first().click();
    await page.getByRole("link", { name: "Try it" }).click();
    await page.getByRole("button", { name: "Send Request" }).click();
    await expect(page.getByText('"fern"').first()).toBeVisible();
  }
  expect(calls).toEqual(["/plants", "/plants"]);
});
