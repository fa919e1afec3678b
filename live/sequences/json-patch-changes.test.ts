import { expect, it } from "vitest";
import { asJson, isObject, type Json, type JsonObject, parseJson, printJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { someOf } from "../../tooling/tier.ts";
import { withOperations } from "../json-patch.ts";
import { createMock } from "../mock/index.ts";
import { runLive } from "../run/run-live.ts";

const ship = {
  type: "object",
  required: ["name", "port"],
  properties: { id: { type: "string", readOnly: true }, name: { type: "string" }, port: { type: "string" } },
};
const operation = {
  type: "object",
  required: ["op", "path", "value"],
  properties: { op: { enum: ["replace"] }, path: { enum: ["/name"] }, value: { type: "string" } },
};
const json = { "application/json": { schema: ship } };
const patch = { "application/json-patch+json": { schema: { type: "array", minItems: 1, items: operation } } };
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const shown = { description: "It.", content: json };
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Ships", version: "1" },
    paths: {
      "/ships": { post: { requestBody: { required: true, content: json }, responses: { 201: shown } } },
      "/ships/{id}": {
        get: { parameters: [id], responses: { 200: shown } },
        patch: { parameters: [id], requestBody: { required: true, content: patch }, responses: { 200: shown } },
      },
    },
  }),
  { id: "ships" },
);

it.each(
  someOf<readonly [string, readonly string[], (before: JsonObject, after: Json) => Json]>(
    [
      ["is stored", [], (_, after) => after],
      ["is lost", ["PATCH /ships/{id}"], (before) => before],
      [
        "also changes another property",
        ["PATCH /ships/{id}"],
        (_, after) => (isObject(after) ? { ...after, port: "" } : after),
      ],
    ],
    2,
  ),
)("a JSON Patch that %s has findings at %j", async (_, expected, store) => {
  const ships = new Map<string, JsonObject>();
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["update-lost"] as const), allowWrites: true, concurrency: 1, cases: 0 },
      ...{ baseUrl: "http://ships.localhost", credentials: { own: {} }, headers: [] },
      phases: new Set(["sequences"] as const),
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async ({ method, url, body = "" }) => {
        const key = new URL(url).pathname.split("/")[2] ?? `s${ships.size}`;
        const parsed = parseJson(String(body));
        const sent = parsed.ok ? parsed.value : null;
        const before = ships.get(key);
        if (method === "POST" && isObject(sent)) ships.set(key, { ...sent, id: key });
        const after = before && method === "PATCH" ? withOperations(before, sent) : undefined;
        const stored = before === undefined || after === undefined ? undefined : store(before, after);
        if (stored !== undefined && isObject(stored)) ships.set(key, stored);
        const status = !ships.has(key) ? 404 : method === "POST" ? 201 : 200;
        const answer = printJson(ships.get(key) ?? {});
        return {
          ...{ kind: "answer", status, headers: [["content-type", "application/json"]], time: 1 },
          body: new TextEncoder().encode(answer),
        };
      },
    },
  );
  expect([...new Set(findings.map(({ endpoint }) => endpoint))]).toEqual(expected);
});

it("is applied by the mock server", () => {
  const mock = createMock([model], { seed: 1, errorRate: 0, cassette: { answers: [] } });
  const send = (method: string, target: string, type: string, value: Json) => {
    const body = new TextEncoder().encode(printJson(value));
    const answer = mock({ method, target, headers: [["Content-Type", type]], body }, 0);
    const parsed = answer.body?.kind === "bytes" ? parseJson(new TextDecoder().decode(answer.body.bytes)) : undefined;
    return parsed?.ok && isObject(parsed.value) ? parsed.value : {};
  };
  const made = send("POST", "/ships", "application/json", { name: "Ada", port: "Kiel" });
  const changed = send("PATCH", `/ships/${made.id}`, "application/json-patch+json", [
    { op: "replace", path: "/name", value: "Ben" },
  ]);
  expect(changed).toEqual({ ...made, name: "Ben" });
});
