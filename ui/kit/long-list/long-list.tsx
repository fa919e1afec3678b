import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { lateWords } from "../../late-words.ts";
import { Icon } from "../buttons/index.ts";
import type { Counted, Options } from "../lists/index.ts";
import { LongListRow } from "./long-list-row.tsx";
import { type Rows, useSearch } from "./use-search.ts";
import { useWindow } from "./use-window.ts";
import { optionsFound } from "./words.ts";

/** Props of a long list. */
export interface LongListProps {
  readonly options: Options;
  readonly counted?: Counted | undefined;
  /** The position of the chosen option. */
  readonly selected?: number | undefined;
  readonly onSelect: (position: number) => void;
}

/** A row that the keys have gone to. It belongs to the rows of one search: after the next one it is another row. */
interface Active {
  readonly rows: Rows;
  readonly row: number;
}

/**
 * A search field over a list of which only the rows in sight are in the page (ARIA Authoring Practices, "Editable
 * Combobox With List Autocomplete"). The focus stays in the search field, which names the row that the keys have gone
 * to.
 */
export function LongList({ options, counted, selected, onSelect }: LongListProps): ReactElement {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const { rows, isCurrent } = useSearch(options, query);
  const { from, to, top, height, pageRows, show } = useWindow(list, rows);
  const [moved, setMoved] = useState<Active>();
  const isSearched = query.trim() !== "";
  // A search scrolls to its best match; an opened list starts at the selected option.
  const first = isSearched ? 0 : selected;
  const active = rows.count === 0 ? undefined : moved?.rows === rows ? moved.row : first;

  const showFirst = useEffectEvent((): void => {
    if (active !== undefined) show(active, "center");
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows say when
  useEffect(() => showFirst(), [rows]);

  const goTo = (row: number): void => {
    if (rows.count === 0) return;
    const next = Math.min(Math.max(row, 0), rows.count - 1);
    setMoved({ rows, row: next });
    show(next);
  };
  const choose = (row: number): void => onSelect(rows.positionAt(row));

  // Enter applies to the typed query, whose search may not have ended.
  const [isEntered, setEntered] = useState(false);
  const enter = useEffectEvent((): void => {
    setEntered(false);
    if (active !== undefined) choose(active);
  });
  useEffect(() => {
    if (isEntered && isCurrent) enter();
  }, [isEntered, isCurrent]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") {
      event.preventDefault();
      setEntered(true);
    } else if (event.key === "Escape" && query !== "") {
      // Only the query is cleared; the list stays open.
      event.preventDefault();
      event.stopPropagation();
      setQuery("");
    } else {
      const to = rowAfter(event, active, rows.count, pageRows);
      if (to === undefined) return;
      event.preventDefault();
      goTo(to);
    }
  };

  const isDrawn = active !== undefined && active >= from && active < to;
  return (
    <>
      <div className="kit-search">
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the list was opened by a press of the reader's
          autoFocus
          type="text"
          role="combobox"
          aria-label={lateWords.search}
          aria-expanded
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={isDrawn ? rowId(id, active) : undefined}
          aria-describedby={`${id}count`}
          placeholder={lateWords.search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          className="kit-search-input"
          value={query}
          onChange={({ target }) => {
            setEntered(false);
            setQuery(target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p id={`${id}count`} role="status" className="kit-long-count">
        {optionsFound(rows, options.length, counted)}
      </p>
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        // Browsers let Tab stop at what scrolls; the arrow keys of the search field scroll it.
        tabIndex={-1}
        aria-label={lateWords.options}
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
                    row={row}
                    count={rows.count}
                    option={option}
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
    </>
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
