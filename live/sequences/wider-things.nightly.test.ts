import { expect, it } from "vitest";
import { asJson, isList, isObject, type Json, type JsonObject, parseJson } from "#engine/json";
import { importOpenApi } from "#importers";
import type { Received, SentRequest } from "../exchange.ts";
import { runLive } from "../run/run-live.ts";

const name = { type: "string", minLength: 1, maxLength: 20 };
const ref = (key: string) => ({ $ref: `#/components/schemas/${key}` });
const content = (schema: object) => ({ content: { "application/json": { schema } } });
const done = (status: number, schema?: object) => ({
  [status]: { description: "Done.", ...(schema && content(schema)) },
});
const missing = { 404: { description: "There is no such thing." } };
const body = (schema: object) => ({ requestBody: { required: true, ...content(schema) } });
const path = (key: string) => ({ name: key, in: "path", required: true, schema: { type: "integer" } });
const object = (properties: object, required: readonly string[]) => ({ type: "object", required, properties });
const listOf = (key: string) => object({ items: { type: "array", items: ref(key) } }, ["items"]);

const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Cups", version: "1" },
    security: [{ user: [] }],
    paths: {
      "/cups": {
        get: { responses: done(200, { type: "array", items: ref("Cup") }) },
        post: { ...body(ref("NewCup")), responses: done(201, ref("Cup")) },
      },
      "/cups/{id}": {
        parameters: [path("id")],
        get: { responses: { ...done(200, ref("Cup")), ...missing } },
        delete: { responses: { ...done(204), ...missing } },
      },
      "/cups/{id}/restore": {
        post: { parameters: [path("id")], responses: { ...done(200, ref("Cup")), ...missing } },
      },
      "/cups/{id}/parts": {
        post: { parameters: [path("id")], ...body(object({ name }, ["name"])), responses: done(201, ref("Key")) },
      },
      "/cups/{id}/parts/{partId}": {
        get: { parameters: [path("id"), path("partId")], responses: { ...done(200, ref("Key")), ...missing } },
      },
      "/keys": {
        get: { responses: done(200, { type: "array", items: ref("Key") }) },
        post: { ...body(object({ name }, ["name"])), responses: done(201, ref("Key")) },
      },
      "/keys/{id}": { delete: { parameters: [path("id")], responses: { ...done(204), ...missing } } },
      "/readings": {
        get: { responses: done(200, listOf("Reading")) },
        post: {
          ...body(object({ readings: { type: "array", items: ref("New"), maxItems: 9 } }, ["readings"])),
          responses: done(201, listOf("Reading")),
        },
      },
    },
    components: {
      securitySchemes: { user: { type: "http", scheme: "bearer" } },
      schemas: {
        NewCup: object({ name, pin: { ...name, minLength: 6, writeOnly: true } }, ["name", "pin"]),
        Cup: object({ id: { type: "integer" }, name }, ["id", "name"]),
        Key: object({ id: { type: "integer" }, name }, ["id", "name"]),
        New: object({ unit: name, value: { type: "number", minimum: 0.5, maximum: 900 } }, ["unit", "value"]),
        Reading: object({ id: { type: "integer" }, unit: name, value: { type: "number" } }, ["id", "unit", "value"]),
      },
    },
  }),
  { id: "cups" },
);

type Fault =
  | "restore-ignored"
  | "part-of-other-user"
  | "shared-keys"
  | "pin-in-list"
  | "reading-rounded"
  | "reading-lost";

interface Thing extends JsonObject {
  readonly id: number;
}

