import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { authHeaders } from "#engine/auth";
import type { FormState } from "#engine/form";
import { type Json, type JsonObject, parseJson } from "#engine/json";
import { bareEndpoint, type Endpoint, type RequestBody } from "#engine/model";
import { read } from "#engine/secret";
import { type Property, type Shape, typesFrom } from "#engine/shape";
import { checkRequest, type PlanInput, planRequest } from "./index.ts";

const types = typesFrom({
  Plant: {
    name: "Plant",
    shape: {
      kind: "object",
      properties: [
        { key: "id", shape: { kind: "uuid" }, optional: true, access: "READ_ONLY" },
        { key: "name", shape: { kind: "string" }, optional: false },
        { key: "secret", shape: { kind: "string" }, optional: true, access: "WRITE_ONLY" },
        { key: "seeds", shape: { kind: "long" }, optional: true },
        { key: "next", shape: { kind: "ref", id: "Plant" }, optional: true },
      ],
    },
  },
});

const required = (key: string, shape: Shape): Property => ({ key, shape, optional: false });
const optional = (key: string, shape: Shape): Property => ({ key, shape, optional: true });
const plant: Shape = { kind: "ref", id: "Plant" };
const json = (shape: Shape, contentType = "application/json"): RequestBody => ({
  kind: "json",
  shape,
  optional: true,
  contentType,
});

const bare: Endpoint = bareEndpoint({
  id: "water",
  path: [
    { kind: "literal", value: "/plants/" },
    { kind: "parameter", key: "plantId" },
  ],
  pathParameters: [required("plantId", { kind: "string" })],
});

interface Case extends Partial<Endpoint> {
  readonly value: JsonObject;
  readonly selection?: FormState["selection"];
  readonly globalHeaders?: readonly Property[];
  readonly credentials?: PlanInput["credentials"];
}
const inputOf = ({ value, selection = {}, globalHeaders = [], credentials = [], ...endpoint }: Case): PlanInput => ({
  endpoint: { ...bare, ...endpoint },
  globalHeaders,
  types,
  form: { value: { pathParameters: { plantId: "7" }, ...value }, selection },
  credentials,
  baseUrl: "https://api.example/v1",
});
const planOf = (one: Case) => {
  const plan = planRequest(inputOf(one));
  return { ...plan, headers: plan.headers.map(({ name, value }) => `${name}: ${read(value, "reveal")}`) };
};
const bodyOf = (one: Case): Json | undefined => {
  const { body } = planOf(one);
  if (body.kind !== "text") return undefined;
  const parsed = parseJson(body.text);
  return parsed.ok ? parsed.value : undefined;
};

