import { expect, it } from "vitest";
import { asJson, isList, isObject, type Json, type JsonObject, parseJson, printJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { someOf } from "../../tooling/tier.ts";
import { runLive } from "../run/run-live.ts";

const settings = {
  type: "object",
  required: ["language"],
  properties: {
    language: { type: "string", enum: ["de", "en"] },
    perPage: { type: "integer", minimum: 1, maximum: 50 },
    greeting: { type: "string", maxLength: 40 },
  },
};
const card = {
  type: "object",
  required: ["title"],
  properties: {
    title: { type: "string", minLength: 1, maxLength: 30 },
    stickers: {
      type: "array",
      maxItems: 6,
      items: { type: "object", required: ["at"], properties: { at: { type: "integer" } } },
    },
  },
};
const inJson = (schema: object) => ({ content: { "application/json": { schema } } });
const inForm = (schema: object) => ({ content: { "application/x-www-form-urlencoded": { schema } } });
const found = (schema: object) => ({ 200: { description: "It.", ...inJson(schema) } });
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const named = { $ref: "#/components/schemas/Card" };
const cardIn = { type: "object", required: ["card"], properties: { card: named } };
const description = asJson({
  openapi: "3.1.0",
  info: { title: "Cards", version: "1" },
  components: {
    schemas: {
      Card: {
        ...card,
        properties: {
          id: { type: "integer", readOnly: true },
          sent: { type: "boolean", readOnly: true },
          ...card.properties,
        },
      },
    },
  },
  paths: {
    "/settings": {
      get: { responses: found(settings) },
      put: { requestBody: { required: true, ...inJson(settings) }, responses: found(settings) },
    },
    "/cards": {
      post: {
        requestBody: { required: true, ...inJson(card) },
        responses: { 201: { description: "New.", ...inJson(cardIn) } },
      },
    },
    "/cards/{id}": { parameters: [id], get: { responses: found(cardIn) } },
    "/cards/{id}/send": { parameters: [id], post: { responses: found(cardIn) } },
    "/notes": {
      post: {
        requestBody: { required: true, ...inForm(card) },
        responses: { 201: { description: "New.", ...inJson(named) } },
      },
    },
    "/notes/{id}": { parameters: [id], get: { responses: found(named) } },
  },
});

/** Ways in which a server differs from a correct one. */
interface Ways {
  readonly settings?: (sent: JsonObject, before: JsonObject) => JsonObject;
  readonly card?: (sent: JsonObject) => JsonObject;
  readonly note?: (sent: JsonObject) => JsonObject;
  readonly forgetsSending?: true;
}

const same = (value: JsonObject): JsonObject => value;

const withStickers = (change: (all: readonly Json[]) => readonly Json[]) => (value: JsonObject) => {
  const { stickers } = value;
  return stickers !== undefined && isList(stickers) ? { ...value, stickers: change(stickers) } : value;
};

function serverOf({ settings: store = same, card: keep = same, note = same, forgetsSending }: Ways) {
  let stored: JsonObject = { language: "en" };
  const things: JsonObject[] = [];
  return (method: string, path: string, body: string): readonly [status: number, value: JsonObject] => {
    const parsed = parseJson(body);
    const sent = parsed.ok && isObject(parsed.value) ? parsed.value : {};
    if (path === "/settings") {
      if (method === "PUT") stored = store(sent, stored);
      return [200, stored];
    }
    const [, folder, key, action] = path.split("/");
    if (method === "POST" && key === undefined) {
      const form = Object.fromEntries(new URLSearchParams(body));
      things.push({
        ...(folder === "cards" ? keep(sent) : note({ title: form.title ?? "" })),
        id: things.length,
        sent: false,
      });
    }
    const at = key === undefined ? things.length - 1 : Number(key);
    const thing = things[at];
    if (thing === undefined) return [404, {}];
    const shown = action === undefined ? thing : { ...thing, sent: true };
    if (forgetsSending === undefined) things[at] = shown;
    return [key === undefined ? 201 : 200, folder === "cards" ? { card: shown } : shown];
  };
}

const servers: readonly (readonly [string, Ways, readonly string[]])[] = [
  ["a correct server", {}, []],
  ["settings that are not stored", { settings: (_, before) => before }, ["PUT /settings kept language"]],
  [
    "settings that are merged",
    { settings: (sent, before) => ({ ...before, ...sent }) },
    ["PUT /settings merged perPage", "PUT /settings merged greeting"],
  ],
  [
    "settings in English only",
    { settings: (sent) => ({ ...sent, language: "en" }) },
    ["PUT /settings altered language"],
  ],
  ["cards with three stickers", { card: withStickers((all) => all.slice(0, 3)) }, ["GET /cards/{id} text stickers"]],
  [
    "cards with each sticker once",
    { card: withStickers((all) => [...new Map(all.map((one) => [printJson(one), one])).values()]) },
    [],
  ],
  ["cards that are not sent", { forgetsSending: true }, ["POST /cards/{id}/send kept sent"]],
  [
    "notes with a plus",
    { note: ({ title = "", ...rest }) => ({ ...rest, title: String(title).replaceAll(" ", "+") }) },
    ["GET /notes/{id} text title"],
  ],
];

it.each(someOf(servers, 3))("compares %s", async (_, ways, expected) => {
  const { model } = await importOpenApi(description, { id: "cards" });
  const call = serverOf(ways);
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["update-lost"] as const), allowWrites: true, concurrency: 1, headers: [] },
      ...{ baseUrl: "http://cards.localhost", credentials: { own: {} }, phases: new Set(["sequences"] as const) },
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async ({ method, url, body = "" }) => {
        const [status, value] = call(method, new URL(url).pathname, String(body));
        return {
          ...{ kind: "answer", status, time: 1, headers: [["content-type", "application/json"]] },
          body: new TextEncoder().encode(printJson(value)),
        };
      },
    },
  );
  const causes = findings.map(({ endpoint, cause }) => `${endpoint} ${cause}`);
  expect({ isFound: causes.length > 0, causes }).toEqual({
    isFound: expected.length > 0,
    causes: expect.arrayContaining([...expected]),
  });
});
