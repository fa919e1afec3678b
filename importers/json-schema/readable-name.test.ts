import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { importOpenApi } from "../openapi/import.ts";

/** Imports a description in which every property of the type `All` refers to one of these pointers. */
async function namesOf(schemas: Json, pointer: string): Promise<readonly (string | undefined)[]> {
  const json: Json = { "application/json": { schema: { $ref: pointer } } };
  const tag: Json = { type: "object", properties: { own: { $ref: pointer } } };
  const description: Json = {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {
      "/pets": {
        post: {
          requestBody: { content: { "application/json": { schema: { type: "object", properties: { tag } } } } },
          responses: { 200: { description: "", content: json } },
        },
      },
    },
    components: { schemas },
  };
  const { model } = await importOpenApi(description, { id: "t" });
  const { types } = model;
  return Object.values(types)
    .filter(({ name }) => !Object.hasOwn(Object(schemas), name))
    .map(({ displayName }) => displayName);
}

const object: Json = { type: "object", properties: { name: { type: "string" } } };

it.each<[string, Json, string]>([
  ["PetTags item", { PetTags: { type: "array", items: object } }, "#/components/schemas/PetTags/items"],
  [
    "CreateOrder › lines[]",
    { CreateOrder: { type: "object", properties: { lines: { type: "array", items: object } } } },
    "#/components/schemas/CreateOrder/properties/lines/items",
  ],
  [
    "Pet › owner › address",
    {
      Pet: {
        type: "object",
        properties: { owner: { type: "object", properties: { address: object } } },
      },
    },
    "#/components/schemas/Pet/properties/owner/properties/address",
  ],
  [
    "Prices value",
    { Prices: { type: "object", additionalProperties: object } },
    "#/components/schemas/Prices/additionalProperties",
  ],
  ["Animal variant 2", { Animal: { oneOf: [{ type: "string" }, object] } }, "#/components/schemas/Animal/oneOf/1"],
  [
    "POST /pets › body › tag",
    { Pet: object },
    "#/paths/~1pets/post/requestBody/content/application~1json/schema/properties/tag",
  ],
  // A title of the author wins.
  ["Tag", { PetTags: { type: "array", items: { ...object, title: "Tag" } } }, "#/components/schemas/PetTags/items"],
])("a type without a name is called %s", async (name, schemas, pointer) => {
  expect(await namesOf(schemas, pointer)).toEqual([name]);
});
