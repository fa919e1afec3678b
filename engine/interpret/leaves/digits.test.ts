import fc from "fast-check";
import { expect, it } from "vitest";
import { compareDigits, isDigits } from "./digits.ts";

it("compares integers of any length like BigInt", () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt(), fc.boolean(), (a, b, same) => {
      const other = same ? a : b;
      const sign = a < other ? -1 : a > other ? 1 : 0;
      expect(Math.sign(compareDigits(String(a), String(other))) + 0).toBe(sign);
    }),
  );
});

it("compares minus zero as zero", () => {
  expect(Math.abs(compareDigits("-0", "0"))).toBe(0);
  expect(compareDigits("-0", "1")).toBeLessThan(0);
  expect(compareDigits("-0", "-1")).toBeGreaterThan(0);
});

it.each(["", "-", "+1", "01", "-01", "1.0", "1e3", " 1", "1\n", "١"])("rejects %j as an integer", (text) => {
  expect(isDigits(text)).toBe(false);
});
