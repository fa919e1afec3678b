import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Laid } from "./rows.ts";
import type { Viewport } from "./use-viewport.ts";

/** Dependencies of scrolling. */
export interface ListScrollDeps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly laid: Laid;
  readonly viewport: Viewport;
  readonly query: string;
  /** The position of the active entry; -1 if it is not in the list. */
  readonly active: number;
  /** Called when rows are visible that are not loaded; absent if all are. */
  readonly onMissing: (() => void) | undefined;
}

/** Scrolls the list to the active entry on opening and to the top of other results, and asks for missing rows. */
export function useListScroll({ list, laid, viewport, query, active, onMissing }: ListScrollDeps): void {
  // Only once: a list that keeps moving can't be read.
  const isCentered = useRef(false);
  useLayoutEffect(() => {
    const frame = list.current;
    const row = laid.rows[laid.entries[active] ?? -1];
    if (isCentered.current || frame === null || row === undefined) return;
    isCentered.current = true;
    frame.scrollTop = row.top + row.height / 2 - frame.clientHeight / 2;
  }, [list, laid, active]);
  const askForMore = useEffectEvent((): void => {
    const frame = list.current;
    const last = laid.rows.at(-1);
    if (onMissing === undefined || frame === null || last === undefined) return;
    const { scrollTop, clientHeight } = frame;
    const isCovered = (laid.rows[0]?.top ?? 0) <= scrollTop && last.top + last.height >= scrollTop + clientHeight;
    if (!isCovered) onMissing();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visible rows say when
  useEffect(() => askForMore(), [laid, viewport]);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search says when
  useEffect(() => {
    if (!isFirst.current && list.current !== null) list.current.scrollTop = 0;
    isFirst.current = false;
  }, [list, query]);
}
