import { type Json, parseJson } from "#engine/json";
import { importDescription } from "#importers";
import type { HeaderField, Send } from "../exchange.ts";
import { type AnswerRequest, createMock } from "./index.ts";

/** An API of plants and their leaves. */
const description = `openapi: 3.1.0
info: { title: Garden, version: "1" }
servers: [{ url: "http://garden.example/v1" }]
components:
  parameters:
    id: { name: id, in: path, required: true, schema: { type: integer, format: int64, minimum: 1 } }
  responses:
    Error: { description: Refused, content: { application/json: { schema: { $ref: "#/components/schemas/Error" } } } }
  schemas:
    Error: { type: object, required: [message], properties: { message: { type: string } } }
    New:
      type: object
      required: [name]
      properties: { name: { type: string, minLength: 1, maxLength: 20 }, size: { type: integer, minimum: 0, maximum: 99 } }
      additionalProperties: false
    Plant:
      type: object
      required: [id, name, planted]
      properties:
        id: { type: integer, format: int64 }
        name: { type: string }
        size: { type: integer }
        planted: { type: string, format: date-time }
      additionalProperties: false
    Page:
      type: object
      required: [items, total]
      properties:
        items: { type: array, items: { $ref: "#/components/schemas/Plant" } }
        total: { type: integer }
        next: { type: [string, "null"] }
    Leaf: { type: object, required: [id, color], properties: { id: { type: string, format: uuid }, color: { type: string, minLength: 1 } } }
paths:
  /plants:
    get:
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 50 } }
        - { name: cursor, in: query, schema: { type: string } }
      responses:
        "200": { description: A page, content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } } }
        4XX: { $ref: "#/components/responses/Error" }
    post:
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/New" } } } }
      responses:
        "201":
          description: New
          headers: { Location: { required: true, schema: { type: string } } }
          content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } }
        4XX: { $ref: "#/components/responses/Error" }
  /plants/{id}:
    parameters: [{ $ref: "#/components/parameters/id" }]
    get:
      responses:
        "200":
          description: It
          headers: { ETag: { required: true, schema: { type: string } } }
          content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } }
        "304": { description: The same }
        4XX: { $ref: "#/components/responses/Error" }
    put:
      parameters: [{ name: If-Match, in: header, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/New" } } } }
      responses:
        "200": { description: Replaced, content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } }
        4XX: { $ref: "#/components/responses/Error" }
    patch:
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, properties: { size: { type: integer, minimum: 0 } } } } }
      responses:
        "200": { description: Changed, content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } }
        4XX: { $ref: "#/components/responses/Error" }
    delete:
      responses: { "204": { description: Gone }, "404": { $ref: "#/components/responses/Error" } }
  /plants/{id}/leaves:
    parameters: [{ $ref: "#/components/parameters/id" }]
    get:
      responses:
        "200": { description: All, content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Leaf" } } } } }
        4XX: { $ref: "#/components/responses/Error" }
    post:
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, required: [color], properties: { color: { type: string, minLength: 1 } } } } }
      responses:
        "201": { description: New, content: { application/json: { schema: { $ref: "#/components/schemas/Leaf" } } } }
        4XX: { $ref: "#/components/responses/Error" }
  /plants/{id}/leaves/{leaf}:
    parameters:
      - { $ref: "#/components/parameters/id" }
      - { name: leaf, in: path, required: true, schema: { type: string, format: uuid } }
    get:
      responses:
        "200": { description: It, content: { application/json: { schema: { $ref: "#/components/schemas/Leaf" } } } }
        4XX: { $ref: "#/components/responses/Error" }
`;

const read = await importDescription({ name: "garden.yaml", text: description }, { id: "garden" });
if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
/** The model of the garden. */
export const { model: garden } = read;

/** Creates a mock server of the garden. */
export const mock = (isStateful: boolean, seed = 1): AnswerRequest =>
  createMock([garden], { seed, errorRate: 0, isStateful, cassette: { answers: [] } });

/** Sends requests to a mock server without a network; it is called by HEAD as a server is. */
export function sendTo(answer: AnswerRequest): Send {
  let count = 0;
  return async ({ method, url, headers, body = "" }) => {
    const target = url.replace("http://garden.example", "");
    const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
    count += 1;
    const { status, headers: fields, body: sent } = answer({ method, target, headers, body: bytes }, count);
    if (sent.kind !== "bytes") throw new Error("no stream is documented");
    const content = method === "HEAD" || status === 304 ? new Uint8Array() : sent.bytes;
    return { kind: "answer", status, headers: fields, body: content, time: 1 };
  };
}

/** Creates a client of a mock server: `call("GET /plants")` resolves to its status and JSON. */
export function clientOf(answer: AnswerRequest) {
  const send = sendTo(answer);
  return async (request: string, sent?: Json, fields: readonly HeaderField[] = []) => {
    const [method = "", path = ""] = request.split(" ");
    const headers = [...fields, ...(sent === undefined ? [] : [["Content-Type", "application/json"] as const])];
    const body = sent === undefined ? {} : { body: JSON.stringify(sent) };
    const received = await send({ method, url: `http://garden.example/v1${path}`, headers, ...body });
    if (received.kind !== "answer") throw new Error("no answer");
    const parsed = parseJson(new TextDecoder().decode(received.body));
    const header = (name: string) => received.headers.find(([key]) => key.toLowerCase() === name)?.[1];
    return { status: received.status, json: parsed.ok ? parsed.value : undefined, header };
  };
}
