import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit, type Edit, type FormState } from "#engine/form";
import type { Json } from "#engine/json";
import { type Path, pointer, valueAt } from "#engine/shape";
import { partOf, placeListeners } from "./place-listeners.ts";

/** A form in memory that counts who listens to it. */
function makeForm(value: Json) {
  let state: FormState = { value, choices: {} };
  const listeners = new Set<() => void>();
  return {
    listeners,
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (edit: Edit) => {
      state = applyEdit(state, edit);
      for (const listener of listeners) listener();
    },
  };
}

const places: readonly Path[] = [
  [],
  ["a"],
  ["a", 0],
  ["a", 1],
  ["a", 1, "x"],
  ["b"],
  ["b", "y"],
  ["none", "at", "all"],
];
const value: Json = { a: ["first", { x: 1 }], b: { y: "deep" } };

/** Listens everywhere and tells which places were told of an edit. */
function toldOf(edit: Edit): readonly string[] {
  const form = makeForm(value);
  const told: string[] = [];
  const listeners = placeListeners(form);
  for (const at of places) listeners.subscribe(at, () => told.push(pointer(at)));
  form.dispatch(edit);
  return told.toSorted();
}

describe("listeners by place", () => {
  it.each<[string, Edit, readonly string[]]>([
    ["a leaf", { type: "set", at: ["a", 0], value: "other" }, ["", "/a", "/a/0"]],
    [
      "an item that is taken out moves the others",
      { type: "remove", at: ["a", 0] },
      ["", "/a", "/a/0", "/a/1", "/a/1/x"],
    ],
    ["the same value again", { type: "set", at: ["b", "y"], value: "deep" }, []],
    ["all choices", { type: "choose", at: ["b"], variant: 1, value: { y: "deep" } }, places.map(pointer).toSorted()],
  ])("are told of a change at their place, above it or below it: %s", (_, edit, expected) => {
    expect(toldOf(edit)).toEqual(expected);
  });

  it("are told whenever what stands at their place differs, whatever is put anywhere", () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue() as fc.Arbitrary<Json>, (at, next) => {
        const form = makeForm(value);
        const before = form.read().value;
        const told = new Set<Path>();
        const listeners = placeListeners(form);
        for (const place of places) listeners.subscribe(place, () => told.add(place));
        if (at.length < 3 || at[0] === "a") form.dispatch({ type: "set", at, value: next });
        const after = form.read().value;
        for (const place of places) {
          expect(told.has(place)).toBe(valueAt(before, place) !== valueAt(after, place));
        }
      }),
    );
  });

  it("leave the form alone when the last one has gone, and come back", () => {
    const form = makeForm(value);
    const listeners = placeListeners(form);
    const [one, two] = [listeners.subscribe(["a", 0], () => {}), listeners.subscribe([], () => {})];
    expect(form.listeners.size).toBe(1);
    one();
    two();
    expect(form.listeners.size).toBe(0);
    form.dispatch({ type: "set", at: ["a", 0], value: "unheard" });
    let told = 0;
    listeners.subscribe(["a", 0], () => {
      told += 1;
    });
    form.dispatch({ type: "set", at: ["b"], value: 1 });
    expect(told).toBe(0);
    form.dispatch({ type: "set", at: ["a", 0], value: "heard" });
    expect(told).toBe(1);
  });

  it("do not confuse keys that objects inherit with values", () => {
    expect(partOf({}, "toString")).toBeUndefined();
    expect(partOf(["x"], "length")).toBeUndefined();
  });
});

it("tells those who listen to some parts of a place of those alone", () => {
  const form = makeForm({ a: 1, b: 2, c: 3 });
  const told: string[] = [];
  const places = placeListeners(form);
  places.subscribe([], () => told.push("a or b"), ["a", "b"]);
  places.subscribe([], () => told.push("c"), ["c"]);
  for (const key of ["a", "c", "b"]) form.dispatch({ type: "set", at: [key], value: 9 });
  form.dispatch({ type: "remove", at: ["a"] });
  form.dispatch({ type: "addProperty", at: [], key: "d", value: 0 });
  expect(told).toEqual(["a or b", "c", "a or b", "a or b"]);
});

it("tells the same of one key among many as a look at all of them would, whatever was typed and taken back", () => {
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
      const told = new Set<string>();
      const listeners = placeListeners(form);
      listeners.subscribe([], () => told.add("a or b"), ["a", "b"]);
      listeners.subscribe(["b"], () => told.add("b"));
      listeners.subscribe([1], () => told.add("1"));
      for (const { back } of changes) {
        const before = form.read().value;
        told.clear();
        form.dispatch({ type: "reset", state: states[back % states.length] ?? form.read() });
        const differs = (key: string) => valueAt(before, [key]) !== valueAt(form.read().value, [key]);
        expect([...told].toSorted()).toEqual(
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
