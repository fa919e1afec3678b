import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import type { Exchange } from "../../exchange.ts";
import { targetsOf } from "../../targets/index.ts";
import { answerOf } from "../check-input.ts";
import { wrongItems } from "./wrong-items.ts";

const kinds = { type: "string", enum: ["single", "double"] };
const parameters = [
  { name: "kind", in: "query", schema: { type: "array", items: kinds } },
  { name: "level", in: "query", schema: { type: "string", enum: ["info", "warn"] } },
  { name: "page_size", in: "query", schema: { type: "integer" } },
];
const description = {
  openapi: "3.1.0",
  info: { title: "Rooms", version: "1" },
  paths: { "/rooms": { get: { parameters, responses: { 200: { description: "All." } } } } },
};
const { model } = await importOpenApi(asJson(description), { id: "rooms" });
const target = defined(targetsOf(model)[0]);

/** Lists the causes that are found in the answer to a query. */
function causesOf(query: object, body: unknown): readonly string[] {
  const received = {
    ...({ kind: "answer", status: 200, headers: [["content-type", "application/json"]], time: 1 } as const),
    body: new TextEncoder().encode(JSON.stringify(body)),
  };
  const exchange: Exchange = {
    call: { endpoint: target.endpoint.id, form: target.formOf(asJson({ queryParameters: query })), credentials: "own" },
    request: { method: "GET", url: "https://api.example/rooms", headers: [] },
    received,
  };
  const answer = answerOf(received, target);
  const input = { target, exchange, method: "GET", intent: { kind: "valid" }, answer, secrets: [] } as const;
  return wrongItems(input).map(({ cause }) => cause);
}

const rooms = [
  { id: "1", kind: "single", level: "info" },
  { id: "2", kind: "double", level: "info" },
];

it.each([
  ["a value that is not requested", { kind: ["single"] }, rooms, ["other kind"]],
  ["nothing if one of several values is requested", { kind: ["single", "double"] }, rooms, []],
  ["nothing for an empty list, which is not sent", { kind: [] }, rooms, []],
  ["nothing for the least of ordered values", { level: "warn" }, rooms, []],
  ["nothing in values that are not documented", { kind: ["single"] }, [{ kind: "triple" }], []],
  ["more items than requested", { page_size: 1 }, { items: rooms }, ["more than page_size"]],
  ["nothing in a full page", { page_size: 2 }, { items: rooms }, []],
])("finds %s", (_, query, body, causes) => expect(causesOf(query, body)).toEqual(causes));
