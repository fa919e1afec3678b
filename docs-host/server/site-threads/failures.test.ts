import { expect, it } from "vitest";
import { failures } from "./failures.ts";

it("is tried again later after each failure, an hour later at most", () => {
  let time = 0;
  const { add, secondsLeft } = failures(() => time);
  expect(secondsLeft("page")).toBeUndefined();
  const pauses = Array.from({ length: 9 }, () => {
    const seconds = add("page");
    expect(secondsLeft("page")).toBe(seconds);
    time += seconds * 1000;
    expect(secondsLeft("page")).toBeUndefined();
    return seconds;
  });
  expect(pauses).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
  expect(secondsLeft("page of a new version")).toBeUndefined();
});
