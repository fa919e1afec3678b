import { expect, it } from "vitest";
import { type Shape, type TypeTable, typesFrom } from "#engine/shape";
import { compareKeys } from "./wire-keys.ts";

/** Types that each contain the next one twice: 2^40 keys in all. */
const doubling: TypeTable = Object.fromEntries(
  Array.from({ length: 40 }, (_, n) => {
    const shape: Shape = n === 39 ? { kind: "string" } : { kind: "ref", id: `T${n + 1}` };
    const properties = [`a${n}`, `b${n}`].map((key) => ({ key, shape, optional: false }));
    return [`T${n}`, { name: `T${n}`, shape: { kind: "object", properties } }] as const;
  }),
);

it("compares bodies with too many keys to a smaller depth", () => {
  const types = typesFrom(doubling);
  const newer: Shape = { kind: "object", properties: [{ key: "c", shape: { kind: "ref", id: "T0" }, optional: true }] };
  const { added, removed } = compareKeys(
    { shapes: [{ kind: "ref", id: "T0" }], types },
    { shapes: [newer, { kind: "ref", id: "T0" }], types },
  );
  expect(removed).toEqual([]);
  expect(added.slice(0, 3)).toEqual(["c", "c.a0", "c.a0.a1"]);
  expect(added.length).toBeLessThan(2000);
});
