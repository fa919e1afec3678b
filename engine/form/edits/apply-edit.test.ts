import { describe, expect, it } from "vitest";
import { type Json, type JsonObject, objectOf, own, printJson } from "#engine/json";
import { applyEdit, editState } from "./apply-edit.ts";
import type { Edit } from "./edit.ts";
import { InvalidPathError } from "./put.ts";
import type { FormState } from "./state.ts";

const state = (value: Json, selection: FormState["selection"] = {}): FormState => ({ value, selection });

/** A state, an edit, and the state after it. Values are compared as text, so the order of keys counts. */
const table: readonly (readonly [title: string, before: FormState, edit: Edit, after: FormState])[] = [
  [
    "set puts a value at a path",
    state({ a: { b: [1, 2] } }),
    { type: "set", at: ["a", "b", 1], value: 3 },
    state({ a: { b: [1, 3] } }),
  ],
  ["set puts a value under a new key", state({}), { type: "set", at: ["a"], value: 1 }, state({ a: 1 })],
  ["set replaces the form", state({ a: 1 }), { type: "set", at: [], value: [2] }, state([2])],
  [
    "set keeps the selection of its path and drops those below",
    state({ a: { b: 1 } }, { "/a": 1, "/a/b": 2, "/ab": 3 }),
    { type: "set", at: ["a"], value: { b: 2 } },
    state({ a: { b: 2 } }, { "/a": 1, "/ab": 3 }),
  ],
  [
    "set adds selections",
    state({ a: 1 }, { "/a": 1 }),
    { type: "set", at: ["a"], value: [1], selection: { "": 0, "/0": 2 } },
    state({ a: [1] }, { "/a": 0, "/a/0": 2 }),
  ],
  [
    "set reaches a member named `__proto__`",
    state(objectOf([["__proto__", objectOf([["__proto__", 1]])]])),
    { type: "set", at: ["__proto__", "__proto__"], value: 2 },
    state(objectOf([["__proto__", objectOf([["__proto__", 2]])]])),
  ],
  ["remove removes a property", state({ a: 1, b: 2 }), { type: "remove", at: ["a"] }, state({ b: 2 })],
  [
    "remove removes a property named `__proto__`",
    state(
      objectOf([
        ["__proto__", 1],
        ["a", 2],
      ]),
    ),
    { type: "remove", at: ["__proto__"] },
    state({ a: 2 }),
  ],
  [
    "remove removes an item and moves the selections of later items",
    state([["a"], ["b"], ["c"], ["d"]], { "/0": 1, "/1": 2, "/1/0": 3, "/2": 4, "/3/0": 5 }),
    { type: "remove", at: [1] },
    state([["a"], ["c"], ["d"]], { "/0": 1, "/1": 4, "/2/0": 5 }),
  ],
  [
    "remove drops only the selections at and below a property",
    state({ a: { b: 1 }, ab: 1 }, { "/a": 1, "/a/b": 1, "/ab": 1 }),
    { type: "remove", at: ["a"] },
    state({ ab: 1 }, { "/ab": 1 }),
  ],
  ["remove at the root leaves null", state({ a: 1 }, { "/a": 1 }), { type: "remove", at: [] }, state(null)],
  [
    "addProperty adds a key at the end, with its selections",
    state({ a: 1 }),
    { type: "addProperty", at: [], key: "b", value: ["x"], selection: { "": 1, "/0": 2 } },
    state({ a: 1, b: ["x"] }, { "/b": 1, "/b/0": 2 }),
  ],
  [
    "addProperty adds a member named `__proto__`",
    state({}),
    { type: "addProperty", at: [], key: "__proto__", value: 1 },
    state(objectOf([["__proto__", 1]])),
  ],
  [
    "addProperty does not treat an inherited name as an existing key",
    state({}),
    { type: "addProperty", at: [], key: "toString", value: 1 },
    state({ toString: 1 }),
  ],
  [
    "addProperty keeps the value of an existing key",
    state({ a: 1 }, { "/a": 1 }),
    { type: "addProperty", at: [], key: "a", value: 2, selection: { "": 0 } },
    state({ a: 1 }, { "/a": 1 }),
  ],
  [
    "addAll adds only missing properties, with their selections",
    state({ a: 1 }, { "/a": 1 }),
    { type: "addAll", at: [], values: { a: 2, "b/c": [3], d: 4 }, selection: { "/a": 0, "/b~1c/0": 1 } },
    state({ a: 1, "b/c": [3], d: 4 }, { "/a": 1, "/b~1c/0": 1 }),
  ],
  [
    "choose selects a variant and drops the selections below",
    state({ a: { b: 1 } }, { "/a": 0, "/a/b": 1 }),
    { type: "choose", at: ["a"], variant: 2, value: ["x"], selection: { "/0": 1 } },
    state({ a: ["x"] }, { "/a": 2, "/a/0": 1 }),
  ],
  [
    "insert adds an item in between and moves the selections of later items",
    state({ l: ["a", "b"] }, { "/l/0": 1, "/l/1": 2 }),
    { type: "insert", at: ["l"], index: 1, value: "x", selection: { "": 3 } },
    state({ l: ["a", "x", "b"] }, { "/l/0": 1, "/l/1": 3, "/l/2": 2 }),
  ],
  ["insert adds an item at the end", state(["a"]), { type: "insert", at: [], index: 1, value: "b" }, state(["a", "b"])],
  ["addKey adds an empty key", state({ a: 1 }), { type: "addKey", at: [], key: "", value: 2 }, state({ a: 1, "": 2 })],
  [
    "renameKey keeps the position of the key and moves its selections",
    state({ a: [1], b: 2, ab: 3 }, { "/a": 1, "/a/0": 2, "/ab": 3 }),
    { type: "renameKey", at: [], from: "a", to: "x/y~z" },
    state({ "x/y~z": [1], b: 2, ab: 3 }, { "/x~1y~0z": 1, "/x~1y~0z/0": 2, "/ab": 3 }),
  ],
  [
    "renameKey does not overwrite another key",
    state({ a: 1, b: 2 }),
    { type: "renameKey", at: [], from: "a", to: "b" },
    state({ a: 1, b: 2 }),
  ],
  [
    "renameKey accepts an inherited name",
    state({ a: 1, b: 2 }),
    { type: "renameKey", at: [], from: "a", to: "__proto__" },
    state(
      objectOf([
        ["__proto__", 1],
        ["b", 2],
      ]),
    ),
  ],
  [
    "clear empties a list",
    state({ l: [1] }, { "/l": 1, "/l/0": 1 }),
    { type: "clear", at: ["l"] },
    state({ l: [] }, { "/l": 1 }),
  ],
  ["clear empties the form", state({ l: [1] }, { "/l/0": 1 }), { type: "clear" }, state({})],
  ["clear sets a plain value to null", state({ a: "x" }), { type: "clear", at: ["a"] }, state({ a: null })],
  ["reset replaces the state", state({ a: 1 }, { "/a": 1 }), { type: "reset", state: state(2) }, state(2)],
];

