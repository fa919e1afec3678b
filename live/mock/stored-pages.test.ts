import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson, type JsonObject } from "#engine/json";
import { typesIn } from "#engine/shape";
import { importOpenApi } from "#importers";
import { askedItems, pagesOf } from "./stored-pages.ts";

const limit = { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 2 } };
const sort = { name: "sort", in: "query", schema: { type: "string", enum: ["name", "-name", "size:desc"] } };
const order = { name: "order", in: "query", schema: { type: "string", enum: ["asc", "desc"] } };
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Plants", version: "1" },
    paths: { "/plants": { get: { parameters: [limit, sort, order], responses: { 200: { description: "All." } } } } },
  }),
  { id: "plants" },
);

it("has no more items on a page than its size parameter allows", () => {
  const endpoint = defined(model.endpoints[0]);
  expect([...pagesOf([], [1, 2, 3], endpoint, { target: "/plants", headers: [] })]).toEqual([[1, 2]]);
});

it.each<readonly [JsonObject, string]>([
  [{}, "bca"],
  [{ sort: "name" }, "abc"],
  [{ sort: "-name" }, "cba"],
  [{ sort: "name", order: "desc" }, "cba"],
  [{ sort: "size:desc" }, "abc"],
  [{ order: "desc" }, "acb"],
  [{ order: "asc" }, "bca"],
])("sorts items by the query %j", (query, expected) => {
  const items = [
    { name: "b", size: 9 },
    { name: "c", size: 2 },
    { name: "a", size: 10 },
  ];
  const endpoint = defined(model.endpoints[0]);
  const sorted = askedItems(items, { endpoint, types: typesIn(model), query });
  expect(
    sorted.map((item) => (typeof item === "object" && item !== null && "name" in item ? item.name : "")).join(""),
  ).toBe(expected);
});

it.each([
  ["page", "/plants?limit=2&page=2", "page=3"],
  ["page", "/plants?limit=2", "page=2"],
  ["offset", "/plants?limit=2&offset=2", "offset=4"],
])("links to the next page by %s: %s", async (name, target, expected) => {
  const parameters = [limit, { name, in: "query", schema: { type: "integer" } }];
  const paths = { "/plants": { get: { parameters, responses: { 200: { description: "All." } } } } };
  const numbered = await importOpenApi(asJson({ openapi: "3.1.0", info: { title: "Plants", version: "1" }, paths }), {
    id: "plants",
  });
  const usual = { items: [], next: "https://api.example.com/plants" };
  const [body] = pagesOf(usual, [1, 2, 3, 4, 5, 6], defined(numbered.model.endpoints[0]), { target, headers: [] });
  expect(body).toMatchObject({ next: `http://localhost/plants?limit=2&${expected}` });
});

it.each([
  ["er", "name", ["Fern"]],
  ["oak", "name", ["Fern", "Moss"]],
  ["er", "q", ["Fern"]],
])("selects items by the text %s in %s", async (text, key, expected) => {
  const parameters = [{ name: key, in: "query", schema: { type: "string" } }];
  const paths = { "/plants": { get: { parameters, responses: { 200: { description: "All." } } } } };
  const { model: named } = await importOpenApi(
    asJson({ openapi: "3.1.0", info: { title: "Plants", version: "1" }, paths }),
    { id: "plants" },
  );
  const endpoint = defined(named.endpoints[0]);
  const items = [{ name: "Fern" }, { name: "Moss" }];
  const found = askedItems(items, { endpoint, types: typesIn(named), query: { [key]: text } });
  expect(found).toEqual(expected.map((one) => ({ name: one })));
});
