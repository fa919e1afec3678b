import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { call, startProxy } from "./caller.testing.ts";
import { connectTo, startUpstream } from "./channel/channel.testing.ts";
import { type AllowedEnvironment, findTarget } from "./target/target.ts";
import { startApi } from "./upstream.testing.ts";
import { proxyHeaders } from "./wire/wire.ts";

/** The same server in the operator's own file and in an external document. */
const ownAndForeign = (own: string, foreign: string): readonly AllowedEnvironment[] => [
  { apiId: "own", environmentId: "here", baseUrl: own, loopback: true },
  { apiId: "foreign", environmentId: "here", baseUrl: foreign },
];
const as = (apiId: string) => ({ [proxyHeaders.api]: apiId });

describe("an API from an external source", () => {
  it.each([
    ["registers the same URL", "/v1", "/v1", "/v1/x"],
    ["registers a URL below it", "/v1", "/v1/admin", "/v1/admin/x"],
    ["registers a URL above it", "/v1", "", "/v1/x"],
    ["registers another path", "/v1", "/admin", "/admin/x"],
  ])("can't reach loopback when it %s, not even over a pooled connection", async (_what, own, foreign, path) => {
    const seen: (string | undefined)[] = [];
    const api = await startApi((request, response) => {
      seen.push(request.url);
      response.end("hi");
    });
    const environments = ownAndForeign(api.origin + own, api.origin + foreign);
    const { port } = await startProxy({ environments: async () => environments, reachable: [] });
    expect((await call(port, { url: `${api.origin}/v1/x`, own: as("own") })).body.toString()).toBe("hi");
    for (const url of [api.origin + path, `${api.origin}${path}?a=1`]) {
      const answer = await call(port, { url, own: as("foreign") });
      expect(answer.headers[proxyHeaders.cause]).toBe("blocked-address");
    }
    expect(seen).toEqual(["/v1/x"]);
  });

  it("does not restrict an API of the operator", async () => {
    const api = await startApi((request, response) => response.end(request.url));
    const environments = ownAndForeign(`${api.origin}/v1`, `${api.origin}/v1/admin`);
    const { port } = await startProxy({ environments: async () => environments, reachable: [] });
    const answer = await call(port, { url: `${api.origin}/v1/admin/x`, own: as("own") });
    expect(answer.body.toString()).toBe("/v1/admin/x");
  });

  it("can't open a channel to loopback either", async () => {
    const upstream = await startUpstream();
    const environments = ownAndForeign(upstream.url, upstream.url);
    const { port } = await startProxy({ environments: async () => environments, reachable: [] });
    expect(await connectTo(port, upstream.url, { api: "own" }).first).toMatchObject({ type: "opened" });
    const refused = await connectTo(port, upstream.url, { api: "foreign" }).first;
    expect(refused).toMatchObject({ type: "refused", cause: "blocked-address" });
  });

  it("determines the access of a call without an API id if both register the URL", async () => {
    const api = await startApi((_request, response) => response.end("hi"));
    const environments = ownAndForeign(`${api.origin}/v1`, `${api.origin}/v1`);
    const { port } = await startProxy({ environments: async () => environments, reachable: [] });
    const answer = await call(port, { url: `${api.origin}/v1/x` });
    expect(answer.headers[proxyHeaders.cause]).toBe("blocked-address");
  });
});

it("a call reaches only environments of its API", async () => {
  const api = await startApi((_request, response) => response.end("hi"));
  const environments = [{ apiId: "plants & pots/ü", environmentId: "here", baseUrl: api.origin, loopback: true }];
  const { port } = await startProxy({ environments: async () => environments, reachable: [] });
  const send = (apiId: string) => call(port, { url: `${api.origin}/`, own: as(apiId) });
  expect((await send(encodeURIComponent("plants & pots/ü"))).body.toString()).toBe("hi");
  for (const other of ["plants", "", "%", "plants%20%26%20pots%2F%C3%BC%20"]) {
    expect((await send(other)).headers[proxyHeaders.cause]).toBe("not-registered");
  }
});

it("no URL gives an API the access of another one", () => {
  const path = fc.array(fc.constantFrom("v1", "admin", "x"), { maxLength: 3 }).map((steps) => `/${steps.join("/")}`);
  const apiId = fc.constantFrom("own", "other", "foreign");
  const named = fc.record({ apiId, path, fetched: fc.boolean() });
  fc.assert(
    fc.property(fc.array(named, { maxLength: 6 }), path, apiId, fc.boolean(), (all, at, requestedApi, isCached) => {
      const environments = all.map(({ apiId: id, path: base, fetched }, n) => ({
        ...{ apiId: id, environmentId: String(n), baseUrl: `http://localhost:8080${base}` },
        loopback: id !== "foreign" && !fetched,
      }));
      const url = `http://localhost:8080${at}`;
      // A cached result for another API is not returned for this one.
      if (isCached) for (const otherApi of ["own", "other", "foreign"]) findTarget(url, environments, "http", otherApi);
      const verdict = findTarget(url, environments, "http", requestedApi);
      if (!verdict.ok) return true;
      const { environment } = verdict.target;
      return environment.apiId === requestedApi && (requestedApi !== "foreign" || environment.loopback === false);
    }),
  );
});
