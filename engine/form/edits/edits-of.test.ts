import { describe, expect, it } from "vitest";
import { type Shape, typesFrom } from "#engine/shape";
import type { Edit } from "./edit.ts";
import { editsOf } from "./edits-of.ts";

const text: Shape = { kind: "string" };
const shape: Shape = {
  kind: "object",
  properties: [
    { key: "name", shape: text, optional: false },
    { key: "a", shape: text, optional: true, default: "x" },
    {
      key: "b",
      shape: { kind: "undiscriminatedUnion", variants: [{ shape: text }, { shape: { kind: "boolean" } }] },
      optional: true,
    },
    {
      key: "l",
      shape: { kind: "list", item: { kind: "enum", values: [{ value: "p" }, { value: "q" }] } },
      optional: true,
    },
  ],
};
const offered = (value: object, types: readonly Edit["type"][]) =>
  editsOf(typesFrom())(shape, { value: value as never, selection: {} }, []).filter(({ type }) => types.includes(type)); // JSON below

describe("editsOf", () => {
  it("offers each hidden property with its initial value, and all of them at once", () => {
    expect(offered({ name: "" }, ["addProperty", "addAll", "remove"])).toEqual([
      { type: "addProperty", at: [], key: "a", value: "x", selection: {} },
      { type: "addProperty", at: [], key: "b", value: "", selection: { "": 0 } },
      { type: "addProperty", at: [], key: "l", value: [], selection: {} },
      { type: "addAll", at: [], values: { a: "x", b: "", l: [] }, selection: { "/b": 0 } },
    ]);
  });

  it("offers no `all` for a single hidden property, and removal of the shown optional ones", () => {
    expect(offered({ name: "", a: "", b: "" }, ["addProperty", "addAll", "remove"])).toEqual([
      { type: "addProperty", at: [], key: "l", value: [], selection: {} },
      { type: "remove", at: ["a"] },
      { type: "remove", at: ["b"] },
    ]);
  });

  it("offers each variant with its initial value", () => {
    expect(offered({ name: "", b: "" }, ["choose"])).toEqual([
      { type: "choose", at: ["b"], variant: 0, value: "", selection: {} },
      { type: "choose", at: ["b"], variant: 1, value: false, selection: {} },
    ]);
  });

  it("offers insertion and removal of items, and each option of an item", () => {
    const edits = offered({ name: "", l: ["p"] }, ["insert", "remove", "set", "clear"]);
    expect(edits.filter((edit) => edit.type !== "reset" && edit.at?.[0] === "l")).toEqual([
      { type: "remove", at: ["l"] },
      { type: "insert", at: ["l"], index: 0, value: null, selection: {} },
      { type: "insert", at: ["l"], index: 1, value: null, selection: {} },
      { type: "clear", at: ["l"] },
      { type: "remove", at: ["l", 0] },
      { type: "set", at: ["l", 0], value: "p" },
      { type: "set", at: ["l", 0], value: "q" },
    ]);
  });
});
