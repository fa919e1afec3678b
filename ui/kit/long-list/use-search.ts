import { useEffect, useMemo, useState } from "react";
import { searcher } from "#ui/search";
import type { Options } from "../lists/index.ts";

/** The rows of a list: the positions of the options that it shows, in its order. */
export interface Rows {
  readonly count: number;
  /** The position of the option in a row. */
  readonly positionAt: (row: number) => number;
}

interface Found {
  readonly query: string;
  readonly options: Options;
  readonly rows: Rows;
}

/**
 * Returns the rows that match a query: all options for an empty one. During a search they are the rows of the query
 * before, and `isCurrent` is false.
 */
export function useSearch(options: Options, query: string): { readonly rows: Rows; readonly isCurrent: boolean } {
  const all = useMemo((): Rows => ({ count: options.length, positionAt: (row) => row }), [options]);
  const searchIn = useMemo(() => searcher(options.length, (position) => options.at(position)?.label ?? ""), [options]);
  const [found, setFound] = useState<Found>();
  const wanted = query.trim();

  useEffect(() => {
    if (wanted === "") {
      setFound(undefined);
      return undefined;
    }
    const search = searchIn(wanted);
    let next: ReturnType<typeof setTimeout> | undefined;
    const go = (): void => {
      const positions = search.advance();
      if (positions === undefined) {
        next = setTimeout(go);
        return;
      }
      const rows: Rows = { count: positions.length, positionAt: (row) => positions[row] ?? -1 };
      setFound({ query: wanted, options, rows });
    };
    go();
    return () => clearTimeout(next);
  }, [searchIn, options, wanted]);

  if (wanted === "") return { rows: all, isCurrent: true };
  if (found?.options !== options) return { rows: all, isCurrent: false };
  return { rows: found.rows, isCurrent: found.query === wanted };
}
