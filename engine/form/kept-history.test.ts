import { expect, it } from "vitest";
import { parseJson, printJson } from "#engine/json";
import type { Edit } from "./edit.ts";
import { commit, type History, historyOf, undo } from "./history.ts";
import { historyFromJson, historyToJson } from "./kept-history.ts";

const play = (first: History, edits: readonly Edit[]): History =>
  edits.reduce(
    (history, edit, turn) => commit(history, { edit, step: { name: edit.type, at: ["body"] }, time: turn * 5000 }),
    first,
  );
const first = historyOf({ value: { body: { tags: ["a", "b"], shape: { side: 1 }, name: "" } }, choices: {} });
const edits: readonly Edit[] = [
  { type: "set", at: ["body", "name"], value: "fern" },
  { type: "set", at: ["body", "tags", 1], value: "c" },
  { type: "choose", at: ["body", "shape"], variant: 1, value: { radius: 2 } },
  { type: "insert", at: ["body", "tags"], index: 0, value: "z" },
  { type: "renameKey", at: ["body"], from: "name", to: "title" },
  { type: "remove", at: ["body", "tags"] },
  { type: "addProperty", at: ["body"], key: "note", value: null },
];

/** As it comes out of the storage: as text, and without any object that is the same as another. */
const stored = (history: History): History => {
  const read = parseJson(printJson(historyToJson(history)));
  if (!read.ok) throw new Error(read.fault.message);
  return historyFromJson(read.value, structuredClone(history.present));
};

it("comes back from text with every step, of the past and of the future", () => {
  const history = undo(undo(play(first, edits)));
  expect(stored(history)).toEqual(history);
  expect(history.past).toHaveLength(5);
  expect(history.future).toHaveLength(2);
});

it("writes of a step only what differs, so that a key in a large form is short", () => {
  const large = historyOf({
    value: { body: Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`key${i}`, ""])) },
    choices: {},
  });
  const one = play(large, [{ type: "set", at: ["body", "key7"], value: "x" }]);
  const kept = historyToJson(one) as { past: unknown[] }; // that is how it is written
  expect(kept.past).toEqual([{ name: "set", at: ["body"], place: ["body", "key7"], value: "" }]);
});

it("leaves the farthest steps out where they are large", () => {
  const text = "x".repeat(30_000);
  const history = play(
    first,
    Array.from({ length: 8 }, (_, i): Edit => ({ type: "set", at: ["body", "name"], value: text + i })),
  );
  const kept = stored(history);
  expect(kept.past.length).toBeLessThan(history.past.length);
  expect(kept.past.length).toBeGreaterThan(0);
  expect(kept.past).toEqual(history.past.slice(-kept.past.length));
});

it("starts anew for a form that stands otherwise, or where what was kept is no history", () => {
  const history = play(first, edits);
  const other = { value: { body: {} }, choices: {} };
  expect(historyFromJson(historyToJson(history), other)).toEqual(historyOf(other));
  expect(historyFromJson("nonsense", other)).toEqual(historyOf(other));
  expect(historyFromJson({ present: other.value, past: [{ name: 1 }], future: 3 }, other)).toEqual(historyOf(other));
});
