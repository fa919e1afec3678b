import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  incrementalPrinter,
  isObject,
  keysOf,
  objectOf,
  parseJson,
  parseLargeJson,
  printJson,
  withMember,
  withMembers,
} from "./index.ts";

const key = fc.oneof(
  fc.constantFrom("7", "0", "10", "9", "01", "4294967295", "1.5", "-1", "z", "a", "__proto__"),
  fc.string({ maxLength: 3 }),
);
const texts = fc
  .uniqueArray(key, { maxLength: 6 })
  .map((keys) => ({ keys, text: `{${keys.map((one) => `${JSON.stringify(one)}:{}`).join()}}` }));

const read = (text: string) => {
  const parsed = parseJson(text);
  if (!parsed.ok || !isObject(parsed.value)) throw new Error("not an object");
  return parsed.value;
};

describe("the keys of an object", () => {
  it("are listed and printed in the order of its text, integers too", () => {
    fc.assert(
      fc.property(texts, ({ keys, text }) => {
        const value = read(text);
        expect(Object.keys(value)).toEqual(keys);
        expect(keysOf(Object.freeze(value))).toEqual(keys);
        expect(printJson(value)).toBe(text);
        expect(JSON.stringify(value)).toBe(text);
        expect(incrementalPrinter(2)(value)).toBe(printJson(value, 2));
        const large = parseLargeJson(text);
        expect(large.ok && printJson(large.value)).toBe(text);
        expect(objectOf(Object.entries(value))).toEqual(value);
      }),
    );
  });

  it("are listed in this order where escapes write their digits", () => {
    for (const escaped of ["\\u0031", "1\\u0030"]) {
      const parsed = parseLargeJson(`{"z":1,"${escaped}":2}`);
      expect(parsed.ok && printJson(parsed.value)).toMatch(/^\{"z":1/);
    }
  });

  it("stay in this order in copies with another value of a member", () => {
    fc.assert(
      fc.property(texts, fc.nat(), ({ keys, text }, n) => {
        fc.pre(keys.length > 0);
        const changed = keys[n % keys.length] ?? "";
        const value = Object.freeze(read(text));
        expect(Object.keys(withMember(value, changed, 1))).toEqual(keys);
        expect(Object.keys(withMembers(value, new Map([[changed, 1]])))).toEqual(keys);
      }),
    );
  });

  it("are listed by the platform itself where this is their order", () => {
    const value = { "7": 1, "10": 2, z: 3 };
    expect(structuredClone(read(printJson(value)))).toEqual(value);
  });
});
