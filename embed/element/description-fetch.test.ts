import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { fetchDescription } from "./description-fetch.ts";

it("ends a text that is being read for a sketch once nobody needs it", async () => {
  let isClosed: () => void = () => {};
  const closed = new Promise<void>((done) => {
    isClosed = done;
  });
  vi.stubGlobal("location", { origin: "http://localhost" });
  onTestFinished(() => void vi.unstubAllGlobals());
  // A text without end.
  const server = createServer((_, response) => {
    response.on("close", isClosed);
    response.writeHead(200, { "content-type": "application/json" }).write("{");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo; // it listens to a port
  const description = fetchDescription(`http://127.0.0.1:${port}/api.json`, new AbortController().signal);
  const text = description.shortText();
  expect(await description.head).toMatchObject({ ok: true });
  description.leave();
  expect(await text).toBeUndefined();
  await closed;
});
