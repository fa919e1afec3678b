import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Shape, type TypeTable, typesFrom, typesIn } from "#engine/shape";
import { outermost } from "./description.ts";
import { makeGuide } from "./guide.ts";
import { ShapeBody } from "./shape-body.tsx";

const guideOf = (types: TypeTable = {}) =>
  makeGuide({ types: typesFrom(types), typeHref: (id) => `/types/${id}`, prose: (text) => <p>{text}</p> });

const draw = (shape: Shape, types: TypeTable = {}, trail: readonly string[] = []): string =>
  renderToStaticMarkup(<ShapeBody shape={shape} guide={guideOf(types)} at="here" trail={trail} />);

/** Returns the visible text without markup. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .trim();

const cases: readonly (readonly [string, Shape, readonly string[]])[] = [
  [
    "items by position",
    {
      kind: "list",
      positions: 2,
      item: {
        kind: "undiscriminatedUnion",
        variants: [
          { shape: { kind: "string" }, displayName: "Name" },
          { shape: { kind: "boolean" } },
          { shape: { kind: "integer" }, displayName: "Sizes" },
        ],
      },
    },
    ["item 1: Name", "item 2", "further items: Sizes"],
  ],
  ["string", { kind: "string" }, ["string"]],
  [
    "string with rules",
    { kind: "string", format: "email", minLength: 3, maxLength: 64, regex: "^a+$", default: "a" },
    ["format email", "min length 3", "max length 64", "pattern ^a+$"],
  ],
  ["string of one length", { kind: "string", minLength: 2, maxLength: 2 }, ["string length 2"]],
  ["boolean", { kind: "boolean" }, ["boolean"]],
  ["integer", { kind: "integer", minimum: 1 }, ["integer", "range >= 1"]],
  ["uint", { kind: "uint" }, ["unsigned integer"]],
  ["double", { kind: "double", maximum: 1.5 }, ["double", "range <= 1.5"]],
  ["long", { kind: "long", minimum: "1", maximum: "9007199254740993" }, ["long", "range >= 1, <= 9007199254740993"]],
  ["uint64", { kind: "uint64" }, ["unsigned long"]],
  ["bigInteger", { kind: "bigInteger" }, ["big integer", "written as string of digits"]],
  ["datetime", { kind: "datetime" }, ["datetime", "RFC 3339"]],
  ["date", { kind: "date" }, ["date", "YYYY-MM-DD"]],
  ["uuid", { kind: "uuid" }, ["UUID"]],
  ["base64", { kind: "base64", mimeType: "image/png" }, ["base64", "media type image/png"]],
  [
    "enum",
    {
      kind: "enum",
      values: [{ value: "a", description: "The first." }, { value: "b", availability: "Deprecated" }, { value: "c" }],
    },
    ["enum", "a", "The first.", "b", "Deprecated", "c"],
  ],
  ["bare enum", { kind: "enum", values: [{ value: "red" }, { value: "green" }] }, ["red", "green"]],
  ["literal", { kind: "literal", value: "v1" }, ['"v1"']],
  ["boolean literal", { kind: "literal", value: true }, ["true"]],
  ["nullable", { kind: "nullable", item: { kind: "integer", maximum: 5 } }, ["integer or null", "range <= 5"]],
  [
    "double between limits",
    { kind: "double", exclusiveMinimum: 0, maximum: 1, multipleOf: 0.25 },
    ["range > 0, <= 1", "multiple of 0.25"],
  ],
  [
    "counted list",
    { kind: "list", item: { kind: "string" }, minItems: 1, maxItems: 3 },
    ["list of string", "min items 1", "max items 3"],
  ],
  ["counted set", { kind: "set", item: { kind: "uuid" }, minItems: 2 }, ["min items 2", "items unique"]],
  [
    "counted map",
    { kind: "map", key: { kind: "string" }, value: { kind: "date" }, maxProperties: 4 },
    ["max properties 4"],
  ],
  ["list", { kind: "list", item: { kind: "string", maxLength: 5 } }, ["list of string", "item max length 5"]],
  ["set", { kind: "set", item: { kind: "uuid" } }, ["set of UUID", "items unique"]],
  [
    "map",
    { kind: "map", key: { kind: "string", maxLength: 3 }, value: { kind: "double", minimum: 0 } },
    ["map<string, double>", "key max length 3", "value range >= 0"],
  ],
  [
    "examples of properties, of their types and of items",
    {
      kind: "object",
      properties: [
        { key: "own", shape: { kind: "string", examples: ["of the type"] }, optional: true, examples: ["mine"] },
        { key: "typed", shape: { kind: "integer", examples: [4, 5, 6, 7] }, optional: true },
        { key: "items", shape: { kind: "list", item: { kind: "boolean", examples: [true] } }, optional: true },
      ],
    },
    ['own optional string example "mine"', "typed optional integer examples 4, 5, 6", "list of boolean example [true]"],
  ],
  [
    "defaults as on the wire",
    {
      kind: "object",
      properties: [
        { key: "long", shape: { kind: "long", default: "10" }, optional: true },
        { key: "uint64", shape: { kind: "uint64", default: "18446744073709551615" }, optional: true },
        {
          key: "choice",
          shape: { kind: "enum", values: [{ value: "2.50" }], numeric: true, default: "2.50" },
          optional: true,
        },
        { key: "own", shape: { kind: "nullable", item: { kind: "long" } }, optional: true, default: "7" },
        { key: "text", shape: { kind: "string", default: "10" }, optional: true },
      ],
    },
    ["long default 10", "default 18446744073709551615", "default 2.50", "default 7", 'default "10"'],
  ],
  [
    "object",
    {
      kind: "object",
      extra: { kind: "uuid" },
      properties: [
        { key: "constructor", shape: { kind: "date" }, optional: false, description: "Made by it." },
        {
          key: "size",
          shape: { kind: "integer", default: 3 },
          optional: true,
          default: 7,
          access: "READ_ONLY",
          availability: "Beta",
        },
      ],
    },
    [
      "constructor required",
      "Made by it.",
      "size optional",
      "read-only",
      "Beta",
      "default 7",
      "additional properties",
      "UUID",
    ],
  ],
  [
    "discriminated union",
    {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "circle",
          displayName: "A circle",
          description: "Round.",
          shape: { kind: "object", properties: [{ key: "radius", shape: { kind: "double" }, optional: false }] },
        },
      ],
    },
    ["one of 1, by type", "circle", "A circle", "Round.", "radius required"],
  ],
  [
    "undiscriminated union",
    {
      kind: "undiscriminatedUnion",
      variants: [
        { shape: { kind: "string" } },
        { displayName: "Many", description: "Up to nine.", shape: { kind: "list", item: { kind: "integer" } } },
      ],
    },
    ["string or list of integer", "Many", "Up to nine."],
  ],
  ["file", { kind: "file", multiple: false, accept: ["audio/webm"] }, ["file", "media types audio/webm"]],
  ["files", { kind: "file", multiple: true }, ["files"]],
  ["unknown", { kind: "unknown" }, ["any JSON value"]],
];

const nullable = (item: Shape): Shape => ({ kind: "nullable", item });
const either: Shape = {
  kind: "undiscriminatedUnion",
  variants: [{ shape: { kind: "string" } }, { shape: { kind: "integer" } }],
};

describe("the description of each kind of shape", () => {
  it.each(cases)("%s", (_, shape, expected) => {
    const text = textOf(draw(shape));
    for (const part of expected) expect(text).toContain(part);
  });
});

it.each<[shape: Shape, label: string]>([
  [nullable({ kind: "list", item: nullable({ kind: "string" }) }), "list of (string or null) or null"],
  [{ kind: "list", item: either }, "list of (string or integer)"],
  [nullable(either), "(string or integer) or null"],
  [nullable({ kind: "list", item: { kind: "string" } }), "list of string or null"],
])("brackets %j as %j", (shape, label) => {
  const { describe: describeShape } = makeGuide({ types: typesFrom(), typeHref: () => undefined, prose: (one) => one });
  const description = describeShape(shape);
  expect(description.text).toBe(label);
  expect(textOf(renderToStaticMarkup(description.label))).toBe(label);
});

describe("the types of an OpenAPI description", () => {
  const drawAs = (shape: Shape): string => {
    const types = typesIn({ types: {}, typeWords: "openapi" });
    const guide = makeGuide({ types, typeHref: () => undefined, prose: (text) => <p>{text}</p> });
    return textOf(renderToStaticMarkup(<ShapeBody shape={shape} guide={guide} at="here" />));
  };

  it.each<readonly [Shape, string]>([
    [{ kind: "long" }, "integer (int64)"],
    [{ kind: "double", format: "float", minimum: 0 }, "number (float) range >= 0"],
    [{ kind: "string", format: "email", maxLength: 9 }, "string (email) max length 9"],
    [{ kind: "list", item: { kind: "date" } }, "array of string (date) item written as YYYY-MM-DD"],
    [
      { kind: "undiscriminatedUnion", variants: [{ shape: { kind: "string" } }, { shape: { kind: "boolean" } }] },
      "any of string, boolean string boolean",
    ],
    [
      {
        kind: "undiscriminatedUnion",
        exclusive: true,
        variants: [{ displayName: "Pot", shape: { kind: "object", properties: [] } }, { shape: { kind: "boolean" } }],
      },
      "one of Pot, boolean Pot object boolean",
    ],
  ])("have its words: %j", (shape, text) => {
    expect(drawAs(shape)).toBe(text);
  });
});

it("names objects of a union that have no name by what tells them apart", () => {
  const object = (key: string): Shape => ({
    kind: "object",
    properties: [{ key, shape: { kind: "string" }, optional: true }],
  });
  const html = draw({
    kind: "undiscriminatedUnion",
    variants: [{ shape: object("size") }, { shape: object("light") }],
  });
  expect(textOf(html)).toContain("object with size or object with light object with size");
  expect(textOf(html)).not.toContain("object or object");
});

it("names a single object without a name beside variants that have one", () => {
  const object = (...keys: readonly string[]): Shape => ({
    kind: "object",
    properties: keys.map((key) => ({ key, shape: { kind: "string" }, optional: false })),
  });
  const drawn = (...variants: readonly { readonly displayName?: string; readonly shape: Shape }[]): string =>
    textOf(draw({ kind: "undiscriminatedUnion", variants }));
  expect(drawn({ displayName: "Pot", shape: object("id") }, { shape: object("id", "size") })).toContain(
    "Pot or object with size",
  );
  expect(drawn({ displayName: "Pot", shape: object("id") }, { shape: object() })).toContain("Pot or other object");
  expect(drawn({ shape: object("id") }, { shape: { kind: "string" } })).toMatch(/^object or /);
});

describe("the values of an enum", () => {
  const pick = (count: number): Shape => ({
    kind: "enum",
    values: Array.from({ length: count }, (_, i) => ({ value: `v${i}` })),
  });
  const within = (shape: Shape): string =>
    draw(
      { kind: "object", properties: [{ key: "pick", shape: { kind: "list", item: shape }, optional: false }] },
      { "t:Pick": { name: "Pick", shape: pick(12) } },
    );

  it.each<readonly [string, Shape]>([
    ["inline", pick(12)],
    ["of a named type", { kind: "ref", id: "t:Pick" }],
    ["that may be null", { kind: "nullable", item: pick(12) }],
  ])("are shown at once up to 12, %s", (_, shape) => {
    expect(within(shape)).toContain("<code>v11</code>");
    expect(within(shape)).not.toContain("<details");
  });

  it("are behind a line that opens them from 13 on", () => {
    expect(textOf(within(pick(13)))).toContain("13 values");
    expect(within(pick(13))).toContain("<details");
  });
});

/** An object with `count` similar properties. */
const many = (count: number, shape: Shape): Shape => ({
  kind: "object",
  properties: Array.from({ length: count }, (_, i) => ({
    key: `row${i}`,
    shape,
    optional: i % 2 === 0,
    description: "What it is for.",
    access: "WRITE_ONLY",
    availability: "Beta",
  })),
});

