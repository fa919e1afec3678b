import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { entryRowAt, type Laid, type Row } from "./rows.ts";

/** The assumed height of a row for Page Up and Page Down if there are no rows, in pixels. */
const defaultRow = 34;

/** Dependencies of the focus in the list. */
export interface EntryFocusDeps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly laid: Laid;
  /** The rows that are in the page. */
  readonly rows: readonly Row[];
  /** The query of the list. Another query makes another list, in which no entry had the focus so far. */
  readonly query: string;
  /** The position of the active entry; -1 if it is not in the list. */
  readonly active: number;
  /** The height of the visible part, in pixels. */
  readonly height: number;
  /** Called when the focus moves up from the first entry. */
  readonly onLeave: () => void;
}

/**
 * Moves the focus among the entries by arrow keys (roving tabindex). Tab reaches one entry: the last focused one, else
 * the active one, else the first.
 */
export function useEntryFocus({ list, laid, rows, query, active, height, onLeave }: EntryFocusDeps) {
  const [lastFocused, setLastFocused] = useState<{ readonly query: string; readonly position: number }>();
  const focused = lastFocused?.query === query ? lastFocused.position : undefined;
  const setFocused = (position: number): void => setLastFocused({ query, position });
  const reachable = entryRowAt(laid, focused) === undefined ? Math.max(active, 0) : (focused ?? 0);
  // If it was scrolled away, the first row in the page takes its place, so that Tab always gets into the list.
  const drawn = rows.flatMap((row) => (row.kind === "entry" ? [row.position] : []));
  const tabStop = drawn.includes(reachable) ? reachable : drawn[0];

  const goTo = useRef<number>(undefined);
  // The row to go to may have been drawn only now.
  useEffect(() => {
    if (goTo.current === undefined) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-position="${goTo.current}"]`);
    if (!link) return;
    goTo.current = undefined;
    link.focus({ preventScroll: true });
  });

  const focusEntry = (position: number): void => {
    const row = entryRowAt(laid, Math.min(Math.max(position, 0), laid.entries.length - 1));
    const frame = list.current;
    if (row === undefined || frame === null) return;
    // The heading above the first entry of a group scrolls into view with it.
    const above = laid.rows[(laid.entries[row.position] ?? 0) - 1];
    const top = above?.kind === "heading" ? above.top : row.top;
    if (top < frame.scrollTop) frame.scrollTop = top;
    else if (row.top + row.height > frame.scrollTop + frame.clientHeight)
      frame.scrollTop = row.top + row.height - frame.clientHeight;
    goTo.current = row.position;
    setFocused(row.position);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor(height / (entryRowAt(laid, 0)?.height ?? defaultRow)) - 1);
    const from = focused ?? reachable;
    const moves: { readonly [key: string]: number } = {
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      PageDown: from + page,
      PageUp: from - page,
      Home: 0,
      End: laid.entries.length - 1,
    };
    const to = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 && event.key === "ArrowUp") onLeave();
    else focusEntry(to);
  };
  return { reachable, tabStop, setFocused, focusEntry, onKeyDown };
}
