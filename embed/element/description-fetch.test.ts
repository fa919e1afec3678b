import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { fetchDescription } from "./description-fetch.ts";

/** Starts a server for one test, and returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  vi.stubGlobal("location", { origin: "http://localhost" });
  onTestFinished(() => void vi.unstubAllGlobals());
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo; // it listens to a port
  return `http://127.0.0.1:${port}/api.json`;
}

/** A promise with the function that resolves it. */
function signaled(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const fetched = (url: string) => fetchDescription(url, new AbortController().signal);

it("ends a text that is being read once nobody needs it", async () => {
  const closed = signaled();
  // A text without end.
  const url = await serve((_, response) => {
    response.on("close", closed.resolve);
    response.writeHead(200, { "content-type": "application/json" }).write("{");
  });
  const description = fetched(url);
  const text = description.body();
  expect(await description.head).toMatchObject({ ok: true });
  description.leave();
  expect(await text).toMatchObject({ ok: false });
  await closed.promise;
});

it("receives a short text once", async () => {
  let count = 0;
  const url = await serve((_, response) => {
    count += 1;
    response.writeHead(200, { "content-length": 2 }).end("{}");
  });
  const description = fetched(url);
  expect(await description.body()).toEqual({ ok: true, bytes: new TextEncoder().encode("{}") });
  expect(count).toBe(1);
});

it.each([
  ["a length", { "content-length": 4_000_000 }],
  ["no length", {}],
])("reads a long text with %s when it is asked for, in the same request", async (_, headers) => {
  let count = 0;
  const text = " ".repeat(4_000_000);
  const url = await serve((_, response) => {
    count += 1;
    response.writeHead(200, { ...headers, etag: '"long"' }).end(text);
  });
  const description = fetched(url);
  expect(await description.head).toMatchObject({ ok: true, etag: '"long"' });
  const body = await description.body();
  expect(body.ok && new TextDecoder().decode(body.bytes)).toBe(text);
  expect(count).toBe(1);
});

it.each([
  ["a length", { "content-length": 40_000_000 }],
  ["no length", {}],
])("ends a long text with %s that the worker does not need", async (_, headers) => {
  const closed = signaled();
  const url = await serve((_, response) => {
    response.on("close", closed.resolve);
    response.writeHead(200, headers).write(" ".repeat(600_000));
  });
  const description = fetched(url);
  await description.head;
  description.leave();
  await closed.promise;
  expect(await description.body()).toMatchObject({ ok: false });
});

it("takes an answer that has begun, asks for no other, and ends it likewise", async () => {
  vi.stubGlobal("location", { origin: "http://localhost" });
  const fetching = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetching);
  onTestFinished(() => void vi.unstubAllGlobals());
  const begun = () => ({
    url: "http://localhost/api.json",
    answer: Promise.resolve(new Response("{}", { headers: { etag: '"1"' } })),
    end: new AbortController(),
    screens: new Promise<IDBDatabase>(() => {}),
    worker: undefined,
  });
  const read = begun();
  const description = fetchDescription(read.url, new AbortController().signal, read);
  expect(await description.head).toMatchObject({ ok: true, etag: '"1"', isStorable: true });
  expect(await description.body()).toMatchObject({ ok: true });
  expect(read.end.signal.aborted).toBe(false);
  const left = begun();
  fetchDescription(left.url, new AbortController().signal, left).leave();
  expect(left.end.signal.aborted).toBe(true);
  const late = begun();
  fetchDescription(late.url, AbortSignal.abort(), late);
  expect(late.end.signal.aborted).toBe(true);
  expect(fetching).not.toHaveBeenCalled();
});
