import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { type Shape, type Types, typesFrom } from "#engine/shape";
import { arbitraryShapeWithTypes } from "#engine/testing";
import { decoder } from "./decode.ts";
import { sampler } from "./sample.ts";
import { validator } from "./validate/validate.ts";

const sampleMaker =
  (types: Types) =>
  (shape: Shape): Json | undefined =>
    sampler(types)([shape])[0]?.value;

describe("sampler", () => {
  it("creates a sample that is valid once decoded, except for patterns", () => {
    fc.assert(
      fc.property(arbitraryShapeWithTypes(), ({ shape, table }) => {
        const types = typesFrom(table);
        const sample = sampleMaker(types)(shape) ?? null;
        const issues = validator(types)(shape)(decoder(types)(shape)(sample)).map(({ code }) => code);
        expect(issues.filter((code) => code !== "regex" && code !== "no-variant")).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("stops at a recursive type without adding an empty object", () => {
    const tree: Shape = { kind: "ref", id: "t:Tree" };
    const types = typesFrom({
      "t:Tree": {
        name: "Tree",
        shape: {
          kind: "object",
          properties: [
            { key: "label", shape: { kind: "string" }, optional: false },
            { key: "parent", shape: tree, optional: true },
            { key: "kids", shape: { kind: "list", item: tree }, optional: false },
            { key: "owner", shape: { kind: "nullable", item: tree }, optional: false },
          ],
        },
      },
    });
    expect(sampleMaker(types)(tree)).toEqual({ label: "string", kids: [], owner: null });
  });

  it("includes optional properties only near the top", () => {
    const nest = (inner: Shape): Shape => ({
      kind: "object",
      properties: [{ key: "in", shape: inner, optional: true }],
    });
    expect(sampleMaker(typesFrom())(nest(nest(nest(nest({ kind: "string" })))))).toEqual({ in: { in: {} } });
  });

  it("respects limits and formats", () => {
    const sample = sampleMaker(typesFrom());
    expect(sample({ kind: "integer", minimum: 10 })).toBe(10);
    expect(sample({ kind: "long", maximum: "-9007199254740993" })).toMatchObject({});
    expect(sample({ kind: "string", format: "email" })).toBe("ada@example.com");
    expect(sample({ kind: "string", minLength: 9 })).toHaveLength(9);
    expect(sample({ kind: "string", maxLength: 2 })).toBe("st");
  });
});
