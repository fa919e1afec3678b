import { describe, expect, it } from "vitest";
import { exact, type Json, printJson } from "#engine/json";
import { type DiscriminatedUnionShape, type Property, type Shape, typesFrom, type Variant } from "#engine/shape";
import { cases } from "../testing/cases.testing.ts";
import { decoder, decoderWithSelection } from "./decode.ts";
import { encoder } from "./encode.ts";
import { omitUnchosen } from "./omit-unchosen.ts";
import type { VariantSelection } from "./unions/variant-selection.ts";
import { validator } from "./validate/index.ts";

interface Row {
  readonly title: string;
  readonly shape: Shape;
  readonly form: Json;
  readonly wire: Json;
  readonly selection?: VariantSelection;
  /** The wire value prints the same as the wire value of the form value. */
  readonly readOnly?: boolean;
}
const rows = cases("wire") as readonly unknown[] as readonly Row[];
const types = typesFrom();

describe.each(rows)("on the wire, $title", ({ shape, form, wire, selection = {}, readOnly }) => {
  it("when it is encoded", () => {
    if (readOnly) return void expect(printJson(encoder(types)(shape)(form, selection))).not.toBe(printJson(wire));
    expect(printJson(encoder(types)(shape)(form, selection))).toBe(printJson(wire));
  });

  it("when it is decoded", () => {
    expect(printJson(decoder(types)(shape)(wire))).toBe(printJson(form));
    expect(decoderWithSelection(types)(shape)(wire).selection).toEqual(selection);
  });
});

describe("encoder", () => {
  it("reads selections from the root of the value", () => {
    const either: Shape = {
      kind: "undiscriminatedUnion",
      variants: [{ shape: { kind: "string" } }, { shape: { kind: "long" } }],
    };
    const encode = encoder(types)({ kind: "list", item: either });
    expect(encode(["5", "5"], { "/body/0": 1, "/body/1": 0 }, ["body"])).toEqual([5, "5"]);
  });

  it("passes through a value of another type than its shape", () => {
    const shape: Shape = { kind: "map", key: { kind: "string" }, value: { kind: "list", item: { kind: "long" } } };
    for (const value of [null, "x", [1], { a: { b: "1" } }, { a: [exact("1.5"), null, "-"] }] as const) {
      expect(encoder(types)(shape)(value)).toEqual(value);
      expect(decoder(types)(shape)(value)).toEqual(value);
    }
  });
});

it("decodes an overlong double as the nearest number, or keeps its digits for forms", () => {
  const shape: Shape = { kind: "double" };
  const bent = exact("0.1000000000000000055");
  expect(decoderWithSelection(types)(shape)(bent).value).toBe(0.1);
  expect(decoderWithSelection(types, { doubles: "exact" })(shape)(bent).value).toBe(bent);
  expect(decoderWithSelection(types, { doubles: "exact" })(shape)(exact("1.50")).value).toEqual(exact("1.50"));
});

describe("a discriminant that other writers may leave out", () => {
  const variant = (value: string, ...more: readonly string[]): Variant => ({
    value,
    shape: {
      kind: "object",
      properties: [
        { key: "kind", shape: { kind: "literal", value }, optional: false },
        ...more.map((key): Property => ({ key, shape: { kind: "long" }, optional: false })),
      ],
    },
  });
  const union = (isTagOptional: boolean): Shape => ({
    kind: "discriminatedUnion",
    discriminant: "kind",
    ...(isTagOptional && { isTagOptional }),
    variants: [variant("leaf", "veins"), variant("root", "depth")],
  });
  const wire = { depth: exact("9223372036854775807") };

  it("is read with the tag of the best match, alone and in a list that is a variant", () => {
    const form = { kind: "root", depth: "9223372036854775807" };
    expect(decoder(types)(union(true))(wire)).toEqual(form);
    expect(validator(types)(union(true))(form)).toEqual([]);
    const nested: Shape = {
      kind: "undiscriminatedUnion",
      variants: [{ shape: { kind: "list", item: { kind: "long" } } }, { shape: { kind: "list", item: union(true) } }],
    };
    expect(decoder(types)(nested)([wire])).toEqual([form]);
  });

  it("is read with the tag of the default variant", () => {
    const shape: Shape = { ...(union(true) as DiscriminatedUnionShape), defaultVariant: "leaf" };
    expect(decoder(types)(shape)({ depth: 1 })).toEqual({ kind: "leaf", depth: 1 });
  });

  it("is read in a union inside a union, also under null or a name", () => {
    const named = typesFrom({ Part: { name: "Part", shape: union(true) } });
    const form = { kind: "root", depth: "9223372036854775807" };
    const inner: readonly Shape[] = [
      union(true),
      { kind: "nullable", item: union(true) },
      { kind: "ref", id: "Part" },
      { kind: "undiscriminatedUnion", variants: [{ shape: union(true) }, { shape: { kind: "boolean" } }] },
    ];
    for (const shape of inner) {
      const outer: Shape = { kind: "undiscriminatedUnion", variants: [{ shape: { kind: "string" } }, { shape }] };
      const read = decoderWithSelection(named)(outer)(wire);
      expect(read).toEqual({ value: form, selection: { "": 2 } });
      expect(validator(named)(outer)(read.value, read.selection)).toEqual([]);
      expect(validator(named)(outer)(read.value)).toEqual([]);
    }
  });

  it("stays missing if it is required", () => {
    const read = decoder(types)(union(false))(wire);
    expect(read).toEqual(wire);
    expect(validator(types)(union(false))(read).map(({ path, code }) => [path, code])).toEqual([[["kind"], "missing"]]);
  });
});

it("omits list items and map values that nobody chose, and keeps null where it is allowed", () => {
  const types = typesFrom({});
  const file: Shape = { kind: "file", multiple: false };
  const color: Shape = { kind: "enum", values: [{ value: "red" }, { value: "green" }] };
  const write = (shape: Shape, value: Json): Json => encoder(types, omitUnchosen)(shape)(value);
  for (const item of [file, color]) {
    expect(write({ kind: "list", item }, [null])).toEqual([]);
    expect(write({ kind: "map", key: { kind: "string" }, value: item }, { a: null })).toEqual({});
    expect(write({ kind: "list", item: { kind: "nullable", item } }, [null])).toEqual([null]);
  }
});
