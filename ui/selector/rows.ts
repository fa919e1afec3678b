import type { ListPart } from "./entry.ts";
import type { Found, FoundGroup } from "./found.ts";

/** A row of the list with its offset and height, in pixels; `position` counts entries from 0. */
export type Row = RowPlace &
  /** `shared` counts the outer groups that the heading above names too. */
  (
    | { readonly kind: "heading"; readonly trail: readonly string[]; readonly shared: number }
    | { readonly kind: "entry"; readonly found: Found; readonly position: number }
  );

interface RowPlace {
  /** The number of the row in the whole list, from 1. */
  readonly number: number;
  readonly top: number;
  readonly height: number;
}

/** The lines of a list, laid out. */
export interface Laid {
  readonly rows: readonly Row[];
  readonly height: number;
  /** The number of rows of the whole list: headings and entries. */
  readonly count: number;
  /** The index of each entry in `rows`, by its position; -1 for one outside the groups. */
  readonly entries: readonly number[];
}

/**
 * Lays out groups below each other. Heights are known, so that a list of any length is rendered at once: in pixels at a
 * text size of 16, a heading and an entry have 40, and an entry with its path has 50.
 * @param textSize of the page in pixels, so that larger text gets larger rows
 * @param isLong true if each entry shows its path
 * @param part the position of the groups if they are a part of the list; they are laid out at their final offsets
 */
export function layOut(groups: readonly FoundGroup[], textSize: number, isLong: boolean, part?: ListPart): Laid {
  const scale = textSize / 16;
  const heading = 40 * scale;
  const entry = isLong ? 50 * scale : heading;
  const heightOf = ({ entries, headings }: ListPart["total"]): number => entries * entry + headings * heading;
  const rows: Row[] = [];
  const entries: number[] = Array.from({ length: part?.before.entries ?? 0 }, () => -1);
  const countOf = ({ entries, headings }: ListPart["total"]): number => entries + headings;
  const first = part === undefined ? 1 : countOf(part.before) + 1;
  let top = part === undefined ? 0 : heightOf(part.before);
  let above: readonly string[] = [];
  for (const { trail, found } of groups) {
    if (trail.length > 0) {
      const differs = trail.findIndex((title, i) => i === trail.length - 1 || title !== above[i]);
      rows.push({ kind: "heading", trail, shared: differs, number: first + rows.length, top, height: heading });
      above = trail;
      top += heading;
    }
    for (const one of found) {
      entries.push(rows.length);
      rows.push({
        kind: "entry",
        found: one,
        position: entries.length - 1,
        number: first + rows.length,
        top,
        height: entry,
      });
      top += entry;
    }
  }
  while (entries.length < (part?.total.entries ?? 0)) entries.push(-1);
  const size =
    part === undefined
      ? { height: top, count: rows.length }
      : { height: heightOf(part.total), count: countOf(part.total) };
  return { rows, ...size, entries };
}

/** The rows that a part of the list touches, from `from` to `to` in pixels; found by halving. */
export function rowsBetween({ rows }: Laid, from: number, to: number): readonly Row[] {
  const first = firstWhere(rows, ({ top, height }) => top + height > from);
  const after = firstWhere(rows, ({ top }) => top >= to);
  return rows.slice(first, after);
}

/** The first row for which a condition is true that is true for all rows after it. */
function firstWhere(rows: readonly Row[], holds: (row: Row) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && holds(row)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A row of one entry. */
export type EntryRowData = Extract<Row, { readonly kind: "entry" }>;

/** Returns the row of the entry at a position; undefined if it is not among the laid out groups. */
export function entryRowAt({ rows, entries }: Laid, position: number | undefined): EntryRowData | undefined {
  const row = position === undefined ? undefined : rows[entries[position] ?? -1];
  return row?.kind === "entry" ? row : undefined;
}
