import fc from "fast-check";
import { expect, it } from "vitest";
import { changedKey, type Json, type JsonObject, keysOf, withMember } from "./index.ts";

const json = fc.jsonValue().map((value) => value as Json); // what it draws is JSON
const filled = fc
  .dictionary(fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "toString", "1")), json, { minKeys: 1 })
  .map((object) => Object.freeze(Object.fromEntries(Object.entries(object))) as JsonObject);

it("copies an object with one other member, whatever its keys are", () => {
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

it("returns the same list of keys for a frozen object and its copies, and a new one for a mutable object", () => {
  const object: JsonObject = Object.freeze({ a: 1, b: 2 });
  expect(keysOf(object)).toEqual(["a", "b"]);
  expect(keysOf(withMember(object, "b", 3))).toBe(keysOf(object));
  const open: { [key: string]: Json } = { a: 1 };
  expect(keysOf(open)).toEqual(["a"]);
  open.b = 2;
  expect(keysOf(open)).toEqual(["a", "b"]);
});

it("never reports a wrong member as the difference between an object and its copy", () => {
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

it("reports the changed member in both directions and across repeated edits of it", () => {
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