/** Renders a shape with the largest part of its list. */
const drawWide = (shape: Shape): string => {
  const view = { list: "here", find: "", from: 0, wide: true };
  return renderToStaticMarkup(<ShapeBody shape={shape} guide={{ ...guideOf(), view }} at="here" />);
};

describe("a list of many properties", () => {
  const wordsOf = (html: string): readonly string[] => textOf(html).split(/[\s·]+/);

  it.each(cases)("describes each property as a short list does: %s", (_, shape) => {
    const [short, long] = [draw(many(1, shape)), drawWide(many(500, shape))];
    const line = long.slice(long.indexOf('<dt id="here.row0"'), long.indexOf('<dt id="here.row2"'));
    expect(new Set(wordsOf(line))).toEqual(new Set(wordsOf(short.slice(short.indexOf("<dt")))));
    expect(long).toContain('id="here.row499"');
  });

  it("renders two elements per property, in groups that are laid out separately", () => {
    const shape: Shape = { kind: "integer", maximum: 9, default: 3 };
    const properties = Array.from({ length: 500 }, (_, i) => ({ key: `row${i}`, shape, optional: true }));
    const html = drawWide({ kind: "object", properties });
    expect(html.match(/<[a-z]/g)?.length).toBeLessThan(2 * 500 + 40);
    expect(html.match(/<dl/g)).toHaveLength(10);
  });
});

