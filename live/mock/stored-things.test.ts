import { expect, it } from "vitest";
import { isList, isObject, printJson } from "#engine/json";
import { importDescription } from "#importers";
import { clientOf, mock } from "./garden.testing.ts";
import { createMock } from "./index.ts";

it("reads, lists, replaces, changes and removes what was created", async () => {
  const call = clientOf(mock(true));
  const made = await call("POST /plants", { name: "Fern", size: 3 });
  expect(made).toMatchObject({ status: 201, json: { name: "Fern", size: 3 } });
  const id = isObject(made.json ?? null) ? JSON.parse(JSON.stringify(made.json)).id : "";
  expect(made.header("location")).toBe(`/v1/plants/${id}`);
  expect((await call(`GET /plants/${id}`)).json).toEqual(made.json);
  const other = await call("POST /plants", { name: "Moss" });
  expect(other.json).not.toMatchObject({ id });
  expect(other.json).not.toHaveProperty("size");
  const tag = (await call(`GET /plants/${id}`)).header("etag") ?? "";
  expect((await call(`PUT /plants/${id}`, { name: "Rose" }, [["If-Match", `"0", ${tag}`]])).json).toMatchObject({
    name: "Rose",
  });
  expect((await call(`PUT /plants/${id}`, { name: "Iris" }, [["If-Match", tag]])).status).toBe(412);
  await call(`PATCH /plants/${id}`, { size: 7 });
  expect((await call(`GET /plants/${id}`)).json).toMatchObject({ id, name: "Rose", size: 7 });
  const listed = await call("GET /plants");
  expect(listed.json).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ id, name: "Rose" })]) });
  expect([(await call(`DELETE /plants/${id}`)).status, (await call(`DELETE /plants/${id}`)).status]).toEqual([
    204, 404,
  ]);
  expect([(await call(`GET /plants/${id}`)).status, (await call(`GET /plants/${id}/leaves`)).status]).toEqual([
    404, 404,
  ]);
  expect(JSON.stringify((await call("GET /plants")).json)).not.toContain('"Rose"');
});

it("lists page by page, to the end", async () => {
  const call = clientOf(mock(true));
  for (const name of ["A", "B", "C"]) await call("POST /plants", { name });
  const names: string[] = [];
  let path: string | undefined = "/plants?limit=2";
  for (let page = 0; page < 9 && path !== undefined; page += 1) {
    const { json } = await call(`GET ${path}`);
    const { items, next } = JSON.parse(JSON.stringify(json));
    names.push(...items.map((one: { readonly name: string }) => one.name));
    path = next ? `/plants?limit=2&cursor=${next}` : undefined;
  }
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(-3)).toEqual(["A", "B", "C"]);
});

it("has other data with another seed", async () => {
  const bodies = await Promise.all([1, 2, 3].map((seed) => clientOf(mock(false, seed))("GET /plants/1")));
  expect(new Set(bodies.map(({ json }) => JSON.stringify(json))).size).toBe(3);
});

it("stores what is created in a collection without a path for one thing", async () => {
  const schema = {
    type: "object",
    required: ["id"],
    properties: { id: { type: "integer" }, name: { type: "string" } },
  };
  const content = (of: object) => ({ description: "It.", content: { "application/json": { schema: of } } });
  const paths = {
    "/notes": {
      get: { responses: { 200: content({ type: "array", items: schema }) } },
      post: {
        requestBody: {
          content: { "application/json": { schema: { type: "object", properties: { name: { type: "string" } } } } },
        },
        responses: { 201: content(schema) },
      },
    },
  };
  const text = JSON.stringify({ openapi: "3.1.0", info: { title: "Notes", version: "1" }, paths });
  const read = await importDescription({ name: "notes.json", text }, { id: "notes" });
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  const answer = createMock([read.model], { seed: 1, errorRate: 0, isStateful: true, cassette: { answers: [] } });
  const call = clientOf((request, count) => answer({ ...request, target: request.target.replace("/v1", "") }, count));
  const [first, second] = [await call("POST /notes", { name: "a" }), await call("POST /notes", { name: "b" })];
  expect(first.json).not.toEqual(second.json);
  const { json = null } = await call("GET /notes");
  const ids = isList(json) ? json.map((one) => isObject(one) && printJson(one)) : [];
  expect(ids).toContain(printJson(first.json ?? null));
  expect(ids).toContain(printJson(second.json ?? null));
});

