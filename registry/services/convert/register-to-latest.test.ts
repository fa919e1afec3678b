import { describe, expect, it } from "vitest";
import type { RegisterApiDefinition, RegisterEndpointDefinition } from "#generated/types";
import { registerToLatest } from "./register-to-latest.ts";

const none = { endpoints: [], types: [], subpackages: [] } as const;
const empty: RegisterApiDefinition = { rootPackage: none, types: {}, subpackages: {} };
const ping: RegisterEndpointDefinition = {
  ...{ id: "ping", method: "GET", queryParameters: [], headers: [], examples: [] },
  path: { parts: [{ type: "literal", value: "/ping" }], pathParameters: [] },
};
const withEndpoint = (endpoint: RegisterEndpointDefinition): RegisterApiDefinition => ({
  ...empty,
  rootPackage: { ...none, endpoints: [endpoint] },
});
const only = (definition: RegisterApiDefinition) => Object.values(registerToLatest(definition).endpoints)[0];

describe("ids in the flat format", () => {
  it.each([
    ["contains the package and the endpoint", ping, "__package__.ping"],
    ["is the original id if there is one", { ...ping, originalEndpointId: "endpoint_.ping" }, "endpoint_.ping"],
  ])("%s", (_, endpoint, id) => {
    expect(only(withEndpoint(endpoint))?.id).toBe(id);
  });

  it("differ if two endpoints claim the same id", () => {
    const twice = { ...ping, originalEndpointId: "same" };
    const latest = registerToLatest({
      ...empty,
      rootPackage: { ...none, endpoints: [twice, { ...twice, id: "pong" }] },
    });
    expect(Object.entries(latest.endpoints).map(([key, { id }]) => [key, id])).toEqual([
      ["same", "same"],
      ["same_2", "same_2"],
    ]);
  });

  it("may be any text, including names of Object.prototype", () => {
    const latest = registerToLatest(withEndpoint({ ...ping, originalEndpointId: "__proto__" }));
    expect(Object.keys(latest.endpoints)).toEqual(["__proto__"]);
  });
});

describe("sections", () => {
  it("are nested like the packages, each once, even if packages form a cycle", () => {
    const section = (name: string, subpackages: readonly string[]) => ({
      ...none,
      ...{ subpackageId: name, name, subpackages },
      endpoints: [{ ...ping, id: name }],
    });
    const latest = registerToLatest({
      ...empty,
      rootPackage: { ...none, subpackages: ["a"] },
      subpackages: { a: section("a", ["b"]), b: section("b", ["a"]), alone: section("alone", []) },
    });
    expect(Object.values(latest.endpoints).map(({ id, namespace }) => [id, namespace])).toEqual([
      ["a.a", ["a"]],
      ["b.b", ["a", "b"]],
      ["alone.alone", ["alone"]],
    ]);
  });
});

it("are nested at most 64 levels deep, even in a longer chain of packages", () => {
  const ids = Array.from({ length: 5000 }, (_, i) => `s${i}`);
  const sections = ids.map((id, i) => [
    id,
    { ...none, subpackageId: id, name: id, subpackages: [`s${i + 1}`], endpoints: [{ ...ping, id }] },
  ]);
  const latest = registerToLatest({
    ...empty,
    rootPackage: { ...none, subpackages: ["s0"] },
    subpackages: Object.fromEntries(sections),
  });
  const depths = Object.values(latest.endpoints).map(({ namespace }) => namespace?.length ?? 0);
  expect(depths.length).toBe(5000);
  expect(Math.max(...depths)).toBe(64);
});

