import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { atFirstSign } from "#ui/kit";
import type { SelectorGroup } from "./entry.ts";
import { type FoundGroup, foundWhole } from "./found.ts";

const loadFinder = () => import("./find.ts");
type Finder = Awaited<ReturnType<typeof loadFinder>>;

/** Returns the search, which loads at the first interaction with the page; before, the list is unfiltered. */
function useFinder(isSearch: boolean): Finder | undefined {
  const [finder, setFinder] = useState<Finder>();
  useEffect(() => {
    if (finder !== undefined) return undefined;
    // A failed load is retried with the next search.
    const load = (): void => void loadFinder().then(setFinder, () => undefined);
    if (!isSearch) return atFirstSign(load);
    load();
    return undefined;
  }, [finder, isSearch]);
  return finder;
}

/** The entries that a search finds. */
export interface FoundEntries {
  /** The query that `found` belongs to; it may be behind the reader's keys. */
  readonly deferredQuery: string;
  readonly found: readonly FoundGroup[];
  /** True if these are the results of a search. */
  readonly isFiltered: boolean;
  /** True once the results belong to the current query. */
  readonly isCurrent: boolean;
}

/** Searches the entries. An empty query finds all. */
export function useFound(groups: readonly SelectorGroup[], query: string): FoundEntries {
  const deferredQuery = useDeferredValue(query);
  const isSearch = deferredQuery.trim() !== "";
  const finder = useFinder(isSearch);
  const all = useMemo(() => foundWhole(groups), [groups]);
  const find = useMemo(() => finder?.makeFinder(groups), [finder, groups]);
  const isFiltered = isSearch && find !== undefined;
  const found = useMemo(() => (isFiltered ? find(deferredQuery) : all), [isFiltered, find, deferredQuery, all]);
  return { deferredQuery, found, isFiltered, isCurrent: query === deferredQuery && isFiltered === isSearch };
}
