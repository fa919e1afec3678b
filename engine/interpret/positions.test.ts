import { expect, it } from "vitest";
import { type ListShape, type Shape, typesFrom } from "#engine/shape";
import { decoderWithSelection, inferSelection, typeLabel, validator } from "./index.ts";

const text: Shape = { kind: "string" };
const long: Shape = { kind: "string", minLength: 3 };
const tuple = (further?: Shape): ListShape => ({
  kind: "list",
  item: {
    kind: "undiscriminatedUnion",
    variants: [text, long, ...(further ? [further] : [])].map((shape) => ({ shape })),
  },
  positions: 2,
});

it("infers the variant of an item from its position, not from its value", () => {
  const infer = inferSelection(typesFrom())(tuple({ kind: "boolean" }));
  expect(infer(["a", "b", true])).toEqual({ "/0": 0, "/1": 1, "/2": 2 });
});

it("decodes an item as its position says, not as the variant that matches best", () => {
  const item: Shape = { kind: "undiscriminatedUnion", variants: [{ shape: text }, { shape: { kind: "long" } }] };
  const read = decoderWithSelection(typesFrom())({ kind: "list", item, positions: 2 });
  expect(read([1, 2])).toEqual({ value: [1, "2"], selection: { "/0": 0, "/1": 1 } });
});

it.each([
  [tuple(), "[string, string]"],
  [tuple({ kind: "boolean" }), "[string, string, …]"],
])("names the items of a list by position", (shape, label) => expect(typeLabel(typesFrom())(shape)).toBe(label));

it("writes expected numbers without quotes", () => {
  const check = validator(typesFrom())({ kind: "enum", values: [{ value: "1" }, { value: "2" }], numeric: true });
  expect(check(3).map(({ message }) => message)).toEqual(["expected 1 or 2, found 3"]);
});
