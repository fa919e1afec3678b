import { expect, it } from "vitest";
import { asJson, isObject, type Json } from "#engine/json";
import { importOpenApi } from "#importers";
import { runLive } from "../run/run-live.ts";

const query = (name: string, rest: object = {}) => ({ name, in: "query", schema: { type: "string", ...rest } });

/** Returns the messages of a run against a list that a function selects by its query. */
async function messagesOf(
  parameter: object,
  itemsFor: (value: string | undefined) => readonly Json[],
): Promise<readonly string[]> {
  const schema = { type: "array", items: { type: "object" } };
  const get = {
    parameters: [parameter],
    responses: { 200: { description: "All.", content: { "application/json": { schema } } } },
  };
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
        body: new TextEncoder().encode(JSON.stringify(itemsFor([...new URL(url).searchParams.values()][0]))),
      }),
    },
  );
  return findings.map(({ message }) => message);
}

const ships = [
  { id: 1, name: "Ada", at: "2026-01-01T00:00:00Z" },
  { id: 2, name: "Ben", at: "2026-01-09T00:00:00Z" },
];
const textOf = (item: Json, key: string): string => (isObject(item) ? String(item[key]) : "");
const named = (text = "") => ships.filter((one) => one.name.toLowerCase().includes(text.toLowerCase()));
/** Finds the items nearest to a text: all of them, the best one first. */
const nearest = (text = "") => ships.toSorted((one, other) => Number(other.name === text) - Number(one.name === text));

it.each([
  ["a search", query("q"), [named, nearest, (text?: string) => (named(text).length > 0 ? named(text) : ships)]],
  ["a required search", { ...query("query"), required: true }, [named, nearest]],
  ["a member", query("name"), [named]],
  [
    "a first moment",
    query("from", { format: "date-time" }),
    [(from = "") => ships.filter(({ at }) => from === "" || Date.parse(at) >= Date.parse(from))],
  ],
  [
    "a last moment",
    query("until", { format: "date-time" }),
    [(until = "") => ships.filter(({ at }) => until === "" || Date.parse(at) <= Date.parse(until))],
  ],
] as const)("%s that a list ignores is reported, and a correct one is not", async (_, parameter, correct) => {
  expect(await messagesOf(parameter, () => ships)).toHaveLength(1);
  for (const select of correct) expect(await messagesOf(parameter, select)).toEqual([]);
});

it.each([
  ["intervals, which a range may overlap", query("from", { format: "date-time" }), "startsAt"],
  ["a sender", query("from"), "at"],
  ["a distance", query("from", { format: "date-time" }), "time"],
])("nothing is reported about a parameter that may be about %s", async (_, parameter, key) => {
  const items = ships.map((one) => ({ id: one.id, [key]: key === "time" ? one.id + 0.5 : textOf(one, "at") }));
  expect(await messagesOf(parameter, () => items)).toEqual([]);
});

it("reports nothing about a search that does not read ids, and has popular items if it finds none", async () => {
  const items = ships.map((one) => ({ ...one, id: `3f2c-${one.id}-ship` }));
  const found = (text = "") => items.filter(({ name }) => name === text);
  expect(await messagesOf(query("q"), (text) => (found(text).length > 0 ? found(text) : items))).toEqual([]);
});
