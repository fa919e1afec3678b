import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { importOpenApi } from "../import.ts";

const text = { type: "string" };

const operation = (calls: Json): Json => ({
  openapi: "3.1.0",
  info: { title: "Garden", version: "1" },
  paths: {
    "/beds/{bed}/plants": {
      post: {
        parameters: [
          { name: "bed", in: "path", required: true, schema: text, example: "north" },
          { name: "dry", in: "query", schema: { type: "boolean" } },
          { name: "X-Pot", in: "header", schema: text },
        ],
        requestBody: { content: { "application/json": { schema: { type: "object" }, example: { name: "Moss" } } } },
        responses: { 201: { description: "It.", content: { "application/json": { example: { id: 1 } } } } },
        "x-fern-examples": calls,
      },
    },
  },
});

const files: { readonly [address: string]: string } = { "fern.py": 'plant("fern")\n' };

async function read(calls: Json) {
  const { model, diagnostics } = await importOpenApi(operation(calls), {
    id: "garden",
    read: async (address) => {
      const text = files[address];
      if (text === undefined) throw new Error(`there is no file ${address}`);
      return text;
    },
  });
  const [endpoint] = model.endpoints;
  return { ...endpoint, notes: diagnostics.map(({ at, code }) => `${at.split("/").slice(5).join("/")} ${code}`) };
}

describe("calls that an operation states", () => {
  it("have names, values of all places, a request and a response", async () => {
    const { examples, notes } = await read([
      {
        name: "Into clay",
        docs: "Clay holds water.",
        "path-parameters": { bed: "south side" },
        "query-parameters": { dry: true },
        headers: { "x-pot": "clay", Authorization: "Bearer a" },
        request: { name: "Fern" },
        response: { body: { id: 7 } },
      },
    ]);
    expect(notes).toEqual([]);
    expect(examples).toEqual([
      {
        name: "Into clay",
        description: "Clay holds water.",
        path: "/beds/south%20side/plants",
        pathParameters: { bed: "south side" },
        queryParameters: { dry: true },
        headers: { "X-Pot": "clay" },
        body: { name: "Fern" },
        statusCode: 201,
        response: { id: 7 },
      },
    ]);
  });

  it("take from the other examples what they leave out", async () => {
    const { examples } = await read([{ summary: "Dry", "query-parameters": { dry: true } }]);
    expect(examples).toEqual([
      {
        name: "Dry",
        path: "/beds/north/plants",
        pathParameters: { bed: "north" },
        queryParameters: { dry: true },
        headers: {},
        body: { name: "Moss" },
        statusCode: 201,
        response: { id: 1 },
      },
    ]);
  });

  it.each([
    ["request and response", { request: null, response: { body: null } }, [null, null]],
    ["request alone", { request: null }, [null, { id: 1 }]],
    ["response alone", { response: { body: null } }, [{ name: "Moss" }, null]],
    ["no part of the response", { request: {}, response: null }, [{}, { id: 1 }]],
  ])("may state null as its %s", async (_, call, values) => {
    const { examples } = await read([call]);
    expect(examples?.map(({ body, response }) => [body, response])).toEqual([values]);
  });

  it("have no request of null without a body", async () => {
    const { model } = await importOpenApi(
      {
        openapi: "3.1.0",
        paths: {
          "/beds": { get: { "x-fern-examples": [{ request: null, response: { body: [] } }, { request: null }] } },
        },
      },
      { id: "garden" },
    );
    expect(model.endpoints[0]?.examples.map(({ body, response }) => [body, response])).toEqual([[undefined, []]]);
  });

  it("can contain the values of a stream, and do not come from errors or from code alone", async () => {
    const { examples } = await read([
      { response: { stream: [{ event: "leaf", data: { n: 1 } }, { event: "end" }] } },
      { response: { error: "NotFound", body: { message: "No such bed." } } },
      { "code-samples": [{ sdk: "python", code: "plant()" }] },
    ]);
    expect(examples?.map(({ response }) => response)).toEqual([[{ event: "leaf", data: { n: 1 } }, { event: "end" }]]);
  });

  it("have their own code, and its name if most of it has the same", async () => {
    const { examples, codeSamples } = await read([
      {
        request: {},
        "code-samples": [
          { sdk: "go", name: "Twice", code: "Plant(2)" },
          { sdk: "rust", name: "Twice", code: "plant(2)" },
          { sdk: "elm", name: "Twice", code: "plant 2" },
          { sdk: "go", name: "Async", code: "PlantLater(2)" },
        ],
      },
      {
        request: {},
        "code-samples": [
          { sdk: "go", name: "Default", code: "Plant()" },
          { sdk: "rust", name: "Default", code: "plant()" },
        ],
      },
      { request: {}, "code-samples": [{ sdk: "go", name: "Later", code: "PlantLater()" }] },
    ]);
    expect(codeSamples).toBeUndefined();
    expect(examples?.map((one) => [one.name, one.codeSamples])).toEqual([
      [
        "Twice",
        [
          { language: "go", label: "Go SDK", code: "Plant(2)" },
          { language: "rust", label: "Rust SDK", code: "plant(2)" },
          { language: "elm", code: "plant 2" },
          { language: "go", label: "Async", code: "PlantLater(2)" },
        ],
      ],
      [
        "Default",
        [
          { language: "go", label: "Go SDK", code: "Plant()" },
          { language: "rust", label: "Rust SDK", code: "plant()" },
        ],
      ],
      [undefined, [{ language: "go", label: "Later", code: "PlantLater()" }]],
    ]);
  });

  it("leave the other examples unchanged if there is none", async () => {
    const { examples } = await read([{ "code-samples": [{ sdk: "python", code: "plant()" }] }]);
    expect(examples?.map(({ body }) => body)).toEqual([{ name: "Moss" }]);
  });
});

describe("code of the calls that an operation states", () => {
  it("is of an SDK or of a language, in the text or in a file, and is reported if it is missing", async () => {
    const { codeSamples, notes } = await read([
      {
        "code-samples": [
          { sdk: "python", name: "Default", install: "pip install garden", code: { $ref: "fern.py" } },
          { sdk: "curl", code: "curl https://garden.example" },
          { language: "Ruby", name: "By hand", code: "plant" },
          { sdk: "go" },
        ],
      },
    ]);
    expect(codeSamples).toEqual([
      { language: "python", label: "Python SDK", install: "pip install garden", code: 'plant("fern")\n' },
      { language: "curl", code: "curl https://garden.example" },
      { language: "Ruby", label: "By hand", code: "plant" },
    ]);
    expect(notes).toEqual(["0/code-samples/3 missing"]);
  });
});
