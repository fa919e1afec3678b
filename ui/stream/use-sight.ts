import { useLayoutEffect, useRef, useState } from "react";
import type { LoggedRow } from "#engine/stream";
import type { Sight } from "./seen-rows.ts";

/** What a row measures until it has been measured. */
const unmeasured: Sight = { scrolled: 0, height: 400, rowHeight: 28 };

interface Ref<T> {
  readonly current: T | null;
}

/** Measures what is seen, at the beginning and as the frame changes its size. */
export function useSight(frame: Ref<HTMLElement>, head: Ref<HTMLElement>) {
  const [sight, setSight] = useState(unmeasured);
  const measure = (): void => {
    const scrolled = frame.current?.scrollTop ?? 0;
    // Nothing is laid out yet, or ever: then there is something to see all the same.
    const height = frame.current?.clientHeight || unmeasured.height;
    const rowHeight = head.current?.offsetHeight || unmeasured.rowHeight;
    setSight((before) =>
      before.scrolled === scrolled && before.height === height && before.rowHeight === rowHeight
        ? before
        : { scrolled, height, rowHeight },
    );
  };
  const latest = useRef(measure);
  useLayoutEffect(() => {
    latest.current = measure;
  });
  useLayoutEffect(() => {
    latest.current();
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return { sight, measure };
}

/** Keeps the end in sight while the list follows; else keeps the same rows in sight when older ones are dropped. */
export function useStaying(
  frame: Ref<HTMLElement>,
  rows: readonly LoggedRow[],
  rowHeight: number,
  follows: boolean,
): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const list = frame.current;
    const oldest = rows[0]?.number ?? 0;
    const gone = before.current.findIndex(({ number }) => number >= oldest);
    before.current = rows;
    if (list === null) return;
    if (follows) list.scrollTop = list.scrollHeight;
    else if (gone > 0) list.scrollTop -= gone * rowHeight;
  }, [frame, rows, rowHeight, follows]);
}
