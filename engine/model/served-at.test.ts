import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ApiModel } from "./api.ts";
import { bareEndpoint } from "./bare-endpoint.ts";
import type { Channel } from "./channel.ts";
import type { Environment } from "./endpoint.ts";
import { isRelativeUrl, resolveEnvironment } from "./resolve-environment.ts";
import { lacksServer, modelLacksServer, readServerUrl, resolvedAt, servedAt } from "./served-at.ts";

const modelOf = (environments: readonly Environment[], auths: ApiModel["auths"] = {}): ApiModel => ({
  id: "a",
  endpoints: [bareEndpoint({ id: "list", method: "GET", path: [], environments })],
  types: {},
  groups: [],
  auths,
  globalHeaders: [],
});

describe("an API that is served at a base URL", () => {
  it.each<[string, readonly Environment[], string, readonly string[]]>([
    ["no address", [], "http://localhost:3000/api", ["http://localhost:3000/api"]],
    ["the root", [{ id: "/", baseUrl: "/" }], "http://localhost:3000/api", ["http://localhost:3000/api"]],
    ["a path", [{ id: "/v1", baseUrl: "/v1" }], "http://localhost:3000", ["http://localhost:3000/v1"]],
    ["the same path", [{ id: "/v1", baseUrl: "/v1" }], "http://localhost:3000/v1", ["http://localhost:3000/v1"]],
    ["a whole address", [{ id: "x", baseUrl: "https://x.example/v1" }], "http://localhost", ["https://x.example/v1"]],
    [
      "a path and a whole address",
      [
        { id: "/v1", baseUrl: "/v1" },
        { id: "x", baseUrl: "https://x.example" },
      ],
      "https://y.example",
      ["https://y.example/v1", "https://x.example"],
    ],
  ])("has its environments there, if its description names %s", (_, environments, url, expected) => {
    const [endpoint] = servedAt(modelOf(environments), url).endpoints;
    expect(endpoint?.environments.map(({ baseUrl }) => baseUrl)).toEqual(expected);
    expect(lacksServer(endpoint?.environments ?? [])).toBe(false);
  });

  it.each<[string, readonly Environment[], readonly string[]]>([
    ["a path", [{ id: "/v1", baseUrl: "/v1" }], ["https://x.example/v1"]],
    ["a name beside the page", [{ id: "v1", baseUrl: "v1" }], ["https://x.example/v1"]],
    ["the root", [{ id: "/", baseUrl: "/" }], ["https://x.example/docs"]],
    ["no address", [], []],
  ])("is not served anywhere else by resolving %s", (_, environments, expected) => {
    const [endpoint] = resolvedAt(modelOf(environments), "https://x.example/docs").endpoints;
    expect(endpoint?.environments.map(({ baseUrl }) => baseUrl)).toEqual(expected);
  });

  it("selects the environment by default if its description names none", () => {
    const [endpoint] = servedAt(modelOf([]), "https://y.example").endpoints;
    expect(endpoint?.defaultEnvironment).toBe(endpoint?.environments[0]?.id);
  });

  const none: readonly never[] = [];
  const lists = { pathParameters: none, queryParameters: none, requestHeaders: none, messages: none, examples: none };
  const channel = { id: "bus", namespace: [], path: [], auth: [], environments: [], ...lists };
  const withChannel = (more: Partial<Channel>): ApiModel => ({
    ...modelOf([]),
    endpoints: [],
    channels: [{ ...channel, ...more }],
  });

  it.each<[string, Partial<Channel>, string]>([
    ["no address", {}, "wss://y.example/v1"],
    ["the binding of WebSocket", { protocol: "ws" }, "wss://y.example/v1"],
    ["a path", { environments: [{ id: "a", baseUrl: "/live" }] }, "wss://y.example/live"],
  ])("has its channels there, if they name %s", (_, parts, expected) => {
    const model = withChannel(parts);
    expect(modelLacksServer(model)).toBe(true);
    const served = servedAt(model, "https://y.example/v1");
    expect(served.channels?.[0]?.environments.map(({ baseUrl }) => baseUrl)).toEqual([expected]);
    expect(modelLacksServer(served)).toBe(false);
  });

  it.each<[string, Partial<Channel>]>([
    ["binding", { protocol: "kafka" }],
    ["server", { brokers: [{ id: "bus", protocol: "amqp", url: "amqp://a.example" }] }],
  ])("leaves a channel with a %s of another protocol", (_, parts) => {
    const model = withChannel(parts);
    expect(modelLacksServer(model)).toBe(false);
    expect(servedAt(model, "https://y.example").channels).toEqual(model.channels);
  });

  it("has its logins there, too", () => {
    const flows = { password: { tokenUrl: "/token", scopes: {} } };
    const { auths } = servedAt(modelOf([], { login: { kind: "oauthFlows", flows } }), "http://localhost:3000");
    expect(auths).toEqual({
      login: { kind: "oauthFlows", flows: { password: { tokenUrl: "http://localhost:3000/token", scopes: {} } } },
    });
  });
});

describe("an environment", () => {
  it("that is resolved is absolute, and stays the same if it is resolved again", () => {
    const path = fc.stringMatching(/^[a-z./{}]{0,12}$/);
    fc.assert(
      fc.property(path, fc.webUrl(), fc.webUrl(), (baseUrl, base, other) => {
        const once = resolveEnvironment({ id: "e", baseUrl }, base);
        expect(isRelativeUrl(once.baseUrl)).toBe(false);
        expect(resolveEnvironment(once, other)).toBe(once);
      }),
    );
  });

  it("without variables is resolved as a URL parser does", () => {
    const path = fc.stringMatching(/^\/?(?:[a-z.]{1,3}\/?){0,4}$/).filter((text) => !text.startsWith("//"));
    fc.assert(
      fc.property(path, fc.webUrl(), (baseUrl, base) => {
        const { baseUrl: resolved } = resolveEnvironment({ id: "e", baseUrl }, base);
        // An empty reference is the document itself (RFC 3986 section 4.4), which is not a server.
        const expected = new URL(baseUrl === "" ? "." : baseUrl, base);
        expect(new URL(resolved).href).toBe(expected.href);
      }),
    );
  });
});

describe("a base URL", () => {
  it.each([
    ["http://localhost:3000", "http://localhost:3000"],
    [" https://api.example/v1 ", "https://api.example/v1"],
    ["https://API.example/", "https://api.example"],
    ["localhost:3000", "http://localhost:3000"],
    ["localhost:3000/v1", "http://localhost:3000/v1"],
    ["127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["api.example/v1", "https://api.example/v1"],
    ["wss://api.example/v1", "https://api.example/v1"],
    ["ws://localhost:3000", "http://localhost:3000"],
    ["10.0.0.5:8080", "https://10.0.0.5:8080"],
  ])("%j is read as %s", (text, url) => {
    expect(readServerUrl(text)).toEqual({ ok: true, url });
  });

  it.each([
    ["", "starts with http"],
    ["/v1", "starts with http"],
    ["javascript:alert(1)", "starts with http"],
    ["ftp://api.example", "starts with http"],
    ["http://", "starts with http"],
    ["http://a b", "starts with http"],
    [`http://a.example/${"a".repeat(2000)}`, "starts with http"],
    ["http://me:secret@api.example", "no username"],
    ["https://api.example?key=1", "no ? and no #"],
    ["https://api.example/#top", "no ? and no #"],
  ])("%j is refused", (text, reason) => {
    expect(readServerUrl(text)).toEqual({ ok: false, error: expect.stringContaining(reason) });
  });
});
