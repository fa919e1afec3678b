import type { RequestListener } from "node:http";
import { describe, expect, it } from "vitest";
import type { RequestPlan } from "#engine/request";
import { plain, secret } from "#engine/secret";
import { call, type RunOptions, startProxy } from "../../proxy/caller.testing.ts";
import { findClosedPort, startApi, startScript } from "../../proxy/upstream.testing.ts";
import { causes } from "../../proxy/wire/causes.ts";
import { type DirectSenderDeps, directSender } from "./direct.ts";
import { answerCut, badAddress, bodyNotAllowed, mixedContent } from "./failures.ts";
import { depsOf, failureOf, planFor, unstopped } from "./sending.testing.ts";

const pageOrigin = "https://docs.example";

/** Fails as browsers do for every unreadable cross-origin response: it throws without a reason. */
const blind = async (): Promise<never> => {
  throw new TypeError("Failed to fetch");
};

/** A page with calls of the API that fail without a reason, while its own proxy responds. */
async function blindPage(api: string, options: RunOptions = {}) {
  const { port, entries } = await startProxy({ registered: [api], probeOnly: true, ...options });
  const proxyUrl = `http://127.0.0.1:${port}/proxy`;
  const deps = depsOf(pageOrigin);
  const fetch: DirectSenderDeps["fetch"] = (url, init) => (url === proxyUrl ? deps.fetch(url, init) : blind());
  return {
    why: (plan: RequestPlan) => failureOf(directSender(proxyUrl, { ...deps, fetch })(plan, unstopped)),
    entries,
  };
}

const json = { name: "content-type", value: plain("application/json") };
const put: Partial<RequestPlan> = { method: "PUT", headers: [json], body: { kind: "text", text: "{}" } };

const allow =
  (headers: { readonly [name: string]: string }, status = 204): RequestListener =>
  (request, response) => {
    response.writeHead(request.method === "OPTIONS" ? status : 200, headers).end();
  };
const origin = { "access-control-allow-origin": pageOrigin };
const both = { ...origin, "access-control-allow-credentials": "true" };
const methods = { ...both, "access-control-allow-methods": "GET, PUT" };
const all = { ...methods, "access-control-allow-headers": "Content-Type" };

describe("sending without the proxy", () => {
  it("keeps the address that a redirect led to", async () => {
    const api = await startApi((request, response) => {
      if (request.url === "/old") response.writeHead(302, { location: "/new" }).end();
      else response.writeHead(200).end("new");
    });
    const sent = await directSender("", depsOf(pageOrigin))(planFor(`${api.origin}/old`), unstopped);
    expect(sent.source).toMatchObject({ url: `${api.origin}/new`, redirected: true });
    expect(sent.source?.type).toBe("basic");
  });

  it("calls the API directly, with credentials, and reports time and size", async () => {
    const requests: RequestInit[] = [];
    const deps = depsOf(pageOrigin);
    const fetch: DirectSenderDeps["fetch"] = (url, init) => {
      requests.push(init);
      return deps.fetch(url, init);
    };
    const api = await startApi((request, response) => {
      response.writeHead(201, "Made", { "content-type": "application/json" }).end(JSON.stringify(request.headers.a));
    });
    const plan = planFor(`${api.origin}/`, { headers: [{ name: "a", value: secret("b") }] });
    const sent = await directSender("", { ...deps, fetch })(plan, unstopped);
    expect(sent).toMatchObject({ status: 201, statusText: "Made", size: 3, shown: { kind: "json", value: "b" } });
    expect(sent.source).toMatchObject({ url: `${api.origin}/`, redirected: false });
    expect(sent.time).toBeGreaterThan(0);
    expect(requests).toMatchObject([{ credentials: "include", cache: "no-store", redirect: "follow" }]);
  });

  it.each([
    ["no URL", planFor("/v1/plants"), badAddress],
    ["a scheme other than http and https", planFor("ftp://api.example/"), badAddress],
    ["an http URL from an https page", planFor("http://api.example/"), mixedContent],
    ["an http URL with a host name that looks like loopback", planFor("http://127.api.example/"), mixedContent],
    [
      "a body with a GET",
      planFor("https://api.example/", { body: { kind: "text", text: "a" } }),
      bodyNotAllowed("GET"),
    ],
  ])("fails immediately for %s, which a browser would refuse", async (_what, plan, failure) => {
    expect(await failureOf(directSender("", { ...depsOf(pageOrigin), fetch: blind })(plan, unstopped))).toEqual(
      failure,
    );
  });

  it("reports a response that is cut off", async () => {
    const peer = await startScript(["HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf"], (socket) => socket.end());
    const send = directSender("", depsOf(pageOrigin));
    expect(await failureOf(send(planFor(`${peer.origin}/`), unstopped))).toEqual(answerCut);
  });
});

