import { describe, expect, it } from "vitest";
import { type ApiModel, bareEndpoint, type Endpoint } from "#engine/model";
import { describeRequest, type GivenValues } from "./plan-request.ts";

const text = { kind: "string" } as const;

function plan(endpoint: Partial<Endpoint>, given: Partial<GivenValues> = {}, api: Partial<ApiModel> = {}) {
  const model: ApiModel = {
    ...{ id: "plants", endpoints: [], types: {}, groups: [], auths: {}, globalHeaders: [] },
    ...api,
  };
  const whole: Endpoint = {
    ...bareEndpoint({ id: "water", path: [{ kind: "literal", value: "/water" }] }),
    environments: [{ id: "live", baseUrl: "https://api.plants.example" }],
    ...endpoint,
  };
  return describeRequest(
    whole,
    { pathParameters: {}, queryParameters: {}, headers: {}, ...given },
    { api: model, types: new Map(), now: () => new Date(0) },
  );
}

describe("a described request", () => {
  it("has no body that nobody gave, if it is optional", () => {
    const request = {
      body: {
        kind: "json" as const,
        contentType: "application/json",
        optional: true,
        shape: { kind: "object" as const, properties: [{ key: "name", shape: text, optional: false }] },
      },
    };
    const described = plan({ method: "POST", request });
    expect([described.body, described.issues]).toEqual([undefined, []]);
    expect(described.curl).not.toContain("--data");
    const given = plan({ method: "POST", request }, { body: { name: "Fern" } });
    expect(JSON.parse(given.body ?? "")).toEqual({ name: "Fern" });
  });

  it("requires no header that the endpoint declares as optional, and nothing that only the API sets", () => {
    const described = plan(
      {
        requestHeaders: [{ key: "x-trace", shape: text, optional: true }],
        queryParameters: [{ key: "total", shape: text, optional: false, access: "READ_ONLY" }],
      },
      {},
      { globalHeaders: [{ key: "X-Trace", shape: text, optional: false }] },
    );
    expect(described.issues).toEqual([]);
  });

  it("leaves out credentials in parameters of the query", () => {
    const described = plan(
      { auth: ["key"], queryParameters: [{ key: "key", shape: text, optional: true }] },
      { queryParameters: { key: "planted-secret" } },
      { auths: { key: { kind: "header", headerWireValue: "key", in: "query" } } },
    );
    expect(JSON.stringify(described)).not.toContain("planted-secret");
  });
});
