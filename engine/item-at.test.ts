import fc from "fast-check";
import { expect, it } from "vitest";
import { defined, itemAt, NotThereError } from "./item-at.ts";

it("returns every item of a list, counted from either end, and throws for any other index", () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.string(), { nil: undefined })),
      fc.integer({ min: -12, max: 12 }),
      (items, index) => {
        if (index < items.length && index >= -items.length) expect(itemAt(items, index)).toBe(items.at(index));
        else expect(() => itemAt(items, index)).toThrow(NotThereError);
      },
    ),
  );
});

it("returns a defined value, even null, and throws for undefined", () => {
  expect([defined(0), defined(""), defined(false), defined(null)]).toEqual([0, "", false, null]);
  expect(() => defined(undefined)).toThrow(NotThereError);
  expect(() => defined(["a"][1])).toThrow("expected a value, found undefined");
});
