import { useDeferredValue, useMemo, useState } from "react";
import { holdsText, isWanted, type LogEntry, type LogFilter } from "#engine/channel-log";
import { type BoundedLog, entriesOf, entryFinder } from "#engine/log";
import type { Search } from "#ui/response";

/** The messages of a filter, and a search over them. */
export interface LogSearch {
  readonly filter: LogFilter;
  readonly setFilter: (filter: LogFilter) => void;
  readonly entries: readonly LogEntry[];
  readonly search: Search;
}

/** Filters and searches a growing log incrementally. */
export function useLogSearch(
  log: BoundedLog<LogEntry>,
  chosen: number | undefined,
  onChoose: (entry: LogEntry) => void,
): LogSearch {
  const [filter, setFilter] = useState<LogFilter>({});
  const arrived = useMemo(() => entriesOf(log), [log]);
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query.trim());
  const filtered = useMemo(() => entryFinder(isWanted(filter)), [filter]);
  const holding = useMemo(() => {
    const [fits, holds] = [isWanted(filter), holdsText(wanted)];
    return entryFinder<LogEntry>((entry) => fits(entry) && holds(entry));
  }, [filter, wanted]);
  const isAll = filter.origin === undefined && filter.type === undefined;
  const entries = useMemo(() => (isAll ? arrived : filtered(log)), [isAll, arrived, filtered, log]);
  const hits = useMemo(() => (wanted === "" ? undefined : holding(log)), [holding, wanted, log]);
  const current = hits?.findIndex(({ id }) => id === chosen);

  const step = (by: 1 | -1): void => {
    if (hits === undefined || hits.length === 0) return;
    const from = chosen ?? (by === 1 ? 0 : Number.POSITIVE_INFINITY);
    const next = by === 1 ? hits.find(({ id }) => id > from) : hits.findLast(({ id }) => id < from);
    const to = next ?? (by === 1 ? hits[0] : hits.at(-1));
    if (to !== undefined) onChoose(to);
  };
  return {
    filter,
    setFilter,
    entries,
    search: {
      query,
      setQuery,
      found: hits && { count: hits.length, isCut: false },
      current: current === undefined || current < 0 ? undefined : current,
      step,
    },
  };
}
