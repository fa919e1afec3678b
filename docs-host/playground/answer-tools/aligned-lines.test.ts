import { describe, expect, it } from "vitest";
import { alignLines, withoutEqual } from "./aligned-lines.ts";
import { answerLines } from "./answer-text.ts";

describe("two texts side by side", () => {
  it("aligns a changed, a removed and an added line with the equal ones around them", () =>
    expect(alignLines(["a", "b", "c", "d"], ["a", "B", "d", "e"])).toEqual([
      { kind: "same", left: "a", right: "a" },
      { kind: "changed", left: "b", right: "B" },
      { kind: "removed", left: "c" },
      { kind: "same", left: "d", right: "d" },
      { kind: "added", right: "e" },
    ]));

  it("aligns equal and empty texts", () => {
    expect(alignLines(["a"], ["a"])).toEqual([{ kind: "same", left: "a", right: "a" }]);
    expect(alignLines([], ["a"])).toEqual([{ kind: "added", right: "a" }]);
    expect(alignLines([], [])).toEqual([]);
  });

  it("compares texts that have too little in common by their lines, and loses none", () => {
    const lines = (mark: string) => Array.from({ length: 5_000 }, (_, line) => `${mark}${line}`);
    const rows = alignLines(lines("a"), [...lines("b"), "end"]);
    expect(rows).toHaveLength(5_001);
    expect(rows[0]).toEqual({ kind: "changed", left: "a0", right: "b0" });
    expect(rows.at(-1)).toEqual({ kind: "added", right: "end" });
  });

  it("leaves out equal lines that are far from every change, and counts them", () => {
    const many = Array.from({ length: 20 }, (_, line) => String(line));
    const rows = withoutEqual(alignLines(many, [...many.slice(0, 10), "new", ...many.slice(10)]));
    expect(rows.map((row) => (row.kind === "skipped" ? row.count : row.kind))).toEqual([
      7,
      "same",
      "same",
      "same",
      "added",
      "same",
      "same",
      "same",
      7,
    ]);
  });
});

it("writes a response as lines, with sorted headers and indented JSON", () =>
  expect(
    answerLines({
      ...{ status: 200, statusText: "", time: 1, size: 9 },
      headers: [
        ["X-B", "2"],
        ["A", "1"],
      ],
      shown: { kind: "json", text: '{"a":1}', value: { a: 1 } },
    }),
  ).toEqual(["200", "a: 1", "x-b: 2", "", "{", '  "a": 1', "}"]));