describe("a request that the browser fails without a reason", () => {
  it.each<[string, RequestListener, Partial<RequestPlan>, RegExp]>([
    [
      "the allow-origin header",
      allow({}),
      {},
      /: the header access-control-allow-origin is missing; it should be https:\/\/docs/,
    ],
    [
      "an allow-origin header with this origin",
      allow({ "access-control-allow-origin": "https://a.example" }),
      {},
      /is "https:\/\/a\./,
    ],
    [
      "an allow-origin header that names the origin",
      allow({ "access-control-allow-origin": "*" }),
      {},
      /is \*, which is not enough/,
    ],
    [
      "the allow-credentials header",
      allow(origin),
      {},
      /access-control-allow-credentials is missing; it should be true/,
    ],
    [
      "a response to the preflight",
      allow({}, 404),
      put,
      /preflight request \(OPTIONS\), the header access-control-allow-origin is m/,
    ],
    ["a successful response to the preflight", allow(all, 405), put, /\(OPTIONS\) with status 405/],
    ["an allowed method", allow(both), put, /access-control-allow-methods is missing; it should list PUT/],
    [
      "this method among the allowed ones",
      allow({ ...methods, "access-control-allow-methods": "GET" }),
      put,
      /does not list PUT/,
    ],
    ["this method by name", allow({ ...methods, "access-control-allow-methods": "*" }), put, /\* does not count/],
    ["an allowed header", allow(methods), put, /access-control-allow-headers is missing; it should list content-type/],
  ])("reports that the response of the API lacks %s", async (_what, listener, plan, message) => {
    const api = await startApi(listener);
    const { why, entries } = await blindPage(api.origin);
    const failure = await why(planFor(`${api.origin}/`, plan));
    expect(failure).toMatchObject({ cause: "cors", who: "provider", message: expect.stringMatching(message) });
    expect(entries.every(({ cause }) => cause === undefined)).toBe(true);
  });

  it("reports the cause that the proxy of the site finds, such as a refused connection", async () => {
    const { status: _, ...refusal } = causes["connection-refused"];
    const api = `http://127.0.0.1:${await findClosedPort()}`;
    const { why } = await blindPage(api);
    expect(await why(planFor(`${api}/`))).toEqual({ cause: "connection-refused", ...refusal });
  });

  it("reports an unknown cause if the proxy may not probe or finds no error", async () => {
    const readable = await startApi(allow(all));
    const { why } = await blindPage(readable.origin);
    expect(await why(planFor(`${readable.origin}/`, put))).toMatchObject({
      ...{ cause: "api-unreachable", advice: expect.stringContaining("the API responds correctly") },
    });
    const blocked = await blindPage(readable.origin, { reachable: [] });
    expect(await blocked.why(planFor(`${readable.origin}/`))).toMatchObject({
      ...{ cause: "api-unreachable", advice: expect.stringContaining(causes["blocked-address"].message) },
    });
    const send = directSender("http://127.0.0.1:1/", { ...depsOf(pageOrigin), fetch: blind });
    expect((await failureOf(send(planFor(`${readable.origin}/`), unstopped))).cause).toBe("api-unreachable");
  });

  it("probes through the proxy without credentials and with safe methods only", async () => {
    const methodsSent: string[] = [];
    const api = await startApi((request, response) => {
      methodsSent.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
      allow(all)(request, response);
    });
    const { why } = await blindPage(api.origin);
    const headers = [json, { name: "authorization", value: secret("s3cret") }];
    const secretQuery = [{ name: "key", value: secret("s3cret") }];
    await why(planFor(`${api.origin}/a?b=c`, { ...put, headers, secretQuery }));
    await why(planFor(`${api.origin}/a`, { headers, secretQuery }));
    await why(planFor(`${api.origin}/a`, { method: "POST", body: { kind: "text", text: "s3cret" }, secretQuery }));
    expect(methodsSent.length).toBeGreaterThan(2);
    expect(methodsSent.filter((line) => line.includes("s3cret") || !/^(OPTIONS|GET) /.test(line))).toEqual([]);
  });

  it("sends no request through a proxy that is turned off", async () => {
    const api = await startApi(allow(all));
    const { port } = await startProxy({ registered: [api.origin], probeOnly: true });
    expect((await call(port, { url: `${api.origin}/` })).status).toBe(causes["proxy-off"].status);
    expect(api.connections()).toBe(0);
  });
});
