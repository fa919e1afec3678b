import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { type Shape, toPointer, typesFrom } from "#engine/shape";
import { parsePointer } from "../parts/index.ts";
import { paster } from "./paste.ts";

const text: Shape = { kind: "string" };
const variant = (value: string, ...keys: readonly string[]) => ({
  value,
  shape: {
    kind: "object" as const,
    properties: [
      { key: "kind", shape: { kind: "literal" as const, value }, optional: false },
      ...keys.map((key) => ({ key, shape: { kind: "long" as const }, optional: false })),
    ],
  },
});
const root: Shape = {
  kind: "object",
  properties: [
    { key: "name", shape: text, optional: false },
    { key: "labels", shape: { kind: "map", key: text, value: text }, optional: false },
    { key: "tags", shape: { kind: "list", item: text }, optional: false },
    {
      key: "figure",
      optional: false,
      shape: {
        kind: "nullable",
        item: {
          kind: "discriminatedUnion",
          discriminant: "kind",
          variants: [variant("circle", "radius"), variant("box", "width", "height")],
        },
      },
    },
    {
      key: "any",
      optional: false,
      shape: { kind: "undiscriminatedUnion", variants: [{ shape: text }, { shape: { kind: "list", item: text } }] },
    },
  ],
};
const state = { value: { name: "", labels: {}, tags: [], figure: null, any: "" }, selection: {} };
const paste = (key: string, pasted: string) => paster(typesFrom())(root)(state, [key], pasted);

describe("pasted JSON", () => {
  it.each<[string, string, string, Json, object]>([
    ["a map", "labels", '{"a": "1"}', { a: "1" }, {}],
    ["a list", "tags", '["a"]', ["a"], {}],
    [
      "the variant that the discriminant names",
      "figure",
      '{"kind": "box", "radius": 1}',
      { kind: "box", radius: 1 },
      {},
    ],
    [
      "the variant that matches best if none is named",
      "figure",
      '{"width": 12345678901234567890, "height": 2}',
      { kind: "box", width: "12345678901234567890", height: "2" },
      {},
    ],
    ["the alternative that matches best", "any", '["a"]', ["a"], { "": 1 }],
    ["the alternative that matches best, even for text", "any", '"a"', "a", { "": 0 }],
    ["a value of an unknown variant, for the validator to report", "figure", '{"kind": "?"}', { kind: "?" }, {}],
  ])("fills %s", (_, key, pasted, value, selection) => {
    expect(paste(key, pasted)).toEqual({ kind: "fills", edit: { type: "set", at: [key], value, selection } });
  });

  it("selects variants at any depth, in objects, lists, maps and variants", () => {
    const union = (...variants: Extract<Shape, { readonly kind: "discriminatedUnion" }>["variants"]): Shape => {
      return { kind: "discriminatedUnion", discriminant: "kind", variants };
    };
    const figure = union(variant("circle", "radius"), variant("box", "width", "height"));
    const held = { key: "held", shape: figure, optional: true };
    const crate = {
      value: "crate",
      shape: { ...variant("crate").shape, properties: [...variant("crate").shape.properties, held] },
    };
    const deep: Shape = {
      kind: "object",
      properties: [
        { key: "list", shape: { kind: "list", item: { kind: "nullable", item: figure } }, optional: false },
        { key: "map", shape: { kind: "map", key: text, value: figure }, optional: false },
        { key: "union", shape: union(crate, variant("bag")), optional: false },
      ],
      extra: figure,
    };
    const given = {
      list: [{ radius: 1 }, null, { kind: "box", width: 1 }, 7],
      map: { a: { width: 1, height: 2 } },
      union: { kind: "crate", held: { radius: 3 } },
      more: { radius: 4 },
    };
    const pasted = paster(typesFrom())({ kind: "object", properties: [{ key: "body", shape: deep, optional: false }] })(
      { value: { body: {} }, selection: {} },
      ["body"],
      JSON.stringify(given),
    );
    expect(pasted.kind === "fills" && pasted.edit.value).toEqual({
      list: [{ kind: "circle", radius: "1" }, null, { kind: "box", width: "1" }, 7],
      map: { a: { kind: "box", width: "1", height: "2" } },
      union: { kind: "crate", held: { kind: "circle", radius: "3" } },
      more: { kind: "circle", radius: "4" },
    });
  });

  it.each([
    ["a field of text", "name", "{}"],
    ["a map from a list", "labels", "[]"],
    ["a list from an object", "tags", "{}"],
    ["a union by a discriminant from a text", "figure", '"circle"'],
    ["a path without a shape", "nowhere", "{}"],
  ])("never fills %s", (_, key, pasted) => {
    expect(paste(key, pasted)).toEqual({ kind: "unfit" });
  });

  it("reports the position of a syntax error", () => {
    expect(paste("labels", '{"a": }')).toMatchObject({ kind: "broken", error: { line: 1, column: 7 } });
  });
});

it("reads a path back from its pointer, with indices for lists", () => {
  const value = { "a/~": [{ "0": { x: 1 } }] };
  const at = ["a/~", 0, "0", "x"];
  expect(parsePointer(value, toPointer(at))).toEqual(at);
});
