import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Json, type JsonObject, objectOf, recordChange, withMember } from "#engine/json";
import { type Shape, type TypeTable, typesFrom, UnknownTypeError } from "#engine/shape";
import { cases } from "../../testing/cases.testing.ts";
import { countReads } from "../../testing/reads.testing.ts";
import type { Issue } from "../leaves/issue.ts";
import type { VariantSelection } from "../unions/variant-selection.ts";
import { type ValidatorOptions, validator } from "./validate.ts";

/** A row of cases/validate.json. Only the listed members of an issue are compared. */
interface Row extends ValidatorOptions {
  readonly title: string;
  readonly shape: Shape;
  readonly types?: TypeTable;
  readonly selection?: VariantSelection;
  readonly fits: readonly Json[];
  readonly faulty: readonly { readonly value: Json; readonly issues: readonly Partial<Issue>[] }[];
}
const rows = cases("validate") as readonly unknown[] as readonly Row[];

const checkOf = ({ shape, types = {}, unknownKeys, selection }: Row) => {
  const check = validator(typesFrom(types), unknownKeys ? { unknownKeys } : {})(shape);
  return (value: Json) => check(value, selection);
};

describe.each(rows)("validation of a $title", (row) => {
  it("finds no issue in a valid value", () => {
    for (const value of row.fits) expect(checkOf(row)(value)).toEqual([]);
  });

  it.each(row.faulty)("finds every issue of $value", ({ value, issues }) => {
    const found = checkOf(row)(value);
    expect(found).toMatchObject(issues);
    expect(found).toHaveLength(issues.length);
  });
});

const text: Shape = { kind: "string", minLength: 1 };
const list: Shape = { kind: "list", item: text };

