import { expect, it } from "vitest";
import { asJson, parseJson, printJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { createMock } from "../mock/index.ts";
import { runLive } from "../run/run-live.ts";

const payment = {
  type: "object",
  required: ["amount"],
  properties: { id: { type: "string", readOnly: true }, amount: { type: "integer", minimum: 1 } },
};
const json = { "application/json": { schema: payment } };
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Payments", version: "1" },
    paths: {
      "/payments": {
        post: {
          parameters: [{ name: "Idempotency-Key", in: "header", schema: { type: "string" } }],
          requestBody: { required: true, content: json },
          responses: { 201: { description: "New.", content: json } },
        },
      },
    },
  }),
  { id: "payments" },
);

const forgetful = "A repeated request with the same Idempotency-Key got another answer.";
const blind = "A request with the same Idempotency-Key and another body was answered with 201.";

it.each([
  ["refuses it with another body", (known: string, body: string) => (known === body ? "same" : "refused"), []],
  ["gives the first answer to another body", () => "same", [blind]],
  ["creates again with another body", (known: string, body: string) => (known === body ? "same" : "new"), [blind]],
  ["creates again", () => "new", [forgetful]],
])("uses a key again on a server that %s", async (_, decide, expected) => {
  const known = new Map<string, { readonly body: string; readonly id: string }>();
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["idempotency-ignored"] as const), allowWrites: true, concurrency: 1, cases: 0 },
      ...{ baseUrl: "http://payments.localhost", credentials: { own: {} }, headers: [] },
      phases: new Set(["probes"] as const),
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async ({ headers, body = "" }) => {
        const key = headers.find(([name]) => name === "Idempotency-Key")?.[1] ?? String(known.size);
        const before = known.get(key);
        const parsed = parseJson(String(body));
        const sent = printJson(parsed.ok ? parsed.value : null);
        const verdict = before === undefined ? "new" : decide(before.body, sent);
        const made =
          verdict === "same" && before !== undefined ? before : { body: sent, id: `p${known.size}${verdict}` };
        if (before === undefined) known.set(key, made);
        const status = verdict === "refused" ? 422 : 201;
        const answer = JSON.stringify({
          id: before === undefined || verdict === "same" ? made.id : `${made.id}2`,
          amount: 1,
        });
        return {
          ...{ kind: "answer", status, headers: [["content-type", "application/json"]], time: 1 },
          body: new TextEncoder().encode(answer),
        };
      },
    },
  );
  expect(findings.map(({ message }) => message)).toEqual(expected);
});

it("is refused with 422 by the mock server with another body", () => {
  const mock = createMock([model], { seed: 1, errorRate: 0, cassette: { answers: [] } });
  const send = (amount: number) =>
    mock(
      {
        ...{ method: "POST", target: "/payments", body: new TextEncoder().encode(JSON.stringify({ amount })) },
        headers: [
          ["Content-Type", "application/json"],
          ["Idempotency-Key", "a"],
        ],
      },
      0,
    );
  const [first, same, other] = [send(1), send(1), send(2)];
  expect([first.status, same, other.status]).toEqual([201, first, 422]);
});
