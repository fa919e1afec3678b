import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { type Property, type Shape, type Types, typesFrom } from "#engine/shape";
import { arbitraryShapeWithTypes } from "#engine/testing";
import { decoder } from "../decode.ts";
import { validator } from "../validate/validate.ts";
import { type SamplePart, sampler } from "./sampler.ts";

const sampleMaker =
  (types: Types) =>
  (shape: Shape): Json | undefined =>
    sampler(types)([{ shape }])[0]?.value;

describe("sampler", () => {
  it("creates a sample that is valid once decoded", () => {
    fc.assert(
      fc.property(arbitraryShapeWithTypes(), ({ shape, table }) => {
        const types = typesFrom(table);
        const sample = sampleMaker(types)(shape) ?? null;
        const issues = validator(types)(shape)(decoder(types)(shape)(sample)).map(({ code }) => code);
        expect(issues.filter((code) => code !== "no-variant")).toEqual([]);
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

  it("writes required properties first, each half in the order of the shape", () => {
    const property = (key: string, optional: boolean): Property => ({ key, shape: { kind: "string" }, optional });
    const shape: Shape = {
      kind: "object",
      properties: [property("a", true), property("b", false), property("c", true), property("d", false)],
    };
    expect(Object.keys((sampleMaker(typesFrom())(shape) ?? {}) as object)).toEqual(["b", "d", "a", "c"]);
  });

  it("includes optional properties only near the top", () => {
    const nest = (inner: Shape): Shape => ({
      kind: "object",
      properties: [
        { key: "in", shape: inner, optional: false },
        { key: "note", shape: { kind: "string" }, optional: true },
      ],
    });
    const text: Shape = { kind: "string" };
    expect(sampleMaker(typesFrom())(nest(nest(nest(text))))).toEqual({
      in: { in: { in: "string" }, note: "string" },
      note: "string",
    });
  });

  it("includes optional properties in four levels of objects that have no others", () => {
    const nest = (inner: Shape): Shape => ({
      kind: "object",
      properties: [{ key: "in", shape: inner, optional: true }],
    });
    const sample = sampleMaker(typesFrom());
    expect(sample(nest(nest(nest(nest({ kind: "string" })))))).toEqual({ in: { in: { in: { in: "string" } } } });
    expect(sample(nest(nest(nest(nest(nest({ kind: "string" }))))))).toEqual({ in: { in: { in: { in: {} } } } });
  });

  it("respects limits and formats", () => {
    const sample = sampleMaker(typesFrom());
    expect(sample({ kind: "integer", minimum: 10 })).toBe(10);
    expect(sample({ kind: "long", maximum: "-9007199254740993" })).toMatchObject({});
    expect(sample({ kind: "string", format: "email" })).toBe("ada@example.com");
    expect(sample({ kind: "string", minLength: 9 })).toHaveLength(9);
    expect(sample({ kind: "string", maxLength: 2 })).toBe("st");
  });

  it.each<[shape: Shape, sample: Json]>([
    [{ kind: "string", regex: "^[a-z]+$" }, "string"],
    [{ kind: "string", regex: "^[A-Z]{2}$" }, "AB"],
    [{ kind: "string", regex: "^prd_[0-9a-f]{6}$" }, "prd_efabcd"],
    [{ kind: "string", regex: "^\\+(?:[0-9]-?){6,14}[0-9]$" }, "+2345678"],
    [{ kind: "string", regex: "^\\d*$", minLength: 3 }, "123"],
    [{ kind: "string", regex: "^(?!x)y$" }, "y"],
    [{ kind: "string", regex: "^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,12}$" }, "aB3dE6gH"],
    [{ kind: "string", regex: "^(?!string)[a-z]+$", minLength: 7 }, "abcdefg"],
    [{ kind: "string", regex: "(?<=x)y" }, "xy"],
    [{ kind: "string", regex: "^(a|b)-\\1$" }, "a-a"],
    [{ kind: "string", regex: "^(?<quote>['\"])\\w+\\k<quote>$" }, '"b"'],
    [{ kind: "string", regex: "^(?:[(]\\(x)(?=y)$" }, "string"],
  ])("matches the pattern of %j", (shape, expected) => {
    expect(sampleMaker(typesFrom())(shape)).toBe(expected);
  });

  it.each<[item: Shape, sample: Json]>([
    [{ kind: "enum", values: [{ value: "a" }, { value: "b" }] }, ["a", "b"]],
    [{ kind: "boolean" }, [true, false]],
    [{ kind: "date" }, ["2026-01-15", "2026-01-16"]],
    [{ kind: "uuid" }, ["123e4567-e89b-12d3-a456-426614174000", "123e4567-e89b-12d3-a456-426614174001"]],
    [{ kind: "string" }, ["string", "string2"]],
  ])("gives a set of %j different items that it allows", (item, expected) => {
    expect(sampleMaker(typesFrom())({ kind: "set", item, minItems: 2 })).toEqual(expected);
  });
});

describe("sampler with examples", () => {
  const text: Shape = { kind: "string" };
  const whole: Shape = { kind: "integer" };
  const property = (key: string, shape: Shape, optional = false, examples?: readonly Json[]): Property => ({
    key,
    shape,
    optional,
    ...(examples !== undefined && { examples }),
  });
  const pot: Shape = {
    kind: "object",
    properties: [property("size", whole), property("glazed", { kind: "boolean" }, true)],
  };
  const plant: Shape = {
    kind: "object",
    properties: [
      property("name", { kind: "string", examples: ["fern"] }),
      property("light", { ...text, examples: ["shade"] } as Shape, true, ["sun"]),
      property("tags", { kind: "list", item: { kind: "string", examples: [1, "green"] } }),
      property("pot", { ...pot, examples: [{ size: 4 }] } as Shape),
      property("age", { kind: "integer", examples: ["old"] }),
    ],
  };
  const sample = (part: SamplePart, types = typesFrom()): Json | undefined => sampler(types)([part])[0]?.value;
  const sampled = { name: "fern", light: "sun", tags: ["green"], pot: { size: 4 }, age: 1 };

  it("uses valid examples of properties, their shapes and items, and generates the rest", () => {
    expect(sample({ shape: plant })).toEqual(sampled);
  });

  it("completes a stated value, and keeps what it states", () => {
    const { light: _, ...required } = sampled;
    expect(sample({ shape: plant, stated: {} })).toEqual(required);
    expect(sample({ shape: plant, stated: { age: "young", pot: { glazed: true }, more: [1] } })).toEqual({
      ...required,
      age: "young",
      pot: { size: 1, glazed: true },
      more: [1],
    });
    expect(sample({ shape: { kind: "list", item: pot }, stated: [{ size: 2 }, {}, "none"] })).toEqual([
      { size: 2 },
      { size: 1 },
      "none",
    ]);
    expect(sample({ shape: { kind: "map", key: text, value: pot }, stated: { a: {} } })).toEqual({ a: { size: 1 } });
    for (const stated of ["none", null, 5, []] as const) expect(sample({ shape: plant, stated })).toEqual(stated);
  });

  it("completes the variant that an example is of", () => {
    const tagged: Shape = {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: ["fern", "moss"].map((value) => ({
        value,
        shape: { kind: "object", properties: [property("type", { kind: "literal", value }), property(value, whole)] },
      })),
    };
    expect(sample({ shape: tagged, stated: { type: "moss" } })).toEqual({ type: "moss", moss: 1 });
    expect(sample({ shape: tagged, stated: { type: "oak" } })).toEqual({ type: "oak" });
    const either: Shape = { kind: "undiscriminatedUnion", variants: [{ shape: text }, { shape: pot }] };
    expect(sample({ shape: either, stated: { glazed: false } })).toEqual({ glazed: false, size: 1 });
    expect(sample({ shape: { ...either, examples: [{ size: 3 }] } as Shape })).toEqual({ size: 3 });
    expect(sample({ shape: { kind: "nullable", item: pot }, stated: null })).toBeNull();
  });

  it("ends where examples of recursive types do", () => {
    const tree: Shape = { kind: "ref", id: "Tree" };
    const types = typesFrom({
      Tree: {
        name: "Tree",
        shape: {
          kind: "object",
          properties: [property("label", text), property("kids", { kind: "list", item: tree })],
          examples: [{ label: "oak", kids: [{ label: "twig" }] }],
        },
      },
    });
    expect(sample({ shape: tree }, types)).toEqual({ label: "oak", kids: [{ label: "twig", kids: [] }] });
  });

  it("is valid for any example, as far as shapes without examples are", () => {
    fc.assert(
      fc.property(arbitraryShapeWithTypes({ unions: "apart" }), fc.json(), ({ shape, table }, json) => {
        const types = typesFrom(table);
        const example: Json = JSON.parse(json);
        const value = sample({ shape, examples: [example] }, types) ?? null;
        const issues = validator(types)(shape)(decoder(types)(shape)(value)).map(({ code }) => code);
        expect(issues.filter((code) => code !== "no-variant")).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

it.each<[string, Shape, Json]>([
  ["a long with an example written as digits", { kind: "long", examples: ["1367712000"] }, 1367712000],
  [
    "a UUID with a default that is not a UUID",
    { kind: "uuid", default: "all" },
    "123e4567-e89b-12d3-a456-426614174000",
  ],
  ["a text with a default that is too long", { kind: "string", maxLength: 6, default: "too long" }, "string"],
])("creates a sample of the type of %s", (_, shape, expected) => {
  const [sample] = sampler(typesFrom())([{ shape }]);
  expect(sample?.value).toEqual(expected);
});

it("creates a sample of a request with the defaults of required properties, unless there is an example", () => {
  const texts: Shape = { kind: "list", item: { kind: "string" } };
  const exampled: Shape = { kind: "list", item: { kind: "string", examples: ["c"] } };
  const shape: Shape = {
    kind: "object",
    properties: [
      { key: "usual", shape: texts, optional: false, default: ["a", "b"] },
      { key: "exampled", shape: exampled, optional: false, default: ["a", "b"] },
      { key: "wrong", shape: texts, optional: false, default: [1] },
      { key: "optional", shape: texts, optional: true, default: [] },
    ],
  };
  const sampleIn = (direction: "request" | "answer") =>
    sampler(typesFrom(), undefined, direction)([{ shape }])[0]?.value;
  const others = { exampled: ["c"], wrong: ["string"], optional: ["string"] };
  expect(sampleIn("request")).toEqual({ usual: ["a", "b"], ...others });
  expect(sampleIn("answer")).toEqual({ usual: ["string"], ...others });
});

it("ends where a recursive type has a default that contains it", () => {
  const [id, item] = ["node", { kind: "ref", id: "node" }] as const;
  const shape: Shape = {
    kind: "object",
    properties: [{ key: "parts", shape: { kind: "list", item }, optional: false, default: [{}] }],
  };
  const [sample] = sampler(typesFrom({ [id]: { name: "Node", shape } }), undefined, "request")([{ shape: item }]);
  expect(sample?.value).toEqual({ parts: [{ parts: [] }] });
});
