import fc from "fast-check";
import { expect, it } from "vitest";
import { type Json, type JsonObject, keysOf, withMember } from "./index.ts";

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
