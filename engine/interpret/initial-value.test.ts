import { describe, expect, it } from "vitest";
import { isObject, type Json, objectOf } from "#engine/json";
import { type Shape, type Types, type TypeTable, typesFrom } from "#engine/shape";
import { cases } from "../testing/cases.testing.ts";
import {
  type InitialValueDeps,
  initialJson,
  initialProperties,
  initialPropertyValue,
  initialValue,
} from "./initial-value.ts";
import type { VariantSelection } from "./unions/variant-selection.ts";

interface Row {
  readonly shape: Shape;
  readonly types?: TypeTable;
  readonly value?: Json;
  readonly selection?: VariantSelection;
}
const rows = cases("default") as readonly unknown[] as readonly Row[];
const deps: InitialValueDeps = { now: () => new Date(Date.UTC(2026, 10, 21, 12)) };

describe("initialValue", () => {
  it.each(rows)("initializes $shape with $value", ({ shape, types = {}, value, selection = {} }) => {
    expect(initialJson(typesFrom(types))(shape)(deps)).toEqual(value);
    const started = initialValue(typesFrom(types))(shape)(deps);
    expect(started).toEqual(value === undefined ? undefined : { value, selection });
  });

  it("creates a member named `__proto__` like any other", () => {
    const shape: Shape = {
      kind: "object",
      properties: [{ key: "__proto__", shape: { kind: "list", item: { kind: "string" } }, optional: false }],
    };
    const value = initialJson(typesFrom())(shape)(deps);
    expect(value).toEqual(objectOf([["__proto__", []]]));
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});

describe("initialPropertyValue", () => {
  const either: Shape = {
    kind: "undiscriminatedUnion",
    variants: [{ shape: { kind: "string" } }, { shape: { kind: "integer" } }],
  };

  it("prefers the property's own default, with its matching variant", () => {
    const property = { key: "a", shape: either, optional: true, default: 5 };
    expect(initialPropertyValue(typesFrom())(property)(deps)).toEqual({ value: 5, selection: { "": 1 } });
  });

  it("falls back to the default of the shape", () => {
    const property = { key: "a", shape: either, optional: true };
    expect(initialPropertyValue(typesFrom())(property)(deps)).toEqual({ value: "", selection: { "": 0 } });
  });
});

it("starts numbers within their limits", () => {
  const start = (shape: Shape) => initialJson(typesFrom())(shape)(deps);
  expect(start({ kind: "integer", minimum: 5 })).toBe(5);
  expect(start({ kind: "double", maximum: -0.5 })).toBe(-0.5);
  expect(start({ kind: "long", minimum: "9007199254740993" })).toBe("9007199254740993");
  expect(start({ kind: "integer", minimum: -2, maximum: 2 })).toBe(0);
});

describe("a list that must have items", () => {
  const item: Shape = {
    kind: "object",
    properties: [{ key: "id", shape: { kind: "string", examples: ["a1"] }, optional: false }],
  };
  const start = (shape: Shape, types: TypeTable = {}) => initialJson(typesFrom(types))(shape)(deps);

  it.each<[string, Shape, Json]>([
    ["starts with as many", { kind: "list", item, minItems: 2 }, [{ id: "" }, { id: "" }]],
    ["starts with no more than 20", { kind: "list", item: { kind: "boolean" }, minItems: 900 }, Array(20).fill(false)],
    ["starts empty if no item has an initial value", { kind: "list", item: { kind: "unknown" }, minItems: 1 }, []],
    ["of one unique item starts with it", { kind: "set", item: { kind: "boolean" }, minItems: 1 }, [false]],
    ["of several unique items starts with one", { kind: "set", item: { kind: "boolean" }, minItems: 2 }, [false]],
  ])("%s", (_, shape, value) => expect(start(shape)).toEqual(value));

  it("starts with the variants of its items selected, and with their examples if these are used", () => {
    const variants = [{ shape: item }, { shape: { kind: "boolean" } as const }];
    const shape: Shape = { kind: "list", minItems: 1, item: { kind: "undiscriminatedUnion", variants } };
    const property = { key: "items", shape, optional: false };
    expect(initialProperties(typesFrom(), undefined, "required")([property])(deps)).toEqual([
      { value: [{ id: "a1" }], selection: { "/0": 0 } },
    ]);
  });

  it("ends in a recursive type", () => {
    const tree: Shape = {
      kind: "object",
      properties: [
        { key: "children", shape: { kind: "list", item: { kind: "ref", id: "Tree" }, minItems: 1 }, optional: false },
      ],
    };
    expect(start({ kind: "ref", id: "Tree" }, { Tree: { name: "Tree", shape: tree } })).toEqual({ children: [] });
  });
});

it("starts a property that is added with a value rather than null", () => {
  const start = (item: Shape, optional: boolean) =>
    initialPropertyValue(typesFrom())({ key: "a", shape: { kind: "nullable", item }, optional })(deps)?.value;
  expect(start({ kind: "string" }, true)).toBe("");
  expect(start({ kind: "string" }, false)).toBeNull();
  expect(start({ kind: "enum", values: [{ value: "a" }, { value: "b" }] }, true)).toBeNull();
});

it("starts without optional properties, those that may be null too", () => {
  const shape: Shape = {
    kind: "object",
    properties: [{ key: "a", shape: { kind: "nullable", item: { kind: "string" } }, optional: true }],
  };
  expect(initialJson(typesFrom())(shape)(deps)).toEqual({});
});

describe("the initial value of a type that would be too large", () => {
  /** Types that each require properties of the next one, which ends after 20. */
  const nested = (width: number): Types =>
    typesFrom(
      Object.fromEntries(
        Array.from({ length: 20 }, (_, level) => {
          const shape: Shape = level === 19 ? { kind: "string" } : { kind: "ref", id: `T${level + 1}` };
          const properties = Array.from({ length: width }, (__, n) => ({ key: `p${n}`, shape, optional: false }));
          return [`T${level}`, { name: `T${level}`, shape: { kind: "object", properties } }] as const;
        }),
      ),
    );
  const levelsOf = (value: Json | undefined): number =>
    isObject(value) ? 1 + Math.max(0, ...Object.values(value).map(levelsOf)) : 0;

  it.each([
    [2, 4],
    [5, 4],
    // With the objects that are left to the reader, 1 + 6 + 36 + 216 + 1,296 are more than 1,000.
    [6, 3],
    [9, 3],
    [10, 2],
    [31, 2],
    [32, 1],
  ])("with %i properties in each object has %i levels", (width, levels) => {
    const start = initialValue(nested(width))({ kind: "ref", id: "T0" });
    expect(levelsOf(start(deps)?.value)).toBe(levels);
  });
});
