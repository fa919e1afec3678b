import type { Texts } from "./texts.ts";

/** The operation that pages of a generated project refer to, and a type of its API. */
export const knownEndpoint = "GET /plants";
export const knownType = "Plant";

const property = (texts: Texts, n: number): object =>
  [
    { type: "string", description: texts.paragraph(), maxLength: 40 },
    { type: "integer", format: "int64", description: texts.paragraph() },
    { type: "array", items: { $ref: "#/components/schemas/Plant" }, description: texts.sentence() },
    { type: "string", enum: ["tall", "small"], description: texts.sentence() },
    { type: "object", additionalProperties: { type: "number" } },
  ][n % 5] ?? {};

/** Writes the description of an API with `operations` operations, each with its own type. */
export function apiDescription(texts: Texts, name: string, operations: number): string {
  const range = Array.from({ length: operations }, (_, n) => n);
  const answer = (type: string): object => ({
    "200": {
      description: texts.sentence(),
      content: { "application/json": { schema: { $ref: `#/components/schemas/${type}` } } },
    },
  });
  const schemas = Object.fromEntries(
    range.map((n) => [
      `Type${n}`,
      {
        type: "object",
        description: texts.paragraph(),
        required: ["property0"],
        properties: Object.fromEntries(Array.from({ length: 12 }, (_, p) => [`property${p}`, property(texts, p)])),
      },
    ]),
  );
  const paths = range.map((n) => [
    `/things-${n}/{thingId}`,
    {
      [n % 2 === 0 ? "get" : "post"]: {
        operationId: `thing${n}`,
        summary: texts.title(),
        // A link that names no page is not changed.
        description: `${texts.paragraph()} See [a missing file](./missing.md).`,
        tags: [`group ${n % 12}`],
        parameters: [
          { name: "thingId", in: "path", required: true, description: texts.sentence(), schema: { type: "string" } },
        ],
        ...(n % 2 === 1 && {
          requestBody: { content: { "application/json": { schema: { $ref: `#/components/schemas/Type${n}` } } } },
        }),
        responses: answer(`Type${n}`),
      },
    },
  ]);
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: name, version: "1.0.0" },
    servers: [{ url: `https://${name}.plants.example`, description: "Production" }],
    security: [{ bearer: [] }],
    tags: Array.from({ length: 12 }, (_, n) => ({ name: `group ${n}`, description: texts.sentence() })),
    paths: {
      "/plants": {
        get: { operationId: "listPlants", summary: "List plants", tags: ["plants"], responses: answer("Plant") },
      },
      ...Object.fromEntries(paths),
    },
    webhooks: {
      plantAdded: {
        post: {
          operationId: "plantAdded",
          summary: "A plant was added",
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Plant" } } } },
          responses: { "200": { description: "ok" } },
        },
      },
    },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: {
        Plant: {
          type: "object",
          required: ["name"],
          properties: {
            name: { type: "string", examples: ["Fern"] },
            height: { type: "integer" },
            none: { type: "string", deprecated: true },
          },
        },
        ...schemas,
      },
    },
  });
}