/** Creates a server with things of two users, and optionally with one fault. */
function serverWith(fault?: Fault): (request: SentRequest) => Received {
  let last = 0;
  const stored: { readonly kind: string; readonly user: string; readonly thing: Thing; isRemoved: boolean }[] = [];
  const reply = (status: number, value?: Json): Received => ({
    ...{ kind: "answer", status, time: 1 },
    headers: value === undefined ? [] : [["content-type", "application/json"]],
    body: new TextEncoder().encode(value === undefined ? "" : JSON.stringify(value)),
  });
  return ({ method, url, headers, body: text = "" }) => {
    const [, kind = "", id, part, partId] = new URL(url).pathname.split("/");
    const user = headers.find(([key]) => key.toLowerCase() === "authorization")?.[1] ?? "";
    const parsed = parseJson(String(text));
    const sent = parsed.ok && isObject(parsed.value) ? parsed.value : {};
    const add = (of: string, value: JsonObject): JsonObject => {
      last += 1;
      stored.push({ kind: of, user, thing: { ...value, id: last }, isRemoved: false });
      return { ...value, id: last };
    };
    const shown = ({ pin, ...thing }: JsonObject): JsonObject =>
      fault === "pin-in-list" && pin !== undefined ? { ...thing, note: pin } : thing;
    const plain = ({ pin: _, ...thing }: JsonObject): JsonObject => thing;
    const seesAll = fault === "shared-keys" && kind === "keys";
    const own = stored.filter((one) => one.kind === kind && !one.isRemoved && (one.user === user || seesAll));
    if (id === undefined && method === "GET") {
      const things = own.map(({ thing }) => shown(thing));
      return reply(200, kind === "readings" ? { items: things } : things);
    }
    if (id === undefined && kind === "readings") {
      const all = isList(sent.readings ?? null) ? (sent.readings as readonly JsonObject[]) : [];
      const items = all.map((one) =>
        add(kind, fault === "reading-rounded" ? { ...one, value: Math.fround(Number(one.value)) } : one),
      );
      if (fault === "reading-lost" && items.length > 1) stored.pop();
      return reply(201, { items });
    }
    if (id === undefined) return reply(201, plain(add(kind, sent)));
    const found = stored.find((one) => one.kind === kind && String(one.thing.id) === id);
    const isOpen = fault === "part-of-other-user" && part === "parts" && method === "POST";
    if (found === undefined || (found.user !== user && !isOpen)) return reply(404);
    if (part === "restore") {
      if (fault !== "restore-ignored") found.isRemoved = false;
      return reply(200, plain(found.thing));
    }
    if (found.isRemoved) return reply(404);
    if (part === "parts" && method === "POST") return reply(201, add(`part of ${id}`, sent));
    const inside = stored.find((one) => one.kind === `part of ${id}` && String(one.thing.id) === partId);
    if (part === "parts") return inside === undefined ? reply(404) : reply(200, inside.thing);
    if (method === "GET") return reply(200, plain(found.thing));
    found.isRemoved = true;
    return reply(204);
  };
}

async function findingsOf(fault?: Fault): Promise<readonly string[]> {
  const answer = serverWith(fault);
  const checks = ["created-not-found", "foreign-auth-accepted", "write-only-shown", "number-changed", "not-listed"];
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, allowWrites: true, concurrency: 1, headers: [], baseUrl: "http://cups.localhost" },
      checks: new Set(checks as ("not-listed" | "created-not-found")[]),
      credentials: { own: { user: "ada" }, other: { user: "ben" } },
      phases: new Set(["sequences"] as const),
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async (request) => answer(request),
    },
  );
  return findings.map(({ check, endpoint }) => `${check} ${endpoint}`);
}

// Both users may be of one team, which has the keys.
it.each([undefined, "shared-keys"] as const)(
  "reports nothing about a server with things of two users: %s",
  async (way) => {
    expect(await findingsOf(way)).toEqual([]);
  },
);

it.each([
  ["restore-ignored", "created-not-found GET /cups/{id}"],
  ["part-of-other-user", "foreign-auth-accepted POST /cups/{id}/parts"],
  ["pin-in-list", "write-only-shown GET /cups"],
  ["reading-rounded", "number-changed POST /readings"],
  ["reading-lost", "not-listed GET /readings"],
] as const)("finds the fault %s", async (fault, expected) => {
  expect(await findingsOf(fault)).toEqual([expected]);
});
