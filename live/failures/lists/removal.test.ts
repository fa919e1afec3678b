import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import type { Send } from "../../exchange.ts";
import { requestOf } from "../../requests/index.ts";
import { openShop, type Shop, shopModel } from "../../run/shop.testing.ts";
import { targetsOf } from "../../targets/index.ts";
import { checkReplay } from "../check-replay.ts";
import type { Failure, FailureStep } from "../failure.ts";
import { replayFailure } from "../replay.ts";

const targets = targetsOf(await shopModel());
const targetOf = (id: string) => defined(targets.find(({ endpoint }) => endpoint.id === id));
const names = ["create", "read", "remove", "list"] as const;
const ids = Object.fromEntries(
  names.map((name) => [
    name,
    defined(targets.find(({ endpoint }) => endpoint.id === name || endpoint.id.endsWith(`.${name}`))).endpoint.id,
  ]),
);

const requestTo = {
  create: ["POST", 201],
  read: ["GET", 200],
  remove: ["DELETE", 204],
  list: ["GET", 200],
} as const;

function stepOf(name: (typeof names)[number]): FailureStep {
  const [method, status] = requestTo[name];
  const isAboutOne = name === "read" || name === "remove";
  const value = name === "create" ? { body: { buyer: "fern" } } : isAboutOne ? { pathParameters: { id: 1 } } : {};
  return {
    endpoint: defined(ids[name]),
    form: { value, selection: {} },
    credentials: "own",
    takes: isAboutOne ? [{ step: 0, from: { kind: "body", path: ["id"] }, to: ["pathParameters", "id"] }] : [],
    request: { method, url: "", headers: [] },
    answer: { kind: "answer", status, headers: [], body: { kind: "text", text: "[]", size: 2 } },
  };
}

const failureOf = (check: Failure["check"], ...steps: readonly (typeof names)[number][]): Failure => ({
  ...{ server: "http://a.example", definition: "d", seed: 1, check, endpoint: "GET /orders", cause: "list" },
  message: "it is still there",
  expected: check === "found-after-delete" ? { kind: "status", statuses: ["404", "410"] } : { kind: "unknown" },
  steps: steps.map(stepOf),
});

const listed = failureOf("listed-after-delete", "create", "remove", "list");
const read = failureOf("found-after-delete", "create", "remove", "read");

/** Replays a failure at a shop that has orders already. */
async function replayed(
  failure: Failure,
  shop: Shop,
  orders = 3,
  target = targetOf(defined(failure.steps.at(-1)?.endpoint)),
) {
  const request = { baseUrl: "http://a.example", credentials: { own: {} }, headers: [] };
  const build = (call: Parameters<typeof requestOf>[1]) =>
    requestOf(defined(targets.find(({ endpoint }) => endpoint.id === call.endpoint)), call, request);
  for (let count = 0; count < orders; count += 1) {
    shop(build({ endpoint: defined(ids.create), form: stepOf("create").form, credentials: "own" }));
  }
  const send: Send = async (one) => shop(one);
  const { outcome } = await replayFailure(failure, {
    ...{ build, send, secrets: [], sleep: async () => undefined },
    check: (exchanges) => checkReplay(failure, exchanges, { target, secrets: [] }),
  });
  return outcome;
}

/** A shop that removes nothing. */
function keeping(): Shop {
  const shop = openShop();
  return (request) => (request.method === "DELETE" ? noContent : shop(request));
}
const noContent = { kind: "answer", status: 204, headers: [], body: new Uint8Array(), time: 1 } as const;

/** A shop with at most 3 orders in a list. */
function cut(shop: Shop): Shop {
  return (request) => {
    const received = shop(request);
    if (request.method !== "GET" || !request.url.endsWith("/orders") || received.kind !== "answer") return received;
    const all: readonly object[] = JSON.parse(new TextDecoder().decode(received.body));
    return { ...received, body: new TextEncoder().encode(JSON.stringify(all.slice(0, 3))) };
  };
}