it("lists only the items with the value that a parameter asks for", async () => {
  const kind = { type: "string", enum: ["fern", "moss", "tree"] };
  const shown = { type: "object", required: ["id", "kind"], properties: { id: { type: "integer" }, kind } };
  const content = (of: object) => ({ description: "It.", content: { "application/json": { schema: of } } });
  const sent = { "application/json": { schema: { type: "object", required: ["kind"], properties: { kind } } } };
  const array = { type: "array", items: kind };
  const paths = {
    "/plants": {
      get: {
        parameters: [{ name: "kind", in: "query", style: "form", explode: false, schema: array }],
        responses: { 200: content({ type: "array", items: shown }) },
      },
      post: { requestBody: { required: true, content: sent }, responses: { 201: content(shown) } },
    },
    "/plants/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      get: { responses: { 200: content(shown), 404: { description: "None." } } },
    },
  };
  const text = JSON.stringify({ openapi: "3.1.0", info: { title: "Plants", version: "1" }, paths });
  const read = await importDescription({ name: "plants.json", text }, { id: "plants" });
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  for (const isStateful of [false, true]) {
    const answer = createMock([read.model], { seed: 1, errorRate: 0, isStateful, cassette: { answers: [] } });
    const call = clientOf((request, count) => answer({ ...request, target: request.target.replace("/v1", "") }, count));
    for (const one of kind.enum) await call("POST /plants", { kind: one });
    const kinds = async (query: string) => {
      const { json = null } = await call(`GET /plants${query}`);
      return new Set((isList(json) ? json : []).map((one) => isObject(one) && one.kind));
    };
    expect(await kinds("?kind=moss")).toEqual(new Set(["moss"]));
    expect(await kinds("?kind=tree,fern")).toEqual(new Set(["tree", "fern"]));
    expect(await kinds("")).toEqual(new Set(kind.enum));
  }
});

it("selects items of a documented example by the value that a parameter asks for", async () => {
  const kind = { type: "string", enum: ["fern", "moss", "tree"] };
  const example = [
    { id: 1, kind: "fern" },
    { id: 2, kind: "moss" },
  ];
  const schema = { type: "array", items: { type: "object", properties: { id: { type: "integer" }, kind } } };
  const get = {
    parameters: [{ name: "kind", in: "query", schema: kind }],
    responses: { 200: { description: "It.", content: { "application/json": { schema, example } } } },
  };
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Plants", version: "1" },
    paths: { "/plants": { get } },
  });
  const read = await importDescription({ name: "plants.json", text }, { id: "plants" });
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  const answer = createMock([read.model], { seed: 1, errorRate: 0, isStateful: false, cassette: { answers: [] } });
  const call = clientOf((request, count) => answer({ ...request, target: request.target.replace("/v1", "") }, count));
  const listed = async (query: string) => (await call(`GET /plants${query}`)).json;
  expect(await listed("")).toEqual(example);
  expect(await listed("?kind=moss")).toEqual([{ id: 2, kind: "moss" }]);
  expect(await listed("?kind=tree")).toEqual([]);
});

it.each<[string, object, readonly string[]]>([
  ["a thing that contains another one with an id", {}, ["id", "name", "owner"]],
  ["a thing in an envelope", { envelope: "plant" }, ["plant"]],
])("reads %s as it was created", async (_, { envelope }: { envelope?: string }, keys) => {
  const id = { type: "integer" };
  const thing = {
    type: "object",
    required: ["id", "name", "owner"],
    properties: { id, name: { type: "string" }, owner: { type: "object", required: ["id"], properties: { id } } },
  };
  const schema =
    envelope === undefined ? thing : { type: "object", required: [envelope], properties: { [envelope]: thing } };
  const content = { description: "It.", content: { "application/json": { schema } } };
  const sent = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
  const paths = {
    "/plants": {
      post: { requestBody: { content: { "application/json": { schema: sent } } }, responses: { 201: content } },
    },
    "/plants/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: id }],
      get: { responses: { 200: content, 404: { description: "None." } } },
    },
  };
  const text = JSON.stringify({ openapi: "3.1.0", info: { title: "Plants", version: "1" }, paths });
  const read = await importDescription({ name: "plants.json", text }, { id: "plants" });
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  const answer = createMock([read.model], { seed: 1, errorRate: 0, isStateful: true, cassette: { answers: [] } });
  const call = clientOf((request, count) => answer({ ...request, target: request.target.replace("/v1", "") }, count));
  const made = JSON.parse(JSON.stringify((await call("POST /plants", { name: "Fern" })).json));
  expect(Object.keys(made)).toEqual(keys);
  const inside = envelope === undefined ? made : made[envelope];
  expect(inside.name).toBe("Fern");
  expect((await call(`GET /plants/${inside.id}`)).json).toEqual(made);
});

