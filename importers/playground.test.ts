import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { bareEndpoint } from "#engine/model";
import { importAsyncApi } from "./asyncapi.ts";
import { importOpenApi } from "./openapi/import.ts";
import { openApiFromModel } from "./openapi-from-model.ts";
import { importOpenRpc } from "./openrpc.ts";

const state: Json = {
  auth: { bearer_token: "planted", basic: { username: "ada", password: "planted" } },
  headers: { "X-Version": "2" },
  path_parameters: { id: "fern" },
  query_parameters: { limit: 5 },
};
const read = {
  auth: { bearerToken: "planted", basic: { username: "ada", password: "planted" } },
  headers: { "X-Version": "2" },
  pathParameters: { id: "fern" },
  queryParameters: { limit: 5 },
};

async function playgroundOf(extension: Json) {
  const document: Json = {
    openapi: "3.1.0",
    info: { title: "Plants", version: "1" },
    servers: [{ url: "https://api.example", description: "Production" }, { url: "https://test.example" }],
    paths: { "/plants": { get: { responses: { 200: { description: "Fine." } } } } },
    "x-callboard-playground": extension,
  };
  const { model, diagnostics } = await importOpenApi(document, { id: "api" });
  return { playground: model.playground, diagnostics: diagnostics.map(({ at, message }) => `${at} ${message}`) };
}

describe("configured playground values", () => {
  it("are read for all environments and for some, by name or address", async () => {
    expect(
      await playgroundOf({ initial_state: state, env_state: { Production: state, "https://test.example": {} } }),
    ).toEqual({
      playground: { initialState: read, environmentStates: { Production: read, "https://test.example": {} } },
      diagnostics: [],
    });
  });

  it("are undefined if nothing is configured", async () => {
    expect((await playgroundOf(null)).playground).toBeUndefined();
    expect((await playgroundOf({})).playground).toBeUndefined();
  });

  it("are reported without their values if invalid, and used as far as they are valid", async () => {
    const { playground, diagnostics } = await playgroundOf({
      initial_state: { auth: { bearer_token: 5, basic: "planted" }, header: {}, headers: { "X-Version": "2" } },
      env_state: { Staging: state },
    });
    expect(playground).toEqual({ initialState: { auth: {}, headers: { "X-Version": "2" } } });
    expect(diagnostics).toEqual([
      '/x-callboard-playground/initial_state/header expected auth, headers, path_parameters, query_parameters; "header" is ignored',
      "/x-callboard-playground/initial_state/auth/bearer_token expected text; this value is ignored",
      "/x-callboard-playground/initial_state/auth/basic expected an object; this value is ignored",
      '/x-callboard-playground/env_state/Staging unknown environment "Staging"; the API has Production, https://test.example',
    ]);
    expect(diagnostics.join()).not.toContain("planted");
  });

  it("are read from AsyncAPI and OpenRPC too", async () => {
    const extension = { "x-callboard-playground": { initial_state: state } };
    const info = { title: "Plants", version: "1" };
    const rpc = await importOpenRpc({ openrpc: "1.3.2", info, methods: [], ...extension }, { id: "api" });
    const events = await importAsyncApi({ asyncapi: "3.0.0", info, ...extension }, { id: "api" });
    expect(rpc.model.playground).toEqual({ initialState: read });
    expect(events.model.playground).toEqual({ initialState: read });
  });
});

it("configured values survive an export as OpenAPI", async () => {
  const playground = {
    initialState: { auth: { bearerToken: "public" }, headers: { "X-Version": "2" } },
    environmentStates: { Sandbox: { queryParameters: { limit: 10 } } },
  };
  const environments = [{ id: "Sandbox", baseUrl: "https://sandbox.example" }];
  const endpoint = bareEndpoint({ id: "get", path: [{ kind: "literal", value: "/" }], environments });
  const { document, diagnostics } = openApiFromModel({
    ...{ id: "api", endpoints: [endpoint], types: {}, groups: [], auths: {}, globalHeaders: [] },
    playground,
  });
  expect(diagnostics).toEqual([]);
  expect((await importOpenApi(document, { id: "api" })).model.playground).toEqual(playground);
});
