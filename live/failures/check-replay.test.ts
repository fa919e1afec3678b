import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { bareEndpoint } from "#engine/model";
import type { CheckId } from "../check-ids.ts";
import type { Exchange } from "../exchange.ts";
import { targetsOf } from "../targets/index.ts";
import { checkReplay } from "./check-replay.ts";
import type { Failure } from "./failure.ts";

const [target] = targetsOf({
  id: "garden",
  endpoints: [
    bareEndpoint({
      id: "plants.list",
      path: [{ kind: "literal", value: "/plants" }],
      responses: [{ statusCode: 200, body: { kind: "empty" } }],
    }),
  ],
  types: {},
  groups: [],
  auths: {},
  globalHeaders: [],
});

const failureOf = (check: CheckId, cause: string): Failure => ({
  ...{ server: "http://a.example", definition: "d", seed: 1, endpoint: "GET /plants", check, cause },
  ...{ message: "", expected: { kind: "unknown" }, steps: [] },
});

const exchangeOf = (status: number): Exchange => ({
  call: { endpoint: "plants.list", form: { value: {}, selection: {} }, credentials: "own" },
  request: { method: "GET", url: "http://a.example/plants", headers: [] },
  received: { kind: "answer", status, headers: [], body: new Uint8Array(), time: 0 },
});

it.each<readonly [CheckId, number]>([
  ["valid-refused", 400],
  ["undocumented-status", 202],
  ["server-error", 500],
  ["server-error", 501],
])("sees that %s with status %i is still there, and that it is fixed", (check, status) => {
  if (target === undefined) throw new Error("no target");
  const failure = failureOf(check, String(status));
  const checked = (now: number) => checkReplay(failure, [exchangeOf(now)], { target, secrets: [] });
  expect(checked(status)).toMatchObject({ check, cause: String(status) });
  expect(checked(200)).toBeUndefined();
});

it("sees that a sent secret is still shown in a place without documentation, and that it is gone or masked", () => {
  const failure = { ...failureOf("write-only-shown", "pin as code"), at: ["code"] };
  const shown = (body: string): Exchange => {
    const { call, request } = exchangeOf(201);
    return {
      ...{ request, call: { ...call, form: { value: { body: { pin: "8264" } }, selection: {} } } },
      received: { kind: "answer", status: 201, headers: [], body: new TextEncoder().encode(body), time: 0 },
    };
  };
  const checked = (body: string) => checkReplay(failure, [shown(body)], { target: defined(target), secrets: [] });
  // A read after it sends nothing.
  const read = { ...exchangeOf(200), received: shown('{"code": "8264"}').received };
  expect(checkReplay(failure, [shown("{}"), read], { target: defined(target), secrets: [] })).toBe(failure);
  expect(checkReplay(failure, [exchangeOf(201), read], { target: defined(target), secrets: [] })).toBeUndefined();
  expect(checked('{"code": "8264"}')).toBe(failure);
  expect(checked('{"code": "****"}')).toBeUndefined();
  expect(checked('{"id": 1}')).toBeUndefined();
});

it("compares a stored text again, and does not know it from a refused read", () => {
  const failure = failureOf("update-lost", "content");
  const type = [["Content-Type", "text/plain"]] as const;
  const checked = (status: number, body: string) => {
    const [stored, read] = [exchangeOf(204), exchangeOf(status)];
    const exchanges: readonly Exchange[] = [
      { ...stored, request: { method: "PUT", url: "http://a.example/notes/a", headers: type, body: "Grüße" } },
      {
        ...read,
        received: { kind: "answer", status, headers: type, body: new TextEncoder().encode(body), time: 0 },
      },
    ];
    return checkReplay(failure, exchanges, { target: defined(target), secrets: [] });
  };
  expect(checked(200, "Gr??e")).toBe(failure);
  expect(checked(200, "Grüße\n")).toBeUndefined();
  expect(checked(404, "")).toMatchObject({ unclear: expect.any(String) });
});
