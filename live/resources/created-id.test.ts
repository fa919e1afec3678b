import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson, type Json } from "#engine/json";
import { importOpenApi } from "#importers";
import { targetsOf } from "../targets/index.ts";
import { createdId } from "./created-id.ts";
import { slotsOf } from "./slots.ts";

const id = { name: "plantId", in: "path", required: true, schema: { type: "string" } };
const done = { responses: { 201: { description: "Done." } } };
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Plants", version: "1" },
    paths: { "/plants": { post: done }, "/plants/{plantId}": { parameters: [id], get: done, put: done } },
  }),
  { id: "plants" },
);
const targets = targetsOf(model);
const targetOf = (method: string) => defined(targets.find(({ endpoint }) => endpoint.method === method));
const slot = defined(slotsOf(targetOf("GET").endpoint)[0]);

const created = (method: string, location: string | undefined, body: Json | undefined) =>
  createdId(
    slot,
    targetOf(method),
    {
      call: {
        endpoint: "e",
        form: { value: { pathParameters: { plantId: "mine" } }, selection: {} },
        credentials: "own",
      },
      request: { method, url: "https://api.example/v1/plants", headers: [] },
      received: {
        ...{ kind: "answer", status: 201, time: 1, body: new Uint8Array() },
        headers: location === undefined ? [] : [["Location", location]],
      },
    },
    body,
  );

const fromLocation = { kind: "header", name: "Location", part: "last-segment" };

it.each<[string, string | undefined, Json | undefined, unknown]>([
  ["POST", "/v1/plants/7", { id: 8 }, { value: 8, from: { kind: "body", path: ["id"] } }],
  ["POST", "/v1/plants/7", undefined, { value: "7", from: fromLocation }],
  ["POST", "/v1/plants/7", { title: "no id" }, { value: "7", from: fromLocation }],
  ["POST", "https://api.example/plants/a%20b?x", undefined, { value: "a b", from: fromLocation }],
  ["POST", "https://other.example/plants/7", undefined, undefined],
  ["POST", "/v1/jobs/7", undefined, undefined],
  ["POST", "/v1/plants/", undefined, undefined],
  ["POST", undefined, undefined, undefined],
  ["PUT", undefined, undefined, { value: "mine" }],
  ["PUT", "/v1/plants/7", { id: 8 }, { value: "mine" }],
])("the id of a thing after %s with Location %s and body %j is %j", (method, location, body, expected) => {
  expect(created(method, location, body)).toEqual(expected);
});
