import { expect, it } from "vitest";
import { call, type RunOptions, startProxy } from "./caller.testing.ts";
import { connectTo, startUpstream } from "./channel/channel.testing.ts";
import { startApi } from "./upstream.testing.ts";
import { proxyHeaders } from "./wire/wire.ts";

/** Starts a proxy for `*.example.com` at a port; every name resolves to loopback. */
const startTenants = (port: number, options: RunOptions = {}) => {
  const tenants = { apiId: "a", environmentId: "e", baseUrl: `http://*.example.com:${port}`, hasHostVariables: true };
  const environments = [tenants, { ...tenants, protocol: "websocket" as const }];
  return startProxy({ environments: async () => environments, resolve: async () => ["127.0.0.1"], ...options });
};

it("hosts with variables reach the server of a tenant that the operator allows, and no other", async () => {
  const api = await startApi((request, response) => response.end(request.headers.host));
  const { port } = await startTenants(api.port, { reachable: [`http://acme.example.com:${api.port}`] });
  const send = (host: string) => call(port, { url: `http://${host}:${api.port}/x` });
  expect((await send("acme.example.com")).body.toString()).toBe(`acme.example.com:${api.port}`);
  expect((await send("other.example.com")).headers[proxyHeaders.cause]).toBe("blocked-address");
  expect((await send("a.acme.example.com")).headers[proxyHeaders.cause]).toBe("not-registered");
  expect((await send("acme.example.com.evil.test")).headers[proxyHeaders.cause]).toBe("not-registered");
  expect(api.connections()).toBe(1);
});

it.each(["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1", "64:ff9b::a00:1"])(
  "hosts with variables are refused if a name resolves to %s",
  async (address) => {
    const api = await startApi((_request, response) => response.end("hi"));
    const { port } = await startTenants(api.port, { reachable: [], resolve: async () => ["2606:4700::1111", address] });
    const answer = await call(port, { url: `http://acme.example.com:${api.port}/x` });
    expect(answer.headers[proxyHeaders.cause]).toBe("blocked-address");
    expect(api.connections()).toBe(0);
  },
);

it("channels follow the rule of hosts with variables", async () => {
  const upstream = await startUpstream();
  const at = Number(new URL(upstream.url).port);
  const { port } = await startTenants(at, { reachable: [`http://acme.example.com:${at}`] });
  expect(await connectTo(port, `ws://acme.example.com:${at}/`).first).toMatchObject({ type: "opened" });
  const refusals = await Promise.all(
    ["other.example.com", "a.b.example.com"].map((host) => connectTo(port, `ws://${host}:${at}/`).first),
  );
  expect(refusals).toMatchObject([{ cause: "blocked-address" }, { cause: "not-registered" }]);
});

it("hosts of one pattern share the limit of calls of a host", async () => {
  const api = await startApi((_request, response) => response.end("hi"));
  const hosts = ["a", "b", "c"].map((name) => `${name}.example.com:${api.port}`);
  const reachable = hosts.map((host) => `http://${host}`);
  const { port } = await startTenants(api.port, { reachable, limits: { hostPerMinute: 2 } });
  const statuses: number[] = [];
  for (const host of hosts) statuses.push((await call(port, { url: `http://${host}/` })).status);
  expect(statuses).toEqual([200, 200, 429]);
});
