import { expect, it } from "vitest";
import { createWindow } from "./window.ts";

it("allows a number of calls per window, returns the wait time, and resets after the window", () => {
  let moment = 5_000;
  const window = createWindow(2, 60_000, () => moment);
  expect([window.spend("a"), window.spend("a"), window.spend("a"), window.spend("b")]).toEqual([
    ...[undefined, undefined, 60, undefined],
  ]);
  moment += 59_001;
  expect(window.spend("a")).toBe(1);
  moment += 999;
  expect([window.spend("a"), window.spend("a"), window.spend("a")]).toEqual([undefined, undefined, 60]);
});

it("evicts only keys with an expired window", () => {
  let moment = 0;
  const window = createWindow(1, 1_000, () => moment);
  window.spend("old");
  moment = 900;
  window.spend("young");
  moment = 1_000;
  expect([window.spend("new"), window.spend("old"), window.spend("young")]).toEqual([undefined, undefined, 1]);
});
