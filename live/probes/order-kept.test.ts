import { expect, it } from "vitest";
import { asJson, type Json } from "#engine/json";
import { importOpenApi } from "#importers";
import { runLive } from "../run/run-live.ts";

const query = (name: string, values: readonly string[]) => ({
  ...{ name, in: "query" },
  schema: { type: "string", enum: values },
});

/** Returns the messages of a run against a list, which a function sorts by the query. */
async function messagesOf(
  parameters: readonly Json[],
  itemsFor: (query: URLSearchParams) => readonly Json[],
): Promise<readonly string[]> {
  const schema = { type: "array", items: { type: "object" } };
  const get = { parameters, responses: { 200: { description: "All.", content: { "application/json": { schema } } } } };
  const description = { openapi: "3.1.0", info: { title: "Ships", version: "1" }, paths: { "/ships": { get } } };
  const { model } = await importOpenApi(asJson(description), { id: "ships" });
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["wrong-items"] as const), allowWrites: false, concurrency: 1, cases: 0 },
      ...{ baseUrl: "http://ships.localhost", credentials: { own: {} }, headers: [] },
      phases: new Set(["probes"] as const),
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async ({ url }) => ({
        ...{ kind: "answer", status: 200, headers: [["content-type", "application/json"]], time: 1 },
        body: new TextEncoder().encode(JSON.stringify(itemsFor(new URL(url).searchParams))),
      }),
    },
  );
  return findings.map(({ message }) => message);
}

const ships = [
  { id: 1, name: "Ada", createdAt: "2026-01-01T00:00:00Z", state: "new" },
  { id: 2, name: "Ben", createdAt: "2026-01-02T00:00:00Z", state: "new" },
];
const twins = ships.map((ship) => ({ ...ship, name: "Ada" }));
const nameless = ships.map((ship) => ({ ...ship, name: null }));

const unsorted = [...ships.toReversed(), { ...ships[0], id: 3, createdAt: "2026-01-03T00:00:00Z" }];

it.each([
  ["asc and desc", [query("order", ["asc", "desc"])], ships, "order=asc and with order=desc"],
  ["ASC and DESC", [query("sortDir", ["ASC", "DESC"])], ships, "sortDir=ASC and with sortDir=DESC"],
  ["oldest and newest", [query("order", ["oldest", "newest"])], ships, "order=oldest and with order=newest"],
  ["a name and its opposite", [query("sort", ["name", "-name"])], ships, "sort=name and with sort=-name"],
  [
    "a name and its direction",
    [query("sort", ["name:asc", "name:desc"])],
    ships,
    "sort=name:asc and with sort=name:desc",
  ],
  ["two members", [query("sort", ["id", "createdAt"])], unsorted, "sort=id and with sort=createdAt"],
  ["two members in one order", [query("sort", ["id", "createdAt"])], ships, undefined],
  ["items without members to sort by", [query("order", ["asc", "desc"])], [{ state: "new" }], undefined],
  [
    "a name and a direction",
    [query("sort", ["name"]), query("direction", ["asc", "desc"])],
    ships,
    "direction=asc and with direction=desc",
  ],
  ["a name that all have", [query("sort", ["name", "-name"])], twins, undefined],
  ["a name that is null", [query("sort", ["name", "-name"])], nameless, undefined],
  ["a state that all have", [query("sort", ["state"]), query("direction", ["asc", "desc"])], ships, undefined],
  ["an order that may be by an equal name", [query("order", ["asc", "desc"])], twins, undefined],
  ["any text", [{ name: "sort", in: "query", schema: { type: "string" } }], ships, undefined],
  ["one item", [query("order", ["asc", "desc"])], ships.slice(1), undefined],
  ["another parameter", [query("state", ["asc", "desc"])], ships, undefined],
])("a list that ignores its order is found with %s, if its items tell", async (_, parameters, items, expected) => {
  const found = await messagesOf(asJson(parameters) as readonly Json[], () => items);
  expect(found).toEqual(expected === undefined ? [] : [`The list is in the same order with ${expected}.`]);
  const turns = (value: string): boolean => /^(?:desc|newest|-)|:desc$|^createdAt$/i.test(value);
  expect(
    await messagesOf(asJson(parameters) as readonly Json[], (sent) =>
      [...sent.values()].some(turns) ? items.toReversed() : items,
    ),
  ).toEqual([]);
});
