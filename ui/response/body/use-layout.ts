import { useEffect, useState } from "react";
import type { BodyReader, ViewName } from "../session/index.ts";

/** The layout of a body. `count` changes whenever its rows may. */
export interface Layout {
  readonly isLaid: boolean;
  readonly rows: number;
  readonly count: number;
  readonly setRows: (rows: number) => void;
}

/** Lays a body out whenever its view or width changes. */
export function useLayout(reader: BodyReader, view: ViewName, columns: number | undefined): Layout {
  const [laid, setLaid] = useState<{ readonly view: ViewName; readonly rows: number; readonly count: number }>();
  useEffect(() => {
    if (columns === undefined) return undefined;
    let isGone = false;
    reader.lay(view, columns).then(
      (rows) => !isGone && setLaid((before) => ({ view, rows, count: (before?.count ?? 0) + 1 })),
      // The reader was closed, and this view with it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [reader, view, columns]);
  return {
    isLaid: laid?.view === view,
    rows: laid?.rows ?? 0,
    count: laid?.count ?? 0,
    setRows: (rows) => setLaid((before) => before && { ...before, rows, count: before.count + 1 }),
  };
}
