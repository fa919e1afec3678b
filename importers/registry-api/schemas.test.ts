import { describe, expect, it } from "vitest";
import { checkAnswer } from "#engine/answer";
import { asJson, exact, type Json, parseJson, printJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { typesIn } from "#engine/shape";
import type { ApiDefinition } from "#generated/types";
import { apiModelFromRegistry, importDocument, registryApiFromModel } from "../index.ts";
import { withLocations } from "./schema-parts.ts";

const ip = { type: "string", format: "ipv4" };
const tuple = { prefixItems: [{ const: { a: 1 } }, { type: "null" }], items: false };
const content = (schema: object) => ({ "application/json": { schema } });
const openApi = {
  openapi: "3.1.0",
  info: { title: "Parts", version: "1" },
  paths: {
    "/hosts/{host}": {
      post: {
        operationId: "add",
        parameters: [
          { name: "host", in: "path", required: true, schema: ip },
          { name: "near", in: "query", schema: { $ref: "#/components/schemas/Tree" } },
          { name: "X-Own", in: "header", schema: ip },
          { name: "seen", in: "cookie", schema: { type: "string", format: "date" } },
        ],
        requestBody: { content: { ...content(tuple), "multipart/form-data": { schema: { maxProperties: 2 } } } },
        responses: {
          200: { description: "It.", headers: { "X-Ip": { schema: ip } }, content: content(tuple) },
          400: { description: "Wrong.", content: content({ $ref: "#/components/schemas/Tree" }) },
        },
      },
    },
  },
  components: {
    schemas: {
      Tree: { $id: "https://a.example/tree", $dynamicAnchor: "node", items: { $dynamicRef: "#node" }, maxItems: 2 },
      Strict: { $id: "https://a.example/strict", $dynamicAnchor: "node", $ref: "tree", unevaluatedItems: false },
    },
  },
};
const openRpc = {
  openrpc: "1.3.2",
  info: { title: "Parts", version: "1" },
  methods: [{ name: "ping", params: [{ name: "ip", schema: ip }], result: { name: "done", schema: tuple } }],
};
const asyncApi = {
  asyncapi: "3.0.0",
  info: { title: "Parts", version: "1" },
  servers: { live: { host: "a.example", protocol: "wss" } },
  channels: { talk: { address: "/talk", messages: { say: { payload: tuple } } } },
  operations: { hear: { action: "receive", channel: { $ref: "#/channels/talk" } } },
};

async function modelOf(document: object): Promise<ApiModel> {
  const imported = await importDocument(asJson(document), { id: "parts", name: "parts.json" });
  if (!imported.ok) throw new Error(JSON.stringify(imported.diagnostics));
  return imported.model;
}

/** Reads a definition after its way through the text of the wire. */
function readAgain(definition: ApiDefinition): ApiModel {
  const parsed = parseJson(printJson(asJson(definition)));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return apiModelFromRegistry(parsed.value).model;
}

function locationsOf(model: ApiModel): readonly string[] {
  const found: string[] = [];
  withLocations(model, (key, known) => {
    if (known !== undefined) found.push(`${key}: ${known}`);
    return known;
  });
  return found;
}

describe("a definition of the registry", () => {
  it.each([openApi, openRpc, asyncApi])("keeps the schemas of every part: %#", async (document) => {
    const model = await modelOf(document);
    const again = readAgain(registryApiFromModel(model).definition);
    expect(locationsOf(again)).toEqual(locationsOf(model));
    expect(locationsOf(model).length).toBeGreaterThan(0);
    expect(again.schemas).toEqual(model.schemas);
    expect(again.schemaAnchors).toEqual(model.schemaAnchors);
  });

  it("decides about values as the description does", async () => {
    const { definition } = registryApiFromModel(await modelOf(openApi));
    const model = readAgain(definition);
    const [endpoint] = model.endpoints;
    if (endpoint === undefined) throw new Error("no endpoint");
    const issuesOf = (value: Json) =>
      checkAnswer({ endpoint, types: typesIn(model), status: 200, value })?.map(({ path }) => path);
    expect(issuesOf([{ a: 1 }, null])).toEqual([]);
    expect(issuesOf([{ a: 2 }, null, 0])).toEqual([[0], [2]]);
  });

  it("keeps every digit of limits", async () => {
    const maximum = exact("9223372036854775808");
    const model = await modelOf(openRpc);
    const large = { ...model, schemas: { ...model.schemas, "/methods/0/result/schema": { maximum } } };
    expect(readAgain(registryApiFromModel(large).definition).schemas?.["/methods/0/result/schema"]).toEqual({
      maximum,
    });
  });

  it.each<Json>([
    7,
    { table: 7, parts: 7, anchors: 7 },
    { table: { a: 7, b: { type: 7, items: 7, properties: [], enum: {}, $ref: 7, $dynamicRef: [7] } } },
    { table: {}, parts: { "call add body": "gone", "call add response 0": 7 }, anchors: { a: { b: 7 } } },
  ])("may have any schemas: %j", async (schemas) => {
    const { definition } = registryApiFromModel(await modelOf(openApi));
    const model = readAgain({ ...definition, schemas });
    expect(locationsOf(model)).toEqual([]);
  });
});
