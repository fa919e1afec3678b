import { describe, expect, it } from "vitest";
import { exact, type Json } from "#engine/json";
import { type Shape, typesFrom } from "#engine/shape";
import { applyEdit, type FormState } from "../edits/index.ts";
import { rawView } from "./raw.ts";

const circle: Shape = {
  kind: "object",
  properties: [
    { key: "kind", shape: { kind: "literal", value: "circle" }, optional: false },
    { key: "radius", shape: { kind: "long" }, optional: false },
  ],
};
const shape: Shape = {
  kind: "object",
  properties: [
    { key: "id", shape: { kind: "long" }, optional: false },
    { key: "name", shape: { kind: "string", minLength: 3 }, optional: false },
    {
      key: "figure",
      shape: { kind: "discriminatedUnion", discriminant: "kind", variants: [{ value: "circle", shape: circle }] },
      optional: true,
    },
    {
      key: "any",
      shape: { kind: "undiscriminatedUnion", variants: [{ shape: { kind: "string" } }, { shape: { kind: "long" } }] },
      optional: true,
    },
  ],
};
const raw = rawView(typesFrom())(shape, ["body"]);
const digits = "123456789012345678";
const empty: FormState = { value: { body: {} }, selection: {} };

const filledBy = (text: string): FormState => {
  const read = raw.read(text);
  if (!read.ok) throw new Error(read.error.message);
  return applyEdit(empty, read.edit);
};

describe("a form as text", () => {
  it("lacks items that nobody chose, as the request does", () => {
    const color: Shape = { kind: "enum", values: [{ value: "red" }] };
    const view = rawView(typesFrom())({ kind: "list", item: color }, ["body"]);
    expect(view.write({ value: { body: [null, "red"] }, selection: {} })).toBe('[\n  "red"\n]');
  });

  it("shows the wire value with every digit, and parses back to the same form", () => {
    const text = `{
  "id": ${digits},
  "name": "fern",
  "figure": {
    "kind": "circle",
    "radius": 1
  },
  "any": ${digits},
  "own": 1.50
}`;
    const state = filledBy(text);
    expect(state).toEqual({
      value: {
        body: {
          id: digits,
          name: "fern",
          figure: { kind: "circle", radius: "1" },
          any: digits,
          own: exact("1.50"),
        },
      },
      selection: { "/body/any": 1 },
    });
    expect(raw.write(state)).toBe(text);
  });

  it("is empty if the form has no value", () => {
    expect(raw.write({ value: {}, selection: {} })).toBe("");
  });

  it("reports the position of a syntax error and changes nothing", () => {
    expect(raw.read('{\n  "id": 1,\n}')).toMatchObject({ ok: false, error: { line: 3, column: 1 } });
  });

  it("drops the variant selection of the previous value", () => {
    const before: FormState = { value: { body: { any: "1" } as Json }, selection: { "/body/any": 0, "/headers/x": 2 } };
    const read = raw.read('{"any": 7}');
    expect(read.ok && applyEdit(before, read.edit).selection).toEqual({ "/body/any": 1, "/headers/x": 2 });
  });
});

describe("marks", () => {
  const marked = (text: string) =>
    raw.marks(text, filledBy(text)).map(({ from, to, kind }) => [kind, text.slice(from, to)]);

  it.each<[string, string, readonly (readonly [string, string])[]]>([
    ["a value that breaks a rule", `{"id": 1, "name": "f"}`, [["error", '"f"']]],
    ["a value of another type", `{"id": [], "name": "fern"}`, [["error", "[]"]]],
    ["the object that lacks a required property", `{"name": "fern"}`, [["error", "{"]]],
    ["an unknown key, which is kept", `{"id": 1, "name": "fern", "own": {}}`, [["unknown", '"own"']]],
    [
      "an unknown key of a variant",
      `{"id": 1, "name": "fern", "figure": {"kind": "circle", "radius": 1, "x": 2}}`,
      [["unknown", '"x"']],
    ],
    [
      "several marks, in the order of the text",
      `{"x": 1, "id": "a", "name": "f"}`,
      [
        ["unknown", '"x"'],
        ["error", '"a"'],
        ["error", '"f"'],
      ],
    ],
    ["nothing for a valid value", `{"id": 1, "name": "fern"}`, []],
  ])("show %s", (_, text, expected) => {
    expect(marked(text)).toEqual(expected);
  });

  it("show an unknown key as an error if the object is closed", () => {
    const closed = rawView(typesFrom())({ kind: "object", properties: [], closed: true }, []);
    expect(closed.marks('{"own": 1}', { value: { own: 1 }, selection: {} })).toMatchObject([
      { kind: "error", from: 1, to: 6, message: 'unknown property "own"' },
    ]);
  });

  it("show the position of a syntax error", () => {
    expect(raw.marks('{"id": ?}', empty)).toMatchObject([{ kind: "error", from: 7, to: 8 }]);
  });
});
