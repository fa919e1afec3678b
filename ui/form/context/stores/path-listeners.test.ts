import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit, type Edit, type FormState } from "#engine/form";
import type { Json } from "#engine/json";
import { createListeners } from "#engine/listeners";
import { type Path, toPointer, valueAt } from "#engine/shape";
import { partOf, pathListeners } from "./path-listeners.ts";

/** An in-memory form that counts its subscribers. */
function makeForm(value: Json) {
  let state: FormState = { value, selection: {} };
  const listeners = createListeners();
  return {
    listeners,
    read: () => state,
    subscribe: listeners.subscribe,
    dispatch: (edit: Edit) => {
      state = applyEdit(state, edit);
      listeners.notify();
    },
  };
}

const paths: readonly Path[] = [[], ["a"], ["a", 0], ["a", 1], ["a", 1, "x"], ["b"], ["b", "y"], ["none", "at", "all"]];
const value: Json = { a: ["first", { x: 1 }], b: { y: "deep" } };

/** Subscribes to all paths and returns the ones that an edit notifies. */
function notifiedBy(edit: Edit): readonly string[] {
  const form = makeForm(value);
  const notified: string[] = [];
  const listeners = pathListeners(form);
  for (const at of paths) listeners.subscribe(at, () => notified.push(toPointer(at)));
  form.dispatch(edit);
  return notified.toSorted();
}

describe("listeners by path", () => {
  it.each<[string, Edit, readonly string[]]>([
    ["a leaf", { type: "set", at: ["a", 0], value: "other" }, ["", "/a", "/a/0"]],
    ["a removed item, which moves the others", { type: "remove", at: ["a", 0] }, ["", "/a", "/a/0", "/a/1", "/a/1/x"]],
    ["the same value again", { type: "set", at: ["b", "y"], value: "deep" }, []],
    [
      "a new variant, at all paths",
      { type: "choose", at: ["b"], variant: 1, value: { y: "deep" } },
      paths.map(toPointer).toSorted(),
    ],
  ])("are notified of a change at their path, above it or below it: %s", (_, edit, expected) => {
    expect(notifiedBy(edit)).toEqual(expected);
  });

  it("are notified whenever the value at their path changes, for any edit", () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue() as fc.Arbitrary<Json>, (at, next) => {
        const form = makeForm(value);
        const before = form.read().value;
        const notified = new Set<Path>();
        const listeners = pathListeners(form);
        for (const path of paths) listeners.subscribe(path, () => notified.add(path));
        if (at.length < 3 || at[0] === "a") form.dispatch({ type: "set", at, value: next });
        const after = form.read().value;
        for (const path of paths) {
          expect(notified.has(path)).toBe(valueAt(before, path) !== valueAt(after, path));
        }
      }),
    );
  });

  it("unsubscribe from the form with the last listener, and resubscribe with the next", () => {
    const form = makeForm(value);
    const listeners = pathListeners(form);
    const [one, two] = [listeners.subscribe(["a", 0], () => {}), listeners.subscribe([], () => {})];
    expect(form.listeners.isEmpty()).toBe(false);
    one();
    two();
    expect(form.listeners.isEmpty()).toBe(true);
    form.dispatch({ type: "set", at: ["a", 0], value: "unheard" });
    let notified = 0;
    listeners.subscribe(["a", 0], () => {
      notified += 1;
    });
    form.dispatch({ type: "set", at: ["b"], value: 1 });
    expect(notified).toBe(0);
    form.dispatch({ type: "set", at: ["a", 0], value: "heard" });
    expect(notified).toBe(1);
  });

  it("do not mistake inherited object keys for values", () => {
    expect(partOf({}, "toString")).toBeUndefined();
    expect(partOf(["x"], "length")).toBeUndefined();
  });
});

it("notifies listeners of selected keys only about those keys", () => {
  const form = makeForm({ a: 1, b: 2, c: 3 });
  const notified: string[] = [];
  const paths = pathListeners(form);
  paths.subscribe([], () => notified.push("a or b"), ["a", "b"]);
  paths.subscribe([], () => notified.push("c"), ["c"]);
  for (const key of ["a", "c", "b"]) form.dispatch({ type: "set", at: [key], value: 9 });
  form.dispatch({ type: "remove", at: ["a"] });
  form.dispatch({ type: "addProperty", at: [], key: "d", value: 0 });
  expect(notified).toEqual(["a or b", "c", "a or b", "a or b"]);
});

it("notifies the same listeners for a single-key edit as for a comparison of all keys, including undo and redo", () => {
  const keys = ["a", "b", "1"];
  const change = fc.record({ key: fc.constantFrom(...keys), text: fc.constantFrom("", "x"), back: fc.nat(3) });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const form = makeForm({ a: "", b: "", 1: "" });
      const states = [form.read()];
      for (const { key, text } of changes) {
        form.dispatch({ type: "set", at: [key], value: text });
        states.push(form.read());
      }
      const notified = new Set<string>();
      const listeners = pathListeners(form);
      listeners.subscribe([], () => notified.add("a or b"), ["a", "b"]);
      listeners.subscribe(["b"], () => notified.add("b"));
      listeners.subscribe([1], () => notified.add("1"));
      for (const { back } of changes) {
        const before = form.read().value;
        notified.clear();
        form.dispatch({ type: "reset", state: states[back % states.length] ?? form.read() });
        const differs = (key: string) => valueAt(before, [key]) !== valueAt(form.read().value, [key]);
        expect([...notified].toSorted()).toEqual(
          [
            ...(differs("a") || differs("b") ? ["a or b"] : []),
            ...(differs("b") ? ["b"] : []),
            ...(differs("1") ? ["1"] : []),
          ].toSorted(),
        );
      }
    }),
  );
});
