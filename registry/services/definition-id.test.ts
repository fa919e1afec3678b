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
