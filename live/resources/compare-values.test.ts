import { expect, it } from "vitest";
import type { Json, JsonObject } from "#engine/json";
import {
  appendedLists,
  damagedScalars,
  droppedProperties,
  keptProperties,
  lostProperties,
  mergedProperties,
  reorderedLists,
} from "./compare-values.ts";
import { hasRemovalMark } from "./removal-mark.ts";

it.each([
  ["4915112345678", "4915112345", true],
  ["Rosa canina", "Rosa", true],
  ["150", "15", true],
  ["1.55", "1.5", true],
  ["1e10", "1e1", true],
  ["10.0", "1", true],
  ["1.50", "1.5", false],
  ["1.00", "1", false],
  ["-7.0", "-7.", false],
  ["fern  ", "fern", false],
  ["fern", "", false],
  ["2026-01-15", "2026-01-14", true],
  ["2026-01-15", "2026-03-15", false],
  ["Moös", "MoÃ¶s", true],
  ["5 €", "5 â‚¬", true],
  ["苔", "?", true],
  ["Zoë🧯", "Zo??", true],
  ["Zoë", "Zo", true],
  ["a(b)é", "a(b)\ufffd", true],
  ["a b", "a+b", true],
  ["a+b", "a b", true],
  ["a/b é", "a%2Fb+%C3%A9", true],
  ["a b", "a-b", false],
  ["Zoe\u0308", "Zoë", false],
  ["ÉCOLE", "école", false],
  ["a\u200bb", "ab", false],
  ["ﬁn", "fin", false],
  ["苔", "🧯", false],
  ["é", "", false],
  ["Moös", "<p>Moös</p>", false],
  ["é?".repeat(40), `${"?".repeat(100)}x`, false],
  ["é?".repeat(40), "?".repeat(60), true],
])("the text %j that is read as %j is damaged: %j", (sent, got, isDamaged) => {
  expect(damagedScalars({ phone: sent }, { phone: got })).toHaveLength(isDamaged ? 1 : 0);
});

it.each([
  [12.345, 12.35, true],
  [0, 0.0001, true],
  [1e-7, 0, true],
  // Smaller than any number with all digits of a double; a decimal of a database has no such numbers.
  [5e-323, 0, false],
  [12.3, 99, false],
])("the number %d that is read as %d has lost digits: %j", (sent, got, isDamaged) => {
  expect(damagedScalars({ price: sent }, { price: got })).toHaveLength(isDamaged ? 1 : 0);
});

it.each<readonly [readonly Json[], readonly Json[], boolean]>([
  [["b", "a", "c"], ["b", "a"], true],
  [
    [{ a: 1 }, { a: 2 }, { a: 3 }],
    [
      { id: 1, a: 1 },
      { id: 2, a: 2 },
    ],
    true,
  ],
  // A set, a list without an empty text, another choice, and no evidence.
  [["b", "a", "b"], ["b", "a"], false],
  [["b", "a", " "], ["b", "a"], false],
  [["b", "a", "c"], ["a", "c"], false],
  [["b", "a"], ["b"], false],
])("the list %j that is read as %j is cut: %j", (sent, got, isCut) => {
  expect(damagedScalars({ tags: sent }, { tags: got })).toHaveLength(isCut ? 1 : 0);
});

it.each([
  [["b", "a", "c"], ["c", "b", "a"], true],
  [["b", "a", "c"], ["b", "a", "c"], false],
  [["b", "a", "c"], ["a", "b", "c"], false],
  [["b", "a"], ["b"], false],
  [[{ x: 2 }, { x: 1 }], [{ x: 1 }, { x: 2 }], false],
  [[1, 2, 3], [3, 1, 2], true],
  [[10, 9, 2], [2, 9, 10], false],
  [["b", "A", "C"], ["A", "b", "C"], false],
  [["é", "f", "a"], ["a", "é", "f"], false],
  [["b", 10, 9], ["b", 9, 10], true],
  [["b", "a", "b"], ["a", "b", "b"], true],
  [["b", "a", "b"], ["a", "b"], false],
])("the list %j that is read as %j has another order: %j", (sent, got, isOther) => {
  expect(reorderedLists({ tags: sent }, { tags: got }, () => true)).toHaveLength(isOther ? 1 : 0);
  expect(reorderedLists({ tags: sent }, { tags: got }, () => false)).toEqual([]);
});

