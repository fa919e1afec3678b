import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listViewHref, listViewOf, maxFindLength } from "./list-address.ts";
import { type ListView, listPart, partStart } from "./list-part.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const names = { textOf: (row: number) => `row ${row}`, idOf: (row: number) => `here.${row}` };
const view = (some: Partial<ListView>): ListView => ({ list: "here", find: "", from: 0, wide: false, ...some });
const part = (count: number, requestedView?: ListView) => listPart(numbers(count), "here", names, requestedView);

describe("the visible part of a list", () => {
  it("is the complete list if it is short, whatever the URL requests", () => {
    expect(part(100, view({ from: 50, find: "7" })).shown).toHaveLength(100);
  });

  it("is the first hundred rows of a long list, even if another list is requested", () => {
    for (const requestedView of [undefined, view({ list: "elsewhere", from: 300 })]) {
      expect(part(101, requestedView)).toMatchObject({ from: 0, to: 100, found: 101, total: 101 });
    }
  });

  it.each([
    [{ from: 100 }, 100, 200],
    [{ from: 49_900 }, 49_900, 50_000],
    [{ from: 49_950 }, 49_950, 50_000],
    [{ from: 50_000 }, 49_900, 50_000],
    [{ from: 999_999_999 }, 49_900, 50_000],
    [{ from: 3000, wide: true }, 3000, 4000],
  ])("follows the URL: %j", (requestedView, from, to) => {
    const { shown } = part(50_000, view(requestedView));
    expect([shown[0], shown.at(-1)]).toEqual([from, to - 1]);
  });

  it("contains the search results, best match first, page by page", () => {
    const results = part(50_000, view({ find: "row 77" }));
    expect(results).toMatchObject({ from: 0, to: 100, found: 1400, total: 50_000 });
    expect(results.shown[0]).toBe(77);
    expect(part(50_000, view({ find: "row 77", from: 1350 })).shown).toHaveLength(50);
    expect(part(50_000, view({ find: "nowhere" }))).toMatchObject({ shown: [], from: 0, to: 0, found: 0 });
  });

  it("contains the row of a requested nested list", () => {
    expect(part(50_000, view({ list: "here.4321" })).shown).toContain(4321);
    expect(part(50_000, view({ list: "here.4321.deeper", from: 700 })).shown).toContain(4321);
  });

  it("contains the right row if its name starts with the name of another row", () => {
    const keys = ["a", ...numbers(200).map((i) => `key${i}`), "a.b"];
    const { shown } = listPart(
      keys,
      "here",
      { textOf: (key) => key, idOf: (key) => `here.${key}` },
      view({ list: "here.a.b.c" }),
    );
    expect(shown).toContain("a.b");
  });

  it("normalizes the texts of a list once for all searches", () => {
    const rows = numbers(5000);
    let read = 0;
    const textOf = (row: number): string => {
      read += 1;
      return `row ${row}`;
    };
    for (const find of ["7", "77", "7"]) listPart(rows, "here", { textOf }, view({ find }));
    expect(read).toBe(5000);
    // Other text for the same rows is another search.
    const other = listPart(rows, "here", { textOf: (row) => `line ${row}` }, view({ find: "line 42" }));
    expect(other.shown[0]).toBe(42);
  });

  it.each([
    [0, 5000, false, 0],
    [199, 5000, false, 100],
    [4999, 5000, false, 4900],
    [5000, 5000, false, 4900],
    [999_999_999, 5001, false, 5000],
    [4999, 5000, true, 4000],
    [3, 0, false, 0],
    [999, Number.POSITIVE_INFINITY, false, 900],
  ])("starts, for row %d of %d, wide: %s, at %d", (row, count, wide, start) => {
    expect(partStart(row, count, wide)).toBe(start);
  });

  it("pages through every row exactly once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 3000 }), fc.boolean(), (count, wide) => {
        const seen: number[] = [];
        for (let from = 0; from < count; ) {
          const { shown, to } = part(count, view({ from, wide }));
          seen.push(...shown);
          from = to;
        }
        expect(seen).toEqual(numbers(count));
      }),
    );
  });
});

describe("a view URL", () => {
  it("round-trips", () => {
    fc.assert(
      fc.property(
        fc.record({
          list: fc.string({ minLength: 1 }),
          find: fc.string({ maxLength: maxFindLength }).map((text) => text.trim()),
          from: fc.nat(999_999_999),
          wide: fc.boolean(),
        }),
        (written) => {
          const href = listViewHref(written);
          expect(listViewOf(new URLSearchParams(href.slice(1, href.indexOf("#"))))).toEqual(written);
        },
      ),
    );
  });

  it.each([
    ["", undefined],
    ["list=", undefined],
    ["find=a", undefined],
    ["list=a&from=-1", view({ list: "a" })],
    ["list=a&from=1e9", view({ list: "a" })],
    ["list=a&from=9999999999", view({ list: "a" })],
    ["list=a&wide=yes", view({ list: "a" })],
    [`list=a&find=${"b".repeat(5000)}`, view({ list: "a", find: "b".repeat(maxFindLength) })],
  ])("replaces invalid values with defaults: %s", (query, expected) => {
    expect(listViewOf(new URLSearchParams(query))).toEqual(expected);
  });
});
