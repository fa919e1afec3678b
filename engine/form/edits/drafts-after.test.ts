import { expect, it } from "vitest";
import { commit, historyFromJson, historyOf, historyToJson, redo, undo } from "../history/index.ts";
import { applyEdit } from "./apply-edit.ts";
import type { Edit } from "./edit.ts";
import type { FormState, TypedDraft } from "./state.ts";

const typing = (at: string, what: keyof TypedDraft, text: string): Edit => ({
  type: "type",
  at: at
    .split("/")
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  what,
  text,
});
const start: FormState = {
  value: { body: { any: [{ x: 1 }, { x: 2 }], map: { a: 1, b: 2 }, other: "" } },
  selection: {},
};
const state = [
  typing("/body/any/1", "text", "{"),
  typing("/body/map/a", "key", "z"),
  typing("/body/map", "newKey", "b"),
].reduce(applyEdit, start);
const after = (edit: Edit) => applyEdit(state, edit).drafts ?? {};
const [any, key, fresh] = [{ text: "{" }, { key: "z" }, { newKey: "b" }];

it.each<[string, Edit, object]>([
  [
    "stays while something else changes",
    { type: "set", at: ["body", "other"], value: "x" },
    { "/body/any/1": any, "/body/map/a": key, "/body/map": fresh },
  ],
  [
    "is removed when its path gets another value",
    { type: "set", at: ["body", "any", 1], value: {} },
    { "/body/map/a": key, "/body/map": fresh },
  ],
  [
    "is removed when a value below its path changes",
    { type: "set", at: ["body", "any", 1, "x"], value: 3 },
    { "/body/map/a": key, "/body/map": fresh },
  ],
  ["is removed with its container", { type: "set", at: ["body"], value: {} }, {}],
  [
    "moves with its item",
    { type: "remove", at: ["body", "any", 0] },
    { "/body/any/0": any, "/body/map/a": key, "/body/map": fresh },
  ],
  [
    "moves when an item is inserted before it",
    { type: "insert", at: ["body", "any"], index: 0, value: null },
    { "/body/any/2": any, "/body/map/a": key, "/body/map": fresh },
  ],
  ["is removed with its row", { type: "remove", at: ["body", "map", "a"] }, { "/body/any/1": any, "/body/map": fresh }],
  [
    "is removed when its row gets the key",
    { type: "renameKey", at: ["body", "map"], from: "a", to: "z" },
    { "/body/any/1": any, "/body/map": fresh },
  ],
  [
    "is removed when the row is added",
    { type: "addKey", at: ["body", "map"], key: "c", value: 0 },
    { "/body/any/1": any, "/body/map/a": key },
  ],
  [
    "is removed when it is cleared",
    { type: "type", at: ["body", "map"], what: "newKey", text: undefined },
    { "/body/any/1": any, "/body/map/a": key },
  ],
  ["is removed when the form is reset", { type: "reset", state: start }, {}],
])("an unparsed draft %s", (_, edit, left) => {
  expect(after(edit)).toEqual(left);
});

it("a broken text is one step with the keys before it, can be undone and is saved", () => {
  const play = (edits: readonly Edit[]) =>
    edits.reduce(
      (history, edit, turn) => commit(history, { edit, step: { name: edit.type, at: [] }, time: turn * 100 }),
      historyOf(start),
    );
  const history = play([typing("/body/any/1", "text", "{"), typing("/body/any/1", "text", '{"')]);
  expect(history.past).toHaveLength(1);
  expect(undo(history).present).toBe(start);
  expect(redo(undo(history)).present).toEqual(history.present);
  const kept = JSON.parse(JSON.stringify(historyToJson(history)));
  expect(historyFromJson(kept, structuredClone(history.present))).toMatchObject({ past: history.past });
});

it("a key being typed is not a step, and undo does not restore it", () => {
  const one = commit(historyOf(start), {
    edit: typing("/body/map", "newKey", "c"),
    step: { name: "", at: [] },
    time: 0,
  });
  expect(one.past).toEqual([]);
  const added = commit(one, {
    edit: { type: "set", at: ["body", "other"], value: "x" },
    step: { name: "set other", at: [] },
    time: 5000,
  });
  expect(undo(added).present).toEqual(start);
});
