import { expect, it } from "vitest";
import { memoizeWeak } from "./memoize-weak.ts";

it("calls a function once for each object, also if it returns undefined", () => {
  const calls: object[] = [];
  const sizeOf = memoizeWeak((list: readonly string[]) => {
    calls.push(list);
    return list.length === 0 ? undefined : list.length;
  });
  const [empty, full] = [[], ["a"]];
  expect([empty, full, empty, full, ["a"]].map(sizeOf)).toEqual([undefined, 1, undefined, 1, 1]);
  expect(calls).toEqual([empty, full, ["a"]]);
});

it("tries again after an error", () => {
  let fails = true;
  const read = memoizeWeak((key: object) => {
    if (fails) throw new TypeError("broken");
    return key;
  });
  const key = {};
  expect(() => read(key)).toThrow("broken");
  fails = false;
  expect(read(key)).toBe(key);
});
