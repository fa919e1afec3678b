import fc from "fast-check";
import { expect, it } from "vitest";
import { changedKey, type Json, type JsonObject, keysOf, withMember } from "./index.ts";

const json = fc.jsonValue().map((value) => value as Json); // what it draws is JSON
const filled = fc
  .dictionary(fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "toString", "1")), json, { minKeys: 1 })
  .map((object) => Object.freeze(Object.fromEntries(Object.entries(object))) as JsonObject);

it("copies an object with one other member, whatever the keys are called", () => {
  fc.assert(
    fc.property(filled, fc.nat(), (object, pick) => {
      const before = Object.entries(object);
      const key = Object.keys(object)[pick % before.length] as string; // it has a key
      const copy = withMember(object, key, "new");
      expect(Object.entries(copy)).toEqual(before.map(([one, value]) => [one, one === key ? "new" : value]));
      expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
      expect(Object.isFrozen(copy)).toBe(true);
      expect(Object.entries(object)).toEqual(before);
    }),
  );
});

it("gives the same list of keys for a frozen object and its copies, and a fresh one for what may still change", () => {
  const object: JsonObject = Object.freeze({ a: 1, b: 2 });
  expect(keysOf(object)).toEqual(["a", "b"]);
  expect(keysOf(withMember(object, "b", 3))).toBe(keysOf(object));
  const open: { [key: string]: Json } = { a: 1 };
  expect(keysOf(open)).toEqual(["a"]);
  open.b = 2;
  expect(keysOf(open)).toEqual(["a", "b"]);
});

it("tells the one member in which an object differs from another that it was made of, never a wrong one", () => {
  fc.assert(
    fc.property(filled, fc.array(fc.tuple(fc.nat(), fc.nat(2), json), { maxLength: 6 }), (object, changes) => {
      const keys = Object.keys(object);
      const made: JsonObject[] = [object];
      for (const [pick, back, member] of changes) {
        const from = made.at(-1 - Math.min(back, made.length - 1)) ?? object;
        made.push(withMember(from, keys[pick % Math.min(keys.length, 2)] ?? "", member));
      }
      for (const a of made) {
        for (const b of made) {
          const key = changedKey(a, b);
          if (key === undefined) continue;
          for (const one of keys) if (one !== key) expect(a[one]).toBe(b[one]);
        }
      }
    }),
  );
});

it("tells it for a copy, for what it was copied from, and over typing that goes on in one member", () => {
  const start: JsonObject = Object.freeze({ a: "", b: "" });
  const one = withMember(start, "a", "x");
  const two = withMember(one, "a", "xy");
  const other = withMember(two, "b", "z");
  expect([changedKey(start, one), changedKey(two, start), changedKey(one, two)]).toEqual(["a", "a", "a"]);
  expect([changedKey(two, other), changedKey(other, two)]).toEqual(["b", "b"]);
  expect([changedKey(start, other), changedKey(start, start), changedKey({}, {})]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
