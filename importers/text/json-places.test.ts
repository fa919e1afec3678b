import fc from "fast-check";
import { expect, it } from "vitest";
import { positionsIn } from "#engine/json";
import { jsonPlaces } from "./json-places.ts";

it("finds every value where the map of all places has it", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, "\t"), (value, indent) => {
      const text = ` ${JSON.stringify(value, undefined, indent)}\n`;
      const find = jsonPlaces(text);
      for (const [pointer, { key, from }] of positionsIn(text)) {
        expect(find(pointer), pointer).toBe(key?.from ?? from);
      }
    }),
  );
});

it.each([
  ['{"a":1,"a":[2]}', "/a/0", 12],
  ['{"a\\\\":"x\\"}","b/~":true}', "/b~1~0", 14],
  ['[1 , {"x" : null}]', "/1/x", 6],
  ['{"a":{}}', "/a/b", undefined],
  ['{"a":"text"}', "/a/0", undefined],
  ["[1]", "/1", undefined],
  ["7", "", 0],
])("in %s finds %s", (text, pointer, offset) => {
  expect(jsonPlaces(text)(pointer)).toBe(offset);
});