describe("auth schemes", () => {
  const bearer = { type: "bearerAuth", tokenName: "token" } as const;
  const basic = { type: "basicAuth" } as const;

  it.each([
    ["a single scheme is called default", { auth: bearer }, { default: bearer }, ["default"]],
    [
      "a scheme among the named ones keeps its name",
      { auth: bearer, authSchemes: { b: bearer } },
      { b: bearer },
      ["b"],
    ],
    [
      "a scheme that is not named gets an unused name",
      { auth: bearer, authSchemes: { default: basic } },
      { default: basic, default_2: bearer },
      ["default_2"],
    ],
    ["an endpoint of an API without schemes has no security", {}, {}, undefined],
  ])("%s", (_, schemes, auths, auth) => {
    const definition = { ...withEndpoint({ ...ping, auth: true }), ...schemes };
    expect(registerToLatest(definition).auths).toEqual(auths);
    expect(only(definition)?.auth).toEqual(auth);
  });

  it("the schemes of an endpoint take precedence", () => {
    const endpoint = { ...ping, auth: true, authV2: ["basic"] };
    expect(only({ ...withEndpoint(endpoint), auth: bearer, authSchemes: { basic } })?.auth).toEqual(["basic"]);
    expect(only({ ...withEndpoint({ ...ping, auth: false }), auth: bearer })?.auth).toBeUndefined();
  });
});

describe("bodies and responses", () => {
  const object = { type: "object", extends: [], properties: [] } as const;

  it.each<[string, NonNullable<RegisterEndpointDefinition["request"]>["type"], object]>([
    [
      "JSON",
      { type: "json", contentType: "application/merge-patch+json", shape: object },
      { contentType: "application/merge-patch+json", body: object },
    ],
    [
      "a reference",
      { type: "reference", value: { type: "id", value: "T" } },
      { body: { type: "alias", value: { type: "id", id: "T" } } },
    ],
    [
      "bytes",
      { type: "bytes", isOptional: true, contentType: "audio/wav" },
      { contentType: "audio/wav", body: { type: "bytes", isOptional: true } },
    ],
    [
      "a bare file",
      { type: "fileUpload" },
      { contentType: "application/octet-stream", body: { type: "bytes", isOptional: false } },
    ],
    [
      "a form",
      {
        type: "formData",
        name: "Upload",
        properties: [
          { type: "file", value: { type: "file", key: "photo", isOptional: false } },
          { type: "file", value: { type: "fileArray", key: "more", isOptional: true } },
          { type: "bodyProperty", key: "title", valueType: { type: "unknown" }, exploded: true },
        ],
      },
      {
        contentType: "multipart/form-data",
        body: {
          type: "formData",
          fields: [
            { type: "file", key: "photo", isOptional: false },
            { type: "files", key: "more", isOptional: true },
            {
              type: "property",
              key: "title",
              valueShape: { type: "alias", value: { type: "unknown" } },
              exploded: true,
            },
          ],
        },
      },
    ],
  ])("a request of %s", (_, type, request) => {
    expect(only(withEndpoint({ ...ping, request: { type } }))?.requests).toMatchObject([request]);
  });

  it("a conditional stream becomes two responses with the examples of both", () => {
    const example = (path: string) => ({
      ...{ path, pathParameters: {}, queryParameters: {}, headers: {} },
      responseStatusCode: 200,
    });
    const endpoint = only(
      withEndpoint({
        ...ping,
        response: {
          type: {
            type: "streamCondition",
            response: { shape: object, examples: [example("/whole")] },
            streamResponse: { shape: object, examples: [example("/stream")] },
            streamCondition: { type: "booleanRequestProperty", value: "stream" },
          },
        },
      }),
    );
    expect(endpoint?.responses?.map(({ statusCode, body }) => [statusCode, body.type])).toEqual([
      [200, "object"],
      [200, "stream"],
    ]);
    expect(endpoint?.examples?.map(({ path }) => path)).toEqual(["/whole", "/stream"]);
  });

  it("an unnamed error is named by its status, and errorsV2 take precedence over errors", () => {
    const errors = [{ statusCode: 404 }];
    expect(only(withEndpoint({ ...ping, errors }))?.errors).toEqual([{ statusCode: 404, name: "Error 404" }]);
    const errorsV2 = [{ statusCode: 410, name: "GoneError" }];
    expect(only(withEndpoint({ ...ping, errors, errorsV2 }))?.errors).toEqual(errorsV2);
  });
});
