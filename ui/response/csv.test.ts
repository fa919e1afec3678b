import { describe, expect, it } from "vitest";
import { isTable, readTable } from "./csv.ts";

const read = (text: string, type = "text/csv", rows = 100) => readTable(text, type, { rows, values: 100 }).rows;

describe("a table as text", () => {
  it.each([
    [
      "a,b\r\n1,2\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a;b\n1,5;2\n",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      '"a","b ""c"""\n"line\nbreak",""',
      [
        ["a", 'b "c"'],
        ["line\nbreak", ""],
      ],
    ],
    ["\ufeffa,b", [["a", "b"]]],
    ["a\r1\r2", [["a"], ["1"], ["2"]]],
    [
      "a,b\n\n1,",
      [
        ["a", "b"],
        ["1", ""],
      ],
    ],
    ['a\n"never closed, b\n', [["a"], ["never closed, b\n"]]],
    ['a,b"c"\n', [["a", 'b"c"']]],
    ["", []],
    ["\n\r\n", []],
    ['a\n""\nb', [["a"], [""], ["b"]]],
    ['a;"b,c,d"\n', [["a", "b,c,d"]]],
  ])("%j is %j", (text, rows) => expect(read(text)).toEqual(rows));

  it("has the delimiter of its media type", () =>
    expect(read("a,b\tc", "text/tab-separated-values")).toEqual([["a,b", "c"]]));

  it("ends after so many rows", () => expect(read("a\n1\n2\n3", "text/csv", 2)).toEqual([["a"], ["1"]]));

  it("ends after so many values, also in one row", () => {
    const limits = { rows: 10, values: 3 };
    expect(readTable(",".repeat(1000), "text/csv", limits)).toEqual({ rows: [["", "", ""]], isCut: true });
    expect(readTable("a,b\n1,2\n3,4", "text/csv", limits)).toEqual({ rows: [["a", "b"], ["1"]], isCut: true });
  });

  it.each([
    ["a\n1\n", false],
    ["a\n1\n\n", false],
    ["a\n1\n2", true],
  ])("%j has more than two rows: %s", (text, isCut) =>
    expect(readTable(text, "text/csv", { rows: 2, values: 100 }).isCut).toBe(isCut),
  );

  it.each([
    ["text/csv", true],
    ["text/html", false],
    ["constructor", false],
  ])("of %s: %s", (type, is) => expect(isTable(type)).toBe(is));
});
