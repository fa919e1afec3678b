import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initialValue } from "#engine/interpret";
import { typesFrom } from "#engine/shape";
import { arbitraryShapeWithTypes } from "#engine/testing";
import { editsOf } from "../edits/index.ts";
import { commit, type History, historyOf, maxPastLength, redo, replace, typingPause, undo } from "./history.ts";
import { stepNamer } from "./step-name.ts";

const noon = { now: () => new Date("2026-11-21T12:00:00.000Z") };
const start = historyOf({ value: { body: { name: "", tags: [] } }, selection: {} });

const typed = (history: History, value: string, time: number, key = "name"): History =>
  commit(history, {
    edit: { type: "set", at: ["body", key], value },
    step: { name: `set ${key}`, at: ["body", key] },
    time,
  });

it("makes one step of a held control, however slowly it repeats", () => {
  const values = fc.array(fc.tuple(fc.integer(), fc.nat({ max: 10 * typingPause })), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(values, (repeats) => {
      let history = typed(start, "before", 0, "other");
      const held = (value: number, time: number, continues: boolean): void => {
        const at = ["body", "count"];
        history = commit(history, {
          edit: { type: "set", at, value, continues },
          step: { name: "set count", at },
          time,
        });
      };
      let time = 2 * typingPause;
      held(0.5, time, false);
      for (const [value, pause] of repeats) {
        time += pause;
        held(value, time, true);
      }
      expect(history.past.map(({ name }) => name)).toEqual(["set other", "set count"]);
      expect(undo(history).present.value).toEqual({ body: { name: "", tags: [], other: "before" } });
      held(0.25, time + typingPause, false);
      expect(history.past).toHaveLength(3);
    }),
  );
});

it("starts a new step for a held control after an undo or a change elsewhere", () => {
  const at = ["body", "name"];
  const held = (history: History): History =>
    commit(history, {
      edit: { type: "set", at, value: "b", continues: true },
      step: { name: "set name", at },
      time: 1,
    });
  expect(held(typed(start, "a", 0, "other")).past).toHaveLength(2);
  expect(held(undo(typed(start, "a", 0))).past).toHaveLength(1);
});

describe("laws of history", () => {
  /** Plays edits that the controls offer, a second apart and less, and checks each step on the way. */
  const play = (law: (before: History, after: History, first: History) => void): void =>
    fc.assert(
      fc.property(
        arbitraryShapeWithTypes(),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 2 * typingPause })), { maxLength: 12 }),
        ({ shape, table }, turns) => {
          const types = typesFrom(table);
          const offered = editsOf(types, noon);
          const name = stepNamer(types)(shape);
          const first = historyOf(initialValue(types)(shape)(noon) ?? { value: null, selection: {} });
          let history = first;
          let time = 0;
          for (const [turn, pause] of turns) {
            const edits = offered(shape, history.present, []);
            const edit = edits[turn % Math.max(edits.length, 1)];
            if (edit === undefined) return;
            time += pause;
            const step = name(history.present, edit);
            expect(step.name.trim()).not.toBe("");
            const before = history;
            history = commit(history, { edit, step, time });
            law(before, history, first);
          }
        },
      ),
      { numRuns: 150, includeErrorInReport: true },
    );

  it("undoing every step restores the initial state, for any edits", () => {
    play((_before, after, first) => {
      let history = after;
      while (history.past.length > 0) history = undo(history);
      expect(history.present).toBe(first.present);
    });
  });

  it("redo after undo changes nothing", () => {
    play((_before, after) => {
      if (after.past.length === 0) return;
      const again = redo(undo(after));
      expect(again.present).toBe(after.present);
      expect(again.past).toEqual(after.past);
      expect(again.future).toEqual(after.future);
    });
  });
});

describe("typing", () => {
  it("at one path is one step while the next key comes within a second", () => {
    const history = typed(typed(typed(start, "f", 0), "fe", 900), "fer", 1800);
    expect(history.past).toHaveLength(1);
    expect(undo(history).present).toBe(start.present);
  });

  it.each([
    ["after a pause", typed(typed(start, "f", 0), "fe", typingPause)],
    ["in another place", typed(typed(start, "f", 0), "x", 10, "other")],
    ["after undo and redo", typed(redo(undo(typed(start, "f", 0))), "fe", 10)],
  ])("%s is a separate step", (_, history) => {
    expect(history.past).toHaveLength(2);
  });

  it("does not merge changes of switches", () => {
    const set = (history: History, value: boolean, time: number) =>
      commit(history, {
        edit: { type: "set", at: ["body", "on"], value },
        step: { name: "set on", at: ["body", "on"] },
        time,
      });
    expect(set(set(start, true, 0), false, 10).past).toHaveLength(2);
  });
});

describe("steps", () => {
  it("are not created by edits that change nothing", () => {
    expect(typed(start, "", 0)).toBe(start);
  });

  it("that were undone are dropped after another edit", () => {
    expect(typed(undo(typed(start, "f", 0)), "g", 10).future).toEqual([]);
  });

  it("restore the previous value and selection of a variant", () => {
    const before = historyOf({ value: { body: { radius: 2 } }, selection: { "/body": 1, "/body/radius": 0 } });
    const after = commit(before, {
      edit: { type: "choose", at: ["body"], variant: 0, value: { side: 0 } },
      step: { name: "chose square for the body", at: ["body"] },
      time: 0,
    });
    expect(after.present).toEqual({ value: { body: { side: 0 } }, selection: { "/body": 0 } });
    expect(undo(after).present).toBe(before.present);
  });

  it("are limited to the latest ones", () => {
    let history = start;
    for (let turn = 1; turn <= maxPastLength + 5; turn += 1) history = typed(history, String(turn), turn * typingPause);
    expect(history.past).toHaveLength(maxPastLength);
    while (history.past.length > 0) history = undo(history);
    expect(history.present.value).toEqual({ body: { name: "5", tags: [] } });
  });

  it("can replace the whole form", () => {
    const cleared = replace(start, { value: {}, selection: {} }, "cleared the form", 0);
    expect(cleared.past.map(({ name }) => name)).toEqual(["cleared the form"]);
    expect(undo(cleared).present).toBe(start.present);
  });

  it("stay the same if there is nothing to undo or redo", () => {
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
  });
});