it.each([
  [["c"], ["a"], ["c", "a"], true],
  [["c"], ["a"], ["a", "c"], true],
  [["c"], ["a"], ["c"], false],
  [["c"], ["c"], ["c"], false],
  [["c"], ["a"], ["a"], false],
  [["c"], ["a"], ["c", "x"], false],
  [[], ["a"], ["a"], false],
])("the list %j instead of %j that is read as %j was added: %j", (sent, before, got, isAdded) => {
  const added = (first: { readonly tags?: readonly string[] }) =>
    appendedLists({ tags: sent }, { sent: first, before: { tags: before }, got: { tags: got } });
  expect(added({ tags: before })).toHaveLength(isAdded ? 1 : 0);
  // An item that the server has added.
  expect(added({ tags: [] })).toEqual([]);
  expect(added({})).toEqual([]);
});

it("an update that does not name a property leaves it as a client sent it", () => {
  const [sent, before] = [
    { pin: true, note: "a" },
    { pin: true, note: "a", changes: 1 },
  ];
  const lost = (got: object) => lostProperties({ note: "b" }, { sent, before, got: { ...before, ...got } });
  expect(lost({ pin: false, changes: 2 }).map(({ place }) => place)).toEqual(["pin"]);
  expect(lost({ pin: null }).map(({ place }) => place)).toEqual(["pin"]);
  expect(lost({ changes: 2 })).toEqual([]);
});

it("says what a merge patch takes from the objects within a thing", () => {
  const before = { place: { city: "Kiel", street: "Dock 1" } };
  const lost = (got: JsonObject, isMerge: boolean) =>
    lostProperties({ place: { city: "Bonn" } }, { sent: before, before, got: { place: got } }, isMerge);
  expect(lost({ city: "Bonn" }, true).map(({ place }) => place)).toEqual(["place.street"]);
  expect([...lost({ city: "Bonn", street: "Dock 1" }, true), ...lost({ city: "Bonn" }, false)]).toEqual([]);
});

it("a PUT removes what it leaves out, unless it is a default", () => {
  const sent = { note: "a", count: 0, name: "x" };
  const merged = (got: object) => mergedProperties({ name: "y" }, { sent, before: sent, got: { name: "y", ...got } });
  expect(merged({ note: "a", count: 0 }).map(({ place }) => place)).toEqual(["note"]);
  expect(merged({ count: 0 })).toEqual([]);
});

it.each([
  [{ archivedAt: "2026-01-01T00:00:00Z" }, true],
  [{ id: 1, deleted: true }, true],
  [{ data: { status: "cancelled" } }, true],
  [{ is_active: false }, true],
  [{ archivedAt: null, deleted: false, status: "open" }, false],
  [{ closed: true }, false],
])("%j says that a thing was removed: %j", (value, isRemoved) => {
  expect(hasRemovalMark(value, { closed: true })).toBe(isRemoved);
});

it("a value that is missing is lost where other values of the property are shown", () => {
  const sent = { age: 0, pin: true, name: "Ann", note: "  ", tags: ["a"] };
  const dropped = (got: object, isShown = true) =>
    droppedProperties(sent, { id: 1, ...got }, () => isShown).map(({ place }) => place);
  expect(dropped({})).toEqual(["age", "pin", "name"]);
  expect(dropped({ pin: null, name: "An" })).toEqual(["age", "pin"]);
  expect(dropped({}, false)).toEqual([]);
});

it.each([
  ["a new value", { a: 1 }, { a: 2 }, 1],
  ["an empty object", { a: { b: 1 } }, { a: {} }, 0],
  ["a part of an object", { a: { b: 1, c: { d: 2 } } }, { a: { c: { d: 2 } } }, 0],
  ["null for a member that was not there", { a: { b: 1 } }, { a: { c: null } }, 0],
  ["another part of an object", { a: { b: 1 } }, { a: { b: 2 } }, 1],
  ["a list", { a: [1] }, { a: [] }, 1],
])("an update to %s that leaves all as it was is reported unless a merge explains it", (_, before, sent, count) => {
  expect(keptProperties(sent, before, before, false)).toHaveLength(count);
  expect(keptProperties(sent, before, before, true)).toHaveLength(1);
});
