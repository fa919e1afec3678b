import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import type { Received, SentRequest } from "../exchange.ts";
import { targetsOf } from "../targets/index.ts";
import { exchangerOf, SilentEndpointError } from "./exchanger.ts";

const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    paths: {
      "/orders": {
        post: {
          operationId: "add",
          parameters: [
            { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string", format: "uuid" } },
          ],
          responses: { 201: { description: "New." } },
        },
      },
    },
  }),
  { id: "shop" },
);
const target = defined(targetsOf(model)[0]);
const key = "123e4567-e89b-12d3-a456-426614174000";
const call = {
  endpoint: "add",
  form: target.formOf({ headers: { "Idempotency-Key": key } }),
  credentials: "own",
} as const;

/** Creates an exchanger with a clock that moves only when somebody waits. */
function exchanging(answer: (sent: readonly SentRequest[]) => Received) {
  let now = 0;
  const sent: SentRequest[] = [];
  const exchanger = exchangerOf(
    {
      ...{ seed: 1, checks: new Set(), allowWrites: true, concurrency: 1, headers: [] },
      ...{ baseUrl: "http://shop.example", credentials: { own: {} } },
    },
    {
      send: async (request) => {
        sent.push(request);
        return answer(sent);
      },
      clock: () => now,
      sleep: async (time) => {
        now += time;
      },
      signal: new AbortController().signal,
    },
  );
  return { exchanger, sent, time: () => now };
}

const status = (code: number): Received => ({
  ...{ kind: "answer", status: code, time: 1 },
  ...{ headers: [], body: new Uint8Array() },
});

it("backs off longer after each 429 without a time, and counts what it could not test", async () => {
  const passing = exchanging((sent) => status(sent.length < 3 ? 429 : 201));
  expect((await passing.exchanger.exchange(target, call)).received).toMatchObject({ status: 201 });
  expect([passing.time(), passing.exchanger.limited()]).toEqual([3000, 0]);
  const refused = passing.exchanger.takeRefused().map(({ exchange }) => exchange.received);
  expect(refused).toEqual([status(429), status(429)]);

  const refusing = exchanging(() => status(429));
  await refusing.exchanger.exchange(target, call);
  expect([refusing.time(), refusing.sent.length, refusing.exchanger.limited()]).toEqual([7000, 4, 1]);
});

it("waits for no server that refuses every call, nor for longer than a minute", async () => {
  const refusing = exchanging((sent) => status(sent.length <= 14 ? 429 : 201));
  for (let i = 0; i < 6; i += 1) await refusing.exchanger.exchange(target, call);
  expect([refusing.time(), refusing.sent.length, refusing.exchanger.limited()]).toEqual([21_000, 15, 5]);

  const later: Received = { ...status(429), kind: "answer", headers: [["retry-after", "86400"]] } as Received;
  const closed = exchanging(() => later);
  await closed.exchanger.exchange(target, call);
  expect([closed.time(), closed.sent.length, closed.exchanger.limited()]).toEqual([0, 1, 1]);
});

it("sends another idempotency key with each call, except for one that repeats it", async () => {
  const { exchanger, sent } = exchanging(() => status(201));
  for (const one of [call, call, { ...call, keepsKey: true } as const]) await exchanger.exchange(target, one);
  const keys = sent.map(({ headers }) => headers.find(([name]) => name === "Idempotency-Key")?.[1]);
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe(key);
});

it("sends requests at the same time with different idempotency keys", async () => {
  const { exchanger, sent } = exchanging(() => status(201));
  await Promise.all([call, call, call].map((one) => exchanger.exchange(target, one)));
  const keys = sent.map(({ headers }) => headers.find(([name]) => name === "Idempotency-Key")?.[1]);
  expect(new Set(keys).size).toBe(3);
});

const late: Received = { kind: "none", reason: "timeout", message: "no answer", time: 10_000 };

it("calls an endpoint that never answers twice, and one that did again after more and more calls", async () => {
  const tries = async ({ exchanger }: ReturnType<typeof exchanging>, count: number): Promise<void> => {
    for (let i = 0; i < count; i += 1) {
      await exchanger
        .exchange(target, call)
        .catch((thrown: unknown) => expect(thrown).toBeInstanceOf(SilentEndpointError));
    }
  };
  const never = exchanging(() => late);
  await tries(never, 500);
  expect([never.sent.length, never.exchanger.isSilent(target)]).toEqual([2, true]);

  const once = exchanging((sent) => (sent.length === 1 ? status(201) : late));
  await tries(once, 6 + 20);
  expect([once.sent.length, once.exchanger.isSilent(target)]).toEqual([6, true]);
  await tries(once, 1 + 40);
  expect(once.sent.length).toBe(7);
  await tries(once, 1);
  expect(once.sent.length).toBe(8);

  const recovering = exchanging((sent) => (sent.length === 1 || sent.length > 6 ? status(201) : late));
  await tries(recovering, 6 + 20 + 3);
  expect([recovering.sent.length, recovering.exchanger.isSilent(target)]).toEqual([9, false]);
});
