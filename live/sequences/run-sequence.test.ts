import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson, type Json, type JsonObject } from "#engine/json";
import { importOpenApi } from "#importers";
import { checkIds } from "../check-ids.ts";
import type { SentRequest } from "../exchange.ts";
import { exchangerOf, proberOf } from "../prober/index.ts";
import { resourcesOf } from "../resources/index.ts";
import { targetsOf } from "../targets/index.ts";
import type { Operation } from "./operation.ts";
import { runSequence } from "./run-sequence.ts";

const plant = {
  type: "object",
  required: ["name"],
  properties: {
    ...{ id: { type: "integer" }, name: { type: "string" }, note: { type: ["string", "null"] } },
  },
};
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

/** Runs a sequence against a server that answers with a plant, or with nothing; returns the checks that found something. */
async function run(
  operations: readonly Operation[],
  answer: (request: SentRequest) => Json | undefined,
  tag = 'W/"1"',
) {
  const send = async (request: SentRequest) => {
    const body = answer(request);
    return {
      ...{ kind: "answer" as const, status: { POST: 201, PUT: 204 }[request.method] ?? 200, time: 1 },
      headers: [["content-type", "application/json"] as const, ["etag", tag] as const],
      body: new TextEncoder().encode(body === undefined ? "" : JSON.stringify(body)),
    };
  };
  const deps = { send, clock: () => 0, sleep: async () => {}, signal: new AbortController().signal };
  const { findings } = await runSequence(resource, operations, proberOf(targets, options, exchangerOf(options, deps)));
  return findings.map(({ violation }) => violation.check);
}

const { model } = await importOpenApi(asJson(description), { id: "plants" });
const targets = targetsOf(model);
const resource = defined(resourcesOf(targets)[0]);

const created = (name: string, more: JsonObject = {}): Operation => ({
  kind: "create",
  form: { value: { body: { name, ...more } }, selection: {} },
});
const changed = (of: number, name: string, more: JsonObject = {}): Operation => ({
  ...{ kind: "update", of, target: defined(resource.updates[0]) },
  form: { value: { pathParameters: { id: 1 }, body: { name, ...more } }, selection: {} },
});
const read = (of: number): Operation => ({ kind: "read", of });

it.each([
  ['"1"', ["condition-ignored"]],
  ['W/"1"', []],
])("the tag %s that stays after a change is reported as %j", async (tag, expected) => {
  let name = "";
  const answer = ({ method, body }: SentRequest) => {
    if (method !== "GET") ({ name } = JSON.parse(String(body)));
    return method === "PUT" ? undefined : { id: 1, name };
  };
  expect(await run([created("fern"), read(0), changed(0, "moss"), read(0)], answer, tag)).toEqual(expected);
});

it.each([
  ["since its last read is reported", [read(0), changed(1, "moss"), read(1), read(0)], ["update-lost"]],
  ["before its last read is not reported", [changed(1, "moss"), read(1), read(0), read(0)], []],
] as const)("a change to a value that was sent for another thing %s", async (_, operations, expected) => {
  let last = 0;
  let reads = 0;
  const answer = ({ method, url, body }: SentRequest) => {
    if (method === "POST") {
      last += 1;
      return { id: last, ...JSON.parse(String(body)) };
    }
    if (method === "PUT") return undefined;
    if (url.endsWith("/2")) return { id: 2, name: "moss" };
    reads += 1;
    return { id: 1, name: reads === 1 ? "fern" : "moss" };
  };
  expect(await run([created("fern"), created("ivy"), ...operations], answer)).toEqual(expected);
});

it.each([
  ["set to null for another thing is reported", { note: null }, ["update-lost"]],
  ["left out for another thing is not reported", {}, []],
] as const)("a value that becomes null after it was %s", async (_, more, expected) => {
  let last = 0;
  let reads = 0;
  const answer = ({ method, url, body }: SentRequest) => {
    if (method === "POST") {
      last += 1;
      return { id: last, ...JSON.parse(String(body)) };
    }
    if (method === "PUT") return undefined;
    if (url.endsWith("/2")) return { id: 2, name: "moss" };
    reads += 1;
    return { id: 1, name: "fern", note: reads === 1 ? "shade" : null };
  };
  const operations = [created("fern", { note: "shade" }), created("ivy"), read(0), changed(1, "moss", more), read(0)];
  expect(await run(operations, answer)).toEqual(expected);
});
