import { expect, it } from "vitest";
import type { Loaded } from "./load.ts";
import { linesOf, plainLine } from "./report.ts";

const diagnostics = Array.from({ length: 23 }, (_, n) => ({
  at: `/paths/${n}`,
  code: "missing" as const,
  message: `Part ${n} is missing.`,
  ...(n === 0 ? { position: { line: 3, column: 5 } } : {}),
}));
const failed: Loaded = { kind: "failed", error: "a.yaml: it can't be read", diagnostics };
const options = { source: "a.yaml" };

it("prints the first diagnostics with their positions, counts the others and names the option for all", () => {
  const lines = linesOf(failed, { ...options, all: false });
  expect(lines).toHaveLength(22);
  expect(lines.slice(0, 3)).toEqual([
    "a.yaml: it can't be read",
    "  a.yaml:3:5  missing  Part 0 is missing.",
    "  a.yaml  missing  Part 1 is missing.",
  ]);
  expect(lines.at(-1)).toBe("  and 3 more; --all-diagnostics lists them all");
});

it("prints all diagnostics if requested", () => {
  expect(linesOf(failed, { ...options, all: true })).toHaveLength(24);
});

it("removes the control characters of a description", () => {
  expect(plainLine("a\u001b[2Jb\r\nc\u202ed\u009b1m")).toBe("a [2Jb c d 1m");
});
