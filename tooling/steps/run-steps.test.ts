import { expect, it } from "vitest";
import { table, total } from "./run-steps.ts";

it("lists the times and the cases of each step, and of all", () => {
  const rows = [
    { name: "build", wall: 12.4, processor: 20, passed: 1, failed: 0 },
    { name: "unit tests", wall: 230, processor: 415.6, passed: 15_912, failed: 2 },
  ];
  expect(table([...rows, total(rows)]).split("\n")).toEqual([
    "     clock processor    passed    failed  step",
    "      12 s      20 s         1         0  build",
    "     230 s     416 s     15912         2  unit tests",
    "     242 s     436 s     15913         2  all",
  ]);
});
