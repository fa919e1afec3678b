import { expect, it } from "vitest";
import { type Json, type JsonObject, parseJson, printJson } from "#engine/json";
import type { Edit, FormState } from "../edits/index.ts";
import { commit, type History, historyOf, redo, undo } from "./history.ts";
import { historyFromJson, historyToJson } from "./saved-history.ts";

const play = (first: History, edits: readonly Edit[]): History =>
  edits.reduce(
    (history, edit, turn) => commit(history, { edit, step: { name: edit.type, at: ["body"] }, time: turn * 5000 }),
    first,
  );
const first = historyOf({ value: { body: { tags: ["a", "b"], shape: { side: 1 }, name: "" } }, selection: {} });
const edits: readonly Edit[] = [
  { type: "set", at: ["body", "name"], value: "fern" },
  { type: "set", at: ["body", "tags", 1], value: "c" },
  { type: "choose", at: ["body", "shape"], variant: 1, value: { radius: 2 } },
  { type: "insert", at: ["body", "tags"], index: 0, value: "z" },
  { type: "renameKey", at: ["body"], from: "name", to: "title" },
  { type: "remove", at: ["body", "tags"] },
  { type: "addProperty", at: ["body"], key: "note", value: null },
];

/** A value after storage: parsed from text, without shared objects. */
const stored = (history: History): History => {
  const read = parseJson(printJson(historyToJson(history)));
  if (!read.ok) throw new Error(read.error.message);
  return historyFromJson(read.value, structuredClone(history.present));
};

it("survives serialization with every past and future step", () => {
  const history = undo(undo(play(first, edits)));
  expect(stored(history)).toEqual(history);
  expect(history.past).toHaveLength(5);
  expect(history.future).toHaveLength(2);
});

it("serializes only the differences of a step, so that a key in a large form stays short", () => {
  const large = historyOf({
    value: { body: Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`key${i}`, ""])) },
    selection: {},
  });
  const one = play(large, [{ type: "set", at: ["body", "key7"], value: "x" }]);
  const saved = historyToJson(one) as { past: unknown[] }; // that is how it is written
  expect(saved.past).toEqual([{ name: "set", at: ["body"], changes: [{ path: ["body", "key7"], value: "" }] }]);
});

it("reads steps of an earlier release, which named one changed path", () => {
  const saved: Json = {
    present: { body: { name: "fern", tags: [] } },
    past: [{ name: "set name", at: ["body", "name"], place: ["body", "name"], value: "" }],
    future: [{ name: "cleared the body", at: ["body"], place: ["body"], value: {} }],
  };
  const history = historyFromJson(saved, { value: { body: { name: "fern", tags: [] } }, selection: {} });
  expect(undo(history).present.value).toEqual({ body: { name: "", tags: [] } });
  expect(redo(history).present.value).toEqual({ body: {} });
});

it("restores a removed member in its original order", () => {
  const history = play(first, [{ type: "remove", at: ["body", "shape"] }]);
  const back = undo(stored(history)).present;
  expect(printJson(back.value)).toBe(printJson(first.present.value));
});

it("stops at the first step with paths that do not exist", () => {
  const step = { name: "set", at: [] };
  const past = [
    { ...step, changes: [{ path: ["gone", "x"], value: 1 }] },
    { ...step, changes: [{ path: ["a"], value: 1 }] },
  ];
  const present = { value: { a: 2 }, selection: {} };
  expect(historyFromJson({ present: present.value, past }, present).past).toEqual([]);
  expect(historyFromJson({ present: present.value, past: past.toReversed() }, present).past).toHaveLength(1);
});

it("serializes no password that a step changed, and keeps the other steps", () => {
  const start = historyOf({ value: { body: { name: "", secret: "a" } }, selection: {} });
  const history = play(start, [
    { type: "set", at: ["body", "secret"], value: "hush" },
    { type: "set", at: ["body", "name"], value: "fern" },
  ]);
  const redact = (state: FormState): FormState => {
    const { body } = state.value as { readonly body: JsonObject }; // that is how the edits leave it
    const { secret: _, ...open } = body;
    return { ...state, value: { body: open } };
  };
  const saved = historyToJson(history, redact);
  expect(printJson(saved)).not.toContain("hush");
  expect(historyFromJson(saved, redact(history.present)).past.map(({ state }) => state.value)).toEqual([
    { body: { name: "" } },
  ]);
});

it("drops the farthest steps if they are too large", () => {
  const text = "x".repeat(30_000);
  const history = play(
    first,
    Array.from({ length: 8 }, (_, i): Edit => ({ type: "set", at: ["body", "name"], value: text + i })),
  );
  const saved = stored(history);
  expect(saved.past.length).toBeLessThan(history.past.length);
  expect(saved.past.length).toBeGreaterThan(0);
  expect(saved.past).toEqual(history.past.slice(-saved.past.length));
});

it("starts an empty history if the form differs or the saved history is malformed", () => {
  const history = play(first, edits);
  const other = { value: { body: {} }, selection: {} };
  expect(historyFromJson(historyToJson(history), other)).toEqual(historyOf(other));
  expect(historyFromJson("nonsense", other)).toEqual(historyOf(other));
  expect(historyFromJson({ present: other.value, past: [{ name: 1 }], future: 3 }, other)).toEqual(historyOf(other));
});
