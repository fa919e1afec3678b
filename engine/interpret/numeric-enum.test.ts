import { describe, expect, it } from "vitest";
import { exact, type Json } from "#engine/json";
import { type EnumShape, type Shape, typesFrom } from "#engine/shape";
import { decoderWithSelection, encoder, sampler, validator } from "./index.ts";

const rates: EnumShape = {
  kind: "enum",
  values: [{ value: "1" }, { value: "2.50" }, { value: "9007199254740993" }],
  numeric: true,
};
const types = typesFrom();

describe("a numeric enum", () => {
  it.each<[Json, string]>([
    [1, "1"],
    [exact("1.0"), "1"],
    [2.5, "2.50"],
    [exact("2.50"), "2.50"],
    [exact("9007199254740993"), "9007199254740993"],
  ])("decodes %j as the text %s, which is valid", (wire, text) => {
    const { value } = decoderWithSelection(types)(rates)(wire);
    expect(value).toBe(text);
    expect(validator(types)(rates)(value)).toEqual([]);
  });

  it.each<[string, Json]>([
    ["1", 1],
    ["2.50", exact("2.50")],
    ["9007199254740993", exact("9007199254740993")],
    ["3", "3"],
  ])("encodes %s as its wire value", (text, wire) => expect(encoder(types)(rates)(text)).toEqual(wire));

  it("keeps an unlisted value, with an issue", () => {
    const { value } = decoderWithSelection(types)(rates)(7);
    expect(value).toBe(7);
    expect(validator(types)(rates)(value)).toHaveLength(1);
  });

  it("is distinguished from texts of the same digits in a union", () => {
    const words: Shape = { kind: "enum", values: [{ value: "1" }, { value: "2.50" }] };
    const either: Shape = { kind: "undiscriminatedUnion", variants: [{ shape: words }, { shape: rates }] };
    expect([1, "1"].map((wire) => decoderWithSelection(types)(either)(wire).selection[""])).toEqual([1, 0]);
  });

  it("has a number as its sample", () => expect(sampler(types)([{ shape: rates }])[0]?.value).toBe(1));
});
