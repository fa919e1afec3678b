import { useEffect, useRef, useState } from "react";
import type { Mismatch } from "#engine/answer";
import { rowAt } from "./row-at.ts";

/** Says where a row is not as documented; `undefined` if that is not known. */
export type CheckRow<Row> = (row: Row) => readonly Mismatch[] | undefined;

/** The known mismatches of rows. */
export interface RowMismatches<Row> {
  readonly of: (row: Row) => readonly Mismatch[];
  /** Rows that were found not to be as documented, those that are no longer kept among them. */
  readonly count: number;
  /** Rows that went before there was time to check them. */
  readonly missed: number;
}

/** Rows are checked for so long at a time, in ms, so that each frame has time left for all else. */
const slice = 5;

const none: readonly Mismatch[] = [];

interface Known<Row extends object> {
  readonly check: CheckRow<Row> | undefined;
  readonly mismatches: WeakMap<Row, readonly Mismatch[]>;
  /** The id of the last row that was checked. */
  upTo: number;
  count: number;
  missed: number;
}

/** Checks rows as they come, in slices: it holds up neither the page nor what comes. Ids rise from row to row. */
export function useMismatches<Row extends object>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  check: CheckRow<Row> | undefined,
): RowMismatches<Row> {
  const known = useRef<Known<Row>>(undefined);
  const [, redraw] = useState(0);
  const last = rows.at(-1);
  // Another documentation, or rows that are counted again since the old ones were cleared.
  if (known.current?.check !== check || (last !== undefined && idOf(last) < (known.current?.upTo ?? 0))) {
    known.current = { check, mismatches: new WeakMap(), upTo: 0, count: 0, missed: 0 };
  }
  useEffect(() => {
    const notes = known.current;
    if (check === undefined || notes === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at = rowAt(rows, idOf, notes.upTo + 1);
    const next = rows[at];
    let isNews = false;
    if (next !== undefined && idOf(next) > notes.upTo + 1) {
      notes.missed += idOf(next) - notes.upTo - 1;
      notes.upTo = idOf(next) - 1;
      isNews = true;
    }
    const work = (): void => {
      const end = performance.now() + slice;
      for (; at < rows.length && performance.now() < end; at += 1) {
        const row = rows[at] as Row; // `at` is below their number
        const found = check(row) ?? none;
        notes.upTo = idOf(row);
        if (found.length === 0) continue;
        notes.mismatches.set(row, found);
        notes.count += 1;
        isNews = true;
      }
      if (isNews) redraw((count) => count + 1);
      isNews = false;
      if (at < rows.length) timer = setTimeout(work);
    };
    work();
    return () => clearTimeout(timer);
  }, [rows, idOf, check]);
  const { mismatches, count, missed } = known.current ?? { mismatches: undefined, count: 0, missed: 0 };
  return { of: (row) => mismatches?.get(row) ?? none, count, missed };
}
