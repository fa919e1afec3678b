import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exact, type Json, printJson } from "#engine/json";
import { readNumber } from "./read-number.ts";

describe("parsing a typed number", () => {
  it.each<[string, Json]>([
    ["12", 12],
    [" -3 ", -3],
    ["007", 7],
    ["1.50", exact("1.50")],
    ["1e3", exact("1e3")],
    ["100000000000000000000000", exact("100000000000000000000000")],
    ["0.000", exact("0.000")],
    ["9007199254740992", 9007199254740992],
    ["9007199254740993", exact("9007199254740993")],
    ["-09007199254740993", exact("-9007199254740993")],
    ["0.1000000000000000055", exact("0.1000000000000000055")],
    ["1e400", exact("1e400")],
    ["1e-400", exact("1e-400")],
    ["12a", "12a"],
    ["", ""],
    ["-", "-"],
    ["1.", "1."],
    [".5", ".5"],
    ["Infinity", "Infinity"],
    ["0x10", "0x10"],
  ])("parses %j as %j", (text, value) => {
    expect(readNumber(text)).toEqual(value);
  });

  it.each<[string, Json]>([
    ["1.0", 1],
    ["1e3", 1000],
    ["007", 7],
    ["1.50", 1.5],
    ["9007199254740993", exact("9007199254740993")],
    ["1.", "1."],
  ])("parses %j as the integer %j", (text, value) => {
    expect(readNumber(text, true)).toEqual(value);
  });

  it("parses every double from its printed text", () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (number) => {
        expect(readNumber(String(number))).toBe(Object.is(number, -0) ? 0 : number);
      }),
    );
  });

  it("preserves every digit of integers", () => {
    const far = 10n ** 20n;
    fc.assert(
      fc.property(fc.bigInt({ min: -far, max: far }), (number) => {
        expect(printJson(readNumber(String(number)))).toBe(String(number));
      }),
    );
  });
});
