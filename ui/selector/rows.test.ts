import { expect, it } from "vitest";
import type { FoundGroup } from "./found.ts";
import { layOut, rowsBetween } from "./rows.ts";

const groups: readonly FoundGroup[] = [3, 0, 2].map((count, g) => ({
  trail: g === 2 ? [] : [`Group ${g}`],
  found: Array.from({ length: count }, (_, i) => ({
    entry: { kind: "endpoint", apiId: "a", id: `${g}.${i}`, title: "", href: `/${g}/${i}`, path: "" },
    title: [],
    path: [],
  })),
}));

it("stacks rows without gaps", () => {
  const { rows, height, count, entries } = layOut(groups, 16, false);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
  expect(count).toBe(rows.length);
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
  const layout = layOut(groups, 16, false);
  for (let from = -50; from < layout.height + 50; from += 7) {
    for (const size of [0, 10, 60, 500]) {
      const touched = layout.rows.filter(({ top, height }) => top + height > from && top < from + size);
      expect(rowsBetween(layout, from, from + size)).toEqual(touched);
    }
  }
});

it("positions a partial list as in the complete one, so that nothing moves when the rest arrives", () => {
  const complete = layOut(groups, 16, false);
  const [first, ...others] = groups;
  const truncated = [{ trail: first?.trail ?? [], found: first?.found.slice(2) ?? [] }, ...others];
  const part = { before: { entries: 2, headings: 0 }, total: { entries: 5, headings: 2 } };
  const layout = layOut(truncated, 16, false, part);
  expect(layout.height).toBe(complete.height);
  expect(layout.count).toBe(complete.count);
  const positions = ({ rows }: typeof layout) =>
    rows.flatMap((row) => (row.kind === "entry" ? [[row.position, row.number, row.top]] : []));
  expect(positions(layout)).toEqual(positions(complete).slice(2));
  expect(layout.entries.map((at) => layout.rows[at]?.kind)).toEqual([undefined, undefined, "entry", "entry", "entry"]);
  expect(layOut(truncated.slice(0, 1), 16, false, part).entries).toHaveLength(5);
});

it.each<[readonly (readonly string[])[], readonly number[]]>([
  [
    [
      ["API", "repos"],
      ["API", "issues"],
      ["API", "users"],
    ],
    [0, 1, 1],
  ],
  [
    [
      ["API", "admin", "users"],
      ["API", "admin", "roles"],
      ["API", "billing", "users"],
    ],
    [0, 2, 1],
  ],
  [
    [["A", "users"], ["B", "users"], ["B"]],
    [0, 0, 0],
  ],
  [
    [["users"], ["users", "roles"]],
    [0, 1],
  ],
])("names outer groups once in the headings %j", (trails, shared) => {
  const { rows } = layOut(
    trails.map((trail) => ({ trail, found: [] })),
    16,
    false,
  );
  expect(rows.map((row) => row.kind === "heading" && row.shared)).toEqual(shared);
});
