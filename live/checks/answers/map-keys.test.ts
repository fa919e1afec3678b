import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import type { Exchange } from "../../exchange.ts";
import { targetsOf } from "../../targets/index.ts";
import { type AnswerCheck, answerOf } from "../check-input.ts";
import { writeOnlyShown } from "./write-only-shown.ts";
import { wrongBody } from "./wrong-body.ts";
import { wrongEvent } from "./wrong-event.ts";

const secret = { type: "object", properties: { pin: { type: "string", writeOnly: true } } };

/** Lists the causes that a check finds in an answer with a documented schema. */
async function causesOf(check: AnswerCheck, schema: object, body: unknown, type = "application/json") {
  const description = {
    openapi: "3.1.0",
    info: { title: "Users", version: "1" },
    paths: { "/users": { get: { responses: { 200: { description: "All.", content: { [type]: { schema } } } } } } },
  };
  const { model } = await importOpenApi(asJson(description), { id: "users" });
  const target = defined(targetsOf(model)[0]);
  const text = type === "text/event-stream" ? `data: ${JSON.stringify(body)}\n\n` : JSON.stringify(body);
  const exchange: Exchange = {
    call: { endpoint: target.endpoint.id, form: target.formOf({}), credentials: "own" },
    request: { method: "GET", url: "https://api.example/users", headers: [] },
    received: {
      ...{ kind: "answer", status: 200, headers: [["content-type", type]], time: 1 },
      body: new TextEncoder().encode(text),
    },
  };
  if (exchange.received.kind !== "answer") throw new Error("no answer");
  const answer = answerOf(exchange.received, target);
  const found = check({ target, exchange, method: "GET", intent: { kind: "valid" }, answer, secrets: [] });
  return found.map(({ cause, at }) => ({ cause, ...(at && { at }) }));
}

const [alice, bob] = ["alice@mail.example", "bob@mail.example"];
const integers = { type: "object", additionalProperties: { type: "integer" } };
const named = { ...integers, properties: { total: { type: "integer" } } };
const nested = { type: "array", items: { type: "object", properties: { byUser: integers } } };
const choice = { oneOf: [integers, { type: "array", items: { type: "integer" } }] };

it.each([
  ["the keys of a map", integers, { [alice]: "x", [bob]: "y" }, ['200 ["*"]'], [alice]],
  ["the names of properties", named, { total: "x", [alice]: "x" }, ["200 total", '200 ["*"]'], ["total"]],
  ["a map within a list", nested, [{ byUser: { [alice]: "x" } }], ['200 ["*"].byUser["*"]'], [0, "byUser", alice]],
  ["a map of a choice", choice, { [alice]: "x" }, ['200 ["*"]'], [alice]],
])("a cause has no key of a map: %s", async (_, schema, body, causes, at) => {
  const found = await causesOf(wrongBody, schema, body);
  expect(found.map(({ cause }) => cause.replace(/ [^ ]+$/, ""))).toEqual(causes);
  expect(found[0]?.at).toEqual(at);
  expect(JSON.stringify(found.map(({ cause }) => cause))).not.toContain("@");
});

it("a cause has no key of a map in events and of write-only properties", async () => {
  const users = { [alice]: { pin: "1" }, [bob]: { pin: "2" } };
  const map = { type: "object", additionalProperties: secret };
  expect(await causesOf(writeOnlyShown, map, users)).toEqual([{ cause: '["*"].pin', at: [bob, "pin"] }]);
  const events = await causesOf(wrongEvent, integers, { [alice]: "x", [bob]: "y" }, "text/event-stream");
  expect(events).toEqual([{ cause: expect.stringMatching(/^200 \["\*"\] /) }]);
});
