import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { withOperations } from "./json-patch.ts";

const plant: Json = { name: "Fern", tags: ["a", "b"], size: { "a/b": 1 } };

// The examples follow RFC 6902 appendix A.
it.each<readonly [string, Json, Json | undefined]>([
  ["adds a member", [{ op: "add", path: "/note", value: null }], { ...plant, note: null }],
  ["adds an item", [{ op: "add", path: "/tags/1", value: "x" }], { ...plant, tags: ["a", "x", "b"] }],
  ["adds an item at the end", [{ op: "add", path: "/tags/-", value: "x" }], { ...plant, tags: ["a", "b", "x"] }],
  [
    "replaces a member with a slash",
    [{ op: "replace", path: "/size/a~1b", value: 2 }],
    { ...plant, size: { "a/b": 2 } },
  ],
  ["removes an item", [{ op: "remove", path: "/tags/0" }], { ...plant, tags: ["b"] }],
  ["moves a member", [{ op: "move", from: "/size/a~1b", path: "/width" }], { ...plant, size: {}, width: 1 }],
  ["copies a member", [{ op: "copy", from: "/name", path: "/tags/0" }], { ...plant, tags: ["Fern", "a", "b"] }],
  ["tests a value", [{ op: "test", path: "/name", value: "Fern" }], plant],
  ["fails a test", [{ op: "test", path: "/name", value: "Moss" }], undefined],
  ["replaces nothing", [{ op: "replace", path: "/note", value: 1 }], undefined],
  ["removes nothing", [{ op: "remove", path: "/tags/7" }], undefined],
  ["adds within nothing", [{ op: "add", path: "/a/b", value: 1 }], undefined],
  ["adds an item far away", [{ op: "add", path: "/tags/9", value: 1 }], undefined],
  ["has no pointer", [{ op: "add", path: "name", value: 1 }], undefined],
  ["is an object", { name: "Moss" }, undefined],
])("a patch that %s", (_, operations, expected) => {
  expect(withOperations(plant, operations)).toEqual(expected);
});
