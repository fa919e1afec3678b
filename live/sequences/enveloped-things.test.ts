import { expect, it } from "vitest";
import { asJson, isObject, type JsonObject, parseJson, printJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { someOf } from "../../tooling/tier.ts";
import { runLive } from "../run/run-live.ts";

const attributes = {
  type: "object",
  required: ["name"],
  properties: { name: { type: "string", minLength: 1, maxLength: 20 }, color: { type: "string", maxLength: 9 } },
};
const flat = { ...attributes, properties: { id: { type: "integer", readOnly: true }, ...attributes.properties } };
const resource = { type: "object", required: ["attributes"], properties: { id: { type: "integer" }, attributes } };
const inData = (schema: object) => ({ type: "object", required: ["data"], properties: { data: schema } });
const content = (schema: object) => ({ content: { "application/json": { schema } } });

const keep = (value: JsonObject): JsonObject => value;
const lower = ({ name = "", ...rest }: JsonObject): JsonObject => ({ ...rest, name: String(name).toLowerCase() });
const withoutColor = ({ color: _, ...rest }: JsonObject): JsonObject => rest;

const data = (value: JsonObject): JsonObject => ({ data: value });
const bare = ({ id = 0, ...rest }: JsonObject): JsonObject => ({ data: { id, attributes: rest } });
const inside = (value: JsonObject): JsonObject => {
  const outer = isObject(value.data ?? null) ? value.data : value;
  const inner = outer !== undefined && isObject(outer) ? (outer.attributes ?? outer) : value;
  return isObject(inner) ? inner : value;
};

it.each(
  someOf<readonly [string, object, object, (value: JsonObject) => JsonObject, typeof keep, readonly string[]]>(
    [
      ["with an envelope of answers", flat, inData(flat), data, keep, []],
      ["with an envelope of answers, in lower case", flat, inData(flat), data, lower, ["altered data.name"]],
      ["of JSON:API", inData(resource), inData(resource), bare, keep, []],
      ["of JSON:API, in lower case", inData(resource), inData(resource), bare, lower, ["altered data.attributes.name"]],
      ["of JSON:API, without color", inData(resource), inData(resource), bare, withoutColor, ["unread color"]],
    ],
    2,
  ),
)("compares things within others: things %s", async (_, sent, shown, wrap, store, expected) => {
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const paths = {
    "/cups": {
      post: {
        requestBody: { required: true, ...content(sent) },
        responses: { 201: { description: "New.", ...content(shown) } },
      },
    },
    "/cups/{id}": { get: { parameters: [id], responses: { 200: { description: "It.", ...content(shown) } } } },
  };
  const description = { openapi: "3.1.0", info: { title: "Cups", version: "1" }, paths };
  const { model } = await importOpenApi(asJson(description), { id: "cups" });
  const all: JsonObject[] = [];
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["update-lost"] as const), allowWrites: true, concurrency: 1, headers: [] },
      ...{ baseUrl: "http://cups.localhost", credentials: { own: {} }, phases: new Set(["sequences"] as const) },
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async ({ method, url, body = "" }) => {
        const parsed = parseJson(String(body));
        const value = parsed.ok && isObject(parsed.value) ? inside(parsed.value) : {};
        if (method === "POST") all.push({ ...store(value), id: all.length + 1 });
        const found = method === "POST" ? all.at(-1) : all[Number(url.split("/").at(-1)) - 1];
        return {
          ...{ kind: "answer", status: found === undefined ? 404 : method === "POST" ? 201 : 200, time: 1 },
          headers: [["content-type", "application/json"]],
          body: new TextEncoder().encode(printJson(found === undefined ? {} : wrap(found))),
        };
      },
    },
  );
  expect(findings.map(({ cause }) => cause)).toEqual(expected);
});
