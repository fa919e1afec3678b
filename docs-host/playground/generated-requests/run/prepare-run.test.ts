import { expect, it } from "vitest";
import { type Json, numberFromText, parseJson } from "#engine/json";
import { bareEndpoint, type EndpointForm } from "#engine/model";
import type { SelectorEntry } from "#ui/selector";
import { type PrepareDeps, prepareRun } from "./prepare-run.ts";

const path = [
  { kind: "literal", value: "/plants/" },
  { kind: "parameter", key: "id" },
] as const;

const formOf = (endpoint: EndpointForm["endpoint"], more: Partial<EndpointForm> = {}): EndpointForm => ({
  ...{ endpoint, nodes: [], globalHeaders: [], authSchemes: {}, types: {} },
  ...more,
});

const own = formOf(bareEndpoint({ id: "get", method: "GET", path, responses: [] }), {
  authSchemes: { bearer: { kind: "bearerAuth" } },
  types: { Id: { name: "Id", shape: { kind: "string" } } },
} as Partial<EndpointForm>);

const entry = (id: string, at: string, apiId = "garden"): SelectorEntry => ({
  ...{ kind: "endpoint", id, apiId, title: id, href: `/${id}`, path: at },
});

const deps: PrepareDeps = {
  api: "garden",
  form: own,
  state: { value: { pathParameters: { id: "1" }, body: { size: numberFromText("9007199254740993") } }, selection: {} },
  secrets: [{ at: ["headers", "X-Key"], value: "planted" }],
  credentials: { bearer: "token" },
  baseUrl: "https://garden.example",
  send: () => Promise.reject(new Error("nothing is sent")),
  loadAnswers: async () =>
    formOf(bareEndpoint({ id: "get", method: "GET", path, responses: [{ statusCode: 200, body: { kind: "text" } }] })),
  listEndpoints: async () => [
    entry("get", "/plants/{id}"),
    entry("remove", "/plants/{plantId}"),
    entry("list", "/plants"),
    entry("soil", "/plants/{id}", "soil"),
  ],
  loadForm: async (id) => formOf(bareEndpoint({ id, method: "DELETE", path })),
};

const { signal } = new AbortController();

/** Prepares a run, and reads its model. */
async function prepared(more: Partial<PrepareDeps> = {}) {
  const made = await prepareRun({ ...deps, ...more })(signal);
  if (!made.ok) return { problem: made.problem };
  const { input } = made.run;
  const model = parseJson(input.model);
  return { input, model: model.ok ? JSON.parse(input.model) : undefined };
}

it("a run knows both sides of its endpoint, and the others of its path in its API", async () => {
  const { input, model } = await prepared();
  expect(model.endpoints).toMatchObject([
    { id: "get", responses: [{ statusCode: 200 }] },
    { id: "remove", method: "DELETE" },
  ]);
  expect(model).toMatchObject({ id: "garden", auths: { bearer: { kind: "bearerAuth" } }, types: { Id: {} } });
  expect(input).toMatchObject({ endpoint: "get", without: [], secrets: [{ name: "X-Key", text: "planted" }] });
  expect(input?.form).toContain("9007199254740993");
});

it.each([
  ["there is no list of endpoints", { listEndpoints: undefined }],
  ["the list can't be loaded", { listEndpoints: () => Promise.reject(new Error("gone")) }],
  ["one of them can't be loaded", { loadForm: () => Promise.reject(new Error("gone")) }],
])("checks that compare the endpoints of a path are off if %s", async (_, more) => {
  const { input, model } = await prepared(more as Partial<PrepareDeps>);
  expect(input?.without).toEqual(["wrong-method-accepted", "options-differs"]);
  expect(model.endpoints).toHaveLength(1);
});

it("a description that is too large is refused with a message", async () => {
  const large = { ...own, endpoint: { ...own.endpoint, summary: "x".repeat(4_000_001) } };
  expect(await prepared({ form: large })).toEqual({ problem: expect.stringContaining("too large") });
});

it.each<[string, Json, readonly string[]]>([
  ["a text", "planted", ["planted"]],
  ["a number", 123456789012, ["123456789012"]],
  [
    "a number with more digits than a double has",
    numberFromText("12345678901234567890123"),
    ["12345678901234567890123"],
  ],
  ["a list", ["planted", 123456], ["planted", "123456"]],
  ["nothing", "", []],
])("no file may hold a credential of the form that is %s", async (_, value, texts) => {
  const { input } = await prepared({ secrets: [{ at: ["headers", "X-Api-Key"], value }] });
  expect(input?.secrets).toEqual(texts.map((text) => ({ name: "X-Api-Key", text })));
});
