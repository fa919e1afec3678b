import { expect, it } from "vitest";
import { exact, type Json } from "#engine/json";
import { fitsReference } from "./fits.ts";

const primitive = (type: string): Json => ({ type: "primitive", value: { type } });
const text = primitive("string");
const big = exact("12345678901234567890");

it.each<[Json, readonly Json[], readonly Json[]]>([
  [primitive("boolean"), [true, false], ["true", 1, null]],
  [primitive("integer"), [0, -1], [1.5, "1", true, big]],
  [primitive("uint"), [7], [0.5, "7"]],
  [primitive("double"), [1.5, 2, big], ["1.5", true]],
  [primitive("long"), [1, big], ["1", null]],
  [primitive("uint64"), [1, big], ["1", []]],
  [text, ["", "a"], [1, false, {}]],
  [{ type: "literal", value: { type: "stringLiteral", value: "a" } }, ["a"], ["b", null]],
  [{ type: "optional", itemType: text }, ["a", null], [1]],
  [{ type: "nullable", shape: { type: "alias", value: text } }, ["a", null], [1]],
  [{ type: "list", itemType: text }, [[], ["a", "b"]], ["a", ["a", 1], { 0: "a" }]],
  [{ type: "set", itemShape: { type: "alias", value: text } }, [["a"]], [[1]]],
  [{ type: "map", keyType: text, valueType: text }, [{}, { a: 1 }], [[], "a"]],
  [{ type: "id", value: "type_Plant" }, [1, "a", {}], []],
])("%j fits %j, and no other such as %j", (reference, fitting, others) => {
  expect(fitting.filter((value) => !fitsReference(reference, value))).toEqual([]);
  expect(others.filter((value) => fitsReference(reference, value))).toEqual([]);
});

it("accepts every value for a reference that is not given", () => {
  expect([undefined, null, {}].map((reference) => fitsReference(reference, 1))).toEqual([true, true, true]);
});