describe("applyEdit", () => {
  it.each(table)("%s", (_title, before, edit, after) => {
    const next = applyEdit(before, edit);
    expect(printJson(next.value)).toBe(printJson(after.value));
    expect(next.selection).toEqual(after.selection);
  });

  const missing: readonly (readonly [Edit, Json])[] = [
    [{ type: "set", at: ["a", "b"], value: 1 }, {}],
    [{ type: "set", at: ["toString", "b"], value: 1 }, {}],
    [{ type: "set", at: [0], value: 1 }, []],
    [{ type: "set", at: ["0"], value: 1 }, [1]],
    [{ type: "set", at: ["a"], value: 1 }, "text"],
    [{ type: "remove", at: ["a"] }, {}],
    [{ type: "remove", at: [1] }, [1]],
    [{ type: "choose", at: ["a", 0], variant: 0, value: 1 }, { a: [] }],
    [{ type: "addProperty", at: ["a"], key: "b", value: 1 }, {}],
    [{ type: "addKey", at: [], key: "b", value: 1 }, []],
    [{ type: "addAll", at: ["a"], values: { b: 1 } }, { a: null }],
    [{ type: "insert", at: [], index: 0, value: 1 }, {}],
    [{ type: "insert", at: [], index: 2, value: 1 }, [1]],
    [{ type: "insert", at: [], index: -1, value: 1 }, [1]],
    [{ type: "renameKey", at: [], from: "constructor", to: "b" }, {}],
    [{ type: "clear", at: ["a"] }, {}],
  ];
  it.each(missing)("throws on %j: its path is missing in %j", (edit, value) => {
    expect(() => applyEdit(state(value), edit)).toThrow(InvalidPathError);
  });

  it("names the missing path", () => {
    expect(() => applyEdit(state({ a: [] }), { type: "remove", at: ["a", 2] })).toThrow(
      "invalid path a[2]: no value exists at this path",
    );
  });

  it("keeps the identity of the values that it does not touch", () => {
    const before = applyEdit(state(null), { type: "set", at: [], value: { a: { b: [1] }, c: { d: {} } } });
    const after = applyEdit(before, { type: "insert", at: ["a", "b"], index: 0, value: 0 });
    const part = (one: FormState, key: string): Json | undefined => own(one.value as JsonObject, key);
    expect(part(after, "c")).toBe(part(before, "c"));
    expect(part(after, "a")).not.toBe(part(before, "a"));
    expect(after.selection).toBe(before.selection);
  });

  it("keeps a member named `__proto__` when another member changes", () => {
    const inner = Object.freeze(objectOf([["__proto__", "kept"]]));
    const value = Object.freeze(
      objectOf([
        ["__proto__", inner],
        ["a", 1],
      ]),
    );
    const after = applyEdit(state(value), { type: "set", at: ["a"], value: 2 }).value as JsonObject;
    expect(own(after, "__proto__")).toBe(inner);
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
    expect(printJson(after)).toBe('{"__proto__":{"__proto__":"kept"},"a":2}');
  });

  it("replaces only the request parts that differ in the new state", () => {
    const before = applyEdit(state(null), { type: "set", at: [], value: { headers: { a: 1 }, body: { b: 2 } } });
    const { headers } = before.value as JsonObject;
    const next = { value: { ...(before.value as JsonObject), body: { b: 3 } }, selection: {} };
    const applied = editState(before, { type: "reset", state: next });
    expect(applied.changed).toEqual([["body"]]);
    expect((applied.state.value as JsonObject).headers).toBe(headers);
    const other = { value: { query: {} }, selection: {} };
    expect(editState(before, { type: "reset", state: other }).changed).toEqual([[]]);
  });

  it("returns the same state when nothing changes", () => {
    const before = state({ a: [1] }, { "/a": 1 });
    expect(applyEdit(before, { type: "set", at: ["a", 0], value: 1 })).toBe(before);
    expect(applyEdit(before, { type: "addProperty", at: [], key: "a", value: 2 })).toBe(before);
  });

  it("deeply freezes its result and mutates nothing", () => {
    let deep: Json = 1;
    for (let i = 0; i < 5000; i += 1) deep = [deep];
    const before = Object.freeze(state(Object.freeze({ a: 1 })));
    const after = applyEdit(before, { type: "set", at: ["b"], value: deep });
    let part = own(after.value as JsonObject, "b");
    for (let i = 0; i < 5000; i += 1) {
      if (!Object.isFrozen(part)) expect.fail(`not frozen at depth ${i}`);
      part = (part as readonly Json[])[0];
    }
    expect(part).toBe(1);
    expect(before.value).toEqual({ a: 1 });
  });
});
