import { expect, it } from "vitest";
import type { FoundGroup } from "./found.ts";
import { layOut, rowsBetween } from "./rows.ts";

const groups: readonly FoundGroup[] = [3, 0, 2].map((count, g) => ({
  trail: g === 2 ? [] : [`Group ${g}`],
  found: Array.from({ length: count }, (_, i) => ({
    entry: { kind: "endpoint", id: `${g}.${i}`, title: "", href: `/${g}/${i}`, path: "" },
    title: [],
    path: [],
  })),
}));

it("stacks rows without gaps", () => {
  const { rows, height, entries } = layOut(groups, 16, false);
  let top = 0;
  for (const row of rows) {
    expect(row.top).toBe(top);
    top += row.height;
  }
  expect(height).toBe(top);
  expect(entries.map((at) => rows[at]?.kind)).toEqual(["entry", "entry", "entry", "entry", "entry"]);
});

it("scales rows with the font size, and makes them taller if they show their path", () => {
  expect(layOut(groups, 32, false).height).toBe(2 * layOut(groups, 16, false).height);
  expect(layOut(groups, 16, true).height).toBeGreaterThan(layOut(groups, 16, false).height);
});

it("finds the rows in a range of the list, like a linear scan", () => {
  const laid = layOut(groups, 16, false);
  for (let from = -50; from < laid.height + 50; from += 7) {
    for (const size of [0, 10, 60, 500]) {
      const touched = laid.rows.filter(({ top, height }) => top + height > from && top < from + size);
      expect(rowsBetween(laid, from, from + size)).toEqual(touched);
    }
  }
});

it("positions a partial list as in the complete one, so that nothing moves when the rest arrives", () => {
  const whole = layOut(groups, 16, false);
  const [first, ...others] = groups;
  const cut = [{ trail: first?.trail ?? [], found: first?.found.slice(2) ?? [] }, ...others];
  const part = { before: { entries: 2, headings: 0 }, total: { entries: 5, headings: 2 } };
  const laid = layOut(cut, 16, false, part);
  expect(laid.height).toBe(whole.height);
  const places = ({ rows }: typeof laid) =>
    rows.flatMap((row) => (row.kind === "entry" ? [[row.position, row.top]] : []));
  expect(places(laid)).toEqual(places(whole).slice(2));
  expect(laid.entries.map((at) => laid.rows[at]?.kind)).toEqual([undefined, undefined, "entry", "entry", "entry"]);
  expect(layOut(cut.slice(0, 1), 16, false, part).entries).toHaveLength(5);
});
