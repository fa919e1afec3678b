import { useEffect, useRef, useState } from "react";
import { responseText } from "#locales/messages/response";
import type { BodyReader, Shown } from "../session/index.ts";

/** The number of results. `reason` says why a path expression is not one. */
interface Found {
  readonly count: number;
  readonly isCut: boolean;
  readonly reason?: string;
}

/** A search in a body. `found` is undefined without a query; `current` is the result that is shown. */
export interface Search {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly found: Found | undefined;
  readonly current: number | undefined;
  readonly step: (by: 1 | -1) => void;
}

/** Debounce of the search, in milliseconds, since searching a long body takes time. */
const typingPause = 120;

/** A query that begins like this is a path expression in a tree. */
const pathStart = /^\$(\.|\[|$)/;

/** Shows in a tree only what a path expression selects. Returns the selected values, or the reason why it can't. */
async function filterBy(reader: BodyReader, expression: string) {
  const [{ maxQueriedLength, queryPaths }, text] = await Promise.all([import("./path-query.ts"), reader.text()]);
  if (text.length > maxQueriedLength) return { reason: responseText().tooLongForPaths };
  const queried = queryPaths(text, expression);
  return queried.ok ? reader.filter(queried.paths) : { reason: queried.reason };
}

/**
 * Searches a body while the query is typed. `onShown` scrolls to a result. In a tree, a path expression that begins
 * with `$` shows only the values that it selects.
 */
export function useSearch(reader: BodyReader, isTree: boolean, onShown: (shown: Shown) => void): Search {
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<Search["found"]>();
  const [current, setCurrent] = useState<number>();
  const show = useRef(onShown);
  show.current = onShown;

  /** The values that a path expression selects. */
  const selected = useRef<readonly number[]>(undefined);
  const goTo = (hit: number): void => {
    setCurrent(hit);
    const node = selected.current?.[hit];
    (node === undefined ? reader.showHit(hit) : reader.showNode(node)).then(
      (shown) => show.current(shown),
      // The reader was closed, and this view with it.
      () => {},
    );
  };
  const go = useRef(goTo);
  go.current = goTo;

  useEffect(() => {
    let isGone = false;
    const isPath = isTree && pathStart.test(query);
    const end = (result: Found): void => {
      setFound(query === "" ? undefined : result);
      setCurrent(undefined);
      if (result.count > 0) go.current(0);
    };
    const search = async (): Promise<void> => {
      if (selected.current !== undefined) {
        const { rows } = await reader.filter(undefined);
        selected.current = undefined;
        show.current({ row: -1, rows });
      }
      const result = await reader.find(isPath ? "" : query);
      if (isGone) return;
      if (!isPath) return end(result);
      const filtered = await filterBy(reader, query);
      if (isGone) return;
      if ("reason" in filtered) return end({ count: 0, isCut: false, reason: filtered.reason });
      selected.current = filtered.nodes;
      show.current({ row: -1, rows: filtered.rows });
      end({ count: filtered.nodes.length, isCut: false });
    };
    // The reader was closed, and this view with it.
    const timer = setTimeout(() => search().catch(() => {}), query === "" ? 0 : typingPause);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [reader, query, isTree]);

  return {
    query,
    setQuery,
    found,
    current,
    step: (by) => {
      if (found === undefined || found.count === 0) return;
      goTo(((current ?? (by === 1 ? -1 : 0)) + by + found.count) % found.count);
    },
  };
}
