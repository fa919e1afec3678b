import { expect, it } from "vitest";
import type { Edit } from "#engine/form";
import type { Path } from "#engine/shape";
import { makeRevealedFields } from "./revealed-fields.ts";

const revealing = (...paths: readonly Path[]) => {
  const store = makeRevealedFields();
  store.add(paths);
  return store;
};

/** The keys that are revealed in each of these objects. */
const revealedIn = (store: ReturnType<typeof revealing>, ...holders: readonly Path[]) =>
  holders.map((at) => [...store.in(at)]);

const first: Path = ["body", "rows", 0];
const second: Path = ["body", "rows", 1];
const third: Path = ["body", "rows", 2];

it.each<[string, Edit, readonly string[][]]>([
  ["an item before it is removed", { type: "remove", at: first }, [["shade"], [], []]],
  ["an item after it is removed", { type: "remove", at: third }, [[], ["shade"], []]],
  ["its own item is removed", { type: "remove", at: second }, [[], [], []]],
  ["an item is inserted before it", { type: "insert", at: ["body", "rows"], index: 1, value: {} }, [[], [], ["shade"]]],
  ["an item is inserted after it", { type: "insert", at: ["body", "rows"], index: 2, value: {} }, [[], ["shade"], []]],
  ["it gets a value", { type: "set", at: [...second, "shade"], value: "dark" }, [[], ["shade"], []]],
  ["its value is removed", { type: "remove", at: [...second, "shade"] }, [[], ["shade"], []]],
  ["another field gets a value", { type: "set", at: [...second, "other"], value: 1 }, [[], ["shade"], []]],
  ["an ancestor is set", { type: "set", at: ["body"], value: { rows: [] } }, [[], ["shade"], []]],
  ["its object becomes null", { type: "set", at: second, value: null }, [[], [], []]],
  ["its object becomes another variant", { type: "choose", at: second, variant: 1, value: {} }, [[], [], []]],
  ["its list is cleared", { type: "clear", at: ["body", "rows"] }, [[], [], []]],
  ["the form is reset", { type: "reset", state: { value: {}, selection: {} } }, [[], [], []]],
])("a revealed field follows its object through the edit: %s", (_, edit, expected) => {
  const store = revealing([...second, "shade"]);
  store.follow(edit);
  expect(revealedIn(store, first, second, third)).toEqual(expected);
});

it("follows a renamed key", () => {
  const store = revealing(["body", "old", "shade"], ["body", "other", "shade"]);
  store.follow({ type: "renameKey", at: ["body"], from: "old", to: "new" });
  expect(revealedIn(store, ["body", "old"], ["body", "new"], ["body", "other"])).toEqual([[], ["shade"], ["shade"]]);
});

it("forgets a property and all revealed fields inside it, but none with the same prefix", () => {
  const store = revealing(["body", "a"], ["body", "a", "b"], ["body", "ab"]);
  store.forget(["body", "a"]);
  expect(revealedIn(store, ["body"], ["body", "a"])).toEqual([["ab"], []]);
});

it("forgets fields that have a value before a history step, within the path of the step", () => {
  const root = { body: { a: 1, inner: { c: 1 } } };
  const store = revealing(["body", "a"], ["body", "b"], ["body", "inner", "c"], ["body", "inner", "d"]);
  store.settle(root, ["body", "inner"]);
  expect(revealedIn(store, ["body"], ["body", "inner"])).toEqual([["a", "b"], ["d"]]);
  store.settle(root);
  expect(revealedIn(store, ["body"], ["body", "inner"])).toEqual([["b"], ["d"]]);
});

it("returns the same keys and does not notify while nothing changes", () => {
  const store = revealing(["body", "a"]);
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
