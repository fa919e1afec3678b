import { describe, expect, it } from "vitest";
import { asJson, type Json } from "#engine/json";
import { checkRequest } from "#engine/request";
import { sentChecks } from "#engine/sent-checks";
import { typesIn } from "#engine/shape";
import { importDocument } from "../index.ts";

const ip = { type: "string", format: "ipv4" };
const pair = { type: "array", prefixItems: [{ type: "integer" }, { type: "boolean" }], items: false };
const description = {
  openapi: "3.1.0",
  info: { title: "Parts", version: "1" },
  paths: {
    "/hosts/{host}": {
      parameters: [
        { name: "host", in: "path", required: true, schema: ip },
        { name: "near", in: "query", schema: { oneOf: [{ type: "integer" }, { type: "number", minimum: 5 }] } },
        { name: "filter", in: "query", content: { "application/json": { schema: { maxProperties: 1 } } } },
        { name: "X-Pair", in: "header", schema: pair },
        { name: "seen", in: "cookie", schema: { type: "string", format: "date" } },
      ],
      put: {
        requestBody: {
          content: {
            "application/x-www-form-urlencoded": {
              schema: {
                type: "object",
                properties: { from: ip, to: ip },
                unevaluatedProperties: false,
              },
            },
          },
        },
        responses: { 204: { description: "Done." } },
      },
      post: {
        requestBody: {
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                required: ["photo"],
                properties: { photo: { type: "string", format: "binary", minLength: 9 }, pair },
                propertyNames: { maxLength: 5 },
              },
            },
          },
        },
        responses: { 204: { description: "Done." } },
      },
    },
  },
};
const old = {
  swagger: "2.0",
  info: { title: "Parts", version: "1" },
  paths: {
    "/hosts": {
      post: {
        consumes: ["application/x-www-form-urlencoded"],
        parameters: [{ name: "ip", in: "formData", type: "string", format: "ipv4" }],
        responses: { 204: { description: "Done." } },
      },
    },
  },
};
const rpc = {
  openrpc: "1.3.2",
  info: { title: "Parts", version: "1" },
  methods: [{ name: "ping", params: [{ name: "ip", schema: ip }], result: { name: "done", schema: {} } }],
};

const filled = { headers: {}, pathParameters: { host: "192.0.2.1" }, queryParameters: {} };

async function issuesOf(document: object, method: string, form: { readonly [part: string]: Json }) {
  const imported = await importDocument(asJson(document), { id: "parts", name: "parts.json" });
  if (!imported.ok) throw new Error(JSON.stringify(imported.diagnostics));
  const { model } = imported;
  const endpoint = model.endpoints.find((one) => one.method === method);
  if (endpoint === undefined) throw new Error(`no ${method}`);
  const value = { ...(document === description && filled), ...form };
  return checkRequest({
    ...{ endpoint, globalHeaders: [], credentials: [], rules: () => sentChecks(), types: typesIn(model) },
    form: { value, selection: {} },
  }).map(({ path, code }) => `${path.join("/")} ${code}`);
}

const file = { name: "a.png", lastModified: 0, size: 3, type: "image/png", dataUrl: "data:image/png;base64,AAAA" };

describe("the schema as it is written decides", () => {
  it.each<readonly [string, { readonly [part: string]: Json }, readonly string[]]>([
    ["PUT", {}, []],
    ["PUT", { pathParameters: { host: "192.0.2" } }, ["pathParameters/host format"]],
    ["PUT", { queryParameters: { near: 4 } }, []],
    ["PUT", { queryParameters: { near: 6 } }, ["queryParameters/near no-variant"]],
    ["PUT", { queryParameters: { filter: { a: 1, b: 2 } } }, ["queryParameters/filter max-properties"]],
    ["PUT", { headers: { "X-Pair": [1, true] } }, []],
    ["PUT", { headers: { "X-Pair": [1, 2] } }, ["headers/X-Pair/1 no-variant"]],
    ["PUT", { headers: { Cookie: { seen: "2026-02-30" } } }, ["headers/Cookie/seen format"]],
    ["PUT", { body: { from: "192.0.2.1" } }, []],
    ["PUT", { body: { from: "here", by: "me" } }, ["body/from format"]],
    ["POST", { body: { photo: file, pair: [1, true] } }, []],
    ["POST", { body: { photo: file, pair: [true] } }, ["body/pair/0 type"]],
    ["POST", { body: { pair: [1] } }, ["body/photo missing"]],
  ])("about %s with %j", async (method, form, issues) => {
    expect(await issuesOf(description, method, form)).toEqual(issues);
  });

  it("about the fields of a form of OpenAPI 2.0, and the parameters of a method", async () => {
    expect(await issuesOf(old, "POST", { body: { ip: "here" } })).toEqual(["body/ip format"]);
    expect(await issuesOf(rpc, "POST", { body: { ip: "here" } })).toEqual(["body/ip format"]);
    expect(await issuesOf(rpc, "POST", { body: { ip: "192.0.2.1" } })).toEqual([]);
  });
});
