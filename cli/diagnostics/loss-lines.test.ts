import { expect, it } from "vitest";
import { importDescription, registryApiFromModel } from "#importers";
import { lossLines } from "./loss-lines.ts";

const description = (text: string): string => `
openapi: 3.0.3
info: { title: Plants, version: 1.0.0, description: ${JSON.stringify(text)} }
servers: [{ url: https://plants.example }]
tags: [{ name: bed, description: Beds }, { name: pot, description: Pots }]
paths:
  /plants/{id}:
    get:
      tags: [bed, pot]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        default: { description: failed, content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } }
    delete: { tags: [pot], responses: { "204": { description: gone } } }
components:
  schemas: { Plant: { type: object, example: { name: fern }, properties: { name: { type: string } } } }
`;

async function linesOf(text: string): Promise<readonly string[]> {
  const read = await importDescription(
    { name: "https://plants.example/openapi.yaml", text: description(text) },
    { id: "plants" },
  );
  if (!read.ok) throw new Error(read.diagnostics.map(({ message }) => message).join("\n"));
  return lossLines(registryApiFromModel(read.model).diagnostics, read.model);
}

it("names lost parts as their description does", async () => {
  expect(await linesOf("[all](https://plants.example)")).toEqual([
    "  a range of statuses; it becomes one status (GET /plants/{id})",
    "  the examples of types (Plant)",
  ]);
});
