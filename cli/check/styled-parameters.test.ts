import { describe, expect, it } from "vitest";
import { type ApiModel, bareEndpoint, type Endpoint, type ParameterStyle } from "#engine/model";
import type { ObjectShape, Property, Shape } from "#engine/shape";
import { someOf } from "../../tooling/tier.ts";
import { checkApi } from "./check-api.ts";
import { productParts } from "./target.ts";

const list: Shape = { kind: "list", item: { kind: "string" } };
const inner: ObjectShape = {
  kind: "object",
  properties: [{ key: "x", shape: { kind: "integer" }, optional: true }],
};
const object: ObjectShape = {
  kind: "object",
  properties: [
    { key: "a", shape: { kind: "string" }, optional: true },
    { key: "l", shape: list, optional: true },
    { key: "o", shape: inner, optional: true },
    { key: "made", shape: { kind: "string" }, optional: true, access: "READ_ONLY" },
  ],
};

/** Every parameter of a place in one style. */
const modelOf = (pointer: "path" | "query" | "headers" | "body", style: ParameterStyle): ApiModel => {
  const properties: readonly Property[] = [
    { key: "list", shape: list, optional: false },
    { key: "object", shape: object, optional: false },
    { key: "text", shape: { kind: "string" }, optional: false },
  ];
  const styles = { list: style, object: style, text: style };
  const endpoint: Endpoint = bareEndpoint({
    id: "e",
    path: [
      { kind: "literal", value: "/" },
      ...(pointer === "path" ? properties : []).flatMap(({ key }) => [
        { kind: "parameter", key } as const,
        { kind: "literal", value: "/" } as const,
      ]),
    ],
    pathParameters: pointer === "path" ? properties : [],
    queryParameters: pointer === "query" ? properties : [],
    requestHeaders: pointer === "headers" ? properties : [],
    ...(pointer !== "body" && { parameterStyles: { [pointer]: styles } }),
    ...(pointer === "body" && {
      request: {
        body: {
          kind: "urlencoded",
          shape: { kind: "object", properties },
          optional: false,
          contentType: "application/x-www-form-urlencoded",
          styles,
        },
      },
    }),
  });
  return { id: "styled", endpoints: [endpoint], types: {}, groups: [], auths: {}, globalHeaders: [] };
};

const inPairs = ["form", "spaceDelimited", "pipeDelimited", "deepObject", "json"] as const;
const cases = [
  ...(["query", "body"] as const).map((pointer) => ({ place: pointer, names: inPairs })),
  { place: "path" as const, names: ["simple", "label", "matrix", "json"] as const },
  { place: "headers" as const, names: ["simple", "json"] as const },
].flatMap(({ place: pointer, names }) =>
  names.flatMap((style) => [true, false].map((explode) => [pointer, { style, explode }] as const)),
);

const failuresOf = async (model: ApiModel, use = productParts): Promise<readonly string[]> =>
  (await checkApi({ model, budget: { runs: 12, seed: 1 }, clock: () => 0, use })).flatMap(({ laws }) =>
    laws.flatMap(({ law, outcome }) => (outcome.kind === "failed" ? [`${law}: ${outcome.message}`] : [])),
  );

describe("a check reads parameters by their style", () => {
  it.each(someOf([true, false], 1))("in cookies, exploded: %s", async (explode) => {
    const style: ParameterStyle = { style: "cookie", explode };
    const members = { list: style, object: style, text: style };
    const { endpoints, ...model } = modelOf("headers", style);
    const [endpoint] = endpoints;
    const properties = endpoint?.requestHeaders ?? [];
    const cookies = endpoint && {
      ...endpoint,
      requestHeaders: [{ key: "Cookie", shape: { kind: "object", properties }, optional: false } as const],
      parameterStyles: { headers: { Cookie: { style: "cookie", explode: true, members } } } as const,
    };
    expect(await failuresOf({ ...model, endpoints: cookies ? [cookies] : [] })).toEqual([]);
  });

  it.each(someOf(cases, 4))("in the %s: %j", async (pointer, style) =>
    expect(await failuresOf(modelOf(pointer, style))).toEqual([]),
  );

  it("and detects those that are written in another style", async () => {
    const use: typeof productParts = {
      ...productParts,
      planRequest: (input) => {
        const { parameterStyles: _, ...endpoint } = input.endpoint;
        return productParts.planRequest({ ...input, endpoint });
      },
    };
    const failures = await failuresOf(modelOf("query", { style: "pipeDelimited", explode: false }), use);
    expect(failures.join()).toMatch(/^request: the query of .* reads .*, expected /);
  });
});
