import { expect, it } from "vitest";
import { asJson, isObject, type Json, type JsonObject, parseJson, printJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { someOf } from "../../tooling/tier.ts";
import type { Received, SentRequest } from "../exchange.ts";
import { runLive } from "../run/run-live.ts";

const fields = {
  name: { type: "string", minLength: 1, maxLength: 30 },
  email: { type: "string", format: "email" },
  size: { type: "number", minimum: 0, maximum: 90 },
  kind: { type: "string", enum: ["open", "closed"] },
  isLit: { type: "boolean" },
  isDim: { type: "boolean", default: true },
  since: { type: "string", format: "date-time" },
  status: { type: "string", maxLength: 9 },
  shade: { type: ["string", "null"], maxLength: 9 },
  words: { type: "array", items: { type: "string", maxLength: 9 } },
  extras: { type: "object", additionalProperties: { type: "integer", minimum: 1, maximum: 99 } },
};
const lamp = { type: "object", required: ["name", "kind", "isLit"], properties: fields };
const shown = {
  ...lamp,
  required: ["id"],
  properties: { id: { type: "integer", readOnly: true }, ...fields },
};
const content = (schema: object) => ({ content: { "application/json": { schema } } });
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Lamps", version: "1" },
    paths: {
      "/lamps": {
        get: { responses: { 200: { description: "All.", ...content({ type: "array", items: shown }) } } },
        post: {
          requestBody: { required: true, ...content(lamp) },
          responses: { 201: { description: "New.", ...content(shown) } },
        },
      },
      "/lamps/{id}": {
        get: {
          parameters: [id],
          responses: { 200: { description: "It.", ...content(shown) }, 404: { description: "No." } },
        },
      },
    },
  }),
  { id: "lamps" },
);

/** Ways in which lamps are stored and answered. */
interface Ways {
  readonly stored?: (lamp: JsonObject) => JsonObject;
  readonly answered?: (lamp: JsonObject) => JsonObject;
  /** The number of copies that are stored. */
  readonly times?: number;
}

function lamps({ stored = (one) => one, answered = (one) => one, times = 1 }: Ways) {
  const all: JsonObject[] = [];
  const answer = (status: number, value?: Json): Received => ({
    ...{ kind: "answer", status, time: 1, headers: [["content-type", "application/json"]] },
    body: new TextEncoder().encode(value === undefined ? "" : printJson(value)),
  });
  return async ({ method, url, body = "" }: SentRequest): Promise<Received> => {
    if (method === "GET") {
      if (url.endsWith("/lamps")) return answer(200, all.slice(-8));
      const found = all[Number(new URL(url).pathname.split("/").at(-1)) - 1];
      return found === undefined ? answer(404) : answer(200, found);
    }
    const parsed = parseJson(String(body));
    const sent = parsed.ok ? parsed.value : null;
    if (!isObject(sent)) return answer(400);
    const made = Array.from({ length: times }, (_, i) => ({ ...stored(sent), id: all.length + 1 + i }));
    all.push(...made);
    return answer(201, answered(made[0] ?? {}));
  };
}

const change =
  (key: string, to: (value: Json) => Json) =>
  (one: JsonObject): JsonObject => {
    const value = one[key];
    return value === undefined ? one : { ...one, [key]: to(value) };
  };
const upper = (value: Json): Json => String(value).toUpperCase();
const inverted = (value: Json): Json => value !== true;
const texts = (value: Json): Json =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, Number(one) + 1])) : value;

const together =
  (...changes: readonly ((one: JsonObject) => JsonObject)[]) =>
  (one: JsonObject): JsonObject =>
    changes.reduce((changed, apply) => apply(changed), one);
const text =
  (to: (value: string) => string) =>
  (value: Json): Json =>
    to(String(value));
const words =
  (to: (all: readonly Json[]) => Json) =>
  (value: Json): Json =>
    Array.isArray(value) ? to(value) : value;

it.each(
  someOf<readonly [string, Ways, readonly string[]]>(
    [
      ["as they were sent", {}, []],
      [
        "in forms that servers choose",
        {
          stored: together(
            change(
              "email",
              text((value) => value.toLowerCase()),
            ),
            change(
              "name",
              text((value) => value.trim().normalize("NFC")),
            ),
            change("size", (value) => Math.round(Number(value) * 100) / 100),
            change("status", () => "new"),
            (one) => ({ isDim: true, ...one }),
          ),
        },
        [],
      ],
      [
        "with other values",
        {
          stored: together(
            change("name", upper),
            change("size", () => 7),
            change("kind", () => "open"),
            change("isLit", inverted),
            change(
              "words",
              words((all) => all.map(upper)),
            ),
            change("extras", texts),
            change("shade", (value) => value ?? "null"),
            (one) => ({ isDim: false, ...one }),
          ),
        },
        ["name", "size", "kind", "isLit", "words.*", "extras.*", "shade", "default isDim"],
      ],
      ["with names in capitals in the answer only", { answered: change("name", upper) }, ["name"]],
      [
        "with one name and one word",
        {
          stored: together(
            change("name", () => "Lamp"),
            change(
              "words",
              words((all) => all.slice(0, 1)),
            ),
          ),
        },
        ["name", "words"],
      ],
      ["that are created twice", { times: 2 }, ["GET /lamps created twice"]],
    ],
    2,
  ),
)("finds values that are stored otherwise than they were sent: lamps %s", async (_, ways, expected) => {
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["update-lost", "wrong-items"] as const), allowWrites: true, concurrency: 1 },
      ...{
        baseUrl: "http://lamps.localhost",
        credentials: { own: {} },
        headers: [],
        phases: new Set(["sequences"] as const),
      },
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: lamps(ways),
    },
  );
  expect(findings.map(({ endpoint, cause }) => `${endpoint} ${cause}`).toSorted()).toEqual(
    expected
      .map((one) => (one.startsWith("GET") ? one : `POST /lamps ${one.includes(" ") ? one : `altered ${one}`}`))
      .toSorted(),
  );
});
