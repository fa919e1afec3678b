import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { pagesOf } from "./stored-pages.ts";

const limit = { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 2 } };
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Plants", version: "1" },
    paths: { "/plants": { get: { parameters: [limit], responses: { 200: { description: "All." } } } } },
  }),
  { id: "plants" },
);

it("has no more items on a page than its size parameter allows", () => {
  const endpoint = defined(model.endpoints[0]);
  expect([...pagesOf([], [1, 2, 3], endpoint, { target: "/plants", headers: [] })]).toEqual([[1, 2]]);
});
