import { describe, expect, it } from "vitest";
import { isObject, type Json, own } from "#engine/json";
import { bodyOf } from "#transport";
import { jsonHeaders, openRegistry, plants } from "../registry.testing.ts";

const uuid8 = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const nowhere = "00000000-0000-4000-8000-000000000000";
const member = (value: Json | undefined, ...keys: readonly string[]): Json | undefined =>
  keys.reduce<Json | undefined>((at, key) => (isObject(at) ? own(at, key) : undefined), value);

describe("registering an API", () => {
  it("returns an id that loads the definition in both formats", async () => {
    const { client, tokenOf } = await openRegistry();
    const { apis } = client(await tokenOf("acme"));
    const registered = await apis.registerApiDefinition({
      body: { orgId: "acme", apiId: "plants", definition: plants },
    });
    const { apiDefinitionId: apiId } = bodyOf(registered);
    expect(apiId).toMatch(uuid8);
    const latest = bodyOf(await apis.getApiLatest({ pathParameters: { apiId } }));
    expect(latest).toMatchObject({
      id: apiId,
      apiName: "Plant Store",
      endpoints: { "endpoint_plants.get": { namespace: ["subpackage_plants"], auth: ["default"] } },
      auths: { default: { type: "bearerAuth", tokenName: "token" } },
    });
    const read = bodyOf(await apis.getApi({ pathParameters: { apiId } }));
    expect(read).toMatchObject({ id: apiId, subpackages: { subpackage_plants: { urlSlug: "plants" } } });
    expect(read.subpackages.subpackage_plants?.endpoints[0]).toMatchObject({ id: "get", authed: true });
  });

  it("returns the same id for the same definition and another id for any other", async () => {
    const { client, tokenOf } = await openRegistry();
    const { apis } = client(await tokenOf("acme"));
    const register = async (apiId: string, definition = plants): Promise<string> =>
      bodyOf(await apis.registerApiDefinition({ body: { orgId: "acme", apiId, definition } })).apiDefinitionId;
    const first = await register("plants");
    expect(await register("plants")).toBe(first);
    expect(await register("flowers")).not.toBe(first);
    const changed = await register("plants", { ...plants, apiName: "Plants by post" });
    expect(changed).not.toBe(first);
    const latestOfFirst = bodyOf(await apis.getApiLatest({ pathParameters: { apiId: first } }));
    expect(latestOfFirst.apiName).toBe("Plant Store");
  });

  it("accepts the flat format, ignores its id, and returns the same id for a loaded definition", async () => {
    const { client, tokenOf } = await openRegistry();
    const { apis } = client(await tokenOf("acme"));
    const definitionV2 = {
      id: nowhere,
      endpoints: { ping: { id: "ping", method: "GET", path: [{ type: "literal", value: "/ping" }] } },
      ...{ websockets: {}, webhooks: {}, types: {}, subpackages: {}, auths: {} },
    } as const;
    const body = { orgId: "acme", apiId: "ping", definitionV2 };
    const { apiDefinitionId: apiId } = bodyOf(await apis.registerApiDefinition({ body }));
    expect(apiId).not.toBe(nowhere);
    const latest = bodyOf(await apis.getApiLatest({ pathParameters: { apiId } }));
    expect(latest).toEqual({ ...definitionV2, id: apiId });
    const repeated = await apis.registerApiDefinition({ body: { ...body, definitionV2: latest } });
    expect(bodyOf(repeated).apiDefinitionId).toBe(apiId);
    expect(bodyOf(await apis.getApi({ pathParameters: { apiId } })).rootPackage.endpoints).toMatchObject([
      { id: "ping", urlSlug: "ping", authed: false },
    ]);
  });

  it("requires a definition", async () => {
    const { client } = await openRegistry();
    const outcome = await client().apis.registerApiDefinition({ body: { orgId: "callboard", apiId: "none" } });
    expect(outcome).toMatchObject({
      error: "unknown",
      failure: {
        statusCode: 400,
        body: { error: "BadRequestError", content: expect.stringContaining("definitionV2") },
      },
    });
  });

  it("rejects a description that exceeds a limit, with its place", async () => {
    const { client } = await openRegistry();
    const endpoint = { id: "ping", method: "GET", path: [], description: "![[".repeat(30_000) } as const;
    const definitionV2 = {
      ...{ id: nowhere, endpoints: { ping: endpoint }, websockets: {}, webhooks: {}, types: {} },
      ...{ subpackages: {}, auths: {} },
    };
    const outcome = await client().apis.registerApiDefinition({
      body: { orgId: "callboard", apiId: "ping", definitionV2 },
    });
    const content = "definition.endpoints.ping.description:1:1: more than 300 brackets are open";
    expect(outcome).toMatchObject({
      failure: { statusCode: 400, body: { error: "BadRequestError", content: expect.stringContaining(content) } },
    });
  });

  it("rejects more source documents than an API may have", async () => {
    const { client } = await openRegistry();
    const sources = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.yml`, { type: "openapi" as const }]));
    const answerTo = (count: number) =>
      client().apis.registerApiDefinition({ body: { orgId: "callboard", apiId: "plants", sources: sources(count) } });
    expect(await answerTo(10_001)).toMatchObject({
      failure: {
        statusCode: 400,
        body: { content: "An API may have at most 10000 source documents; this one has 10001." },
      },
    });
    // The next check refuses a request with as many as allowed, which has no definition.
    expect(await answerTo(10_000)).toMatchObject({
      failure: { statusCode: 400, body: { content: expect.stringContaining("contains no definition") } },
    });
  });

  it("returns the URLs for uploading and downloading source documents", async () => {
    const { client, send } = await openRegistry();
    const registered = await client().apis.registerApiDefinition({
      body: {
        orgId: "callboard",
        apiId: "plants",
        definition: plants,
        sources: { "openapi.yml": { type: "openapi" } },
      },
    });
    const source = bodyOf(registered).sources?.["openapi.yml"];
    const { uploadUrl = "", downloadUrl = "" } = source ?? {};
    expect((await send("GET", downloadUrl)).status).toBe(404);
    expect((await send("PUT", uploadUrl, { body: "openapi: 3.1.0" })).status).toBe(200);
    expect((await send("GET", downloadUrl)).text).toBe("openapi: 3.1.0");
  });

  it("keeps unknown properties at every depth and every digit, in both formats", async () => {
    const { registry, send } = await openRegistry();
    const headers = jsonHeaders(registry.firstToken.token);
    const endpoint = `{"id":"get","method":"GET","path":{"parts":[],"pathParameters":[]},"queryParameters":[],"headers":[],"examples":[],"requestsV2":{"n":1.50},"slug":"fetch"}`;
    const type = `{"name":"T","shape":{"type":"object","extends":[],"properties":[{"key":"a","valueType":{"type":"unknown","hint":"h"},"x-order":7}]}}`;
    const definition = `{"rootPackage":{"endpoints":[${endpoint}],"types":["T"],"subpackages":[],"graphqlOperations":[]},"types":{"T":${type}},"subpackages":{},"big":12345678901234567890}`;
    const body = `{"orgId":"callboard","apiId":"odd","definition":${definition},"docsUrl":"x"}`;
    const registered = await send("POST", "/registry/api/register", { body, headers });
    const id = member(registered.body, "apiDefinitionId");
    const latest = await send("GET", `/registry/api/latest/load/${id}`, { headers });
    const read = await send("GET", `/registry/api/load/${id}`, { headers });
    for (const { text } of [latest, read]) {
      for (const part of ['"requestsV2":{"n":1.50}', '"hint":"h"', '"x-order":7', '"big":12345678901234567890']) {
        expect(text).toContain(part);
      }
    }
    expect(member(read.body, "rootPackage", "graphqlOperations")).toEqual([]);
  });

  it("accepts a definition larger than a megabyte", async () => {
    const { client, tokenOf } = await openRegistry();
    const { apis } = client(await tokenOf("acme"));
    const types = Object.fromEntries(
      Array.from({ length: 1500 }, (_, i) => [
        `type_:T${i}`,
        {
          name: `T${i}`,
          description: `Number ${i}. `.repeat(50),
          shape: {
            type: "object" as const,
            extends: [],
            properties: [{ key: "next", valueType: { type: "id" as const, value: `type_:T${(i + 1) % 1500}` } }],
          },
        },
      ]),
    );
    const definition = { ...plants, types: { ...plants.types, ...types } };
    expect(JSON.stringify(definition).length).toBeGreaterThan(1_000_000);
    const registered = await apis.registerApiDefinition({ body: { orgId: "acme", apiId: "big", definition } });
    const { apiDefinitionId: apiId } = bodyOf(registered);
    const latest = bodyOf(await apis.getApiLatest({ pathParameters: { apiId } }));
    expect(Object.keys(latest.types).length).toBe(1501);
  });

  it("lists every issue of a definition with its path", async () => {
    const { registry, send } = await openRegistry();
    const { status, body } = await send("POST", "/registry/api/register", {
      headers: jsonHeaders(registry.firstToken.token),
      body: '{"orgId":1,"definition":{"rootPackage":{"endpoints":[{"id":"a","method":"FETCH"}],"types":[],"subpackages":[]},"types":{},"subpackages":{}}}',
    });
    expect(status).toBe(400);
    const issues = member(body, "issues") as readonly Json[];
    expect(issues.map((issue) => member(issue, "pointer"))).toEqual(
      expect.arrayContaining([
        "/body/orgId",
        "/body/apiId",
        "/body/definition/rootPackage/endpoints/0/method",
        "/body/definition/rootPackage/endpoints/0/path",
        "/body/definition/rootPackage/endpoints/0/examples",
      ]),
    );
    expect(issues.map((issue) => member(issue, "path"))).toContain("body.definition.rootPackage.endpoints[0].method");
  });
});

describe("loading an API", () => {
  it("is limited to its organization and staff; for others it does not exist", async () => {
    const { client, tokenOf } = await openRegistry();
    const acme = client(await tokenOf("acme"));
    const { apiDefinitionId: apiId } = bodyOf(
      await acme.apis.registerApiDefinition({ body: { orgId: "acme", apiId: "plants", definition: plants } }),
    );
    const globex = client(await tokenOf("globex"));
    for (const load of ["getApiLatest", "getApi"] as const) {
      expect(await acme.apis[load]({ pathParameters: { apiId } })).toMatchObject({ ok: true });
      expect(await client().apis[load]({ pathParameters: { apiId } })).toMatchObject({ ok: true });
      expect(await globex.apis[load]({ pathParameters: { apiId } })).toMatchObject({ error: "ApiDoesNotExistError" });
    }
  });
});