const types: TypeTable = {
  Tree: {
    name: "Tree",
    shape: {
      kind: "object",
      properties: [
        { key: "label", shape: { kind: "string" }, optional: false },
        { key: "branches", shape: { kind: "list", item: { kind: "ref", id: "Tree" } }, optional: true },
        { key: "leaf", shape: { kind: "ref", id: "Leaf" }, optional: true },
      ],
    },
  },
  Leaf: {
    name: "Leaf",
    shape: { kind: "object", properties: [{ key: "color", shape: { kind: "string" }, optional: false }] },
  },
};

it("expands a named type inline, links to its page, and never expands it inside itself", () => {
  const html = draw({ kind: "ref", id: "Tree" }, types);
  const text = textOf(html);
  expect(text).toContain("color required");
  expect(html).toContain('<a href="/types/Leaf">Leaf</a>');
  expect(text.match(/label required/g)).toHaveLength(1);
});

it("does not expand the type that the page is about", () => {
  expect(textOf(draw({ kind: "list", item: { kind: "ref", id: "Leaf" } }, types, ["Leaf"]))).toBe("list of Leaf");
});

it("gives each row of a page a unique id", () => {
  const html = draw({ kind: "ref", id: "Tree" }, types);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toContain("here.leaf.color");
  expect(new Set(ids).size).toBe(ids.length);
});

