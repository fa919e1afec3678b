import { useEffect, useState } from "react";
import { useStable } from "../use-stable.ts";
import type { Rows } from "./use-search.ts";
import type { Window } from "./use-window.ts";

/** A row that keys have moved to. Its number has a meaning for the rows of one search only. */
interface Moved {
  readonly rows: Rows;
  readonly row: number;
}

/** The row that Enter chooses. */
export interface ActiveOption {
  /** Undefined if there is none. */
  readonly active: number | undefined;
  /** Moves to a row, or to the nearest one there is. */
  readonly goTo: (row: number) => void;
}

/** Holds the active row. Each search starts at the row `first`, which is scrolled into view. */
export function useActiveOption(rows: Rows, first: number | undefined, show: Window["show"]): ActiveOption {
  const [moved, setMoved] = useState<Moved>();
  const active = rows.count === 0 ? undefined : moved?.rows === rows ? moved.row : first;
  const showFirst = useStable((): void => {
    if (active !== undefined) show(active, "center");
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has new rows
  useEffect(() => showFirst(), [rows]);
  const goTo = (row: number): void => {
    if (rows.count === 0) return;
    const next = Math.min(Math.max(row, 0), rows.count - 1);
    setMoved({ rows, row: next });
    show(next);
  };
  return { active, goTo };
}

/**
 * Returns a function that chooses the active row once the search for the typed query has ended, and one that cancels
 * that.
 */
export function useEnter(isCurrent: boolean, chooseActive: () => void) {
  const [isEntered, setEntered] = useState(false);
  const enter = useStable((): void => {
    setEntered(false);
    chooseActive();
  });
  useEffect(() => {
    if (isEntered && isCurrent) enter();
  }, [isEntered, isCurrent, enter]);
  return { enter: () => setEntered(true), cancel: () => setEntered(false) };
}
