import { expect, it } from "vitest";
import { distinctBy } from "./node.ts";

it("finds the items with distinct keys in linear time, the first item of each key in its order", () => {
  expect(distinctBy(["b1", "a1", "b2", "c1", "a2"], ([key = ""]) => key)).toEqual(["b1", "a1", "c1"]);
  let reads = 0;
  const items = Array.from({ length: 500 }, (_, i) => `${i}`);
  const keyOf = (item: string): string => {
    reads += 1;
    return item;
  };
  expect(distinctBy(items, keyOf)).toEqual(items);
  expect(reads).toBeLessThanOrEqual(2 * items.length);
});
