import { expect, it } from "vitest";
import { spread } from "./tier.ts";

it("selects items at even distances", () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([0, 3, 6]);
  expect(spread([0, 1, 2, 3], 1)).toEqual([0]);
});

it("selects all items if there are not more", () => {
  expect(spread([0, 1], 3)).toEqual([0, 1]);
  expect(spread([0, 1, 2], 3)).toEqual([0, 1, 2]);
  expect(spread([], 3)).toEqual([]);
});
