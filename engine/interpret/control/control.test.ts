import { describe, expect, it } from "vitest";
import { limits } from "#engine/limits";
import { type Alternative, type EnumValue, type Shape, typesFrom } from "#engine/shape";
import { type Control, controlOf } from "./control.ts";
import { visibleProperties } from "./visible.ts";

const text: Shape = { kind: "string" };
const types = typesFrom({
  "t:Name": { name: "Name", shape: { kind: "string", maxLength: 9 } },
  "t:Alias": { name: "Alias", displayName: "The alias", shape: { kind: "ref", id: "t:Name" } },
  "t:Tree": { name: "Tree", shape: { kind: "list", item: { kind: "ref", id: "t:Tree" } } },
});
const values = (count: number): readonly EnumValue[] =>
  Array.from({ length: count }, (_one, i) => ({ value: `v${i}` }));
const variants = (count: number): readonly Alternative[] =>
  values(count).map(({ value }) => ({ displayName: value, shape: text }));

const table: readonly (readonly [Shape, Control])[] = [
  [text, { kind: "text", secret: false }],
  [
    { kind: "string", format: "password", minLength: 1, maxLength: 2, regex: "x" },
    { kind: "text", secret: true, format: "password", minLength: 1, maxLength: 2, regex: "x" },
  ],
  [
    { kind: "uuid" },
    { kind: "text", format: "uuid", secret: false, placeholder: "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx" },
  ],
  [{ kind: "boolean" }, { kind: "switch" }],
  [
    { kind: "integer", minimum: 0 },
    { kind: "number", decimals: false, minimum: 0, maximum: 2147483647 },
  ],
  [
    { kind: "integer", minimum: -3000000000, maximum: 3000000000 },
    { kind: "number", decimals: false, minimum: -2147483648, maximum: 2147483647 },
  ],
  [{ kind: "uint" }, { kind: "number", decimals: false, minimum: 0, maximum: 4294967295 }],
  [
    { kind: "double", maximum: 1.5 },
    { kind: "number", decimals: true, maximum: 1.5 },
  ],
  [
    { kind: "long", minimum: "1" },
    { kind: "digits", minimum: "1", maximum: "9223372036854775807" },
  ],
  [{ kind: "uint64" }, { kind: "digits", minimum: "0", maximum: "18446744073709551615" }],
  [{ kind: "bigInteger" }, { kind: "digits" }],
  [{ kind: "datetime" }, { kind: "datetime" }],
  [{ kind: "date" }, { kind: "date" }],
  [
    { kind: "base64", mimeType: "image/png" },
    { kind: "base64", mimeType: "image/png" },
  ],
  [
    { kind: "literal", value: true },
    { kind: "fixed", value: true },
  ],
  [
    { kind: "nullable", item: text },
    { kind: "nullable", item: text },
  ],
  [
    { kind: "list", item: text },
    { kind: "list", item: text, unique: false },
  ],
  [
    { kind: "set", item: text },
    { kind: "list", item: text, unique: true },
  ],
  [
    { kind: "map", key: text, value: text },
    { kind: "map", key: text, value: text },
  ],
  [
    { kind: "object", properties: [], extra: text },
    { kind: "group", properties: [], extra: text },
  ],
  [
    { kind: "file", multiple: true, accept: ["image/*"] },
    { kind: "files", multiple: true, accept: ["image/*"] },
  ],
  [{ kind: "unknown" }, { kind: "json" }],
];

describe("controlOf", () => {
  it.each(table)("maps %j to %j", (shape, control) => expect(controlOf(types)(shape)).toEqual(control));

  it("shows a few options and variants as segments, and more as a dropdown", () => {
    const presentations = (count: number) => {
      const control = controlOf(types);
      return [
        control({ kind: "enum", values: values(count) }),
        control({ kind: "undiscriminatedUnion", variants: variants(count) }),
        control({
          kind: "discriminatedUnion",
          discriminant: "type",
          variants: values(count).map(({ value }) => ({ value, shape: { kind: "object", properties: [] } })),
        }),
      ].map((one) => "presentation" in one && one.presentation);
    };
    expect(presentations(limits.segmentsBelow - 1)).toEqual(["segments", "segments", "segments"]);
    expect(presentations(limits.segmentsBelow)).toEqual(["dropdown", "dropdown", "dropdown"]);
  });

  it("labels variants by their name, or else by their type", () => {
    const control = controlOf(types)({
      kind: "undiscriminatedUnion",
      variants: [{ shape: { kind: "ref", id: "t:Tree" } }, { shape: text, displayName: "Text", description: "free" }],
    });
    expect(control).toMatchObject({ variants: [{ label: "Tree" }, { label: "Text", description: "free" }] });
    const tagged = controlOf(types)({
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        { value: "a", shape: text },
        { value: "b", displayName: "Bee", shape: text },
      ],
    });
    expect(tagged).toMatchObject({ discriminant: "type", variants: [{ label: "a" }, { label: "Bee" }] });
  });

  it("names the referenced type, the outermost of several", () => {
    expect(controlOf(types)({ kind: "ref", id: "t:Name" })).toMatchObject({
      kind: "text",
      maxLength: 9,
      typeName: "Name",
    });
    expect(controlOf(types)({ kind: "ref", id: "t:Alias" })).toMatchObject({ kind: "text", typeName: "The alias" });
  });

  it("resolves one level only, so that a recursive type has a control", () => {
    expect(controlOf(types)({ kind: "ref", id: "t:Tree" })).toEqual({
      kind: "list",
      item: { kind: "ref", id: "t:Tree" },
      unique: false,
      typeName: "Tree",
    });
  });
});

describe("visibleProperties", () => {
  const properties = [
    { key: "required", shape: text, optional: false },
    { key: "toString", shape: text, optional: true },
    { key: "set", shape: text, optional: true },
    { key: "id", shape: text, optional: false, access: "READ_ONLY" as const },
  ];
  const keys = (value: Parameters<ReturnType<typeof visibleProperties>>[1]) => {
    const { shown, hidden } = visibleProperties(types)(properties, value);
    return [shown.map(({ key }) => key), hidden.map(({ key }) => key)];
  };

  it("shows required properties and those with a value, and offers the others", () => {
    expect(keys({})).toEqual([["required"], ["toString", "set"]]);
    expect(keys({ set: "" })).toEqual([["required", "set"], ["toString"]]);
    expect(keys(undefined)).toEqual([["required"], ["toString", "set"]]);
  });

  it("never shows a read-only property, since it is not sent", () => {
    expect(keys({ id: "x" })).toEqual([["required"], ["toString", "set"]]);
  });
});

it("draws required properties first, each in the order of the shape", () => {
  const keys = ["a", "b", "c", "d"].map((key) => ({ key, shape: text, optional: key === "a" || key === "c" }));
  expect(controlOf(types)({ kind: "object", properties: keys })).toMatchObject({
    properties: ["b", "d", "a", "c"].map((key) => ({ key })),
  });
});

it("describes fields without a description by their type", () => {
  const control = controlOf(
    typesFrom({ "t:Height": { name: "Height", description: "In meters.", shape: { kind: "double" } } }),
  );
  const shape: Shape = { kind: "ref", id: "t:Height" };
  const own = { key: "width", shape, optional: true, description: "Of the crown." };
  expect(control({ kind: "object", properties: [{ key: "height", shape, optional: true }, own] })).toMatchObject({
    properties: [{ key: "height", description: "In meters." }, own],
  });
});
