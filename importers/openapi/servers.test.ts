import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { importDescription } from "../description.ts";

const info = { title: "A", version: "1" };
const remote = "https://docs.example/apis/v3/openapi.json";

/** Imports a description with one operation, by its file name or its address. */
async function imported(name: string, description: { readonly [key: string]: Json }, parts: Json = {}) {
  const document = { info, paths: { "/plants": { get: { responses: {} } } }, ...description };
  const answer = await importDescription(
    { name, text: JSON.stringify(document) },
    { id: "a", read: async () => JSON.stringify(parts) },
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
  const [endpoint] = answer.model.endpoints;
  if (endpoint === undefined) throw new Error("the description has no operation");
  return { endpoint, model: answer.model, diagnostics: answer.diagnostics };
}

const baseUrls = async (name: string, description: { readonly [key: string]: Json }): Promise<readonly string[]> =>
  (await imported(name, description)).endpoint.environments.map(({ baseUrl }) => baseUrl);

describe("a description without servers", () => {
  it.each<[string, { readonly [key: string]: Json }]>([
    ["without the member", { openapi: "3.0.3" }],
    ["with an empty list", { openapi: "3.1.0", servers: [] }],
  ])("is served at the root of its address, %s", async (_, description) => {
    expect(await baseUrls(remote, description)).toEqual(["https://docs.example/"]);
    expect(await baseUrls("http://localhost:8000/openapi.json", description)).toEqual(["http://localhost:8000/"]);
  });

  it("has no environment if it comes from a file", async () => {
    expect(await baseUrls("/home/me/openapi.json", { openapi: "3.0.3" })).toEqual([]);
  });
});

describe("a server address", () => {
  it.each([
    ["/api/v1", "https://docs.example/api/v1"],
    ["/", "https://docs.example/"],
    ["v2", "https://docs.example/apis/v3/v2"],
    ["./v2", "https://docs.example/apis/v3/v2"],
    ["../../v2", "https://docs.example/v2"],
    [".", "https://docs.example/apis/v3/"],
    ["//api.example/v1", "https://api.example/v1"],
    ["https://api.example/v1", "https://api.example/v1"],
    ["HTTP://api.example", "HTTP://api.example"],
    ["https://api.example:8443/v1", "https://api.example:8443/v1"],
  ])("%s is resolved against the address of the document", async (url, baseUrl) => {
    const openapi = { openapi: "3.2.0", $self: "https://elsewhere.example/openapi.json", servers: [{ url }] };
    expect(await baseUrls(remote, openapi)).toEqual([baseUrl]);
  });

  it.each([
    ["/api/v1", "/api/v1"],
    ["//api.example/v1", "https://api.example/v1"],
    ["https://api.example/v1", "https://api.example/v1"],
  ])("%s of a file becomes %s", async (url, baseUrl) => {
    expect(await baseUrls("openapi.json", { openapi: "3.1.0", servers: [{ url }] })).toEqual([baseUrl]);
  });

  it.each([
    ["localhost:3000/v1", "http://localhost:3000/v1"],
    ["127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["api.example:8443", "https://api.example:8443"],
  ])("%s with a port and without a scheme is read as %s, and reported", async (url, baseUrl) => {
    const { endpoint, diagnostics } = await imported(remote, { openapi: "3.1.0", servers: [{ url }] });
    expect(endpoint.environments.map((one) => one.baseUrl)).toEqual([baseUrl]);
    expect(diagnostics).toEqual([
      {
        at: "/servers/0/url",
        code: "type",
        message: `expected an address with a scheme, found "${url}"; using "${baseUrl}" instead`,
      },
    ]);
  });

  it("of a referenced document is relative to that document", async () => {
    const { endpoint } = await imported(
      remote,
      { openapi: "3.1.0", paths: { "/plants": { $ref: "https://parts.example/shared/plants.json#/item" } } },
      { item: { servers: [{ url: "./v1" }], get: { responses: {} } } },
    );
    expect(endpoint.environments.map(({ baseUrl }) => baseUrl)).toEqual(["https://parts.example/shared/v1"]);
  });
});

describe("a server with variables", () => {
  const variables = { region: { default: "eu", enum: ["eu", "us"] }, base: { default: "api" } };

  it.each([
    ["/{base}/{region}", "https://docs.example/api/eu", "https://docs.example/{base}/{region}"],
    ["{base}/{region}", "https://docs.example/apis/v3/api/eu", "https://docs.example/apis/v3/{base}/{region}"],
    ["../{base}", "https://docs.example/apis/api", "https://docs.example/apis/{base}"],
    ["//{region}.api.example/v1", "https://eu.api.example/v1", "https://{region}.api.example/v1"],
    ["https://{region}.api.example", "https://eu.api.example", "https://{region}.api.example"],
  ])("keeps them when %s is resolved", async (url, baseUrl, template) => {
    const { endpoint } = await imported(remote, { openapi: "3.1.0", servers: [{ url, variables }] });
    expect(endpoint.environments).toMatchObject([{ id: url, baseUrl, template }]);
  });

  it.each([
    ["https://api.example/v1", "https://api.example/v1/x", "{where}/x"],
    ["/v1", "https://docs.example/v1/x", "https://docs.example{where}/x"],
  ])("may have its whole address in one: %s", async (where, baseUrl, template) => {
    const server = { url: "{where}/x", variables: { where: { default: where } } };
    const { endpoint } = await imported(remote, { openapi: "3.1.0", servers: [server] });
    expect(endpoint.environments).toMatchObject([{ baseUrl, template }]);
  });

  it("that are not declared is reported", async () => {
    const servers = [{ url: "https://{store}.example" }];
    const { diagnostics } = await imported(remote, { openapi: "3.1.0", servers });
    expect(diagnostics).toEqual([
      {
        at: "/servers/0/url",
        code: "unknown-reference",
        message: 'unknown server variable "store"; no request can be sent to this server',
      },
    ]);
  });
});

it.each<[string, string, { readonly [key: string]: Json }, readonly string[]]>([
  ["nothing from an address", "http://docs.example:81/swagger.json", {}, ["http://docs.example:81/"]],
  ["a base path from an address", remote, { basePath: "/v2" }, ["https://docs.example/v2"]],
  ["schemes from an address", remote, { schemes: ["http"], basePath: "/v2" }, ["http://docs.example/v2"]],
  ["a host from an http address", "http://d.example/s.json", { host: "api.example" }, ["http://api.example"]],
  ["a host from a file", "swagger.json", { host: "api.example", basePath: "/v2" }, ["https://api.example/v2"]],
  ["a base path from a file", "swagger.json", { basePath: "/v2" }, ["/v2"]],
  ["nothing from a file", "swagger.json", {}, []],
])("OpenAPI 2.0 with %s has the servers that it implies", async (_, name, description, expected) => {
  expect(await baseUrls(name, { swagger: "2.0", ...description })).toEqual(expected);
});

it.each([
  ["token", "https://api.example/token"],
  ["/token", "https://api.example/token"],
  ["./token", "https://api.example/token"],
  ["https://login.example/token", "https://login.example/token"],
])("a login at %s is relative to the first server", async (tokenUrl, expected) => {
  const flows = { password: { tokenUrl, scopes: {} } };
  const components = { securitySchemes: { login: { type: "oauth2", flows } } };
  const { model } = await imported(remote, {
    ...{ openapi: "3.1.0", servers: [{ url: "https://api.example/v1" }], components },
  });
  expect(model.auths).toEqual({
    login: { kind: "oauthFlows", flows: { password: { tokenUrl: expected, scopes: {} } } },
  });
});