/** A shop that answers requests of a method to such addresses with a status. */
function refusing(method: string, address: RegExp, status: number): Shop {
  const shop = openShop();
  return (request) =>
    request.method === method && address.test(request.url) ? { ...noContent, status } : shop(request);
}

it("finds the removed thing in a list that has other items than before", async () => {
  expect(await replayed(listed, keeping())).toMatchObject({ kind: "same" });
  expect(await replayed(listed, openShop())).toEqual({ kind: "passed" });
});

const unlisted = failureOf("not-listed", "create", "list");

/** A shop with a list that lacks the newest order. */
function hiding(): Shop {
  const shop = openShop();
  return (request) => {
    const received = shop(request);
    if (request.method !== "GET" || !request.url.endsWith("/orders") || received.kind !== "answer") return received;
    const all: readonly object[] = JSON.parse(new TextDecoder().decode(received.body));
    return { ...received, body: new TextEncoder().encode(JSON.stringify(all.slice(0, -1))) };
  };
}

it.each([0, 3])("looks for the created thing in a list that has %i other items", async (orders) => {
  expect(await replayed(unlisted, hiding(), orders)).toMatchObject({ kind: "same" });
  expect(await replayed(unlisted, openShop(), orders)).toEqual({ kind: "passed" });
});

it("does not miss a created thing that was removed again", async () => {
  expect(await replayed(failureOf("not-listed", "create", "create", "list"), hiding())).toMatchObject({ kind: "same" });
  const after = failureOf("not-listed", "create", "remove", "create", "list");
  expect(await replayed(after, openShop())).toEqual({ kind: "passed" });
});

it("shows nothing by a list that has another page now", async () => {
  const shop = hiding();
  const paged: Shop = (request) => {
    const received = shop(request);
    if (request.method !== "GET" || received.kind !== "answer") return received;
    return { ...received, headers: [...received.headers, ["Link", '</orders?after=1>; rel="next"']] };
  };
  const reason = "the list has more pages than before, so nothing is shown";
  const list = targetOf(defined(ids.list));
  const after = { key: "after", optional: true, shape: { kind: "string" } } as const;
  const target = { ...list, endpoint: { ...list.endpoint, queryParameters: [after] } };
  expect(await replayed(unlisted, paged, 3, target)).toEqual({ kind: "not-made", reason });
});

it("shows nothing by a list that does not reach the thing", async () => {
  const reason = "the thing is not in the list before it is removed, so nothing is shown";
  expect(await replayed(listed, cut(keeping()))).toEqual({ kind: "not-made", reason });
  expect(await replayed(listed, cut(keeping()), 2)).toMatchObject({ kind: "same" });
});

it("shows nothing by a thing that could not be read before it was removed", async () => {
  const reason = "the thing can't be read before it is removed, so nothing is shown";
  expect(await replayed(read, refusing("GET", /\d$/, 404))).toEqual({ kind: "not-made", reason });
  expect(await replayed(read, keeping())).toMatchObject({ kind: "same" });
  expect(await replayed(read, openShop())).toEqual({ kind: "passed" });
});

it.each([
  ["POST", 401, { reason: "step 1 was answered with 401", isRefused: true }],
  ["POST", 400, { reason: "step 1 was answered with 400, and with 201 when it was saved" }],
  ["DELETE", 403, { reason: "step 2 was answered with 403", isRefused: true }],
  ["DELETE", 500, { reason: "step 2 was answered with 500, and with 204 when it was saved" }],
])("shows nothing after a %s that is answered with %i", async (method, status, rest) => {
  const outcome = await replayed(listed, refusing(method, /orders/, status), method === "POST" ? 0 : 3);
  expect(outcome).toEqual({ kind: "not-made", ...rest });
});

it("knows nothing of a call with refused credentials", async () => {
  const single = failureOf("wrong-body", "list");
  expect(await replayed(single, refusing("GET", /orders/, 401))).toMatchObject({ kind: "not-made", isRefused: true });
});
