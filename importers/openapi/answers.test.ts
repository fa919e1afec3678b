import { expect, it } from "vitest";
import type { Json, JsonObject } from "#engine/json";
import type { Endpoint } from "#engine/model";
import type { ImportDiagnostic } from "../diagnostic.ts";
import { importOpenApi } from "./import.ts";
import { described } from "./planned.testing.ts";

interface Read extends Endpoint {
  readonly diagnostics: readonly ImportDiagnostic[];
}

/** Reads the responses of an operation. */
async function responding(responses: JsonObject, more: JsonObject = {}): Promise<Read> {
  const { model, diagnostics } = await importOpenApi({ ...described({ responses }), ...more }, { id: "api" });
  const [endpoint] = model.endpoints;
  if (endpoint === undefined) throw new Error("there is no operation");
  return { ...endpoint, diagnostics };
}

const header = (description: string): Json => ({ description, schema: { type: "integer" } });

it("reads the headers of every status", async () => {
  const { responseHeaders, responses, errors } = await responding({
    200: { description: "", headers: { "X-Total": header("all") } },
    202: { description: "", headers: { "X-Later": header("later") } },
    429: { description: "", headers: { "Retry-After": header("seconds") } },
    default: { description: "", headers: { "X-Error-Id": header("id") } },
  });
  const keys = ({ headers = [] }: Pick<Endpoint["responses"][number], "headers">) => headers.map(({ key }) => key);
  expect(responseHeaders.map(({ key }) => key)).toEqual(["X-Total"]);
  expect([...responses.map(keys), ...errors.map(keys)]).toEqual([[], ["X-Later"], ["Retry-After"], ["X-Error-Id"]]);
});

it.each(["204", "205", "304"])("reports content of %s, a response without a body", async (status) => {
  const content = { "application/json": { schema: { type: "object" } } };
  const { responses, diagnostics } = await responding({ [status]: { description: "", content } });
  expect(responses[0]?.body).toEqual({ kind: "empty" });
  expect(diagnostics).toMatchObject([{ at: `/paths/~1x/get/responses/${status}/content`, code: "mismatch" }]);
});

it("begins the text of a response with its summary", async () => {
  const { responses } = await responding({
    200: { summary: "Found", description: "The plants." },
    201: { summary: "Made" },
  });
  expect(responses.map(({ description }) => description)).toEqual(["Found\n\nThe plants.", "Made"]);
});

const row: Json = { type: "object", required: ["n"], properties: { n: { type: "integer" } } };
const rowShape = { kind: "object", properties: [{ key: "n" }] };
const event = (data: Json): Json => ({
  type: "object",
  required: ["data"],
  properties: { event: { const: "tick" }, data },
});

it.each<[string, string, JsonObject, object]>([
  ["lines of items", "application/jsonl", { itemSchema: row }, rowShape],
  ["lines of a list", "application/x-ndjson", { schema: { type: "array", items: row } }, rowShape],
  ["lines by the schema of one", "application/x-ndjson", { schema: row }, rowShape],
  ["events of a list of data", "text/event-stream", { schema: { type: "array", items: row } }, rowShape],
  ["events of a list of events", "text/event-stream", { schema: { type: "array", items: event(row) } }, rowShape],
  [
    "events with data that is JSON in a text",
    "text/event-stream",
    { itemSchema: event({ type: "string", contentMediaType: "application/json", contentSchema: row }) },
    rowShape,
  ],
  ["events with text", "text/event-stream", { itemSchema: event({ type: "string" }) }, { kind: "string" }],
  [
    "several kinds of events",
    "text/event-stream",
    { itemSchema: { oneOf: [event(row), event({ type: "string" })] } },
    { kind: "undiscriminatedUnion", variants: [{ shape: rowShape }, { shape: { kind: "string" } }] },
  ],
  ["events without fields", "text/event-stream", { itemSchema: row }, rowShape],
])("reads the rows of a stream: %s", async (_, type, media, shape) => {
  const { responses } = await responding({ 200: { description: "", content: { [type]: media } } });
  expect(responses[0]?.body).toMatchObject({ kind: "stream", shape });
});

it("reads the fields of events, with their data as it is read", async () => {
  const text: Json = { type: "string" };
  const read = async (itemSchema: Json) => {
    const content = { "text/event-stream": { itemSchema } };
    const { responses } = await responding({ 200: { description: "", content } });
    return responses[0]?.body;
  };
  const data: Json = { ...(text as JsonObject), contentSchema: row };
  const fields = { event: text, id: { ...(text as JsonObject), description: "Last id." }, retry: { type: "integer" } };
  const body = await read({ type: "object", required: ["data", "event"], properties: { ...fields, data } });
  expect(body).toMatchObject({
    shape: rowShape,
    event: {
      kind: "object",
      properties: [
        { key: "event", optional: false },
        { key: "id", optional: true, description: "Last id." },
        { key: "retry", optional: true },
        { key: "data", optional: false, shape: rowShape },
      ],
    },
  });
  expect(await read(row)).not.toHaveProperty("event");
});

it("reads the kinds of events by their names", async () => {
  const named = (name: Json, data: Json): Json => ({
    type: "object",
    required: ["event", "data"],
    properties: { event: { const: name }, data },
  });
  const text: Json = { type: "string" };
  const itemSchema: Json = { oneOf: [named("row", { ...text, contentSchema: row }), named("note", text), event(text)] };
  const content = { "text/event-stream": { itemSchema } };
  const { responses } = await responding({ 200: { description: "", content } });
  expect(responses[0]?.body).toMatchObject({
    events: [
      { names: ["row"], shape: rowShape },
      { names: ["note"], shape: { kind: "string" } },
      { shape: { kind: "string" } },
    ],
  });
});

it("reads a file of OpenAPI 2.0 as a file, whatever its media type", async () => {
  const description = {
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    paths: { "/x": { get: { responses: { 200: { description: "", schema: { type: "file" } } } } } },
  };
  const { model } = await importOpenApi(description, { id: "api" });
  expect(model.endpoints[0]?.responses[0]?.body.kind).toBe("file");
});

it("requires a scheme that a description does not define, and one that a URI refers to", async () => {
  const securitySchemes = { tok: { type: "http", scheme: "bearer", deprecated: true } };
  const own = "https://api.example/openapi.yaml";
  const read = (key: string) =>
    importOpenApi(
      { ...described({ security: [{ [key]: [] }] }), $self: own, components: { securitySchemes } },
      { id: "api", name: "openapi.yaml" },
    );
  for (const key of [
    "tok",
    "#/components/securitySchemes/tok",
    `${own}#/components/securitySchemes/tok`,
    "./openapi.yaml#/components/securitySchemes/tok",
  ]) {
    const { model, diagnostics } = await read(key);
    expect([model.endpoints[0]?.auth, diagnostics]).toEqual([["tok"], []]);
    expect(model.auths).toEqual({ tok: { kind: "bearerAuth", description: "Deprecated." } });
  }
  const { model, diagnostics } = await read("lost");
  expect(model.endpoints[0]?.auth).toEqual(["lost"]);
  expect(model.auths).toMatchObject({ lost: { kind: "header", headerWireValue: "Authorization" } });
  expect(diagnostics).toMatchObject([{ at: "/paths/~1x/get/security/0/lost", code: "unknown-reference" }]);
});
