import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { importDescription } from "../description.ts";
import type { ImportDiagnostic } from "../diagnostic.ts";

type Files = { readonly [name: string]: Json };

/** Imports `main` with files that it may refer to; text files are written unchanged. */
async function imported(
  main: Json,
  files: Files = {},
): Promise<{ readonly model: ApiModel; readonly diagnostics: readonly ImportDiagnostic[] }> {
  const answer = await importDescription(
    { name: "api/main.json", text: JSON.stringify(main) },
    {
      id: "a",
      read: async (address) => {
        const file = Object.hasOwn(files, address) ? files[address] : undefined;
        if (file === undefined) throw new Error(`${address}: there is no such file`);
        return typeof file === "string" ? file : JSON.stringify(file);
      },
    },
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
  return answer;
}

const bare = { openapi: "3.1.0", info: { title: "Pets", version: "1" } };
const done = { "200": { description: "Done." } };
const cat = { type: "object", required: ["name"], properties: { name: { type: "string" } } };

describe("a reference in place of", () => {
  it("texts reads them from Markdown, YAML and the description itself", async () => {
    const { model, diagnostics } = await imported(
      {
        ...bare,
        info: { title: { $ref: "texts.yaml#/title" }, version: "1", description: { $ref: "intro.md" } },
        tags: [{ name: "cats", description: { $ref: "texts.yaml#/cats" } }],
        paths: {
          "/cats": {
            get: { summary: "List", description: { $ref: "#/x-texts/list" }, tags: ["cats"], responses: done },
          },
        },
        "x-texts": { list: "All cats." },
      },
      { "api/intro.md": "# Hello: [there](a.md)\n\n- a\n", "api/texts.yaml": { title: "Pets", cats: "They purr." } },
    );
    expect(diagnostics).toEqual([]);
    expect(model).toMatchObject({
      name: "Pets",
      description: "# Hello: [there](a.md)\n\n- a\n",
      groups: [{ id: "cats", description: "They purr." }],
      endpoints: [{ description: "All cats." }],
    });
  });

  it("maps and lists reads their members, relative to their own files", async () => {
    const { model, diagnostics } = await imported(
      {
        ...bare,
        info: { $ref: "info.yaml" },
        tags: { $ref: "tags.json" },
        servers: [{ $ref: "more/servers.json#/live" }],
        paths: { $ref: "more/paths.json" },
        components: { $ref: "more/components.json" },
      },
      {
        "api/info.yaml": "title: Split\nversion: 2",
        "api/tags.json": [{ $ref: "more/tag.json" }],
        "api/more/tag.json": { name: "cats", "x-displayName": "Cats" },
        "api/more/servers.json": { live: { url: "https://cats.example" } },
        "api/more/paths.json": {
          "/cats": { $ref: "cats.json" },
          "/dogs": { post: { $ref: "dogs.json#/add" } },
        },
        "api/more/cats.json": {
          get: {
            operationId: "listCats",
            tags: ["cats"],
            parameters: { $ref: "parameters.json" },
            responses: { $ref: "responses.json" },
          },
        },
        "api/more/dogs.json": {
          add: {
            operationId: "addDog",
            requestBody: { content: { "application/json": { $ref: "media.json" } } },
            responses: done,
          },
        },
        "api/more/media.json": { schema: { $ref: "../main.json#/components/schemas/Cat" }, example: { name: "Rex" } },
        "api/more/parameters.json": [{ name: "q", in: "query", schema: { $ref: "words.json#/Word" } }],
        "api/more/words.json": { Word: { type: "string", enum: { $ref: "values.json" } } },
        "api/more/values.json": ["a", "b"],
        "api/more/responses.json": {
          "200": {
            description: "Cats.",
            headers: { $ref: "headers.json" },
            content: { "application/json": { schema: { type: "array", items: { $ref: "cat.json" } } } },
          },
        },
        "api/more/headers.json": { "X-Count": { schema: { type: "integer" } } },
        "api/more/components.json": { schemas: { $ref: "schemas.json" }, securitySchemes: { $ref: "login.json" } },
        "api/more/schemas.json": { Cat: { $ref: "cat.json" } },
        "api/more/cat.json": { ...cat, properties: { $ref: "cat-properties.json" } },
        "api/more/cat-properties.json": { name: { type: "string" } },
        "api/more/login.json": { key: { type: "apiKey", in: "header", name: "X-Key" } },
      },
    );
    expect(diagnostics).toEqual([]);
    expect(model).toMatchObject({
      name: "Split",
      version: "2",
      groups: [{ id: "cats", displayName: "Cats" }],
      auths: { key: { kind: "header", headerWireValue: "X-Key" } },
      endpoints: [
        {
          id: "listCats",
          namespace: ["cats"],
          environments: [{ baseUrl: "https://cats.example" }],
          queryParameters: [{ key: "q", shape: { kind: "ref", id: "Word" } }],
          responseHeaders: [{ key: "X-Count" }],
          responses: [{ body: { shape: { kind: "list", item: { kind: "ref", id: "Cat" } } } }],
        },
        {
          id: "addDog",
          request: { body: { shape: { kind: "ref", id: "Cat" } } },
          examples: [{ body: { name: "Rex" } }],
        },
      ],
      types: {
        Cat: { name: "Cat", shape: { kind: "object", properties: [{ key: "name", optional: false }] } },
        Word: { shape: { kind: "enum", values: [{ value: "a" }, { value: "b" }] } },
      },
    });
    expect(Object.keys(model.types)).toEqual(["Cat", "Word"]);
  });

  it("an example reads it from a file or from the components, and leaves all other references in data", async () => {
    const post = (example: Json) => ({
      post: { requestBody: { content: { "application/json": { schema: {}, example } } }, responses: done },
    });
    const { model, diagnostics } = await imported(
      {
        ...bare,
        paths: {
          "/file": post({ $ref: "cats.json#/tom" }),
          "/component": post({ $ref: "#/components/examples/Tom" }),
          "/missing": post({ $ref: "none.json" }),
          "/address": post({ $ref: "https://cats.example/tom.json" }),
          "/inside": post({ schema: { $ref: "cats.json#/tom" } }),
        },
        components: { examples: { Tom: { summary: "A cat", value: { name: "Tom" } } } },
      },
      { "api/cats.json": { tom: { name: "Tom" } } },
    );
    expect(diagnostics).toEqual([]);
    expect(model.endpoints.map(({ examples }) => examples[0]?.body)).toEqual([
      { name: "Tom" },
      { name: "Tom" },
      { $ref: "none.json" },
      { $ref: "https://cats.example/tom.json" },
      { schema: { $ref: "cats.json#/tom" } },
    ]);
  });
});

it("a schema that the components name keeps that name, whichever file refers to it", async () => {
  const { model } = await imported(
    {
      ...bare,
      paths: { "/a": { get: { responses: { "200": { $ref: "answer.json" } } } } },
      components: { schemas: { Pet: { $ref: "schemas/pet.json" }, Other: { $ref: "schemas/pet.json" } } },
    },
    {
      "api/answer.json": { description: "", content: { "application/json": { schema: { $ref: "schemas/pet.json" } } } },
      "api/schemas/pet.json": { ...cat, properties: { name: { type: "string" }, next: { $ref: "pet.json" } } },
    },
  );
  expect(Object.keys(model.types)).toEqual(["Pet", "Other"]);
  expect(model.types).toMatchObject({
    Pet: { shape: { kind: "object", properties: [{}, { key: "next", shape: { kind: "ref", id: "Pet" } }] } },
    Other: { shape: { kind: "ref", id: "Pet" } },
  });
});

it("names an error after the file of its response", async () => {
  const { model } = await imported(
    { ...bare, paths: { "/a": { get: { responses: { "404": { $ref: "errors/not-found.yml" } } } } } },
    { "api/errors/not-found.yml": "description: No." },
  );
  expect(model.endpoints[0]?.errors).toMatchObject([{ name: "not-found", description: "No." }]);
});

describe("a fault in several files", () => {
  it("is reported with its own file, each location once", async () => {
    const { diagnostics } = await imported(
      {
        ...bare,
        paths: Object.fromEntries(["/a", "/b"].map((path) => [path, { get: { $ref: "get.json" } }])),
      },
      { "api/get.json": { parameters: [{ name: "q" }], responses: done } },
    );
    expect(diagnostics).toMatchObject([{ at: "api/get.json#/parameters/0/in", file: "api/get.json", code: "missing" }]);
  });

  it("is one diagnostic for a file that can't be read, however many references need it", async () => {
    const { diagnostics } = await imported({
      ...bare,
      info: { title: "Pets", version: "1", description: { $ref: "none.json#/text" } },
      paths: { "/a": { get: { responses: { "200": { $ref: "none.json#/ok" }, "404": { $ref: "none.json#/no" } } } } },
    });
    expect(diagnostics).toMatchObject([{ code: "unreadable", message: "api/none.json: there is no such file" }]);
  });

  it("never ends for references to each other", async () => {
    const { diagnostics } = await imported({
      ...bare,
      info: { title: "Pets", version: "1", description: { $ref: "#/x-a" } },
      paths: { "/a": { get: { responses: { "200": { $ref: "#/x-b/c" } } } } },
      "x-a": { $ref: "#/x-a" },
      "x-b": { $ref: "#/x-b/d" },
    });
    expect(diagnostics.map(({ code }) => code).sort()).toEqual(["cycle", "unknown-reference", "unknown-reference"]);
  });
});
