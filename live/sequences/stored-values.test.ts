import { expect, it } from "vitest";
import { asJson, isObject, parseJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { someOf } from "../../tooling/tier.ts";
import type { Received, SentRequest } from "../exchange.ts";
import { runLive } from "../run/run-live.ts";

const ship = {
  type: "object",
  required: ["id", "name", "state"],
  properties: {
    id: { type: "string" },
    name: { type: "string" },
    state: { type: "string" },
    apiKey: { type: "string" },
  },
};
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const shown = {
  description: "It.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Ship" } } },
};
const name = { type: "object", required: ["name"], properties: { name: { type: "string", minLength: 1 } } };
const text = { "text/plain": { schema: { type: "string", minLength: 1 } } };
const crew = {
  "application/json": { schema: { type: "object", properties: { size: { type: "integer", minimum: 1 } } } },
};
const nothing = { 204: { description: "Done." }, 404: { description: "No." } };
const description = asJson({
  openapi: "3.1.0",
  info: { title: "Ships", version: "1" },
  components: { schemas: { Ship: ship } },
  paths: {
    "/ships": {
      post: { requestBody: { content: { "application/json": { schema: name } } }, responses: { 201: shown } },
    },
    "/ships/{id}": { get: { parameters: [id], responses: { 200: shown } } },
    "/ships/{id}/log": {
      put: { parameters: [id], requestBody: { content: text }, responses: nothing },
      get: { parameters: [id], responses: { 200: { description: "It.", content: text } } },
    },
    "/ships/{id}/crew": {
      put: { parameters: [id], requestBody: { content: crew }, responses: nothing },
      get: { parameters: [id], responses: { 200: { description: "It.", content: crew } } },
    },
    "/ships/{id}/sail": { post: { parameters: [id], responses: { 200: shown } } },
  },
});

/** Ways in which the ships differ from correct ones. */
interface Ways {
  /** Writes a stored log. */
  readonly log?: (text: string) => string;
  readonly keepsCrew?: true;
  readonly forgetsSailing?: true;
  /** Shows a key once, in the answer to the call that makes it. */
  readonly showsKey?: true;
  /** Shows stars in place of a key in all other answers. */
  readonly masksKey?: true;
}

function ships({ log = (one) => one, keepsCrew, forgetsSailing, showsKey, masksKey }: Ways) {
  const all = new Map<string, { id: string; name: string; state: string }>();
  const [logs, crews] = [new Map<string, string>(), new Map<string, string>()];
  const answer = (status: number, body = "", type = "application/json"): Received => ({
    ...{ kind: "answer", status, time: 1, headers: body === "" ? [] : [["content-type", type]] },
    body: new TextEncoder().encode(body),
  });
  return async ({ method, url, body = "" }: SentRequest): Promise<Received> => {
    const [, key = "", part] = new URL(url).pathname.split("/").slice(1);
    const sent = typeof body === "string" ? body : new TextDecoder().decode(body);
    if (method === "POST" && part === undefined) {
      const parsed = parseJson(sent);
      const made = {
        id: `s${all.size}`,
        name: parsed.ok && isObject(parsed.value) ? String(parsed.value.name) : "",
        state: "new",
      };
      all.set(made.id, made);
      return answer(201, JSON.stringify(made));
    }
    const found = all.get(decodeURIComponent(key));
    if (found === undefined) return answer(404);
    if (method === "POST") {
      const sailing = { ...found, state: "sailing" };
      if (forgetsSailing === undefined) all.set(found.id, sailing);
      return answer(200, JSON.stringify(showsKey ? { ...sailing, apiKey: "shown once" } : sailing));
    }
    const [stored, type] = part === "log" ? [logs, "text/plain"] : [crews, "application/json"];
    if (method === "PUT") {
      const isKept = part === "crew" && keepsCrew && crews.has(found.id);
      if (!isKept) stored.set(found.id, part === "log" ? log(sent) : sent);
      return answer(204);
    }
    if (part === undefined) return answer(200, JSON.stringify(masksKey ? { ...found, apiKey: "****" } : found));
    const value = stored.get(found.id);
    return value === undefined ? answer(404) : answer(200, value, type);
  };
}

it.each(
  someOf<readonly [string, Ways, readonly string[]]>(
    [
      ["that are correct", {}, []],
      ["with a key that is shown once", { showsKey: true }, []],
      ["with a key that is masked otherwise", { showsKey: true, masksKey: true }, []],
      ["with a log without its blanks", { log: (one) => one.trim() }, []],
      ["with a log in capitals", { log: (one) => one.toUpperCase() }, ["GET /ships/{id}/log content"]],
      ["that keep their first crew", { keepsCrew: true }, ["GET /ships/{id}/crew unread size"]],
      ["that do not sail", { forgetsSailing: true }, ["POST /ships/{id}/sail kept state"]],
    ],
    3,
  ),
)("stored values and actions are read again: ships %s", async (_, ways, expected) => {
  const { model } = await importOpenApi(description, { id: "ships" });
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["update-lost", "number-changed"] as const), allowWrites: true, concurrency: 1 },
      ...{ cases: 0, baseUrl: "http://ships.localhost", credentials: { own: {} }, headers: [] },
      phases: new Set(["sequences"] as const),
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: ships(ways),
    },
  );
  expect(findings.map(({ endpoint, cause }) => `${endpoint} ${cause}`)).toEqual(expected);
});
