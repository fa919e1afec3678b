import { expect, it } from "vitest";
import type { Edit } from "#engine/form";
import type { Path } from "#engine/shape";
import { makeRevealedFields } from "./revealed-fields.ts";

const asked = (...paths: readonly Path[]) => {
  const store = makeRevealedFields();
  store.add(paths);
  return store;
};

/** The keys that are revealed in each of these objects. */
const seen = (store: ReturnType<typeof asked>, ...holders: readonly Path[]) => holders.map((at) => [...store.in(at)]);

const first: Path = ["body", "rows", 0];
const second: Path = ["body", "rows", 1];
const third: Path = ["body", "rows", 2];

it.each<[string, Edit, readonly string[][]]>([
  ["an item before it is removed", { type: "remove", at: first }, [["shade"], [], []]],
  ["an item behind it is removed", { type: "remove", at: third }, [[], ["shade"], []]],
  ["its own item is removed", { type: "remove", at: second }, [[], [], []]],
  ["an item is put in before it", { type: "insert", at: ["body", "rows"], index: 1, value: {} }, [[], [], ["shade"]]],
  ["an item is put in behind it", { type: "insert", at: ["body", "rows"], index: 2, value: {} }, [[], ["shade"], []]],
  ["it gets a value", { type: "set", at: [...second, "shade"], value: "dark" }, [[], ["shade"], []]],
  ["a file in it is taken out again", { type: "remove", at: [...second, "shade"] }, [[], ["shade"], []]],
  ["something else gets a value", { type: "set", at: [...second, "other"], value: 1 }, [[], ["shade"], []]],
  ["what holds it is filled in", { type: "set", at: ["body"], value: { rows: [] } }, [[], ["shade"], []]],
  ["what holds it becomes null", { type: "set", at: second, value: null }, [[], [], []]],
  ["what holds it becomes another variant", { type: "choose", at: second, variant: 1, value: {} }, [[], [], []]],
  ["what holds it is emptied", { type: "clear", at: ["body", "rows"] }, [[], [], []]],
  ["the form starts anew", { type: "reset", state: { value: {}, selection: {} } }, [[], [], []]],
])("a revealed field follows its object through the edit: %s", (_, edit, expected) => {
  const store = asked([...second, "shade"]);
  store.follow(edit);
  expect(seen(store, first, second, third)).toEqual(expected);
});

it("follows a renamed key", () => {
  const store = asked(["body", "old", "shade"], ["body", "other", "shade"]);
  store.follow({ type: "renameKey", at: ["body"], from: "old", to: "new" });
  expect(seen(store, ["body", "old"], ["body", "new"], ["body", "other"])).toEqual([[], ["shade"], ["shade"]]);
});

it("forgets a property and all revealed fields inside it, but none with the same prefix", () => {
  const store = asked(["body", "a"], ["body", "a", "b"], ["body", "ab"]);
  store.forget(["body", "a"]);
  expect(seen(store, ["body"], ["body", "a"])).toEqual([["ab"], []]);
});

it("forgets fields that have a value before a history step, within the path of the step", () => {
  const root = { body: { a: 1, inner: { c: 1 } } };
  const store = asked(["body", "a"], ["body", "b"], ["body", "inner", "c"], ["body", "inner", "d"]);
  store.settle(root, ["body", "inner"]);
  expect(seen(store, ["body"], ["body", "inner"])).toEqual([["a", "b"], ["d"]]);
  store.settle(root);
  expect(seen(store, ["body"], ["body", "inner"])).toEqual([["b"], ["d"]]);
});

it("returns the same keys and does not notify while nothing changes", () => {
  const store = asked(["body", "a"]);
  const keys = store.in(["body"]);
  let calls = 0;
  const stop = store.subscribe(() => {
    calls += 1;
  });
  store.follow({ type: "set", at: ["body", "b"], value: 1 });
  store.forget(["body", "b"]);
  expect([store.in(["body"]) === keys, calls]).toEqual([true, 0]);
  store.add([["body", "b"]]);
  stop();
  store.add([["body", "c"]]);
  expect([...store.in(["body"]), calls]).toEqual(["a", "b", "c", 1]);
});
