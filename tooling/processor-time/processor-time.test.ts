import { expect, it } from "vitest";
import { ranking } from "./ranking.ts";
import { processorSeconds, readStat, sumTree } from "./usage.ts";

it("reads the parent and the processor time of a process, with its ended children, whatever its name", () => {
  const line = "7 (a (b) c) S 5 7 7 0 -1 4194560 100 200 0 0 150 50 30 20 20 0 1 0 12345";
  expect(readStat(line)).toEqual({ parent: 5, seconds: 2.5 });
});

it("sums a process and all below it", () => {
  const processes = new Map([
    [1, { parent: 0, seconds: 100 }],
    [2, { parent: 1, seconds: 1 }],
    [3, { parent: 2, seconds: 2 }],
    [4, { parent: 2, seconds: 4 }],
    [5, { parent: 1, seconds: 8 }],
  ]);
  expect([sumTree(processes, 2), sumTree(processes, 5), sumTree(processes, 9)]).toEqual([7, 8, 0]);
});

it("grows with work", () => {
  const from = processorSeconds();
  const end = performance.now() + 5_000;
  while (processorSeconds() - from < 0.02 && performance.now() < end) JSON.stringify(Array.from({ length: 1000 }));
  expect(processorSeconds() - from).toBeGreaterThanOrEqual(0.02);
});

it("lists the files that use most", () => {
  const files = [3, 1, 9].map((seconds) => ({ file: `${seconds}.test.ts`, seconds, wallSeconds: seconds }));
  expect(ranking({ seconds: 20, files })).toBe(
    [
      "Processor time: 20 s, in 3 files 13 s",
      ...["     9.0 s  9.test.ts", "     3.0 s  3.test.ts", "     1.0 s  1.test.ts"],
    ].join("\n"),
  );
});
