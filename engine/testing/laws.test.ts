import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { issueDetail, jsonPhrase, matchThreshold, validator } from "#engine/interpret";
import { isObject, type Json } from "#engine/json";
import { type Shape, typesFrom } from "#engine/shape";
import { fewerCases } from "../../tooling/tier.ts";
import {
  arbitraryIsValid,
  arbitraryShapeWithTypes,
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

const forShapes = (options: ShapeOptions, runs: number, law: (subject: ShapeWithTypes) => void): void =>
  fc.assert(fc.property(arbitraryShapeWithTypes(options), law), {
    numRuns: fewerCases(runs),
    includeErrorInReport: true,
  });

// A key that is a number is before all others, so a renamed object would have another order of keys.
const renaming = Object.fromEntries(hostileNames.filter((name) => name !== "0").map((name, i) => [`tame-${i}`, name]));

describe("laws on random shapes", () => {
  it("1: every value drawn for a shape is valid", () => {
    forShapes({}, 150, ({ shape, table }) => arbitraryIsValid({ shape, types: typesFrom(table) }, { runs: 10 }));
  });

  it("2: a default is valid if every required part has a valid default", () => {
    forShapes({ complete: true }, 300, ({ shape, table }) => {
      defaultIsValid({ shape, types: typesFrom(table) }, { complete: true });
    });
  });

  it("2: any other default has no issues except values that the reader enters", () => {
    forShapes({}, 300, ({ shape, table }) => defaultIsValid({ shape, types: typesFrom(table) }));
  });

  it("3: decoding reverses encoding", () => {
    forShapes({ unions: "apart" }, 150, ({ shape, table }) => {
      decodeUndoesEncode({ shape, types: typesFrom(table) }, { runs: 10, apart: true });
    });
  });

  it("3: if variants look alike on the wire, decoding and encoding keeps the wire value", () => {
    forShapes({}, 150, ({ shape, table }) => decodeUndoesEncode({ shape, types: typesFrom(table) }, { runs: 10 }));
  });

  it("4: removing what was added restores the initial form", () => {
    forShapes({}, 150, ({ shape, table }) => removeUndoesAdd({ shape, types: typesFrom(table) }, { runs: 5 }));
  });

  it("5: any list of edits that the controls offer keeps the form well formed", () => {
    forShapes({}, 150, ({ shape, table }) => editsKeepForm({ shape, types: typesFrom(table) }, { runs: 5 }));
  });

  it("13: names of Object.prototype behave like any other", () => {
    forShapes({ names: Object.keys(renaming) }, 150, ({ shape, table }) =>
      hostileNamesBehave(shape, table, renaming, { runs: 5 }),
    );
  });
});

describe("the laws fail", () => {
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

  it("1: for a validator that rejects a valid value", () => {
    const strict: typeof validator = (types, options) => (shape) => {
      const check = validator(types, options)(shape);
      return (value, selection, at = []) => [
        ...check(value, selection, at),
        ...(isObject(value) && "kids" in value
          ? [{ path: at, ...issueDetail("type", "nothing", "a value", jsonPhrase("no kids")) }]
          : []),
      ];
    };
    expect(() => arbitraryIsValid(subject, wrong({ validator: strict }))).toThrow("no kids");
  });

  it("1: for a matcher that never matches", () => {
    expect(() => arbitraryIsValid(subject, wrong({ matcher: () => () => () => matchThreshold / 2 }))).toThrow(
      "does not fit",
    );
  });

  it("2: for a default of another type, and for none", () => {
    const number: typeof interpreters.initialValue = () => () => () => ({ value: 1, selection: {} });
    expect(() => defaultIsValid(subject, wrong({ initialValue: number }))).toThrow("expected an object");
    const none = { ...wrong({ initialValue: () => () => () => undefined }), complete: true };
    expect(() => defaultIsValid(subject, none)).toThrow("no default");
  });

  it("3: for an encoder that reads 64-bit digits as a double", () => {
    const rounding: typeof interpreters.encoder = () => () => (value) =>
      isObject(value) && typeof value.size === "string" ? { ...value, size: Number(value.size) } : value;
    expect(() => decodeUndoesEncode(subject, { ...wrong({ encoder: rounding }), apart: true })).toThrow("became");
  });

  it("4: for an edit that removes more than was added", () => {
    const greedy: typeof interpreters.applyEdit = (state, edit) =>
      edit.type === "remove" ? { ...state, value: {} } : interpreters.applyEdit(state, edit);
    expect(() => removeUndoesAdd(subject, wrong({ applyEdit: greedy }))).toThrow("became");
  });

  it("5: for an edit that leaves undefined, unfreezes values, adds stale selections or copies everything", () => {
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
    expect(walk(deepCopy)).toThrow("created other parts again");
  });

  it("5: for an edit that offers a key the object does not have", () => {
    const editsOf: typeof interpreters.editsOf = () => () => [{ type: "addProperty", at: [], key: "other", value: 1 }];
    expect(() => editsKeepForm(subject, wrong({ editsOf }))).toThrow("unknown-key at /other");
  });

  it("13: for members written by assignment", () => {
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