describe("a request plan", () => {
  it("has the address, headers and body of the form", () => {
    const plan = planOf({
      request: { body: json(plant) },
      queryParameters: [
        optional("tag", { kind: "list", item: { kind: "string" } }),
        optional("since", { kind: "long" }),
      ],
      requestHeaders: [optional("X-Reason", { kind: "string" })],
      globalHeaders: [required("X-Version", { kind: "literal", value: "2" })],
      value: {
        headers: { "X-Version": "2", "X-Reason": "dry" },
        queryParameters: { tag: ["a b", "c"], since: "9007199254740993" },
        body: { name: "Fern", seeds: "12345678901234567890" },
      },
    });
    expect(plan).toEqual({
      method: "POST",
      url: "https://api.example/v1/plants/7?tag=a%20b&tag=c&since=9007199254740993",
      headers: ["X-Version: 2", "X-Reason: dry", "Content-Type: application/json"],
      body: { kind: "text", text: '{\n  "name": "Fern",\n  "seeds": 12345678901234567890\n}' },
    });
  });

  it.each<[string, Case, Json | undefined]>([
    ["an absent body is not sent", { request: { body: json(plant) }, value: {} }, undefined],
    [
      "a null body is null",
      { request: { body: json({ kind: "nullable", item: plant }) }, value: { body: null } },
      null,
    ],
    ["false is a body", { request: { body: json({ kind: "boolean" }) }, value: { body: false } }, false],
    [
      "GET has no body",
      { method: "GET", request: { body: json(plant) }, value: { body: { name: "Fern" } } },
      undefined,
    ],
    [
      "HEAD has no body",
      { method: "HEAD", request: { body: json(plant) }, value: { body: { name: "Fern" } } },
      undefined,
    ],
    [
      "DELETE may have one",
      { method: "DELETE", request: { body: json(plant) }, value: { body: { name: "Fern" } } },
      { name: "Fern" },
    ],
    ["an invalid value is sent unchanged", { request: { body: json(plant) }, value: { body: ["?"] } }, ["?"]],
    [
      "read-only properties are omitted at any depth, write-only ones are sent",
      {
        request: { body: json(plant) },
        value: { body: { id: "1", name: "a", secret: "s", next: { id: "2", name: "b" } } },
      },
      { name: "a", secret: "s", next: { name: "b" } },
    ],
    [
      "OpenRPC names the method",
      {
        protocol: { kind: "openrpc", methodName: "water" },
        request: { body: json(plant) },
        value: { body: { name: "Fern" } },
      },
      { jsonrpc: "2.0", method: "water", params: { name: "Fern" }, id: 1 },
    ],
  ])("%s", (_, given, body) => expect(bodyOf(given)).toEqual(body));

  it("omits a read-only property of the selected variant", () => {
    const other: Shape = { kind: "object", properties: [required("id", { kind: "string" })] };
    const union: Shape = { kind: "undiscriminatedUnion", variants: [{ shape: plant }, { shape: other }] };
    const value = { body: { id: "1", name: "a" } };
    expect(bodyOf({ request: { body: json(union) }, selection: { "/body": 0 }, value })).toEqual({ name: "a" });
    expect(bodyOf({ request: { body: json(union) }, selection: { "/body": 1 }, value })).toEqual({
      id: "1",
      name: "a",
    });
    const nested: Shape = { kind: "undiscriminatedUnion", variants: [{ shape: { kind: "string" } }, { shape: union }] };
    expect(bodyOf({ request: { body: json(nested) }, selection: { "/body": 1 }, value })).toEqual({ name: "a" });
    expect(bodyOf({ request: { body: json(nested) }, selection: { "/body": 2 }, value })).toEqual({
      id: "1",
      name: "a",
    });
    const tagged: Shape = {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: ["READ_ONLY" as const, "WRITE_ONLY" as const].map((access) => ({
        value: access,
        shape: {
          kind: "object",
          properties: [
            required("type", { kind: "literal", value: access }),
            { key: "id", shape: { kind: "string" }, optional: true, access },
          ],
        },
      })),
    };
    const body = (type: string) => bodyOf({ request: { body: json(tagged) }, value: { body: { type, id: "1" } } });
    expect(body("READ_ONLY")).toEqual({ type: "READ_ONLY" });
    expect(body("WRITE_ONLY")).toEqual({ type: "WRITE_ONLY", id: "1" });
    expect(body("OTHER")).toEqual({ type: "OTHER", id: "1" });
  });

  it("has no content type without a body", () => {
    expect(planOf({ request: { body: json(plant) }, value: {} }).headers).toEqual([]);
  });

  it("uses the content type that the reader typed, except for a multipart body", () => {
    const requestHeaders = [optional("content-type", { kind: "string" })];
    const value = { headers: { "content-type": "application/merge-patch+json" }, body: { name: "Fern" } };
    expect(planOf({ request: { body: json(plant) }, requestHeaders, value }).headers).toEqual([
      "content-type: application/merge-patch+json",
    ]);
    const form: RequestBody = {
      kind: "form-data",
      shape: { kind: "object", properties: [required("name", { kind: "string" })] },
      parts: {},
    };
    expect(planOf({ request: { body: form }, requestHeaders, value })).toMatchObject({
      headers: [],
      body: { kind: "multipart", parts: [{ kind: "text", name: "name", text: "Fern" }] },
    });
  });

  it("asks for the media type of the answer, once, unless the reader typed another one", () => {
    const body = { kind: "text" } as const;
    const alternatives = [{ contentType: "text/csv", body }];
    const responses = [{ statusCode: 200, body, contentType: "application/json", alternatives }];
    const [value, typed] = [{}, { headers: { accept: "text/html" } }];
    const accept = optional("accept", { kind: "string" });
    expect(planOf({ value }).headers).toEqual([]);
    expect(planOf({ responses, value }).headers).toEqual(["Accept: application/json"]);
    expect(planOf({ responses, accept: "text/csv", value }).headers).toEqual(["Accept: text/csv"]);
    expect(planOf({ responses, requestHeaders: [accept], value: typed }).headers).toEqual(["accept: text/html"]);
    expect(planOf({ responses, globalHeaders: [accept], value: typed }).headers).toEqual(["accept: text/html"]);
  });

  it("prefers credentials to a header of the same name", () => {
    const credentials = authHeaders({ kind: "bearerAuth" }, { bearerAuth: { token: "tok_0123456789" } });
    const requestHeaders = [optional("authorization", { kind: "string" })];
    const plan = planOf({ credentials, requestHeaders, value: { headers: { authorization: "Basic x" } } });
    expect(plan.headers).toEqual(["Authorization: Bearer tok_0123456789"]);
  });

  it("is created from any form value", () => {
    const request = { body: json(plant) };
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, part) => {
        // The values are plain JSON, which `Json` holds.
        const form = { value: value as Json, selection: {} };
        expect(planRequest({ ...inputOf({ request, value: {} }), form }).method).toBe("POST");
        const parts = { pathParameters: part, headers: part, queryParameters: part, body: part } as JsonObject;
        expect(planRequest(inputOf({ request, value: parts })).url).toMatch(/^https:\/\/api\.example\/v1\/plants\/./);
      }),
    );
  });
});

