import { useEffect, useRef, useState } from "react";
import type { Mismatch } from "#engine/answer";
import { rowAt } from "./row-at.ts";

/** Returns the mismatches of a row; undefined if nothing is documented. */
export type CheckRow<Row> = (row: Row) => readonly Mismatch[] | undefined;

/** The known mismatches of rows. */
export interface RowMismatches<Row> {
  readonly of: (row: Row) => readonly Mismatch[];
  /** The number of rows with mismatches, including rows that were dropped since. */
  readonly count: number;
  /** The number of rows that were dropped before they were checked. */
  readonly missed: number;
}

/** The longest time that one slice of checks takes, in milliseconds, so that frames are not delayed. */
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

/** Checks rows as they arrive, in short slices that do not block the page. Ids increase from row to row. */
export function useMismatches<Row extends object>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  check: CheckRow<Row> | undefined,
): RowMismatches<Row> {
  const known = useRef<Known<Row>>(undefined);
  const [, redraw] = useState(0);
  const last = rows.at(-1);
  // Starts again with other documentation, or after the rows were cleared.
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
        const row = rows[at] as Row; // `at` is less than their number
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
