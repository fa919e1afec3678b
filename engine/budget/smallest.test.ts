import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eachLeaf, fold, type Shape, type TypeId, type Types, typesFrom } from "#engine/shape";
import { arbitraryGraph, chainOf, doublings } from "../testing/graphs.testing.ts";
import { smallestOf } from "./smallest.ts";

const costs = { leaf: () => 1, property: ({ optional }: { readonly optional: boolean }) => (optional ? 0 : undefined) };

/** The same result by iteration to a fixed point. */
function bySteps(types: Types, ids: readonly TypeId[]): (shape: Shape) => number {
  const known = new Map<TypeId, number>();
  const cost = fold<() => number>(types, {
    ...eachLeaf(() => () => 1),
    nullable: () => () => 1,
    list: () => () => 1,
    set: () => () => 1,
    map: () => () => 1,
    object: ({ properties }, recur) => {
      const parts = properties.filter(({ optional }) => !optional).map(({ shape }) => recur(shape));
      return () => parts.reduce((sum, part) => sum + part(), 1);
    },
    discriminatedUnion: ({ variants }, recur) => {
      const parts = variants.map(({ shape }) => recur(shape));
      return () => Math.min(...parts.map((part) => part()));
    },
    undiscriminatedUnion: ({ variants }, recur) => {
      const parts = variants.map(({ shape }) => recur(shape));
      return () => Math.min(...parts.map((part) => part()));
    },
    ref: (id) => () => known.get(id) ?? Number.POSITIVE_INFINITY,
  });
  for (let changed = true; changed; ) {
    changed = false;
    for (const id of ids) {
      const shape = types.get(id)?.shape;
      const next = shape === undefined ? Number.POSITIVE_INFINITY : cost(shape)();
      if (next < (known.get(id) ?? Number.POSITIVE_INFINITY)) {
        known.set(id, next);
        changed = true;
      }
    }
  }
  return (shape) => cost(shape)();
}

describe("smallestOf", () => {
  it("finds the cost of the smallest value of every type of a graph, in any order of calls", () => {
    fc.assert(
      fc.property(arbitraryGraph, fc.nat(), ({ table }, first) => {
        const types = typesFrom(table);
        const ids = Object.keys(table);
        const slow = bySteps(types, ids);
        const sizeOf = smallestOf(types, costs);
        const order = ids.map((_, i) => ids[(i + first) % ids.length] ?? "");
        for (const id of order) expect([id, sizeOf({ kind: "ref", id }).cost]).toEqual([id, slow({ kind: "ref", id })]);
      }),
      { numRuns: 300 },
    );
  });

  it("computes the cost of a chain of 10, and returns infinity for one of 31", () => {
    const double = doublings["two required properties"];
    const { root, table } = chainOf(10, double);
    expect(smallestOf(typesFrom(table), costs)(root)).toMatchObject({
      cost: 2 ** 9 - 1 + 2 * 2 ** 9,
      depth: 10,
    });
    const long = chainOf(31, double);
    expect(smallestOf(typesFrom(long.table), costs)(long.root).cost).toBe(Number.POSITIVE_INFINITY);
  });

  it("names the variant of the smallest value", () => {
    const { root, table } = chainOf(31, doublings["a union of such an object and a text"]);
    const shape = table.T0?.shape ?? root;
    expect(smallestOf(typesFrom(table), costs)(shape)).toEqual({ cost: 1, depth: 0, part: 1 });
  });

  it("reads each named type once, even if many shapes refer to it", () => {
    const { root, table } = chainOf(5000, doublings["two required properties"]);
    let reads = 0;
    const types = typesFrom(table);
    const get: Types["get"] = (id) => {
      reads += 1;
      return types.get(id);
    };
    smallestOf({ get }, costs)(root);
    expect(reads).toBe(5000);
  });
});
