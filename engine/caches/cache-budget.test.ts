import fc from "fast-check";
import { expect, it } from "vitest";
import { cacheBudget } from "./cache-budget.ts";

const names = ["a", "b", "c"] as const;
const action = fc.oneof(
  fc.record({
    type: fc.constant("set" as const),
    cache: fc.nat(names.length - 1),
    key: fc.constantFrom("k", "l", "m", "n"),
    size: fc.nat(700),
  }),
  fc.record({
    type: fc.constantFrom("get" as const, "delete" as const),
    cache: fc.nat(names.length - 1),
    key: fc.constantFrom("k", "l", "m", "n"),
  }),
  fc.record({ type: fc.constant("limit" as const), bytes: fc.nat(4000) }),
);

it("the sizes of all caches never exceed the limit together, and no cache exceeds its part", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const budget = cacheBudget(2000);
      const parts = [1, 0.5, 0.3];
      const caches = names.map((name, i) => budget.open<number>(name, { part: parts[i] ?? 1, sizeOf: (size) => size }));
      const newest = new Map<string, number>();
      for (const one of actions) {
        if (one.type === "limit") budget.limitTo(one.bytes);
        else if (one.type === "set") {
          caches[one.cache]?.set(one.key, one.size);
          newest.set(`${one.cache}${one.key}`, one.size);
        } else if (one.type === "delete") {
          caches[one.cache]?.delete(one.key);
          newest.delete(`${one.cache}${one.key}`);
        } else {
          const found = caches[one.cache]?.get(one.key);
          // A cache has the newest value, or none.
          if (found !== undefined) expect(found).toBe(newest.get(`${one.cache}${one.key}`));
        }
        const sizes = budget.sizes();
        expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budget.limit());
        sizes.forEach(({ bytes, entries }, i) => {
          expect(bytes).toBeLessThanOrEqual((parts[i] ?? 1) * budget.limit());
          expect(bytes).toBeGreaterThanOrEqual(100 * entries);
          expect(entries).toBe(caches[i]?.size());
        });
      }
    }),
  );
});

it("the least recently used entry is evicted first, whichever cache it is in", () => {
  const budget = cacheBudget(3 * 1200);
  const pages = budget.open<string>("pages", { part: 1, sizeOf: () => 1000 });
  const files = budget.open<string>("files", { part: 1, sizeOf: () => 1000 });
  pages.set("1", "first");
  files.set("2", "second");
  pages.set("3", "third");
  expect(pages.get("1")).toBe("first");
  pages.set("4", "fourth");
  expect([pages.get("1"), files.get("2"), pages.get("3"), pages.get("4")]).toEqual([
    "first",
    undefined,
    "third",
    "fourth",
  ]);
});

it("a value that is larger than its cache is not stored, and nothing is evicted for it", () => {
  const budget = cacheBudget(10_000);
  const cache = budget.open<number>("a", { part: 0.5, sizeOf: (size) => size });
  cache.set("small", 10);
  cache.set("large", 6000);
  cache.set("odd", Number.NaN);
  expect([cache.peek("small"), cache.peek("large"), cache.peek("odd")]).toEqual([10, undefined, undefined]);
  // The old value of a key is not the value of a later one.
  cache.set("small", 6000);
  expect(cache.peek("small")).toBeUndefined();
});

it("caches with one name count together", () => {
  const budget = cacheBudget(10_000);
  const both = [1, 2].map(() => budget.open<number>("a", { part: 1, sizeOf: (size) => size }));
  for (const cache of both) cache.set("key", 100);
  expect(budget.sizes()).toEqual([{ name: "a", entries: 2, bytes: 2 * (120 + 3 + 100) }]);
  both[0]?.clear();
  expect(budget.sizes()).toEqual([{ name: "a", entries: 1, bytes: 120 + 3 + 100 }]);
});
