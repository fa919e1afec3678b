import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useId, useRef, useState } from "react";
import { lateText } from "#locales/messages/late";
import type { Counted, Options } from "../lists/index.ts";
import { useStable } from "../use-stable.ts";
import { LongListRow } from "./long-list-row.tsx";
import { SearchField } from "./search-field.tsx";
import { type Rows, useSearch } from "./use-search.ts";
import { useWindow, type Window } from "./use-window.ts";

/** A row that keys have moved to. Its number has a meaning for the rows of one search only. */
interface Moved {
  readonly rows: Rows;
  readonly row: number;
}

/** The row that Enter chooses. */
interface ActiveOption {
  /** Undefined if there is none. */
  readonly active: number | undefined;
  /** Moves to a row, or to the nearest one there is. */
  readonly goTo: (row: number) => void;
}

/** Holds the active row. Each search starts at the row `first`, which is scrolled into view. */
function useActiveOption(rows: Rows, first: number | undefined, show: Window["show"]): ActiveOption {
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
function useEnter(isCurrent: boolean, chooseActive: () => void) {
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

const grouped = (count: number): string => count.toLocaleString("en");

const everyOption: Counted = { noun: "options", others: new Set() };

/** Returns the number of entries that are counted among the rows of a search. */
function countIn({ count, positionAt }: Rows, { others }: Counted): number {
  if (others.size === 0) return count;
  let counted = 0;
  for (let row = 0; row < count; row += 1) if (!others.has(positionAt(row))) counted += 1;
  return counted;
}

/** Describes how many of all entries of a list a search leaves. */
function optionsFound(rows: Rows, length: number, counted: Counted = everyOption): string {
  if (rows.count === 0) return lateText().nothingFound;
  const { noun, others } = counted;
  const [count, all] = [countIn(rows, counted), length - others.size];
  return count === all ? `${grouped(all)} ${noun}` : `${grouped(count)} of ${grouped(all)} ${noun}`;
}

/** Props of a long list. */
export interface LongListProps {
  readonly options: Options;
  readonly counted?: Counted | undefined;
  /** The position of the chosen option. */
  readonly selected?: number | undefined;
  readonly onSelect: (position: number) => void;
}

/**
 * A search field over a virtualized list (ARIA Authoring Practices, "Editable Combobox With List Autocomplete"). The
 * focus stays in the search field, which names the active row.
 */
export function LongList({ options, counted, selected, onSelect }: LongListProps): ReactElement {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const { rows, isCurrent } = useSearch(options, query);
  const window = useWindow(list, rows);
  // A search scrolls to its best match; an opened list starts at the selected option.
  const { active, goTo } = useActiveOption(rows, query.trim() === "" ? selected : 0, window.show);
  const choose = (row: number): void => {
    // If the list stays open, the next option is looked for among all.
    setQuery("");
    onSelect(rows.positionAt(row));
  };
  const { enter, cancel } = useEnter(isCurrent, () => active !== undefined && choose(active));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = rowAfter(event, active, rows.count, window.pageRows);
    if (event.key === "Enter") enter();
    else if (event.key === "Escape" && query !== "") {
      // Only the query is cleared; the list stays open.
      event.stopPropagation();
      setQuery("");
    } else if (to !== undefined) goTo(to);
    else return;
    event.preventDefault();
  };

  const isRendered = active !== undefined && active >= window.from && active < window.to;
  return (
    <>
      <SearchField
        query={query}
        onQuery={(next) => {
          cancel();
          setQuery(next);
        }}
        list={`${id}list`}
        count={`${id}count`}
        active={isRendered ? rowId(id, active) : undefined}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}count`} role="status" className="kit-long-count">
        {optionsFound(rows, options.length, counted)}
      </p>
      <LongListBox {...{ id, list, rows, window, options, active, selected, choose }} />
    </>
  );
}

interface LongListBoxProps extends Pick<LongListProps, "options" | "selected"> {
  readonly id: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly rows: Rows;
  readonly window: Window;
  readonly active: number | undefined;
  readonly choose: (row: number) => void;
}

/** The scrolling list with the rows of its window. */
function LongListBox(props: LongListBoxProps): ReactElement {
  const { id, list, rows, window, options, active, selected, choose } = props;
  const { from, to, top, height } = window;
  return (
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      // Browsers make scrolling elements focusable; here the arrow keys of the search field scroll.
      tabIndex={-1}
      aria-label={lateText().options}
      className="kit-list kit-long-list"
      data-empty={rows.count === 0 || undefined}
      // The focus stays in the search field, so that typing continues.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" className="kit-long-space" style={{ height }}>
        <div role="presentation" className="kit-long-rows" style={{ top }}>
          {Array.from({ length: to - from }, (_, offset) => {
            const row = from + offset;
            const position = rows.positionAt(row);
            const option = options.at(position);
            return (
              option && (
                <LongListRow
                  key={position}
                  id={rowId(id, row)}
                  {...{ row, option }}
                  count={rows.count}
                  isActive={row === active}
                  isSelected={position === selected}
                  onPress={() => choose(row)}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

const rowId = (id: string, row: number): string => `${id}row${row}`;

/** Returns the row that a key moves to; undefined for other keys. */
function rowAfter(
  { key, shiftKey }: KeyboardEvent,
  active: number | undefined,
  count: number,
  pageRows: number,
): number | undefined {
  if (shiftKey) return undefined;
  switch (key) {
    case "ArrowDown":
      return active === undefined ? 0 : active + 1;
    case "ArrowUp":
      return active === undefined ? count - 1 : active - 1;
    case "PageDown":
      return (active ?? -1) + pageRows;
    case "PageUp":
      return (active ?? 0) - pageRows;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
