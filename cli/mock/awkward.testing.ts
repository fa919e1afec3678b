import type { Json } from "#engine/json";

const json = (schema: Json, example?: Json): Json => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});
const answer = (schema: Json, example?: Json): Json => ({ description: "An answer.", content: json(schema, example) });
const body = (schema: Json): Json => ({ required: true, content: json(schema) });
const object = (properties: { readonly [key: string]: Json }, ...required: readonly string[]): Json => ({
  type: "object",
  properties,
  required: [...required],
});
const inPath = (name: string, schema: Json = { type: "string", minLength: 1 }): Json => ({
  ...{ name, in: "path", required: true, schema },
});
const inQuery = (name: string): Json => ({ name, in: "query", schema: { type: "integer", minimum: 1 } });

const text: Json = { type: "string" };
const id: Json = { type: "integer", format: "int32" };
const moment: Json = { type: "string", format: "date-time" };
const plant = object(
  { id: { ...(id as object), example: 10 }, name: text, photos: { type: "array", items: text } },
  "id",
);
const created: Json = { 201: answer(plant) };

/** A correct description with the habits of published ones that are hardest to mock and to test. */
export const awkward: Json = {
  openapi: "3.0.3",
  info: { title: "Garden", version: "1" },
  paths: {
    // The example breaks its schema, and has a value that only clients send.
    "/seasons": {
      get: {
        responses: {
          200: answer(
            { type: "array", items: object({ from: moment, key: { type: "string", writeOnly: true } }, "from") },
            [{ from: "2026-03-01T00:00:00", key: "secret", more: [1] }],
          ),
        },
      },
    },
    // Only a default response is documented.
    "/reports": {
      post: {
        requestBody: body(object({ title: text }, "title")),
        responses: { default: answer(object({ status: { type: "string", enum: ["ok", "wrong"] } }, "status")) },
      },
    },
    "/beds": {
      post: {
        requestBody: body(object({ title: text }, "title")),
        responses: {
          201: {
            description: "Created.",
            headers: { Location: { required: true, schema: { type: "string", format: "uri" } } },
            content: json(object({ id: text }, "id")),
          },
          400: {
            description: "Wrong.",
            headers: { "X-Reason": { required: true, schema: text } },
            content: { "text/plain": { schema: text } },
          },
        },
      },
    },
    "/beds/{bed}": { get: { parameters: [inPath("bed")], responses: { 200: answer(object({ id: text }, "id")) } } },
    // A parameter with the id of a thing, and a date at the same place of another path.
    "/days": { get: { responses: { 200: answer({ type: "array", items: object({ id }, "id") }) } } },
    "/days/{id}": { get: { parameters: [inPath("id", id)], responses: { 200: answer(object({ id }, "id")) } } },
    "/days/{date}/notes": { get: { parameters: [inPath("date", moment)], responses: { 200: answer(object({})) } } },
    // A word may be the name of a person, and a POST changes a thing.
    "/people/login": { get: { responses: { 200: answer(text) } } },
    "/people/{name}": { put: { parameters: [inPath("name")], responses: { 200: answer(text) } } },
    "/plants": { post: { requestBody: body(plant), responses: created } },
    "/plants/{id}": {
      get: { parameters: [inPath("id", id)], responses: { 200: answer(plant) } },
      post: { parameters: [inPath("id", id)], responses: { 200: { description: "Changed." } } },
    },
    // A property is sent as a number and read as an object. A POST that searches creates nothing.
    "/projects": {
      post: {
        requestBody: body(object({ cost: { type: "number" } }, "cost")),
        responses: { 201: answer(object({ id: text })) },
      },
    },
    "/projects/{id}": {
      get: {
        parameters: [inPath("id")],
        responses: { 200: answer(object({ id: text, cost: object({ value: text }, "value") }, "id")) },
      },
    },
    "/search/get": {
      post: { responses: { 200: answer({ type: "array", minItems: 2, items: plant }, [{ id: 1 }, { id: 2 }]) } },
    },
    "/search/get/{id}": { get: { parameters: [inPath("id", id)], responses: { 200: answer(plant) } } },
    // No value is valid: `docs check` reports both.
    "/models": {
      get: {
        responses: {
          200: answer(
            object(
              {
                group: { type: "object", enum: ["car", "van"] },
                voice: { oneOf: [object({ name: text }), object({ name: text, accent: text })] },
              },
              "group",
              "voice",
            ),
          ),
        },
      },
    },
    // An answer without a body, and operations of one path at different servers.
    "/prices/{id}": {
      get: { parameters: [inPath("id")], responses: { 200: answer(object({ id: text, price: { type: "number" } })) } },
      put: {
        parameters: [inPath("id")],
        requestBody: { content: json(object({ price: { type: "number" }, note: text })) },
        responses: { 200: { description: "Stored." }, 201: { description: "Created." } },
        servers: [{ url: "https://shop.example/prices-api" }],
      },
    },
    // The envelope and the thing have a property of the same name.
    "/hooks": {
      post: {
        requestBody: body(object({ status: text }, "status")),
        responses: { 201: answer(object({ status: text, data: object({ id: text, status: text }, "id") }, "data")) },
      },
    },
    "/hooks/{id}": {
      parameters: [inPath("id")],
      get: {
        responses: {
          200: answer(
            object(
              { status: { type: "string", enum: ["OK"] }, data: object({ id: text, status: text }, "id") },
              "status",
              "data",
            ),
          ),
        },
      },
      patch: {
        requestBody: body(object({ status: text })),
        responses: { 200: answer(object({ status: text, data: object({ id: text, status: text }, "id") }, "data")) },
      },
    },
    // A sub-collection of things that no endpoint lists.
    "/teams/{team}/keys": {
      parameters: [inPath("team")],
      get: { responses: { 200: answer({ type: "array", items: object({ id: text }, "id") }) } },
      post: { responses: { 201: answer(object({ id: text }, "id")) } },
    },
    "/teams/{team}/keys/{id}": {
      parameters: [inPath("team"), inPath("id")],
      get: { responses: { 200: answer(object({ id: text }, "id")) } },
    },
    // The address of the next page is an example, the sort order is a list too, and a thing has lists that have no pages.
    "/letters": {
      get: {
        parameters: [inQuery("limit"), inQuery("offset")],
        responses: {
          200: answer(
            object({
              order: { type: "array", items: object({ by: text }) },
              entries: { type: "array", items: object({ id }, "id") },
              next: { type: "string", format: "uri", nullable: true },
            }),
            {
              order: [{ by: "name" }],
              entries: [{ id: 1 }, { id: 2 }, { id: 3 }],
              next: "https://shop.example/letters?limit=2",
            },
          ),
        },
      },
    },
    "/letters/{id}": {
      get: {
        parameters: [inPath("id", id), inQuery("limit"), inQuery("offset")],
        responses: {
          200: answer(object({ parts: { type: "array", minItems: 1, items: object({ kind: text }) } }, "parts")),
        },
      },
    },
    // A POST that restores the thing in its path.
    "/files/{id}": {
      post: { parameters: [inPath("id", id)], responses: { 201: answer(plant) } },
    },
    "/photos": { get: { responses: { 200: { description: "One.", content: { "image/*": {} } } } } },
    // Only errors are documented, and two paths differ in the name of their parameter.
    "/bills": { get: { responses: { 404: { description: "None." } } } },
    "/{place}/cancel": {
      post: {
        parameters: [inPath("place")],
        requestBody: body(object({ reason: text }, "reason")),
        responses: { 204: { description: "Done." } },
      },
    },
    "/{shop}/cancel": {
      post: {
        parameters: [inPath("shop")],
        requestBody: body(object({ order: text }, "order")),
        responses: { 204: { description: "Done." } },
      },
    },
  },
};