describe("validator", () => {
  it("has cases for every kind", () => {
    const kinds = new Set(rows.map(({ shape }) => shape.kind));
    expect([...kinds].toSorted()).toEqual(
      [
        ...["base64", "bigInteger", "boolean", "date", "datetime", "discriminatedUnion", "double", "enum", "file"],
        ...["integer", "list", "literal", "long", "map", "nullable", "object", "ref", "set", "string", "uint"],
        ...["uint64", "undiscriminatedUnion", "unknown", "uuid"],
      ].toSorted(),
    );
  });

  it("reports what is required if there is no value", () => {
    expect(validator(typesFrom())(list)(undefined)).toMatchObject([
      { path: [], code: "missing", message: "a value is required", expected: "list of string", found: "nothing" },
    ]);
  });

  it("reports paths below its start path, and reads selections from the root", () => {
    const either: Shape = { kind: "undiscriminatedUnion", variants: [{ shape: text }, { shape: { kind: "uuid" } }] };
    const check = validator(typesFrom())({ kind: "list", item: either });
    const found = check(["x"], { "/body/list/0": 1 }, ["body", "list"]);
    expect(found).toMatchObject([{ path: ["body", "list", 0], code: "format" }]);
  });

  it("reuses the issues of a known value at its new path", () => {
    const check = validator(typesFrom())({ kind: "list", item: list });
    const part = Object.freeze(["", "x", ""]);
    const paths = (value: Json) => check(value).map(({ path }) => path);
    expect(paths(Object.freeze([part]))).toEqual([
      [0, 0],
      [0, 2],
    ]);
    expect(paths(Object.freeze([Object.freeze([]), part, part]))).toEqual([
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 2],
    ]);
  });

  it("reports after any edits what a new validator reports", () => {
    const inner: Shape = {
      kind: "object",
      properties: [
        { key: "a", shape: text, optional: false },
        { key: "__proto__", shape: { kind: "integer" }, optional: true },
      ],
    };
    const shape: Shape = {
      kind: "object",
      properties: [
        { key: "a", shape: text, optional: false },
        { key: "toString", shape: { kind: "integer" }, optional: true },
        { key: "inner", shape: inner, optional: false },
        { key: "none", shape: text, optional: false },
      ],
      extra: { kind: "integer" },
    };
    const start: JsonObject = Object.freeze({
      a: "",
      toString: 1,
      inner: Object.freeze(
        objectOf([
          ["a", "x"],
          ["__proto__", 1],
        ]),
      ),
      more: "",
    });
    const change = fc.record({
      back: fc.nat(2),
      key: fc.constantFrom("a", "toString", "inner", "more", "inner/a", "inner/__proto__"),
      member: fc.constantFrom<Json>("", "x", 1, null, Object.freeze({})),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const entry = validator(typesFrom())(shape);
        const states: JsonObject[] = [start];
        entry(start);
        for (const { back, key, member } of changes) {
          const from = states.at(-1 - Math.min(back, states.length - 1)) ?? start;
          const [outer = "", below] = key.split("/");
          const held = from[outer];
          if (below !== undefined && (typeof held !== "object" || held === null || !Object.hasOwn(held, below)))
            continue;
          // The lines above check that the path continues only through objects that have the member.
          const next = below === undefined ? member : withMember(held as JsonObject, below, member);
          states.push(withMember(from, outer, next));
          const now = states.at(-1) ?? start;
          expect(entry(now)).toEqual(validator(typesFrom())(shape)(now));
        }
      }),
    );
  });

  it.each([100, 5000])("reads one member after an edit of it, of %i", (count) => {
    const keys = Array.from({ length: count }, (_, i) => `key${i}`);
    const check = validator(typesFrom())({
      kind: "object",
      properties: keys.map((key) => ({ key, shape: text, optional: false })),
    });
    let value: JsonObject = Object.freeze(objectOf(keys.map((key) => [key, "text"])));
    check(value);
    const found: number[] = [];
    for (const typed of ["", "", "t", "te"]) {
      const edited = countReads(withMember(value, "key7", typed));
      recordChange(value, edited.value, "key7");
      value = edited.value;
      const from = edited.reads();
      expect(check(value)).toHaveLength(typed === "" ? 1 : 0);
      found.push(edited.reads() - from);
    }
    // The first issue makes the list of issues again; from then on each key costs the same at any size.
    expect(Math.max(...found.slice(1))).toBeLessThan(5);
  });

  it("validates a mutable value again, since it may have changed", () => {
    const check = validator(typesFrom())(list);
    const value = ["x"];
    expect(check(value)).toEqual([]);
    value.push("");
    expect(check(value)).toHaveLength(1);
  });

  it("validates again when another variant of the same value is selected", () => {
    const either: Shape = { kind: "undiscriminatedUnion", variants: [{ shape: text }, { shape: { kind: "uuid" } }] };
    const check = validator(typesFrom())({ kind: "list", item: either });
    const value = Object.freeze(["x"]);
    expect(check(value, { "/0": 0 })).toEqual([]);
    expect(check(value, { "/0": 1 })).toHaveLength(1);
  });

  it("flattens nested unions, so that one selection identifies the variant", () => {
    const circle: Shape = {
      kind: "object",
      properties: [{ key: "type", shape: { kind: "literal", value: "circle" }, optional: false }],
    };
    const types = typesFrom({
      inner: { name: "Inner", shape: { kind: "undiscriminatedUnion", variants: [{ shape: text }, { shape: list }] } },
    });
    const check = validator(types)({
      kind: "undiscriminatedUnion",
      variants: [
        { shape: { kind: "integer" } },
        { shape: { kind: "ref", id: "inner" } },
        { shape: { kind: "discriminatedUnion", discriminant: "type", variants: [{ value: "circle", shape: circle }] } },
      ],
    });
    expect(check([""], { "": 2 })).toMatchObject([{ path: [0], code: "min-length" }]);
    expect(check({}, { "": 3 })).toMatchObject([{ path: ["type"], code: "missing" }]);
  });

  it("terminates for a union that is an alternative of itself", () => {
    const types = typesFrom({
      self: {
        name: "Self",
        shape: { kind: "undiscriminatedUnion", variants: [{ shape: { kind: "ref", id: "self" } }, { shape: text }] },
      },
    });
    expect(validator(types)({ kind: "ref", id: "self" })("x")).toEqual([]);
    expect(validator(types)({ kind: "ref", id: "self" })(1)).toMatchObject([{ code: "no-variant" }]);
  });

  it("throws for an unknown type", () => {
    expect(() => validator(typesFrom())({ kind: "ref", id: "t:Gone" })("x")).toThrow(UnknownTypeError);
  });
});

it("reports thousands of wrong values of an enum with 100,000 values", () => {
  const values = Array.from({ length: 100_000 }, (_, i) => ({ value: `plant-${i}` }));
  const wrong = Array.from({ length: 20_000 }, (_, i) => `tree-${i}`);
  const issues = validator(typesFrom())({ kind: "list", item: { kind: "enum", values } })(wrong);
  expect(issues).toHaveLength(wrong.length);
  expect(issues.at(-1)).toMatchObject({ code: "enum", path: [19_999] });
});
