import fc from "fast-check";
import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { checkIds } from "../check-ids.ts";
import type { Received } from "../exchange.ts";
import { exchangerOf, proberOf } from "../prober/index.ts";
import { resourcesOf } from "../resources/index.ts";
import { openShop, type Shop, sendTo, shopModel } from "../run/shop.testing.ts";
import { targetsOf } from "../targets/index.ts";
import type { Operation } from "./operation.ts";
import { runSequence } from "./run-sequence.ts";
import { shrinkSequence } from "./shrink-sequence.ts";

const targets = targetsOf(await shopModel());
const resource = defined(resourcesOf(targets)[0]);

/** A shop that still shows a removed order if there are some newer ones. */
function forgetful(newer: number): Shop {
  const [shop, gone, there] = [openShop(), new Map<string, Received>(), new Set<number>()];
  return (request) => {
    const [, id] = /\/orders\/(\d+)$/.exec(request.url) ?? [];
    const before = request.method === "DELETE" ? shop({ ...request, method: "GET" }) : undefined;
    const received = shop(request);
    if (received.kind !== "answer") return received;
    if (received.status === 201) there.add(created(received));
    if (received.status === 204 && before !== undefined && id !== undefined) {
      there.delete(Number(id));
      if ([...there].filter((one) => one > Number(id)).length >= newer) gone.set(request.url, before);
    }
    const isLost = request.method === "GET" && received.status === 404;
    return (isLost ? gone.get(request.url) : undefined) ?? received;
  };
}

const created = ({ body }: Extract<Received, { readonly kind: "answer" }>): number =>
  Number(/"id": ?(\d+)/.exec(new TextDecoder().decode(body))?.[1]);

const form = (buyer: string): Extract<Operation, { readonly kind: "create" }> => ({
  kind: "create",
  form: { value: { body: { buyer, count: 3 } }, selection: {} },
});

/** Sequences of 12 operations on orders that are created before. */
const sequences = fc
  .array(fc.tuple(fc.constantFrom("create", "read", "read", "delete", "delete", "list"), fc.nat()), {
    minLength: 10,
    maxLength: 10,
  })
  .map((drawn): readonly Operation[] => {
    const operations: Operation[] = [form("first"), form("second")];
    const created = [0, 1];
    for (const [kind, position] of drawn) {
      const of = created[position % created.length] ?? 0;
      if (kind === "create") created.push(operations.length);
      if (kind === "create") operations.push(form("other"));
      else operations.push(kind === "list" ? { kind } : { kind, of });
    }
    return operations;
  });

const options = {
  ...{ seed: 1, checks: new Set(checkIds), allowWrites: true, concurrency: 1, cases: 1, headers: [] },
  ...{ baseUrl: "http://shop.localhost", credentials: { own: {} } },
};

it("a sequence of 12 steps is shrunk to the shortest that shows its fault, in at most 200 calls", async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(sequences, fc.integer({ min: 0, max: 4 }), async (operations, newer) => {
      const { send, sent } = sendTo(forgetful(newer));
      const deps = { send, clock: () => 0, sleep: async () => {}, signal: new AbortController().signal };
      const prober = proberOf(targets, options, exchangerOf(options, deps));
      const running = await runSequence(resource, operations, prober);
      const finding = running.findings.find(({ violation }) => violation.check === "found-after-delete");
      if (finding === undefined) return;
      found += 1;
      const before = sent.length;
      const shown = await shrinkSequence(resource, operations, { running, finding }, prober);
      expect(sent.length - before).toBeLessThanOrEqual(200);
      const methods = shown.running.exchanges.slice(0, shown.finding.length).map(({ request }) => request.method);
      expect(methods).toEqual([...Array.from({ length: newer + 1 }, () => "POST"), "DELETE", "GET"]);
    }),
    { numRuns: 100 },
  );
  expect(found).toBeGreaterThan(2);
});

it("no candidate has operations after the one that shows the fault", async () => {
  const later = Array.from({ length: 8 }, (): Operation => ({ kind: "list" }));
  const fault: readonly Operation[] = [
    form("first"),
    form("second"),
    { kind: "delete", of: 0 },
    { kind: "read", of: 0 },
  ];
  const { send, sent } = sendTo(forgetful(0));
  const deps = { send, clock: () => 0, sleep: async () => {}, signal: new AbortController().signal };
  const prober = proberOf(targets, options, exchangerOf(options, deps));
  const operations = [...fault, ...later];
  const running = await runSequence(resource, operations, prober);
  const finding = defined(running.findings.find(({ violation }) => violation.check === "found-after-delete"));
  const before = sent.length;
  await shrinkSequence(resource, operations, { running, finding }, prober);
  expect(sent.slice(before).filter((line) => /^GET \S+\/orders /.test(line))).toEqual([]);
});
