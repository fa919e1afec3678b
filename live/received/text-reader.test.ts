import { expect, it } from "vitest";
import { type Shape, typesFrom } from "#engine/shape";
import { textReader } from "./text-reader.ts";

const itself = (id: string): Shape => ({ kind: "ref", id });
const nullable = (item: Shape): Shape => ({ kind: "nullable", item });
const list = (item: Shape): Shape => ({ kind: "list", item });
const types = typesFrom({
  Lists: { name: "Lists", shape: list(itself("Lists")) },
  NullableItems: { name: "NullableItems", shape: list(nullable(itself("NullableItems"))) },
  NullableLists: { name: "NullableLists", shape: nullable(list(itself("NullableLists"))) },
  Either: {
    name: "Either",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [{ shape: list(nullable(itself("Either"))) }, { shape: { kind: "integer" } }],
    },
  },
});

it.each(["Lists", "NullableItems", "NullableLists", "Either"])("reads a text as a list of its own type: %s", (id) => {
  const reader = textReader(types)(itself(id));
  expect(reader.many?.(["a", "b"])).toHaveLength(2);
  expect(() => reader.one("a")).not.toThrow();
  expect(() => reader.one("null")).not.toThrow();
});

it("reads null, items and numbers through nullable types", () => {
  const reader = textReader(types)(nullable(list(nullable({ kind: "integer" }))));
  expect(reader.one("null")).toBe(null);
  expect(reader.many?.(["1", "null"])).toEqual([1, null]);
});
