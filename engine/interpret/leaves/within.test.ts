import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digitsWithin, within } from "./within.ts";

describe("a number within limits", () => {
  it.each<[number, Parameters<typeof within>[1], number]>([
    [0, {}, 0],
    [0, { minimum: 5 }, 5],
    [0, { maximum: -5 }, -5],
    [5, { minimum: 5, maximum: 5 }, 5],
    [0, { minimum: 3, maximum: 1 }, 3],
    [0, { exclusiveMinimum: 0 }, 1],
    [0, { exclusiveMaximum: 0 }, -1],
    [0, { exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
    [0, { exclusiveMinimum: -1 }, 0],
    [0, { minimum: 1, multipleOf: 5 }, 5],
    [0, { minimum: 5, multipleOf: 5 }, 5],
    [0, { exclusiveMinimum: 5, multipleOf: 5 }, 10],
    [7, { maximum: 9, multipleOf: 5 }, 5],
    [7, { maximum: 10, multipleOf: 5 }, 10],
    [7, { exclusiveMaximum: 10, multipleOf: 5 }, 5],
    [0, { minimum: 0.3, multipleOf: 0.1 }, 0.3],
  ])("nearest to %d with %j is %d", (usual, limits, expected) => {
    expect(within(usual, limits)).toBe(expected);
  });
});

describe("an integer as text within limits", () => {
  const integer = fc.bigInt({ min: -100n, max: 100n });
  const options = { minimum: fc.option(integer), maximum: fc.option(integer), step: fc.bigInt({ min: 1n, max: 7n }) };

  it("is a nearest multiple that the limits allow, if they allow one", () => {
    fc.assert(
      fc.property(integer, fc.record(options), (usual, { minimum, maximum, step }) => {
        const isAllowed = (value: bigint): boolean =>
          value % step === 0n && (minimum === null || value >= minimum) && (maximum === null || value <= maximum);
        const all = Array.from({ length: 401 }, (_, at) => BigInt(at) - 200n).filter(isAllowed);
        const limits = {
          ...(minimum !== null && { minimum: `${minimum}` }),
          ...(maximum !== null && { maximum: `${maximum}` }),
          multipleOf: `${step}`,
        };
        const value = BigInt(digitsWithin(`${usual}`, limits));
        if (all.length === 0) return;
        expect(all).toContain(value);
        const between = all.filter((one) =>
          value > usual ? one >= usual && one < value : one <= usual && one > value,
        );
        expect(between).toEqual([]);
      }),
    );
  });

  it.each([
    ["0", { minimum: "9007199254740993" }, "9007199254740993"],
    ["0", { minimum: "9007199254740993", multipleOf: "2" }, "9007199254740994"],
    ["0", { minimum: "one", maximum: "ten", multipleOf: "few" }, "0"],
  ])("nearest to %s with %j is %s", (usual, limits, expected) => {
    expect(digitsWithin(usual, limits)).toBe(expected);
  });
});
