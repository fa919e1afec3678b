import { expect, it } from "vitest";
import { importDescription } from "#importers";
import { type EndpointChoice, selectEndpoints } from "./select-endpoints.ts";

const operation = (operationId: string, ...tags: readonly string[]) => ({
  ...{ operationId, tags },
  responses: { 204: { description: "Fine." } },
});
const description = {
  openapi: "3.1.0",
  info: { title: "Garden", version: "1" },
  tags: [{ name: "Plants" }, { name: "Weather" }],
  paths: {
    "/plants": { get: operation("listPlants", "Plants"), post: operation("addPlant", "Plants") },
    "/plants/{id}": { get: operation("readPlant", "Plants"), delete: operation("removePlant", "Plants") },
    "/weather": { get: operation("readWeather", "Weather") },
  },
};
const read = await importDescription({ name: "a.json", text: JSON.stringify(description) }, { id: "garden" });
if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
const { model } = read;

function select(choice: Partial<EndpointChoice>): readonly string[] | undefined {
  const found = selectEndpoints(model, { endpoints: [], include: [], exclude: [], ...choice });
  if (!found.ok) throw new Error(found.errors.join("; "));
  return found.ids && [...found.ids];
}

it.each<readonly [Partial<EndpointChoice>, readonly string[] | undefined]>([
  [{}, undefined],
  [{ endpoints: ["get /plants"] }, ["listPlants"]],
  [{ include: ["/plants*"] }, ["listPlants", "addPlant", "readPlant", "removePlant"]],
  [{ include: ["GET"] }, ["listPlants", "readPlant", "readWeather"]],
  [{ include: ["get /plants/*"] }, ["readPlant"]],
  [{ include: ["tag:Weather", "POST"] }, ["addPlant", "readWeather"]],
  [{ exclude: ["tag:Plants"] }, ["readWeather"]],
  [{ include: ["/plants/{id}"], exclude: ["DELETE"] }, ["readPlant"]],
])("%j selects %j", (choice, selected) => {
  expect(select(choice)).toEqual(selected);
});

it("suggests three endpoints for a mistyped one, and says what a pattern may be", () => {
  expect(() => select({ endpoints: ["GET /plant"] })).toThrow(
    "the API has no endpoint GET /plant; similar ones are; GET /plants; ",
  );
  expect(() => select({ endpoints: ["GET /plant"] })).not.toThrow("DELETE");
  expect(() => select({ include: ["tag:Animals"] })).toThrow('no endpoint matches "tag:Animals"');
  expect(() => select({ include: ["GET"], exclude: ["GET"] })).toThrow("leave no endpoint to test");
});
