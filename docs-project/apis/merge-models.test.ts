import { expect, it } from "vitest";
import { checkAnswer } from "#engine/answer";
import { asJson, type Json } from "#engine/json";
import { type ApiModel, bareEndpoint } from "#engine/model";
import { type Shape, type TypeTable, typesIn } from "#engine/shape";
import { importDocument } from "#importers";
import { mergeModels } from "./merge-models.ts";

const text: Shape = { kind: "string" };
const plant: Shape = { kind: "ref", id: "Plant" };

/** A description with one operation, which returns a plant. */
const modelOf = (id: string, shape: Shape): ApiModel => {
  const types: TypeTable = {
    Plant: { name: "Plant", shape },
    Bed: { name: "Bed", shape: { kind: "list", item: plant } },
    Same: { name: "Same", shape: text },
  };
  const endpoint = bareEndpoint({
    ...{ id, method: "GET", path: [{ kind: "literal", value: `/${id}` }] },
    responses: [{ status: 200, body: { kind: "json", contentType: "application/json", shape: plant } }],
  } as never);
  return {
    id: "api",
    endpoints: [endpoint],
    types,
    groups: [{ id: "Plant", name: "Plant" }],
    auths: {},
    globalHeaders: [],
  } as never;
};

const merged = (...models: readonly ApiModel[]): ApiModel =>
  mergeModels(models.map((model) => ({ model, names: new Map() }))).model;

it("keeps a type once that two descriptions have in common", () => {
  const { types } = merged(modelOf("a", text), modelOf("b", text));
  expect(Object.keys(types).toSorted()).toEqual(["Bed", "Plant", "Same"]);
});

it("gives a type with the name of another one its description's number, and so do all that refer to it", () => {
  const { types, endpoints, groups } = merged(modelOf("a", text), modelOf("b", { kind: "integer" }));
  expect(types).toEqual({
    Plant: { name: "Plant", shape: text },
    "Plant-2": { name: "Plant", shape: { kind: "integer" } },
    Bed: { name: "Bed", shape: { kind: "list", item: plant } },
    Same: { name: "Same", shape: text },
  });
  const shapes = endpoints.map(({ responses }) => JSON.stringify(responses.map(({ body }) => body)));
  expect(shapes.map((one) => /"id":"([^"]*)"/.exec(one)?.[1])).toEqual(["Plant", "Plant-2"]);
  // A group does not refer to a type, even if the ids are equal.
  expect(groups.map(({ id }) => id)).toEqual(["Plant"]);
});

it("leaves all other members alone", () => {
  const [one, other] = [modelOf("Plant", text), modelOf("b", { kind: "integer" })];
  const named = { ...other, endpoints: other.endpoints.map((endpoint) => ({ ...endpoint, id: "Plant" })) };
  expect(merged(one, named).endpoints.map(({ id }) => id)).toEqual(["Plant", "Plant-2"]);
});

it("keeps the schemas of each description, which have the same locations", async () => {
  const described = async (path: string, item: Json): Promise<ApiModel> => {
    const named = { $ref: "#/components/schemas/Item" };
    const content = { "application/json": { schema: { type: "array", items: named, not: { const: { $ref: "/a" } } } } };
    const responses = { 200: { $ref: "#/components/responses/all" } };
    const document = {
      openapi: "3.1.0",
      info: { title: "Items", version: "1" },
      paths: { [path]: { get: { responses } } },
      components: { schemas: { Item: item }, responses: { all: { description: "All.", content } } },
    };
    const imported = await importDocument(asJson(document), { id: "items", name: "items.json" });
    if (!imported.ok) throw new Error(JSON.stringify(imported.diagnostics));
    return imported.model;
  };
  const model = merged(await described("/a", { const: { a: 1 } }), await described("/b", { const: { b: 1 } }));
  const types = typesIn(model);
  const isValid = (value: Json) =>
    model.endpoints.map((endpoint) => checkAnswer({ endpoint, types, status: 200, value })?.length === 0);
  expect(isValid([{ a: 1 }])).toEqual([true, false]);
  expect(isValid([{ b: 1 }])).toEqual([false, true]);
});
