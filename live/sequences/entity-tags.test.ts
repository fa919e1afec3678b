import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { checkIds } from "../check-ids.ts";
import type { SentRequest } from "../exchange.ts";
import { exchangerOf, proberOf } from "../prober/index.ts";
import { resourcesOf } from "../resources/index.ts";
import { targetsOf } from "../targets/index.ts";
import { runSequence } from "./run-sequence.ts";

const plant = { type: "object", required: ["name"], properties: { id: { type: "integer" }, name: { type: "string" } } };
const content = { "application/json": { schema: plant } };
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const requestBody = { required: true, content };
const description = {
  openapi: "3.1.0",
  info: { title: "Plants", version: "1" },
  paths: {
    "/plants": { post: { requestBody, responses: { 201: { description: "New.", content } } } },
    "/plants/{id}": {
      parameters: [id],
      get: { responses: { 200: { description: "It.", content } } },
      put: { requestBody, responses: { 204: { description: "Changed." } } },
    },
  },
};

const options = {
  ...{ seed: 1, checks: new Set(checkIds), allowWrites: true, concurrency: 1, cases: 1, headers: [] },
  ...{ baseUrl: "http://plants.localhost", credentials: { own: {} } },
};

it.each([
  ['"1"', ["condition-ignored"]],
  ['W/"1"', []],
])("the tag %s that stays after a change is reported as %j", async (tag, expected) => {
  const { model } = await importOpenApi(asJson(description), { id: "plants" });
  const targets = targetsOf(model);
  let name = "";
  const send = async ({ method, body }: SentRequest) => {
    if (method !== "GET") ({ name } = JSON.parse(String(body)));
    const text = method === "PUT" ? "" : JSON.stringify({ id: 1, name });
    return {
      ...{ kind: "answer" as const, status: { POST: 201, PUT: 204 }[method] ?? 200, time: 1 },
      headers: [["content-type", "application/json"] as const, ["etag", tag] as const],
      body: new TextEncoder().encode(text),
    };
  };
  const deps = { send, clock: () => 0, sleep: async () => {}, signal: new AbortController().signal };
  const prober = proberOf(targets, options, exchangerOf(options, deps));
  const resource = defined(resourcesOf(targets)[0]);
  const form = (text: string) => ({ value: { body: { name: text } }, selection: {} });
  const { findings } = await runSequence(
    resource,
    [
      { kind: "create", form: form("fern") },
      { kind: "read", of: 0 },
      {
        ...{ kind: "update", of: 0, target: defined(resource.updates[0]) },
        form: { value: { pathParameters: { id: 1 }, body: { name: "moss" } }, selection: {} },
      },
      { kind: "read", of: 0 },
    ],
    prober,
  );
  expect(findings.map(({ violation }) => violation.check)).toEqual(expected);
});
