import { expect, it } from "vitest";
import { table } from "./run-steps.ts";

it("lists the time of each step, and of all", () => {
  const rows = [
    { name: "build", wall: 12.4, processor: 20 },
    { name: "unit tests", wall: 230, processor: 415.6 },
  ];
  expect(table(rows).split("\n")).toEqual([
    "     clock  processor",
    "      12 s       20 s  build",
    "     230 s      416 s  unit tests",
    "     242 s      436 s  all",
  ]);
});