it("expands fewer named types if the page would grow too long, and still names every property", () => {
  const width = 60;
  const wide: TypeTable = Object.fromEntries(
    ["A", "B", "C"].map((id, i, all) => [
      id,
      {
        name: id,
        shape: {
          kind: "object",
          properties: Array.from({ length: width }, (_, n) => ({
            key: `${id.toLowerCase()}${n}`,
            shape: { kind: "ref", id: all[i + 1] ?? "Leaf" } as const,
            optional: false,
          })),
        },
      },
    ]),
  );
  const guide = guideOf({ ...wide, ...types });
  const description = guide.describe({ kind: "ref", id: "A" });
  expect(outermost(description, "x").opening.levels).toBe(1);
  const text = textOf(draw({ kind: "ref", id: "A" }, { ...wide, ...types }));
  for (let n = 0; n < width; n += 1) expect(text).toContain(`a${n} required`);
  expect(text).not.toContain("b0 required");
});

it("separates names, kinds and marks by spaces, for copied text and screen readers", () => {
  const html = draw({
    kind: "object",
    properties: [
      { key: "note", shape: { kind: "string" }, optional: false, availability: "Deprecated" },
      { key: "shade", shape: { kind: "enum", values: [{ value: "light", availability: "Beta" }] }, optional: true },
    ],
  });
  // Elements that start a new line in browsers; others are inline.
  const lines = html
    .replace(/<\/?(?:div|d[tdl]|p|ul|li)\b[^>]*>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .split("\n");
  for (const line of ["note required", "string Deprecated", "shade optional", "light Beta"])
    expect(lines).toContain(line);
});

it("renders names with lone surrogates", () => {
  const half = "\ud800";
  const html = draw({ kind: "object", properties: [{ key: half, shape: { kind: "string" }, optional: false }] });
  expect(textOf(html)).toContain("required");
});

it("describes a property and a variant by their type if they have no description", () => {
  const types: TypeTable = {
    Height: { name: "Height", description: "In meters.", shape: { kind: "double" } },
    Fern: { name: "Fern", description: "Likes shade.", shape: { kind: "object", properties: [] } },
  };
  const height: Shape = { kind: "ref", id: "Height" };
  const html = draw(
    {
      kind: "object",
      properties: [
        { key: "height", shape: height, optional: false },
        { key: "width", shape: { kind: "nullable", item: height }, optional: false, description: "Of the crown." },
        {
          key: "kind",
          shape: { kind: "undiscriminatedUnion", variants: [{ shape: { kind: "ref", id: "Fern" } }] },
          optional: false,
        },
      ],
    },
    types,
  );
  expect(html.match(/<p>(In meters|Of the crown|Likes shade)\.<\/p>/g)).toEqual([
    "<p>In meters.</p>",
    "<p>Of the crown.</p>",
    "<p>Likes shade.</p>",
  ]);
});