describe("checkRequest", () => {
  const check = (one: Case) => checkRequest(inputOf(one)).map(({ path, code }) => `${path.join(".")} ${code}`);
  const requestHeaders = [optional("X-Reason", { kind: "string" })];

  it.each<[string, Case, readonly string[]]>([
    ["finds no issue in a valid request", { value: {} }, []],
    [
      "finds a value that does not match its shape",
      { request: { body: json(plant) }, value: { body: { name: 1 } } },
      ["body.name type"],
    ],
    [
      "finds a path parameter without a value",
      { value: { pathParameters: { plantId: "" } } },
      ["pathParameters.plantId missing"],
    ],
    [
      "reports a path parameter that is both empty and invalid once",
      { pathParameters: [required("plantId", { kind: "uuid" })], value: { pathParameters: { plantId: "" } } },
      ["pathParameters.plantId format"],
    ],
    [
      "finds a path parameter of dot segments",
      { value: { pathParameters: { plantId: ".." } } },
      ["pathParameters.plantId format"],
    ],
    ["accepts dots in a longer segment", { value: { pathParameters: { plantId: "../x" } } }, []],
    [
      "finds a line break in a header",
      { requestHeaders, value: { headers: { "X-Reason": "a\r\nX-Evil: 1" } } },
      ["headers.X-Reason format"],
    ],
    [
      "finds a header that is not ASCII",
      { requestHeaders, value: { headers: { "X-Reason": "日" } } },
      ["headers.X-Reason format"],
    ],
    [
      "finds a header without a legal name",
      { requestHeaders: [optional("a b", { kind: "string" })], value: { headers: { "a b": "1" } } },
      ["headers.a b format"],
    ],
    [
      "finds a required header without text, unless a credential replaces it",
      {
        requestHeaders: [
          required("X-Ids", { kind: "list", item: { kind: "string" } }),
          required("authorization", { kind: "string" }),
        ],
        credentials: authHeaders({ kind: "bearerAuth" }, { bearerAuth: { token: "tok" } }),
        value: { headers: { "X-Ids": [], authorization: "" } },
      },
      ["headers.X-Ids missing"],
    ],
    [
      "finds a credential that no header can carry",
      { credentials: authHeaders({ kind: "bearerAuth" }, { bearerAuth: { token: "tok\u200b" } }), value: {} },
      [" format"],
    ],
  ])("%s", (_, given, issues) => expect(check(given)).toEqual(issues));

  it("reports only the invalid character of a credential", () => {
    const credentials = authHeaders({ kind: "bearerAuth" }, { bearerAuth: { token: "tok_0123456789\u200b" } });
    const [issue] = checkRequest(inputOf({ credentials, value: {} }));
    expect(issue?.message).toContain("the credential for Authorization contains");
    expect(JSON.stringify(issue)).not.toContain("tok_");
  });
});
