import { expect, it, vi } from "vitest";
import type { Schemas } from "#engine/schema-table";
import { type ObjectShape, typesFrom } from "#engine/shape";
import { onRuleChecks, readRuleChecks, rulesFor } from "./lazy-rules.ts";

const shape: ObjectShape = {
  kind: "object",
  properties: [{ key: "body", shape: { kind: "unknown" }, schema: "/Body", optional: false }],
};
const written: Schemas = { schemas: { "/Body": { type: ["string"] } } };

it("loads the schemas of a body with the first change, and again after a failure", async () => {
  const load = vi.fn(async () => written);
  load.mockRejectedValueOnce(new Error("offline"));
  const rules = rulesFor(typesFrom(), shape, load);
  expect(rules?.()).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  rules?.();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  const before = readRuleChecks();
  const loaded = new Promise<void>((resolve) => onRuleChecks(resolve));
  await vi.waitFor(() => {
    rules?.();
    expect(load).toHaveBeenCalledTimes(2);
  });
  await loaded;
  expect(readRuleChecks()).toBe(before + 1);
  const check = rules?.()?.({ shape, types: typesFrom() });
  expect(check?.({ value: { body: 1 }, selection: {} }, [])).toMatchObject([{ path: ["body"], code: "type" }]);
});

it("loads the schemas once, however often the form changes meanwhile", async () => {
  let arrive = (_: Schemas): void => {};
  const load = vi.fn(
    () =>
      new Promise<Schemas>((done) => {
        arrive = done;
      }),
  );
  const rules = rulesFor(typesFrom(), shape, load);
  for (let change = 0; change < 4; change += 1) expect(rules?.()).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
  const loaded = new Promise<void>((resolve) => onRuleChecks(resolve));
  arrive(written);
  await loaded;
  expect(rules?.()).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it("loads nothing for a form without rules and schema", () => {
  expect(rulesFor(typesFrom(), shape)).toBeUndefined();
});
