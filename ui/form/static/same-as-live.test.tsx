// @vitest-environment page
import { cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import type { Control } from "#engine/interpret";
import type { Json } from "#engine/json";
import { type Shape, type TypeTable, typesFrom } from "#engine/shape";
import { arbitrary, arbitraryShapeWithTypes, NoValueError } from "#engine/testing";
import { Field } from "../field/field-frame.tsx";
import { freshId, makePort, moment, object, property } from "../form.testing.tsx";
import { FormProvider } from "../form-root.tsx";
import { type FieldData, makeTools } from "../model/index.ts";
import { accessibleTree } from "./accessible.testing.ts";
import { renderStatic } from "./index.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

interface Case {
  readonly shape: Shape;
  readonly value?: Json | undefined;
  readonly types?: TypeTable;
  readonly field?: Partial<FieldData>;
}

const fieldOf = ({ shape, field }: Case): FieldData => ({ at: ["it"], shape, label: "it", optional: false, ...field });
const rootOf = ({ value }: Case): Json => (value === undefined ? {} : { it: value });

function liveTree(testCase: Case): readonly string[] {
  const { container } = render(
    <FormProvider
      port={makePort(rootOf(testCase))}
      types={typesFrom(testCase.types ?? {})}
      now={() => moment}
      randomId={() => freshId}
    >
      <Field {...fieldOf(testCase)} />
    </FormProvider>,
  );
  expect(container.querySelector("[data-still]")).toBeNull();
  const tree = accessibleTree(container);
  cleanup();
  return tree;
}

function staticTree(testCase: Case): readonly string[] {
  const tools = makeTools(typesFrom(testCase.types ?? {}), () => moment);
  const deps = { page: document, tools, selection: {}, revealed: () => new Set<string>(), canPaste: false };
  const container = document.createElement("div");
  container.append(renderStatic(deps, [fieldOf(testCase)], () => testCase.value));
  document.body.append(container);
  const tree = accessibleTree(container);
  container.remove();
  return tree;
}

const text: Shape = { kind: "string" };
const pot = object(property("size", text), property("glaze", text, true));
const few: Shape = { kind: "enum", values: [{ value: "one", availability: "Beta" }, { value: "" }] };
const many: Shape = { kind: "enum", values: Array.from({ length: 9 }, (_, i) => ({ value: `value ${i}` })) };
const endless: Shape = { kind: "enum", values: Array.from({ length: 101 }, (_, i) => ({ value: `value ${i}` })) };
const file = { name: "a.txt", lastModified: 0, size: 3, type: "text/plain", dataUrl: "data:text/plain;base64,YWJj" };
const union: Shape = {
  kind: "discriminatedUnion",
  discriminant: "type",
  variants: [
    {
      value: "pot",
      description: "A `pot`",
      shape: object(property("type", { kind: "literal", value: "pot" }), property("size", text)),
    },
    { value: "pan", shape: object(property("type", { kind: "literal", value: "pan" })) },
  ],
};

/** A tuple of two texts. */
const pair: Shape = {
  kind: "list",
  item: { kind: "undiscriminatedUnion", variants: [{ shape: text }, { shape: text }] },
  positions: 2,
  minItems: 2,
  maxItems: 2,
};

/** Shapes and values for each kind of control; a new kind does not compile until it has some. */
const cases: { readonly [K in Control["kind"]]: readonly Case[] } = {
  text: [
    { shape: text },
    { shape: text, value: "a\nb" },
    { shape: { ...text, minLength: 2, maxLength: 4, regex: "^a" }, value: "abc" },
    { shape: { ...text, format: "password" }, value: "hush" },
    { shape: { kind: "uuid" }, value: freshId },
    { shape: object(property("Idempotency-Key", text)), value: { "Idempotency-Key": "k" } },
  ],
  number: [
    { shape: { kind: "integer" } },
    { shape: { kind: "integer", minimum: 1, maximum: 2 }, value: 1 },
    { shape: { kind: "double" }, value: 1.5 },
  ],
  digits: [{ shape: { kind: "uint64" }, value: "18446744073709551615" }, { shape: { kind: "bigInteger" } }],
  switch: [{ shape: { kind: "boolean" }, value: true }, { shape: { kind: "boolean" } }],
  datetime: [{ shape: { kind: "datetime" }, value: "2026-11-21T08:30:00Z" }],
  date: [{ shape: { kind: "date" }, value: "2026-11-21" }],
  base64: [{ shape: { kind: "base64" }, value: "aGVsbG8=" }],
  choice: [
    { shape: few, value: "" },
    { shape: few },
    { shape: many, value: "value 3" },
    { shape: many },
    { shape: endless, value: "value 100" },
  ],
  fixed: [
    { shape: { kind: "literal", value: "pot" }, value: "pot" },
    { shape: { kind: "literal", value: "pot" }, value: "pan" },
  ],
  nullable: [
    { shape: { kind: "nullable", item: text }, value: null },
    { shape: { kind: "nullable", item: text }, value: "a" },
    { shape: { kind: "nullable", item: { kind: "nullable", item: few } }, value: "one" },
    { shape: { kind: "nullable", item: many }, value: "value 3" },
  ],
  list: [
    { shape: { kind: "list", item: text } },
    { shape: { kind: "list", item: text }, value: "stray" },
    { shape: { kind: "set", item: pot }, value: [{ size: "9" }, { size: "8", glaze: "blue" }] },
    { shape: pair, value: ["a", "b"] },
    { shape: pair, value: ["a"] },
  ],
  map: [
    { shape: { kind: "map", key: text, value: text } },
    { shape: { kind: "map", key: text, value: text }, value: { a: "b", "": "c" } },
    { shape: { kind: "map", key: few, value: pot }, value: { one: { size: "9" } } },
    { shape: { kind: "map", key: many, value: text }, value: { "value 3": "b" } },
  ],
  group: [
    { shape: pot },
    { shape: pot, value: "stray" },
    { shape: object(), value: {} },
    { shape: pot, value: { size: "9", more: { deep: 1 } } },
    { shape: { ...pot, extra: text }, value: { size: "9", glaze: "blue", more: "x" } },
  ],
  union: [
    { shape: union, value: { type: "pot", size: "9" } },
    { shape: union, value: { type: "cup" } },
    {
      shape: { kind: "undiscriminatedUnion", variants: [{ shape: { ...text, maxLength: 3 } }, { shape: pot }] },
      value: "a",
    },
  ],
  files: [
    { shape: { kind: "file", multiple: false } },
    { shape: { kind: "file", multiple: false }, value: file },
    { shape: { kind: "file", multiple: true }, value: [file, { ...file, name: "b.txt", relativePath: "c/b.txt" }] },
  ],
  json: [{ shape: { kind: "unknown" } }, { shape: { kind: "unknown" }, value: { a: [1] } }],
};

/** Values with more leaves are divided into chunks, of which the live view renders some as static ones. */
const maxLeaves = 20;

const leaves = (value: Json | undefined): number =>
  typeof value === "object" && value !== null
    ? 1 + Object.values(value).reduce<number>((sum, part) => sum + leaves(part), 0)
    : 1;

const arbitraryCase: fc.Arbitrary<Case> = arbitraryShapeWithTypes()
  .chain(({ shape, table }) => {
    const random = fc.option(fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>, { nil: undefined });
    try {
      const value = fc.oneof({ weight: 4, arbitrary: arbitrary(shape, table) }, random);
      return value.map((item): Case => ({ shape, types: table, value: item }));
    } catch (error) {
      if (!(error instanceof NoValueError)) throw error;
      return random.map((item): Case => ({ shape, types: table, value: item }));
    }
  })
  .filter(({ value }) => leaves(value) < maxLeaves);

describe("the static view of a field matches the accessibility tree of its control", () => {
  it.each(Object.entries(cases))("for shapes of kind %s", (_, all) => {
    for (const testCase of all) expect(staticTree(testCase)).toEqual(liveTree(testCase));
  });

  it("with description, marks and remove button", () => {
    const fields: readonly Partial<FieldData>[] = [
      { optional: true, isRemovable: true, accessibleName: "it of them" },
      {
        description: "A **strong** `code` _word_, [a link](https://example.com/) and \u202ereversed",
        availability: "Deprecated",
      },
      { availability: "Beta", mark: "not in the definition" },
    ];
    for (const field of fields) {
      const testCase = { shape: text, value: "ferns", field };
      expect(staticTree(testCase)).toEqual(liveTree(testCase));
    }
  });

  it("with examples", () => {
    const named: Shape = { ...text, examples: ["fern"] };
    const testCases: readonly Case[] = [
      { shape: named },
      { shape: named, value: "fern" },
      { shape: named, value: "moss", field: { bare: true, optional: true } },
      { shape: text, field: { examples: ["moss"] } },
      { shape: { kind: "date", examples: ["2026-11-21"] } },
      { shape: { kind: "integer", examples: [7] }, value: 3 },
      { shape: { kind: "nullable", item: named }, value: "" },
      { shape: { kind: "unknown", examples: [5] } },
      { shape: { kind: "list", item: named }, value: ["", "fern"] },
      { shape: { kind: "map", key: text, value: named }, value: { a: "" } },
      { shape: { ...union, examples: [{ type: "pot", size: "9" }] }, value: { type: "pan" } },
      {
        shape: { kind: "undiscriminatedUnion", variants: [{ shape: text }, { shape: pot }], examples: ["fern"] },
        value: "",
      },
    ];
    for (const testCase of testCases) expect(staticTree(testCase)).toEqual(liveTree(testCase));
  });

  it("for random shapes and values @nightly", () => {
    fc.assert(
      fc.property(arbitraryCase, (testCase) => {
        expect(staticTree(testCase)).toEqual(liveTree(testCase));
      }),
      { numRuns: 100 },
    );
  }, 120_000);
});

it("offers to remove items of a tuple only if it has another number of them", () => {
  const buttonsOf = (value: Json) =>
    liveTree({ shape: pair, value })
      .filter((line) => line.includes("button"))
      .map((line) => line.trim());
  expect(buttonsOf(["a", "b"])).toEqual([]);
  expect(buttonsOf(["a"])).toHaveLength(2);
  expect(buttonsOf(["a", "b", "c"])).toHaveLength(4);
});
