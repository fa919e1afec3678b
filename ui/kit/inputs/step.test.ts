import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stepDigits, stepNumber } from "./step.ts";

describe("a number step", () => {
  it.each<[string, 1 | -1, { minimum?: number; maximum?: number; multipleOf?: number }, string]>([
    ["1", 1, {}, "2"],
    ["1", -1, {}, "0"],
    ["0.1", 1, {}, "1.1"],
    ["1.50", 1, {}, "2.50"],
    ["", 1, {}, "0"],
    ["12a", -1, {}, "12a"],
    ["1,5", 1, {}, "1,5"],
    ["1e400", 1, {}, "1e400"],
    ["", 1, { minimum: 5 }, "5"],
    ["9", 1, { maximum: 9 }, "9"],
    ["9.5", 1, { maximum: 10 }, "10"],
    ["-3", -1, { minimum: -3 }, "-3"],
    ["1e3", 1, {}, "1001"],
    ["0.1000000000000000055511151231257827", 1, {}, "1.1"],
    ["1.0000001", -1, {}, "0.0000001"],
    ["9007199254740992", 1, {}, "9007199254740994"],
    ["99999999999999999999999", 1, {}, "1.0000000000000001e+23"],
    [`1${"0".repeat(400)}`, 1, {}, `1${"0".repeat(400)}`],
    [`1${"0".repeat(400)}`, 1, { maximum: 4294967295 }, "4294967295"],
    ["9007199254740993", 1, {}, "9007199254740994"],
    ["-9007199254740993", -1, {}, "-9007199254740994"],
    ["10", 1, { multipleOf: 5 }, "15"],
    ["12", 1, { multipleOf: 5 }, "15"],
    ["12", -1, { multipleOf: 5 }, "10"],
    ["-12", -1, { multipleOf: 5 }, "-15"],
    ["0.2", 1, { multipleOf: 0.1 }, "0.3"],
    ["10", 1, { multipleOf: 5, maximum: 12 }, "10"],
    ["10", 1, { multipleOf: 5, maximum: 15 }, "15"],
    ["9007199254740993", 1, { maximum: 2147483647 }, "2147483647"],
    ["-9007199254740993", 1, { minimum: -5 }, "-5"],
  ])("from %j by %i within %j gives %j", (text, direction, limits, expected) => {
    expect(stepNumber(text, direction, limits)).toBe(expected);
  });
});

describe("a digit step", () => {
  it("is exact for integers of any length", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.constantFrom(1, -1), (number, direction) => {
        expect(stepDigits(String(number), direction as 1 | -1, {})).toBe(String(number + BigInt(direction)));
      }),
    );
  });

  it("stays within its limits", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.constantFrom(1, -1), (number, direction) => {
        const next = BigInt(stepDigits(String(number), direction as 1 | -1, { minimum: "-10", maximum: "10" }));
        expect(next >= -10n && next <= 10n).toBe(true);
      }),
    );
  });

  it.each<[string, 1 | -1, { minimum?: string; maximum?: string; multipleOf: string }, string]>([
    ["10", 1, { multipleOf: "5" }, "15"],
    ["12", 1, { multipleOf: "5" }, "15"],
    ["12", -1, { multipleOf: "5" }, "10"],
    ["-12", -1, { multipleOf: "5" }, "-15"],
    ["-12", 1, { multipleOf: "5" }, "-10"],
    ["10", 1, { multipleOf: "5", maximum: "12" }, "10"],
    ["3", 1, { multipleOf: "5", minimum: "20" }, "20"],
  ])("from %j by %i within %j gives the multiple %j", (text, direction, limits, expected) => {
    expect(stepDigits(text, direction, limits)).toBe(expected);
  });

  it("starts from 0 for empty text", () => {
    expect(stepDigits("", 1, {})).toBe("0");
  });

  it.each(["12a", "1.5", "1,5"])("leaves text that is not an integer unchanged: %j", (text) => {
    expect(stepDigits(text, 1, {})).toBe(text);
  });
});
