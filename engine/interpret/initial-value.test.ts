import { describe, expect, it } from "vitest";
import { type Json, objectOf } from "#engine/json";
import { type Shape, type TypeTable, typesFrom } from "#engine/shape";
import { cases } from "../testing/cases.testing.ts";
import { type InitialValueDeps, initialJson, initialPropertyValue, initialValue } from "./initial-value.ts";
import type { VariantSelection } from "./unions/variant-selection.ts";

interface Row {
  readonly shape: Shape;
  readonly types?: TypeTable;
  readonly value?: Json;
  readonly selection?: VariantSelection;
}
const rows = cases("default") as readonly unknown[] as readonly Row[];
const deps: InitialValueDeps = { now: () => new Date(Date.UTC(2026, 10, 21, 12)) };

describe("defaultMaker", () => {
  it.each(rows)("starts $shape with $value", ({ shape, types = {}, value, selection = {} }) => {
    expect(initialJson(typesFrom(types))(shape)(deps)).toEqual(value);
    const started = initialValue(typesFrom(types))(shape)(deps);
    expect(started).toEqual(value === undefined ? undefined : { value, selection });
  });

  it("makes a member named `__proto__` like any other", () => {
    const shape: Shape = {
      kind: "object",
      properties: [{ key: "__proto__", shape: { kind: "list", item: { kind: "string" } }, optional: false }],
    };
    const value = initialJson(typesFrom())(shape)(deps);
    expect(value).toEqual(objectOf([["__proto__", []]]));
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});

describe("propertyStarter", () => {
  const either: Shape = {
    kind: "undiscriminatedUnion",
    variants: [{ shape: { kind: "string" } }, { shape: { kind: "integer" } }],
  };

  it("takes the property's own default first, with the variant that it fits", () => {
    const property = { key: "a", shape: either, optional: true, default: 5 };
    expect(initialPropertyValue(typesFrom())(property)(deps)).toEqual({ value: 5, selection: { "": 1 } });
  });

  it("takes that of the shape where the property has none", () => {
    const property = { key: "a", shape: either, optional: true };
    expect(initialPropertyValue(typesFrom())(property)(deps)).toEqual({ value: "", selection: { "": 0 } });
  });
});
