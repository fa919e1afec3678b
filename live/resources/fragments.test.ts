import { expect, it } from "vitest";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { targetsOf } from "../targets/index.ts";
import { fragmentKeys, resourcesOf } from "./resource.ts";

it.each([
  ["/paths/~1plants~1%7Bid%7D/get", ["paths", "/plants/{id}", "get"]],
  ["%2Fa%20b", undefined],
  ["/a%20b/~01", ["a b", "~1"]],
  ["/100%", undefined],
  ["id", undefined],
])("the fragment %j has the keys %j", (fragment, keys) => {
  expect(fragmentKeys(fragment)).toEqual(keys);
});

it.each([
  ["#/paths/~1plants~1{id}/get", 1],
  ["#/paths/~1plants~1%7Bid%7D/get", 1],
  ["#/paths/~1plants~1%7Bid%7/get", 0],
])("the link to %s finds %i endpoint", async (operationRef, count) => {
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  const links = { self: { operationRef, parameters: { id: "$response.body#/id" } } };
  const description = {
    openapi: "3.1.0",
    info: { title: "Plants", version: "1" },
    paths: {
      "/plants": { post: { responses: { 201: { description: "New.", links } } } },
      "/plants/{id}": { get: { parameters: [id], responses: { 200: { description: "It." } } } },
    },
  };
  const { model } = await importOpenApi(asJson(description), { id: "plants" });
  const [resource] = resourcesOf(targetsOf(model));
  expect(resource?.links.create.map(({ target }) => target.name)).toEqual(
    Array.from({ length: count }, () => "GET /plants/{id}"),
  );
});
