import { describe, expect, it } from "vitest";
import { exact, type Json, printJson } from "#engine/json";
import { type Shape, typesFrom } from "#engine/shape";
import { cases } from "../testing/cases.testing.ts";
import { decoder, decoderWithSelection } from "./decode.ts";
import { encoder } from "./encode.ts";
import type { VariantSelection } from "./unions/variant-selection.ts";

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
