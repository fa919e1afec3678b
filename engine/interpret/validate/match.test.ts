import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { type Property, type Shape, typesFrom } from "#engine/shape";
import { arbitrary, arbitraryShapeWithTypes } from "#engine/testing";
import { inferSelection } from "../infer-selection.ts";
import { selectedVariant } from "../selected-variant.ts";
import { matcher, matchThreshold } from "./match.ts";
import { validator } from "./validate.ts";

const types = typesFrom();
const union = (...shapes: readonly Shape[]): Shape => ({
  kind: "undiscriminatedUnion",
  variants: shapes.map((shape) => ({ shape })),
});
const object = (keys: { readonly [key: string]: Shape }, optional: readonly string[] = []): Shape => ({
  kind: "object",
  properties: Object.entries(keys).map(([key, shape]): Property => ({ key, shape, optional: optional.includes(key) })),
});
const text: Shape = { kind: "string" };
const integer: Shape = { kind: "integer" };

describe("matcher", () => {
  it("scores a value as a match exactly when the validator finds no issue", () => {
    fc.assert(
      fc.property(arbitraryShapeWithTypes(), arbitraryShapeWithTypes(), fc.integer(), (subject, other, seed) => {
        const known = typesFrom(subject.table);
        const foreign = arbitrary(other.shape, typesFrom(other.table));
        for (const value of fc.sample(foreign, { numRuns: 3, seed })) {
          const issues = validator(known)(subject.shape)(value);
          expect(matcher(known)(subject.shape)(value) >= matchThreshold).toBe(issues.length === 0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("scores a value of another JSON type with zero, and one with an issue above zero", () => {
    const score = matcher(types)(object({ a: integer }));
    expect(score("a")).toBe(0);
    expect(score({})).toBeGreaterThan(0);
    expect(score({ a: "x" })).toBeLessThan(matchThreshold);
    expect(score({ a: 1 })).toBeGreaterThanOrEqual(matchThreshold);
  });

  const table: readonly (readonly [title: string, shape: Shape, value: Json, variant: number | undefined])[] = [
    ["the first of equals", union(text, text), "a", 0],
    ["the only one of its JSON type", union(text, integer), 3, 1],
    ["none when none is of its JSON type", union(text, integer), true, undefined],
    [
      "the one with more of its keys",
      union(object({ a: text }), object({ a: text, b: text }, ["b"])),
      { a: "x", b: "y" },
      1,
    ],
    ["the one with its types of keys", union(object({ a: text }), object({ a: integer })), { a: 3 }, 1],
    ["a closed list before any text", union(text, { kind: "enum", values: [{ value: "auto" }] }), "auto", 1],
    ["a shape before any value", union({ kind: "unknown" }, object({ a: text })), { a: "x" }, 1],
    ["known keys before a map", union({ kind: "map", key: text, value: text }, object({ a: text })), { a: "x" }, 1],
    [
      "the one with its literal, although the rest is missing",
      union(
        object({ type: { kind: "literal", value: "a" }, x: text, y: text }),
        object({ type: { kind: "literal", value: "b" }, z: text }),
      ),
      { type: "a" },
      0,
    ],
    ["a list by its items", union({ kind: "list", item: text }, { kind: "list", item: integer }), [1, 2], 1],
    ["null where it is allowed", union(text, { kind: "nullable", item: integer }), null, 1],
  ];
  it.each(table)("selects %s", (_title, shape, value, variant) => {
    expect(selectedVariant(types)(shape, value, {}, [])).toBe(variant);
    expect(inferSelection(types)(shape)(value)).toEqual(variant === undefined ? {} : { "": variant });
  });
});

describe("selectedVariant", () => {
  const shape = union(text, { kind: "uuid" });

  it("returns the selection of the path, whatever matches", () => {
    expect(selectedVariant(types)(shape, "x", { "/a": 1 }, ["a"])).toBe(1);
    expect(selectedVariant(types)(shape, "x", { "/b": 1 }, ["a"])).toBe(0);
    expect(selectedVariant(types)(shape, undefined, { "/a": 1 }, ["a"])).toBe(1);
  });

  it("ignores a selection that is not a variant", () => {
    expect(selectedVariant(types)(shape, "x", { "": 2 }, [])).toBe(0);
    expect(selectedVariant(types)(shape, undefined, { "": 2 }, [])).toBeUndefined();
  });

  it("prefers the discriminant to a selection", () => {
    const variant = (value: string) => ({ value, shape: object({ type: { kind: "literal", value } }) });
    const shapes: Shape = {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [variant("a"), variant("b")],
    };
    const chosen = selectedVariant(types);
    expect(chosen(shapes, { type: "b" }, { "": 0 }, [])).toBe(1);
    expect(chosen(shapes, {}, {}, [])).toBeUndefined();
    expect(chosen(shapes, {}, { "": 1 }, [])).toBe(1);
  });

  it("returns no variant for a shape that is not a union", () => {
    expect(selectedVariant(types)(text, "x", { "": 0 }, [])).toBeUndefined();
  });
});

describe("inferSelection", () => {
  it("finds unions in lists, maps, objects and extra properties, by pointer", () => {
    const either = union(text, integer);
    const shape: Shape = {
      kind: "object",
      properties: [
        { key: "a/b", shape: { kind: "list", item: either }, optional: false },
        { key: "m", shape: { kind: "map", key: text, value: { kind: "nullable", item: either } }, optional: false },
      ],
      extra: either,
    };
    const value = { "a/b": ["x", 1], m: { "~": 2, n: null }, constructor: 3 };
    expect(inferSelection(types)(shape)(value, ["body"])).toEqual({
      "/body/a~1b/0": 0,
      "/body/a~1b/1": 1,
      "/body/m/~0": 1,
      "/body/constructor": 1,
    });
  });
});
