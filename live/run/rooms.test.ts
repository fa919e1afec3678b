import { expect, it } from "vitest";
import { asJson, type Json } from "#engine/json";
import { importOpenApi } from "#importers";
import { someOf } from "../../tooling/tier.ts";
import type { CheckId } from "../check-ids.ts";
import type { Received, SentRequest } from "../exchange.ts";
import { runLive } from "./run-live.ts";

const id = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });
const json = (schema: object) => ({ "application/json": { schema } });
const kinds = ["single", "double"];
const kind = { type: "string", enum: kinds };
const room = { type: "object", required: ["id", "kind"], properties: { id: { type: "string" }, kind } };
const state = { type: "string", enum: ["open", "confirmed"] };
const booking = { type: "object", required: ["id", "state"], properties: { id: { type: "string" }, state } };
const one = (schema: object, status = "200") => ({ [status]: { description: "It.", content: json(schema) } });
const missing = { "404": { description: "Not there." } };

/** Rooms with bookings, which are created within a room and read at another path. */
const description = {
  openapi: "3.1.0",
  info: { title: "Rooms", version: "1" },
  paths: {
    "/rooms": {
      get: {
        parameters: [
          { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 50 } },
          { name: "kind", in: "query", schema: kind },
          { name: "cursor", in: "query", schema: { type: "string" } },
        ],
        responses: one({ type: "array", items: room }),
      },
      post: {
        requestBody: { required: true, content: json({ type: "object", required: ["kind"], properties: { kind } }) },
        responses: one(room, "201"),
      },
    },
    "/rooms/{roomId}": { get: { parameters: [id("roomId")], responses: { ...one(room), ...missing } } },
    "/rooms/{roomId}/bookings": {
      parameters: [id("roomId")],
      get: { responses: { ...one({ type: "array", items: booking }), ...missing } },
      post: { responses: { ...one(booking, "201"), ...missing } },
    },
    "/bookings/{bookingId}": { get: { parameters: [id("bookingId")], responses: { ...one(booking), ...missing } } },
    "/bookings/{bookingId}/confirm": {
      post: { parameters: [id("bookingId")], responses: { ...one(booking), ...missing } },
    },
  },
};
const { model } = await importOpenApi(asJson(description), { id: "rooms" });

const answer = (status: number, body?: Json): Received => ({
  ...{ kind: "answer", status, time: 1 },
  headers: body === undefined ? [] : [["content-type", "application/json"]],
  body: new TextEncoder().encode(body === undefined ? "" : JSON.stringify(body)),
});

const faults = ["limit", "kind", "cursor", "elsewhere", "state", "lost"] as const;

/** Opens a server of the rooms, which is wrong in one way or none. */
function openRooms(fault?: (typeof faults)[number]) {
  const rooms = new Map<string, { readonly id: string; readonly kind: string }>();
  const bookings = new Map<string, { readonly id: string; readonly room: string; state: string }>();
  let count = 0;
  const listRooms = ({ searchParams }: URL): Received => {
    const cursor = searchParams.get("cursor");
    if (cursor !== null && !rooms.has(cursor)) return answer(fault === "cursor" ? 500 : 400);
    const asked = searchParams.get("kind");
    const limit = Number(searchParams.get("limit") ?? 50) + (fault === "limit" ? 1 : 0);
    const all = [...rooms.values()].filter((one) => asked === null || fault === "kind" || one.kind === asked);
    const start = cursor === null ? 0 : all.findIndex((one) => one.id === cursor) + 1;
    return answer(200, all.slice(start, start + limit));
  };
  return ({ method, url, body }: SentRequest): Received => {
    const address = new URL(url);
    const [collection = "", key, part] = address.pathname.slice(1).split("/");
    if (part === "" || (key === undefined && collection === "bookings")) return answer(404);
    if (key === undefined) {
      if (method === "GET") return listRooms(address);
      if (method !== "POST") return answer(405);
      const wanted = kinds.find((name) => String(body).includes(`"${name}"`));
      if (wanted === undefined) return answer(400);
      count += 1;
      rooms.set(`r${count}`, { id: `r${count}`, kind: wanted });
      return answer(201, { id: `r${count}`, kind: wanted });
    }
    if (collection === "rooms" && part === undefined) return rooms.has(key) ? answer(200, rooms.get(key)) : answer(404);
    if (collection === "rooms") {
      if (!rooms.has(key)) return answer(404);
      const shown = ({ room: _, ...rest }: { readonly room: string }): Json => asJson(rest);
      if (method === "GET") {
        const all = [...bookings.values()].filter((one) => fault === "elsewhere" || one.room === key);
        return answer(200, all.map(shown));
      }
      count += 1;
      const made = { id: `b${count}`, room: key, state: "open" };
      if (fault !== "lost") bookings.set(made.id, made);
      return answer(201, shown(made));
    }
    const found = bookings.get(key);
    if (found === undefined) return answer(404);
    if (part === "confirm") found.state = fault === "state" ? "Confirmed" : "confirmed";
    return answer(200, { id: found.id, state: found.state });
  };
}

async function findings(fault?: (typeof faults)[number]) {
  const handle = openRooms(fault);
  const checks = new Set<CheckId>(["wrong-items", "server-error", "wrong-body", "created-not-found"]);
  const report = await runLive(
    model,
    {
      ...{ seed: 1, checks, allowWrites: true, concurrency: 2, cases: 0, headers: [] },
      ...{ baseUrl: "http://rooms.example", credentials: { own: {} } },
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async (request) => handle(request),
    },
  );
  return report.findings.map(({ check, endpoint, message }) => `${endpoint} ${check}: ${message}`);
}

it("reports nothing about a correct server", async () => {
  expect(await findings()).toEqual([]);
});

const shown = [
  ["limit", /^GET \/rooms wrong-items: The list has \d+ items; the request has limit=\d+\.$/],
  ["kind", /^GET \/rooms wrong-items: \[\d+\]\.kind of the answer is "\w+"; the request has kind=\w+\.$/],
  ["cursor", /^GET \/rooms server-error: The server answered with 500\.$/],
  [
    "elsewhere",
    /^GET \/rooms\/\{roomId\}\/bookings wrong-items: The list has the item "b\d+", which was created in another one\.$/,
  ],
  ["state", /^POST \/bookings\/\{bookingId\}\/confirm wrong-body: state of the answer/],
  ["lost", /^GET \/bookings\/\{bookingId\} created-not-found: /],
] as const;

it.each(someOf(shown, 1))("finds the fault %s", async (fault, expected) => {
  expect(await findings(fault)).toContainEqual(expect.stringMatching(expected));
});
