import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { fetchText } from "./fetch-text.ts";

it("a server that does not answer is named", async () => {
  vi.stubGlobal("location", { origin: "http://localhost" });
  const server = createServer(() => {});
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server that listens on a port has an address of this sort.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.json`;
  try {
    const fetched = await fetchText(url, 10);
    expect(fetched).toMatchObject({ ok: false, problem: { message: `${url} did not answer within 0.01 seconds.` } });
  } finally {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    server.close();
  }
});

it.each([
  [undefined, true],
  ["max-age=60, public", true],
  ["no-store", false],
  ["max-age=0,private", false],
])("a text with the caching %s may be stored: %s", async (value, isStorable) => {
  const server = createServer((_, response) => {
    response.writeHead(200, value === undefined ? {} : { "cache-control": value }).end("openapi: 3.1.0");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    // A server that listens on a port has an address of this sort.
    const fetched = await fetchText(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(fetched).toMatchObject({ ok: true, isStorable });
    if (fetched.ok) fetched.leave();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

it.each<[string, number, number, string | undefined]>([
  ["as short as the limit", 9, 9, "openapi: "],
  ["longer than the limit", 9, 8, undefined],
  ["without bytes", 0, 0, ""],
])("a text %s is read as a short one, or later as a whole", async (_, length, read, expected) => {
  const text = "openapi: 3.1.0".slice(0, length);
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-length": length }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    // A server that listens on a port has an address of this sort.
    const fetched = await fetchText(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    if (!fetched.ok) throw new Error(fetched.problem.message);
    const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
    const short = await fetched.shortBytes({ sent: length, read });
    expect(short?.ok && decoded(short.bytes)).toBe(expected);
    const whole = short === undefined ? await fetched.bytes() : short;
    expect(whole.ok && decoded(whole.bytes)).toBe(text);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
