import fc from "fast-check";
import { expect, it } from "vitest";
import { exact } from "./exact.ts";
import { incrementalPrinter } from "./incremental-printer.ts";
import type { Json, JsonObject } from "./json.ts";
import { withMember } from "./keys.ts";
import { objectOf } from "./order.ts";
import { printJson } from "./print.ts";

/** Freezes a value with all that is in it. */
function frozen(value: Json): Json {
  if (typeof value === "object" && value !== null) for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.bigInt().map((digits) => exact(String(digits))),
);
const { value: anyJson } = fc.letrec<{ value: Json; keys: JsonObject }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, "", "two\nlines", "\u2028"),
    fc.string(),
    number,
    fc.array(tie("value"), { maxLength: 4 }),
    tie("keys"),
  ),
  keys: fc
    .array(fc.tuple(fc.oneof(fc.string(), fc.constantFrom("__proto__", "7")), tie("value")), { maxLength: 4 })
    .map(objectOf),
}));

it("prints what printJson prints, at any indent, frozen or not", () => {
  fc.assert(
    fc.property(anyJson, fc.integer({ min: 1, max: 4 }), fc.boolean(), (value, indent, isFrozen) => {
      const print = incrementalPrinter(indent);
      const given = isFrozen ? frozen(value) : value;
      expect(print(given)).toBe(printJson(given, indent));
      expect(print(frozen([given, { inside: given }]))).toBe(printJson([given, { inside: given }], indent));
    }),
  );
});

it("prints the same after each of many edits, in small and large objects", () => {
  const edits = fc.array(fc.tuple(fc.nat(99), fc.nat(), anyJson), { maxLength: 20 });
  fc.assert(
    fc.property(edits, fc.constantFrom(3, 100), (all, count) => {
      const print = incrementalPrinter(2);
      let large = objectOf(Array.from({ length: count }, (_, i) => [i % 7 === 0 ? `${i}` : `key ${i}`, i]));
      const other = frozen({ ...large }) as JsonObject; // frozen like the value before
      frozen(large);
      for (const [at, turn, value] of all) {
        const key = Object.keys(large)[at % count] ?? "";
        large = withMember(large, key, frozen(value));
        // Another large one is printed in between now and then.
        const whole = frozen(turn % 3 === 0 ? { other, large } : { large });
        expect(print(whole)).toBe(printJson(whole, 2));
      }
    }),
    { numRuns: 50 },
  );
});

it("reads only the values that an edit created", () => {
  const reads = new Set<string>();
  const watched = (key: string): JsonObject =>
    Object.freeze({
      get note() {
        reads.add(key);
        return key;
      },
    });
  const keys = Array.from({ length: 1000 }, (_, i) => `key${i}`);
  const before = frozen({
    members: objectOf(keys.map((key) => [key, watched(`${key} of the object`)])),
    items: keys.map((key) => watched(`${key} of the list`)),
  }) as JsonObject; // frozen like the value before
  const print = incrementalPrinter(2);
  print(before);
  expect(reads.size).toBe(2000);
  const { members, items } = before as { readonly members: JsonObject; readonly items: readonly Json[] };
  const edited = () =>
    frozen({ members: withMember(members, "key7", watched("new")), items: items.with(7, watched("newer")) });
  const now = edited();
  expect(print(now)).toBe(printJson(now, 2));
  const next = edited();
  reads.clear();
  print(next);
  expect([...reads]).toEqual(["new", "newer"]);
});
