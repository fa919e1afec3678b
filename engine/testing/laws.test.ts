import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchThreshold, validator } from "#engine/interpret";
import { isObject, type Json } from "#engine/json";
import { type Shape, typesFrom } from "#engine/shape";
import {
  arbitraryIsValid,
  arbitraryWorld,
  decodeUndoesEncode,
  defaultIsValid,
  editsKeepForm,
  hostileNames,
  hostileNamesBehave,
  interpreters,
  removeUndoesAdd,
  type ShapeOptions,
  type ShapeWithTypes,
} from "./index.ts";

const forWorlds = (options: ShapeOptions, runs: number, law: (subject: ShapeWithTypes) => void): void =>
  fc.assert(fc.property(arbitraryWorld(options), law), { numRuns: runs, includeErrorInReport: true });

// A key that is a number is before all others, so a renamed object would have another order of keys.
const renaming = Object.fromEntries(hostileNames.filter((name) => name !== "0").map((name, i) => [`tame-${i}`, name]));

describe("laws on random shapes", () => {
  it("1: every value drawn for a shape passes its check", () => {
    forWorlds({}, 150, ({ shape, table }) => arbitraryIsValid({ shape, types: typesFrom(table) }, { runs: 10 }));
  });

  it("2: a default passes the check whenever every required part has a default that fits", () => {
    forWorlds({ complete: true }, 300, ({ shape, table }) => {
      defaultIsValid({ shape, types: typesFrom(table) }, { complete: true });
    });
  });

  it("2: any other default has no faults but those that ask a reader to fill something in", () => {
    forWorlds({}, 300, ({ shape, table }) => defaultIsValid({ shape, types: typesFrom(table) }));
  });

  it("3: reading what was written gives the value back", () => {
    forWorlds({ unions: "apart" }, 150, ({ shape, table }) => {
      decodeUndoesEncode({ shape, types: typesFrom(table) }, { runs: 10, apart: true });
    });
  });

  it("3: where variants look alike on the wire, the wire still gives itself back", () => {
    forWorlds({}, 150, ({ shape, table }) => decodeUndoesEncode({ shape, types: typesFrom(table) }, { runs: 10 }));
  });

  it("4: taking away what was added gives the start again", () => {
    forWorlds({}, 150, ({ shape, table }) => removeUndoesAdd({ shape, types: typesFrom(table) }, { runs: 5 }));
  });

  it("5: any list of edits that the controls offer keeps the form well formed", () => {
    forWorlds({}, 150, ({ shape, table }) => editsKeepForm({ shape, types: typesFrom(table) }, { runs: 5 }));
  });

  it("13: names found on Object.prototype behave like any other", () => {
    forWorlds({ names: Object.keys(renaming) }, 150, ({ shape, table }) =>
      hostileNamesBehave(shape, table, renaming, { runs: 5 }),
    );
  });
});

describe("the laws bite", () => {
  const text: Shape = { kind: "string" };
  const tree: ShapeWithTypes = {
    shape: { kind: "ref", id: "t:Tree" },
    table: {
      "t:Tree": {
        name: "Tree",
        shape: {
          kind: "object",
          properties: [
            { key: "label", shape: text, optional: false },
            { key: "size", shape: { kind: "long" }, optional: true },
            { key: "kids", shape: { kind: "list", item: { kind: "ref", id: "t:Tree" } }, optional: true },
          ],
        },
      },
    },
  };
  const subject = { shape: tree.shape, types: typesFrom(tree.table) };
  const wrong = (other: Partial<typeof interpreters>) => ({ use: { ...interpreters, ...other } });

  it("1: on a check that refuses a legal value", () => {
    const strict: typeof validator = (types, options) => (shape) => {
      const check = validator(types, options)(shape);
      return (value, selection, at = []) => [
        ...check(value, selection, at),
        ...(isObject(value) && "kids" in value
          ? [{ path: at, code: "type" as const, message: "no kids", expected: "none", found: "some" }]
          : []),
      ];
    };
    expect(() => arbitraryIsValid(subject, wrong({ validator: strict }))).toThrow("no kids");
  });

  it("1: on a matcher that says that nothing fits", () => {
    expect(() => arbitraryIsValid(subject, wrong({ matcher: () => () => () => matchThreshold / 2 }))).toThrow(
      "does not fit",
    );
  });

  it("2: on a default of another type, and on none", () => {
    const number: typeof interpreters.initialValue = () => () => () => ({ value: 1, selection: {} });
    expect(() => defaultIsValid(subject, wrong({ initialValue: number }))).toThrow("expected an object");
    const none = { ...wrong({ initialValue: () => () => () => undefined }), complete: true };
    expect(() => defaultIsValid(subject, none)).toThrow("no default");
  });

  it("3: on an encoder that reads 64-bit digits as a double", () => {
    const rounding: typeof interpreters.encoder = () => () => (value) =>
      isObject(value) && typeof value.size === "string" ? { ...value, size: Number(value.size) } : value;
    expect(() => decodeUndoesEncode(subject, { ...wrong({ encoder: rounding }), apart: true })).toThrow("became");
  });

  it("4: on an edit that takes away more than was added", () => {
    const greedy: typeof interpreters.applyEdit = (state, edit) =>
      edit.type === "remove" ? { ...state, value: {} } : interpreters.applyEdit(state, edit);
    expect(() => removeUndoesAdd(subject, wrong({ applyEdit: greedy }))).toThrow("became");
  });

  it("5: on an edit that leaves undefined, thaws, forgets choices or copies everything", () => {
    const walk = (change: (value: Json) => unknown, selection = {}) => {
      const applyEdit: typeof interpreters.applyEdit = (state, edit) => {
        const next = interpreters.applyEdit(state, edit);
        return { value: change(next.value) as Json, selection: { ...next.selection, ...selection } }; // wrong on purpose
      };
      return () => editsKeepForm(subject, wrong({ applyEdit }));
    };
    expect(walk((value) => Object.freeze({ ...(value as object), label: undefined }))).toThrow("undefined at /label");
    expect(walk((value) => ({ ...(value as object) }))).toThrow("not frozen");
    expect(walk((value) => value, { "/gone": 1 })).toThrow("a choice at /gone");
    const deepCopy = (value: Json): Json =>
      interpreters.applyEdit(
        { value: null, selection: {} },
        { type: "set", at: [], value: JSON.parse(JSON.stringify(value)) },
      ).value;
    expect(walk(deepCopy)).toThrow("made other parts anew");
  });

  it("5: on an edit that offers a key the object does not have", () => {
    const editsOf: typeof interpreters.editsOf = () => () => [{ type: "addProperty", at: [], key: "other", value: 1 }];
    expect(() => editsKeepForm(subject, wrong({ editsOf }))).toThrow("unknown-key at /other");
  });

  it("13: on members written by assignment", () => {
    const assigning: typeof interpreters.encoder = () => () => (value) => {
      if (!isObject(value)) return value;
      const copy: Record<string, Json> = {};
      for (const key of Object.keys(value)) copy[key] = value[key] as Json;
      return copy;
    };
    const shape: Shape = { kind: "object", properties: [{ key: "tame-0", shape: text, optional: false }] };
    const named = { "tame-0": "__proto__" };
    expect(() => hostileNamesBehave(shape, {}, named, wrong({ encoder: assigning }))).toThrow("wire");
    expect(() => hostileNamesBehave(shape, {}, named)).not.toThrow();
  });
});