it.each([false, true])("stores a thing that is alone at its path; stateful: %j", async (isStateful) => {
  const properties = { color: { type: "string", enum: ["red", "blue", "green"] }, size: { type: "integer" } };
  const content = { "application/json": { schema: { type: "object", required: ["color"], properties } } };
  const shown = { responses: { 200: { description: "It.", content } } };
  const change = { requestBody: { required: true, content }, ...shown };
  const paths = { "/settings": { get: shown, put: change, patch: change } };
  const text = JSON.stringify({ openapi: "3.1.0", info: { title: "Settings", version: "1" }, paths });
  const read = await importDescription({ name: "settings.json", text }, { id: "settings" });
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  const answer = createMock([read.model], { seed: 1, errorRate: 0, isStateful, cassette: { answers: [] } });
  const call = clientOf((request, count) => answer({ ...request, target: request.target.replace("/v1", "") }, count));
  expect(await call("GET /settings")).toMatchObject({ status: 200, json: { color: expect.any(String) } });
  await call("PUT /settings", { color: "green", size: 3 });
  expect((await call("GET /settings")).json).toEqual({ color: "green", size: 3 });
  await call("PATCH /settings", { color: "blue" });
  expect((await call("GET /settings")).json).toEqual({ color: "blue", size: 3 });
  await call("PUT /settings", { color: "red" });
  expect((await call("GET /settings")).json).toEqual({ color: "red" });
});

it("stores copies, and several things of one request", async () => {
  const plant = { $ref: "#/components/schemas/Plant" };
  const content = (of: object) => ({ description: "It.", content: { "application/json": { schema: of } } });
  const list = (items: object) => ({ type: "object", properties: { plants: { type: "array", items } } });
  const named = { type: "object", properties: { name: { type: "string" } } };
  const body = (schema: object) => ({ content: { "application/json": { schema } } });
  const paths = {
    "/plants": { post: { requestBody: body(named), responses: { 201: content(plant) } } },
    "/plants/bulk": { post: { requestBody: body(list(named)), responses: { 201: content(list(plant)) } } },
    "/plants/{id}": { get: { responses: { 200: content(plant) } } },
    "/plants/{id}/copy": { post: { responses: { 201: content(plant) } } },
  };
  for (const [path, item] of Object.entries(paths)) {
    const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
    if (path.includes("{id}")) Object.assign(item, { parameters: [id] });
  }
  const Plant = { type: "object", required: ["id"], properties: { id: { type: "integer" }, ...named.properties } };
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths,
    components: { schemas: { Plant } },
  });
  const read = await importDescription({ name: "plants.json", text }, { id: "plants" });
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  for (const isStateful of [true, false]) {
    const answer = createMock([read.model], { seed: 1, errorRate: 0, isStateful, cassette: { answers: [] } });
    const call = clientOf((request, count) => answer({ ...request, target: request.target.replace("/v1", "") }, count));
    const idOf = (json: unknown): number => JSON.parse(JSON.stringify(json)).id;
    const first = idOf((await call("POST /plants", { name: "Fern" })).json);
    const copy = await call(`POST /plants/${first}/copy`);
    expect(copy.json).toMatchObject({ name: "Fern" });
    expect(copy.header("location") ?? `/plants/${idOf(copy.json)}`).toBe(`/plants/${idOf(copy.json)}`);
    const { json } = await call("POST /plants/bulk", { plants: [{ name: "Moss" }, { name: "Rose" }] });
    const ids = JSON.parse(JSON.stringify(json)).plants.map(idOf);
    expect(new Set([first, idOf(copy.json), ...ids]).size).toBe(4);
    expect((await call(`GET /plants/${ids[1]}`)).json).toMatchObject({ id: ids[1], name: "Rose" });
  }
});
