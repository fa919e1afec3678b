import { expect, it } from "vitest";
import { referenceSite } from "#docs-host/site/model";
import { asJson, type Json, printJson } from "#engine/json";
import { importDocument } from "#importers";
import { firstCall } from "./first-call.ts";

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const inBody = (schema: object) => ({ requestBody: { content: { "application/json": { schema } } } });

const document = {
  openapi: "3.1.0",
  info: { title: "Garden", version: "1" },
  servers: [{ url: "https://garden.example" }],
  security: [{ key: [] }],
  tags: [{ name: "plants", description: "All plants" }],
  paths: {
    "/plants/{id}": {
      parameters: [{ $ref: "#/components/parameters/id" }],
      get: { tags: ["plants"], summary: "Find a plant", responses: { "200": { description: "It" } } },
      put: { tags: ["plants"], operationId: "put plant", ...inBody(named("Plant")), responses: {} },
    },
    "/plants": {
      post: {
        operationId: "same",
        ...inBody(named("Tree")),
        responses: { "201": { $ref: "#/components/responses/made" } },
      },
      get: { operationId: "same", parameters: [{ name: "near", in: "query", schema: named("a~1b") }], responses: {} },
    },
    "/pots": { post: { operationId: "pot", ...inBody({ $ref: "pots.json" }), responses: {} } },
  },
  components: {
    parameters: { id: { name: "id", in: "path", required: true, schema: named("Id") } },
    responses: { made: { description: "Made", content: { "application/json": { schema: named("Plant") } } } },
    securitySchemes: { key: { type: "apiKey", in: "header", name: "x-key" } },
    schemas: {
      Id: { type: "integer", format: "int64" },
      Plant: {
        type: "object",
        required: ["kind"],
        properties: { kind: { type: "string" } },
        discriminator: { propertyName: "kind" },
      },
      Tree: {
        allOf: [
          named("Plant"),
          { properties: { height: { type: "number" }, parts: { type: "array", items: named("Tree") } } },
        ],
      },
      Oak: { allOf: [named("Tree"), { properties: { acorns: { type: "integer" } } }] },
      "a/b": { type: "string", enum: ["a", "b"] },
      Unused: { type: "boolean" },
    },
  },
};

const read = async (part: Json) => {
  const answer = await importDocument(part, { id: "garden", name: "garden.json" });
  return answer.ok ? answer.model : undefined;
};

it("the form of one endpoint is the same as in the whole description", async () => {
  const model = await read(document as Json);
  const whole = model && referenceSite(model, "");
  expect(model?.endpoints).toHaveLength(5);
  for (const { id } of model?.endpoints.slice(0, 4) ?? []) {
    const path = whole?.pathOf(id) ?? "";
    const call = whole?.callOn(whole.slugAt(path) ?? "");
    for (const name of [id, path]) {
      const first = await firstCall(document as Json, name, read);
      expect([first?.path, print(first?.form)]).toEqual([path, print(whole?.formAt(call?.formUrl ?? ""))]);
    }
  }
});

// A form is plain data.
const print = (form: unknown): string => printJson(asJson(form as object));

it.each([
  ["an endpoint that does not exist", document, "GET /trees"],
  ["a part in another file", document, "pot"],
  ["other formats", { swagger: "2.0", paths: document.paths }, "put plant"],
  ["a playground that refers to all operations", { ...document, "x-callboard-playground": {} }, "put plant"],
])("does not read %s", async (_, whole, name) => {
  expect(await firstCall(whole as unknown as Json, name, read)).toBeUndefined();
});
