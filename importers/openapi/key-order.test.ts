import { expect, it } from "vitest";
import { type Json, printJson } from "#engine/json";
import { readText } from "../text/read-text.ts";
import { importOpenApi } from "./import.ts";

const yaml = `
openapi: 3.1.0
info: { title: Plants, version: "1" }
paths:
  /plants:
    post:
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [z, "7", "1"]
              properties:
                z: { type: integer }
                "7": { type: integer }
                a: { type: integer }
                "1": { type: integer }
            example: { z: 1, "7": 2, "1": 4 }
      responses: { default: { description: "" }, "404": { description: "" }, "200": { description: "" } }
`;

const json = `{"openapi": "3.1.0", "info": {"title": "Plants", "version": "1"}, "paths": {"/plants": {"post": {
  "requestBody": {"required": true, "content": {"application/json": {
    "schema": {"type": "object", "required": ["z", "7", "1"], "properties": {
      "z": {"type": "integer"}, "7": {"type": "integer"}, "a": {"type": "integer"}, "1": {"type": "integer"}}},
    "example": {"z": 1, "7": 2, "1": 4}}}},
  "responses": {"default": {"description": ""}, "404": {"description": ""}, "200": {"description": ""}}}}}}`;

it.each([
  ["YAML", { name: "a.yaml", text: yaml }],
  ["JSON", { name: "a.json", text: json }],
])(
  "properties of a description in %s with numbers as names keep their order on pages, in forms and in examples",
  async (_, file) => {
    const read = readText(file);
    if (!read.ok) throw new Error("not read");
    const { model } = await importOpenApi(read.value as Json, { id: "a" });
    const [endpoint] = model.endpoints;
    const body = endpoint?.request?.body;
    if (endpoint === undefined || body?.kind !== "json" || body.shape.kind !== "object") throw new Error("no body");
    expect(body.shape.properties.map(({ key }) => key)).toEqual(["z", "7", "a", "1"]);
    expect(printJson(endpoint.examples[0]?.body ?? null)).toBe('{"z":1,"7":2,"1":4}');
    expect([...endpoint.responses, ...endpoint.errors].map(({ statusCode }) => statusCode)).toEqual([200, 404, 500]);
  },
);
