import { expect, it } from "vitest";
import { createMeter } from "./receive-head.ts";

it("counts bytes up to a total, at any time", () => {
  let now = 0;
  const mayPass = createMeter(10, undefined, () => now);
  expect([mayPass(4), mayPass(6)]).toEqual([true, true]);
  now = 10 ** 9;
  expect([mayPass(1), mayPass(0)]).toEqual([false, false]);
});

it.each([1_000, 1_700_000_000_000])("counts bytes again in each window, on a clock that began with %d", (began) => {
  let now = began;
  const mayPass = createMeter(10, 60, () => now);
  expect([mayPass(10), mayPass(1)]).toEqual([true, false]);
  now = began + 59;
  expect(mayPass(0)).toBe(false);
  now = began + 60;
  expect([mayPass(10), mayPass(1)]).toEqual([true, false]);
  now = began + 119;
  expect(mayPass(0)).toBe(false);
  now = began + 200;
  expect(mayPass(10)).toBe(true);
});
