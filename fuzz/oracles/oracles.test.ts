import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { ask } from "../net/ask.ts";
import { startHostile } from "../upstreams/hostile.ts";
import { startCanary } from "./canary.ts";
import { answered, undocumented } from "./documented.ts";
import { waitFor } from "./stalls.ts";

const none = { lostTime: () => 0 };
const after = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));

it("distinguishes a late response from a stall of this process", async () => {
  expect(await waitFor(after(120, "x"), none, 60)).toMatchObject({ kind: "done", late: true, value: "x" });
  let lostTime = 0;
  const stalled = { lostTime: () => (lostTime += 10_000) };
  expect(await waitFor(after(120, "x"), stalled, 60)).toMatchObject({ kind: "done", late: false });
  expect(await waitFor(new Promise(() => undefined), none, 10)).toEqual({ kind: "never" });
});

it("reports a connection to an unregistered port", async () => {
  const canary = await startCanary();
  onTestFinished(canary.close);
  expect(canary.drain()).toEqual([]);
  const socket = connect(canary.port, "127.0.0.1").on("error", () => undefined);
  socket.write("GET /x HTTP/1.1\r\n");
  await new Promise((done) => socket.once("close", done));
  expect(canary.drain().map(({ kind }) => kind)).toEqual(["relay", "relay"]);
  expect(canary.drain()).toEqual([]);
});

it("reports calls to the upstream that no proxy may make", async () => {
  const upstream = await startHostile();
  onTestFinished(upstream.close);
  const { port, host } = upstream;
  const faultsOf = async (
    path: string,
    headers: { readonly [name: string]: string } = {},
  ): Promise<readonly string[]> => {
    await ask({ port, path, headers: { host, ...headers } });
    return upstream.drain().map(({ detail }) => detail);
  };
  for (const path of ["/base", "/base/plants/1?x=//y", "/base/a/../b", "/base/%2e%2ex"])
    expect(await faultsOf(path)).toEqual([]);
  for (const path of [
    "/",
    "/basement",
    "/base/../x",
    "/base/%2e%2e/x",
    "/base/%252e%252e/x",
    "/base/..;/x",
    "/x/../base/..",
  ])
    expect(await faultsOf(path)).toEqual([expect.stringContaining("not below its base path")]);
  expect(await faultsOf("/base", { host: "evil.test" })).toEqual([expect.stringContaining('called as "evil.test"')]);
  expect(await faultsOf("/base", { "X-Real-IP": "10.0.0.1" })).toEqual([expect.stringContaining('"X-Real-IP"')]);
  expect(await faultsOf("/base/smuggled")).toEqual([expect.stringContaining("hidden in a body")]);
});

it("recognizes the documented responses of 500 and above", () => {
  const answer = (status: number, cause?: string, body = "") =>
    answered({
      status,
      body: Buffer.from(body),
      isComplete: true,
      headers: new Map(cause === undefined ? [] : [["x-callboard-proxy-cause", [cause]]]),
    });
  const kinds = (...args: Parameters<typeof undocumented>) => undocumented(...args).map(({ kind }) => kind);
  expect(kinds("site", answer(404), "x")).toEqual([]);
  expect(kinds("site", answer(500), "x")).toEqual(["status"]);
  expect(kinds("proxy", answer(502, "connection-reset"), "x")).toEqual([]);
  expect(kinds("proxy", answer(500, "internal"), "x")).toEqual(["status"]);
  expect(kinds("proxy", answer(502, "constructor"), "x")).toEqual(["status"]);
  expect(kinds("registry", answer(503, undefined, '{"error":"UnavailableError"}'), "x")).toEqual([]);
  expect(kinds("site", answer(503, undefined, '{"error":"UnavailableError"}'), "x")).toEqual(["status"]);
});
