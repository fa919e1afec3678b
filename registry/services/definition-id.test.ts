import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Json, parseJson } from "#engine/json";
import { definitionId } from "./definition-id.ts";

const read = (text: string): Json => {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

describe("a definition id", () => {
  it("is a UUID of version 8", () => {
    const anything = fc.tuple(fc.string(), fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(anything, ([orgId, apiId, value]) => {
        expect(definitionId(orgId, apiId, read(JSON.stringify(value)))).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
    );
  });

  it.each([
    ["e70cf942-746b-83f3-87c4-4e6662716094", '{"x":1,"y":{"b":[2],"a":3}}'],
    [
      "a41a5014-4f82-8edc-87c7-7d741612d330",
      '{"b":1,"10":2,"9":{"$ref":"\\u0007é\\ud83d\\ude00","__proto__":[1.0,null]},"$a":true}',
    ],
    [
      "38cdc96d-8f0d-8d27-93c8-dce5e4d9d696",
      JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`k${(n * 7) % 30}`, n]))),
    ],
  ])("%s stays the same in later versions", (id, text) => {
    expect(definitionId("acme", "plants", read(text))).toBe(id);
  });

  it("does not depend on the order of keys", () => {
    expect(definitionId("o", "a", read('{"x":1,"y":{"b":[2],"a":3}}'))).toBe(
      definitionId("o", "a", read('{"y":{"a":3,"b":[2]},"x":1}')),
    );
  });

  it.each([
    ["o", "a", '{"x":2}'],
    ["o", "a", '{"x":1.0}'],
    ["o", "a", '{"x":"1"}'],
    ["o", "a", '{"x":[1]}'],
    ["oa", "", '{"x":1}'],
    ["o", "b", '{"x":1}'],
    ["p", "a", '{"x":1}'],
  ])("differs for %s, %s, %s", (orgId, apiId, text) => {
    expect(definitionId(orgId, apiId, read(text))).not.toBe(definitionId("o", "a", read('{"x":1}')));
  });
});
