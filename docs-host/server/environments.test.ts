import { expect, it } from "vitest";
import { type ApiModel, bareEndpoint, type Channel, type Environment } from "#engine/model";
import { siteOfApis } from "../site/model/build-site.ts";
import { originsOf, siteEnvironments } from "./environments.ts";

const endpoint = (id: string, ...environments: readonly Environment[]) =>
  bareEndpoint({ id, displayName: id, method: "GET", path: [{ kind: "literal", value: `/${id}` }], environments });

const channel: Channel = {
  ...{ id: "talk", namespace: [], path: [], auth: [], messages: [], examples: [] },
  ...{ pathParameters: [], queryParameters: [], requestHeaders: [] },
  environments: [{ id: "own", baseUrl: "ws://localhost:1/v1" }],
};

const fetched = true as const;
const api = (id: string): ApiModel => ({
  ...{ id, types: {}, groups: [], globalHeaders: [], channels: [channel] },
  endpoints: [
    endpoint("call", { id: "local", baseUrl: "http://localhost:2" }, { id: "far", baseUrl: "https://api.example" }),
    endpoint("part", { id: "local", baseUrl: "http://localhost:3/admin", fetched }),
    // The description itself and one of its endpoints name the same server.
    endpoint("both", { id: "local", baseUrl: "http://localhost:2", fetched }),
    endpoint("varied", {
      ...{ id: "varied", baseUrl: "http://localhost:4", template: "http://localhost:{port}" },
      variables: { port: { default: "4", values: ["4", "5"] } },
    }),
  ],
  auths: {
    login: {
      kind: "oauthFlows",
      flows: {
        clientCredentials: { tokenUrl: "http://localhost:6/token", refreshUrl: "http://localhost:7/renew", scopes: {} },
        authorizationCode: { tokenUrl: "http://localhost:8/token", scopes: {}, fetched },
        implicit: { tokenUrl: "http://localhost:9", scopes: {} },
        deviceAuthorization: {
          ...{
            deviceAuthorizationUrl: "http://localhost:10/device",
            tokenUrl: "http://localhost:10/token",
            scopes: {},
          },
        },
      },
    },
  },
});

const listed = async (isOwn?: (apiId: string) => boolean) => {
  const site = siteOfApis("1", [api("own"), api("foreign")]);
  return siteEnvironments({ load: async () => ({ ok: true, site }) }, isOwn)();
};
const withLoopback = async (isOwn?: (apiId: string) => boolean) =>
  (await listed(isOwn)).filter(({ loopback }) => loopback).map(({ apiId, baseUrl }) => `${apiId} ${baseUrl}`);

it("environments may use loopback if a file of the operator defines them, but not if it references them", async () => {
  expect((await withLoopback((id) => id === "own")).sort()).toEqual([
    "own http://localhost:10/device",
    "own http://localhost:10/token",
    "own http://localhost:2",
    "own http://localhost:4",
    "own http://localhost:5",
    "own http://localhost:6/token",
    "own http://localhost:7/renew",
    "own https://api.example",
    "own ws://localhost:1/v1",
  ]);
});

it("environments may not use loopback if the owner of their API is unknown", async () => {
  expect(await withLoopback()).toEqual([]);
  expect((await listed()).map(({ baseUrl }) => baseUrl)).toContain("http://localhost:3/admin");
});

it("returns the same list while the site is unchanged", async () => {
  const site = siteOfApis("1", [api("own")]);
  const environments = siteEnvironments({ load: async () => ({ ok: true, site }) });
  expect(await environments()).toBe(await environments());
});

const tenants = (template: string, baseUrl: string): ApiModel => ({
  ...{ ...api("tenants"), auths: {}, channels: [] },
  endpoints: [endpoint("call", { id: "e", baseUrl, template, variables: { tenant: { default: "demo" } } })],
});

it("a variable of any text is one label below a registered domain, and never has access to this machine", async () => {
  const listOf = async (template: string) => {
    const site = siteOfApis("1", [tenants(template, template.replace("{tenant}", "demo"))]);
    const list = await siteEnvironments({ load: async () => ({ ok: true, site }) }, () => true)();
    return list.map(({ baseUrl, hasHostVariables = false, loopback = false }) => [baseUrl, hasHostVariables, loopback]);
  };
  expect(await listOf("https://{tenant}.example.com/v1")).toEqual([
    ["https://demo.example.com/v1", false, true],
    ["https://*.example.com/v1", true, false],
  ]);
  expect(await listOf("https://{tenant}.com")).toEqual([["https://demo.com", false, true]]);
  expect(await listOf("http://{tenant}.localhost:3000")).toEqual([["http://demo.localhost:3000", false, true]]);
});

it("a policy without the proxy names the domain of a variable host", () => {
  const site = siteOfApis("1", [tenants("https://{tenant}-api.example.com/v1", "https://demo-api.example.com/v1")]);
  expect(originsOf(site, "tenants")).toEqual(["https://demo-api.example.com", "https://*.example.com"]);
});
