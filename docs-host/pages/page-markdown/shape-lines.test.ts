import { expect, it } from "vitest";
import { type Property, type Shape, typesFrom, type Variant } from "#engine/shape";
import { shapeLines } from "./shape-lines.ts";

const text: Shape = { kind: "string" };

/** A union of many objects, each of which has a union of many objects of the next level. */
const level = (next: string | undefined, width: number): Shape => ({
  kind: "undiscriminatedUnion",
  variants: Array.from({ length: width }, (_, i) => ({
    displayName: `Variant ${i}`,
    shape: {
      kind: "object",
      properties: [{ key: `a${i}`, shape: next === undefined ? text : { kind: "ref", id: next }, optional: false }],
    },
  })),
});

const ref = (id: string): Shape => ({ kind: "ref", id });

it("writes as many levels as fit of a type that unfolds to millions", () => {
  const width = 150;
  const types = typesFrom({
    a: { name: "A", shape: level("b", width) },
    b: { name: "B", shape: level("c", width) },
    c: { name: "C", shape: level("d", width) },
    d: { name: "D", shape: level(undefined, width) },
  });
  const lines = shapeLines(types).inside(ref("a"));
  expect(lines.slice(0, 3)).toEqual(["- Variant 0 (object)", "  - `a0` (B, required)", "- Variant 1 (object)"]);
  expect(lines).toHaveLength(301);
  expect(lines.at(-1)).toBe("- … (deeper levels are left out)");
});

it("writes all properties of an object before the properties in one of them", () => {
  const many: Shape = {
    kind: "object",
    properties: Array.from({ length: 390 }, (_, i) => ({ key: `p${i}`, shape: text, optional: true })),
  };
  const types = typesFrom({ Many: { name: "Many", shape: many } });
  const keys = Array.from({ length: 23 }, (_, i) => `k${i}`);
  const lines = shapeLines(types).inside({
    kind: "object",
    properties: keys.map((key) => ({ key, shape: ref("Many"), optional: false })),
  });
  expect(lines).toEqual([...keys.map((key) => `- \`${key}\` (Many, required)`), "- … (deeper levels are left out)"]);
});

it("writes the first lines of a level that is too long itself", () => {
  const long = level(undefined, 5000);
  const lines = shapeLines(typesFrom({})).inside(long);
  expect(lines).toHaveLength(4001);
  expect(lines.at(-1)).toBe("- …");
});

it.each<[string, Partial<Property>, string]>([
  ["a default", { shape: { kind: "integer", default: 300 } }, "- `a` (integer, optional, default: `300`)"],
  [
    "a default of many digits",
    { shape: { kind: "long", default: "9007199254740993" } },
    "- `a` (long, optional, default: `9007199254740993`)",
  ],
  [
    "limits",
    { shape: { kind: "string", minLength: 1, maxLength: 9, regex: "^a" } },
    "- `a` (string, optional, min length: 1, max length: 9, pattern: `^a`)",
  ],
  [
    "limits of items",
    { shape: { kind: "list", item: { kind: "integer", minimum: 2 } } },
    "- `a` (list of integer, optional, item range: `>= 2`)",
  ],
  [
    "the description of its type",
    { shape: ref("Named") },
    "- `a` (Named, optional, alias of: string, min length: 3): Of the type.",
  ],
  ["access", { shape: text, access: "WRITE_ONLY" }, "- `a` (string, optional, write-only)"],
  ["availability", { shape: text, availability: "Beta" }, "- `a` (string, optional, beta)"],
  ["an example", { shape: text, examples: ["x"] }, '- `a` (string, optional, example: `"x"`)'],
])("writes %s of a property", (_, parts, line) => {
  const types = typesFrom({
    Named: { name: "Named", description: "Of the type.", shape: { kind: "string", minLength: 3 } },
  });
  const property: Property = { key: "a", shape: text, optional: true, ...parts };
  expect(shapeLines(types).properties([property])).toEqual([line]);
});

it("writes the descriptions of variants and values, and other keys of objects", () => {
  const types = typesFrom({ Cat: { name: "Cat", description: "Purrs.", shape: { kind: "object", properties: [] } } });
  const shape: Shape = {
    kind: "object",
    properties: [
      {
        ...{ key: "pet", optional: false },
        shape: {
          kind: "undiscriminatedUnion",
          variants: [{ shape: ref("Cat") }, { shape: text, description: "A name." }],
        },
      },
      {
        ...{ key: "size", optional: false },
        shape: {
          kind: "enum",
          values: [
            { value: "s", description: "Small." },
            { value: "l", availability: "Deprecated" },
          ],
        },
      },
    ],
    extra: { kind: "integer" },
  };
  expect(shapeLines(types).inside(shape)).toEqual([
    "- `pet` (Cat or string, required)",
    "  - Cat (alias of: object): Purrs.",
    "  - string: A name.",
    "- `size` (enum, required)",
    "  - Values:",
    "    - `s`: Small.",
    "    - `l` (deprecated)",
    "- additional properties (integer)",
  ]);
});

it("leaves out the properties of the other direction", () => {
  const shape: Shape = {
    kind: "object",
    properties: [
      { key: "id", shape: text, optional: false, access: "READ_ONLY" },
      { key: "secret", shape: text, optional: false, access: "WRITE_ONLY" },
    ],
  };
  const keysOf = (direction?: "sent" | "received") =>
    shapeLines(typesFrom({}), direction)
      .inside(shape)
      .map((line) => /`(.*)`/.exec(line)?.[1]);
  expect([keysOf("sent"), keysOf("received"), keysOf()]).toEqual([["secret"], ["id"], ["id", "secret"]]);
});

it("writes the discriminant as optional in the default variant", () => {
  const variant = (value: string): Variant => ({
    value,
    shape: { kind: "object", properties: [{ key: "kind", shape: { kind: "literal", value }, optional: false }] },
  });
  const union: Shape = {
    kind: "discriminatedUnion",
    discriminant: "kind",
    isTagOptional: true,
    defaultVariant: "other",
    variants: [variant("cat"), variant("other")],
  };
  expect(shapeLines(typesFrom()).inside(union)).toEqual([
    "- `kind`: `cat`",
    '  - `kind` ("cat", required)',
    "- `kind`: `other`",
    '  - `kind` ("other", optional)',
  ]);
});
