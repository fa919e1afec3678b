import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import type { FetchedHead } from "../protocol/index.ts";
import { receivePageFetch } from "./page-fetch.ts";

/** Starts a server of one text, and returns its address. */
async function serve(text: string, etag: string): Promise<string> {
  vi.stubGlobal("location", { origin: "http://localhost" });
  onTestFinished(() => void vi.unstubAllGlobals());
  const server = createServer((_, response) => response.writeHead(200, { etag }).end(text)).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo; // it listens to a port
  return `http://127.0.0.1:${port}/api.json`;
}

const headOf = (address: string, etag: string): FetchedHead => ({
  ...{ ok: true, address, etag, modified: null, isStorable: true },
});

it("fetches a long text itself, once it is asked for", async () => {
  const url = await serve("{}", '"one"');
  const posted: unknown[] = [];
  const fetching = receivePageFetch((message) => posted.push(message));
  fetching.take({ type: "head", head: headOf(url, '"one"') });
  const answer = await fetching.answer();
  expect(posted).toEqual([]);
  const body = answer.ok ? answer.bytes() : undefined;
  expect(posted).toEqual([{ type: "read" }]);
  fetching.take({ type: "long", url });
  expect(await body).toEqual({ ok: true, bytes: new TextEncoder().encode("{}") });
});

it("says that a long text was changed after the page had received its head", async () => {
  const url = await serve("{}", '"two"');
  const fetching = receivePageFetch(() => {});
  fetching.take({ type: "head", head: headOf(url, '"one"') });
  fetching.take({ type: "long", url });
  expect(await fetching.read()).toMatchObject({ ok: true, isOther: true });
});

it("resolves to the problem of a long text if its server has stopped", async () => {
  const fetching = receivePageFetch(() => {});
  vi.stubGlobal("location", { origin: "http://localhost" });
  onTestFinished(() => void vi.unstubAllGlobals());
  fetching.take({ type: "head", head: headOf("http://127.0.0.1:1/api.json", '"one"') });
  fetching.take({ type: "long", url: "http://127.0.0.1:1/api.json" });
  expect(await fetching.read()).toMatchObject({ ok: false, problem: { cause: "unreachable" } });
});
