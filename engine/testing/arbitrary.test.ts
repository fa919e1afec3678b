import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Path, Shape, TypeTable } from "#engine/shape";
import { typesFrom } from "#engine/shape";
import { validate } from "../index.ts";
import {
  arbitrary,
  arbitraryIsValid,
  decodeUndoesEncode,
  defaultIsValid,
  invalid,
  invalidIsRejected,
  NoValueError,
} from "./index.ts";

const refusal = (shape: Shape, types: TypeTable = {}): NoValueError => {
  try {
    arbitrary(shape, types);
  } catch (thrown) {
    if (thrown instanceof NoValueError) return thrown;
    throw thrown;
  }
  throw new Error("a value can be drawn");
};

/** Shapes without a valid value, and the message about each. */
const impossible: readonly (readonly [Shape, RegExp])[] = [
  [{ kind: "string", minLength: 5, maxLength: 3 }, /minLength 5 is above maxLength 3/],
  [{ kind: "string", maxLength: -1 }, /minLength 0 is above maxLength -1/],
  [{ kind: "string", regex: "^b$", maxLength: 0 }, /no text was found that matches \^b\$/],
  [{ kind: "integer", minimum: 9, maximum: 1 }, /minimum 9 is above maximum 1/],
  [{ kind: "integer", minimum: 0.2, maximum: 0.8 }, /no whole number of 32 bits lies from 0.2 to 0.8/],
  [{ kind: "integer", minimum: 2 ** 40, maximum: 2 ** 41 }, /no whole number of 32 bits/],
  [{ kind: "double", minimum: 1.5, maximum: 1.25 }, /minimum 1.5 is above maximum 1.25/],
  [{ kind: "long", minimum: "9", maximum: "1" }, /minimum 9 is above maximum 1/],
  [{ kind: "enum", values: [] }, /the enum has no values/],
  [{ kind: "undiscriminatedUnion", variants: [] }, /the union has no variants/],
];

it("draws the items of a tuple by their positions", () => {
  const shapes: readonly Shape[] = [
    { kind: "literal", value: "a" },
    { kind: "literal", value: "b" },
  ];
  const item: Shape = { kind: "undiscriminatedUnion", variants: shapes.map((shape) => ({ shape })) };
  const further: Shape = { kind: "undiscriminatedUnion", variants: [...item.variants, { shape: { kind: "boolean" } }] };
  const drawn = (shape: Shape): readonly string[] =>
    fc.sample(arbitrary(shape), { numRuns: 50, seed: 1 }).map((one) => JSON.stringify(one));
  expect(new Set(drawn({ kind: "list", item, positions: 2 }))).toEqual(new Set(["[]", '["a"]', '["a","b"]']));
  const open = drawn({ kind: "list", item: further, positions: 2, minItems: 3, maxItems: 3 });
  expect(new Set(open)).toEqual(new Set(['["a","b",true]', '["a","b",false]']));
});

describe("a shape without valid values", () => {
  it.each(impossible)("is rejected with its rule: %j", (shape, rule) => {
    const { message, at, name } = refusal(shape);
    expect({ name, at }).toEqual({ name: "NoValueError", at: [] });
    expect(message).toMatch(rule);
    expect(message).toMatch(/^no valid value exists: /);
  });

  const none: Shape = { kind: "enum", values: [] };
  const object = (key: string, shape: Shape, optional = false): Shape => ({
    kind: "object",
    properties: [{ key, shape, optional }],
  });
  const paths: readonly (readonly [string, Shape, Path])[] = [
    ["a property", object("a", object("b c", none)), ["a", "b c"]],
    ["an optional property", object("a", none, true), ["a"]],
    ["a list", object("a", { kind: "list", item: none }), ["a", 0]],
    ["a set", { kind: "set", item: none }, [0]],
    ["a map", { kind: "map", key: { kind: "string" }, value: none }, ["*"]],
    ["the keys of a map", { kind: "map", key: none, value: { kind: "string" } }, ["*"]],
    ["further properties", { kind: "object", properties: [], extra: none }, ["*"]],
    ["a named type", object("a", { kind: "ref", id: "None" }), ["a"]],
    ["a variant", { kind: "undiscriminatedUnion", variants: [{ shape: object("a", none) }] }, ["a"]],
    ["something nullable", object("a", { kind: "nullable", item: none }), ["a"]],
  ];
  it.each(paths)("is found at its path in %s", (_, shape, at) => {
    const types = { None: { name: "None", shape: none } };
    expect(refusal(shape, types).at).toEqual(at);
    expect(() => invalid(shape, types)).toThrow(NoValueError);
  });

  it("is reported with a readable path", () => {
    expect(refusal(object("a", { kind: "list", item: object("b", none) })).message).toBe(
      "no valid value exists at a[0].b: the enum has no values",
    );
  });

  it("is not reported if the limits are tight but satisfiable", () => {
    const shapes: readonly Shape[] = [
      { kind: "string", minLength: 3, maxLength: 3 },
      { kind: "integer", minimum: -(2 ** 40), maximum: 2 ** 40 },
      { kind: "integer", minimum: 0.5, maximum: 1.5 },
      { kind: "double", minimum: 0, maximum: -0 },
      { kind: "long", minimum: "9223372036854775807", maximum: "9223372036854775808" },
    ];
    for (const shape of shapes) {
      for (const value of fc.sample(arbitrary(shape), 50)) expect(validate(shape, value)).toEqual([]);
    }
  });
});

describe("named types", () => {
  const table: TypeTable = { Plant: { name: "Plant", shape: { kind: "string", minLength: 2 } } };
  const plant: Shape = { kind: "ref", id: "Plant" };
  it.each([
    ["a table", table],
    ["what typesFrom gives", typesFrom(table)],
  ])("are accepted as %s by every exported function", (_, types) => {
    expect(validate(plant, "x", { types }).map(({ code }) => code)).toEqual(["min-length"]);
    expect(fc.sample(arbitrary(plant, types), 1)).toHaveLength(1);
    expect(invalid(plant, types)).toBeDefined();
    const subject = { shape: plant, types };
    for (const law of [arbitraryIsValid, defaultIsValid, decodeUndoesEncode, invalidIsRejected])
      law(subject, { runs: 2 });
  });
});
