import { expect, it } from "vitest";
import { siteOfApis } from "#docs-host/site/model";
import { type ApiModel, bareEndpoint } from "#engine/model";
import { contextOf } from "./page-markdown.ts";
import { referenceMarkdown } from "./reference-markdown.ts";

const text = { kind: "string" } as const;
const endpoint = {
  ...bareEndpoint({ id: "list", method: "GET", path: [{ kind: "literal", value: "/plants" }] }),
  environments: [{ id: "live", baseUrl: "https://api.plants.example" }],
  queryParameters: [{ key: "color", shape: text, optional: true }],
  requestHeaders: [{ key: "x-trace", shape: text, optional: true }],
  responses: [{ statusCode: 200, body: { kind: "json" as const, shape: text } }],
};
const api: ApiModel = {
  ...{ id: "plants", endpoints: [endpoint], groups: [], auths: {}, globalHeaders: [] },
  types: {
    plant: {
      name: "Plant",
      shape: {
        kind: "object",
        properties: [
          { key: "name", shape: text, optional: false },
          { key: "secret", shape: text, optional: false },
          { key: "color", shape: text, optional: false, availability: "Deprecated" },
        ],
      },
    },
  },
};
const site = siteOfApis("h", [api]);
const markdown = (component: string, props: { readonly [name: string]: unknown }): string =>
  referenceMarkdown(site, component, props, contextOf) ?? "";

it.each([
  [{ exclude: ["secret"] }, ["name", "color"]],
  [{ exclude: "secret, color" }, ["name"]],
  [{ include: ["name"] }, ["name"]],
  [{ excludeDeprecated: true }, ["name", "secret"]],
  [{ excludeDeprecated: "false" }, ["name", "secret", "color"]],
] as const)("shows the properties of a type that its author shows: %j", (props, shown) => {
  const written = markdown("Schema", { type: "Plant", ...props });
  expect(["name", "secret", "color"].filter((key) => written.includes(key))).toEqual(shown);
});

it("finds a type by either attribute, and shows an example of it", () => {
  expect(markdown("Schema", { name: "Plant" })).toContain("secret");
  expect(markdown("SchemaSnippet", { name: "Plant" })).toMatch(/^```json\n\{\n {2}"name":/);
});

it.each([
  ["request.query", ["color"]],
  ["request", ["color", "x-trace"]],
  ["response", ["Response"]],
  ["", ["color", "x-trace", "Response"]],
])("shows the parts of an endpoint that are selected: %s", (selector, shown) => {
  const written = markdown("EndpointSchemaSnippet", { endpoint: "GET /plants", selector });
  expect(["color", "x-trace", "Response"].filter((key) => written.includes(key))).toEqual(shown);
});

it("shows a request in the languages that its author names", () => {
  const fences = (languages?: unknown): readonly string[] =>
    markdown("EndpointRequestSnippet", { endpoint: "GET /plants", languages }).match(/^```\w+/gm) ?? [];
  expect(fences()).toEqual(["```sh"]);
  expect(fences(["python", "typescript"]).toSorted()).toEqual(["```python", "```ts"]);
  expect(fences("payload")).toEqual([]);
});
