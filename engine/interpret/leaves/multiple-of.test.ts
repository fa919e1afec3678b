import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areDigitsMultipleOf, isMultipleOf } from "./multiple-of.ts";

describe("isMultipleOf", () => {
  it.each([
    ["0.3", "0.1", true],
    ["19.99", "0.01", true],
    ["0.25", "0.1", false],
    ["1e300", "3", false],
    ["3e300", "3", true],
    ["5e-324", "1", false],
    ["-7.5", "2.5", true],
    ["0", "7", true],
    ["1e21", "1e-7", true],
  ])("%s is a multiple of %s: %j", (value, step, expected) => expect(isMultipleOf(value, step)).toBe(expected));

  it("finds each product of an integer and a decimal", () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 6), max: 10 ** 6 }), fc.integer({ min: 1, max: 9999 }), (count, cents) => {
        const digits = String(Math.abs(count * cents)).padStart(3, "0");
        const text = `${count < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(isMultipleOf(text, String(cents / 100))).toBe(true);
      }),
    );
  });
});

describe("areDigitsMultipleOf", () => {
  it("agrees with the remainder of a division, for any number of digits", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 900n), max: 10n ** 900n }),
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        (n, step) => {
          expect(areDigitsMultipleOf(String(n), String(step))).toBe(n % step === 0n);
          expect(areDigitsMultipleOf(String(n * step), String(step))).toBe(true);
        },
      ),
    );
  });
});
