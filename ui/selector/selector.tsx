import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { lateText } from "#locales/messages/late";
import { atFirstSign, Icon } from "#ui/kit";
import type { ListPart, SelectorEntry, SelectorGroup } from "./entry.ts";
import { EntryRow } from "./entry-row.tsx";
import { type FoundGroup, foundWhole } from "./found.ts";
import { entryRowAt, type Laid, layOut, type Row, rowsBetween } from "./rows.ts";
import { useEntryFocus } from "./use-entry-focus.ts";
import { useSearchKeys } from "./use-search-keys.ts";
import { useViewport, type Viewport } from "./use-viewport.ts";

const loadFinder = () => import("./find.ts");
type Finder = Awaited<ReturnType<typeof loadFinder>>;

/** Returns the search, which loads at the first interaction with the page; before, the list is unfiltered. */
function useFinder(isSearch: boolean): Finder | undefined {
  const [finder, setFinder] = useState<Finder>();
  useEffect(() => {
    if (finder) return undefined;
    // A failed load is retried with the next search.
    const load = (): void => void loadFinder().then(setFinder, () => undefined);
    if (!isSearch) return atFirstSign(load);
    load();
    return undefined;
  }, [finder, isSearch]);
  return finder;
}

/** The entries that a search finds. */
interface FoundEntries {
  /** The query that `found` belongs to; it may be behind the reader's keys. */
  readonly deferredQuery: string;
  readonly found: readonly FoundGroup[];
  /** True if these are the results of a search. */
  readonly isFiltered: boolean;
  /** True once the results belong to the current query. */
  readonly isCurrent: boolean;
}

/** Searches the entries. An empty query finds all. */
function useFound(groups: readonly SelectorGroup[], query: string, active: string): FoundEntries {
  const deferredQuery = useDeferredValue(query);
  const isSearch = deferredQuery.trim() !== "";
  const finder = useFinder(isSearch);
  const all = useMemo(() => foundWhole(groups), [groups]);
  const find = useMemo(() => finder?.makeFinder(groups, active), [finder, groups, active]);
  const isFiltered = isSearch && find !== undefined;
  const found = useMemo(() => (isFiltered ? find(deferredQuery) : all), [isFiltered, find, deferredQuery, all]);
  return { deferredQuery, found, isFiltered, isCurrent: query === deferredQuery && isFiltered === isSearch };
}

/** Props of the search box. */
interface SearchBoxProps {
  readonly elementRef: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly startsFocused: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** The search of the list. */
const SearchBox = ({ elementRef, query, onQuery, startsFocused, ...input }: SearchBoxProps): ReactElement => (
  <div className="selector-search" data-own-undo>
    <Icon name="search" />
    <input
      {...input}
      ref={elementRef}
      // biome-ignore lint/a11y/noAutofocus: the drawer was opened by a press of the reader's
      autoFocus={startsFocused}
      type="search"
      // The placeholder is the name too: a label with the same text would be heard twice.
      placeholder={lateText().searchEndpoints}
      autoComplete="off"
      spellCheck={false}
      value={query}
      onChange={({ target }) => onQuery(target.value)}
    />
  </div>
);

/** Props of a heading. */
interface HeadingRowProps {
  readonly row: Extract<Row, { readonly kind: "heading" }>;
  readonly count: number;
}

/** The heading of a group: its title, preceded by titles of parent groups that the heading above does not name. */
const HeadingRow = ({ row: { number, top, height, trail, shared }, count }: HeadingRowProps): ReactElement => (
  <li className="selector-row" style={{ top, height }} aria-setsize={count} aria-posinset={number}>
    <h2 className="selector-heading" title={trail.join(" / ")}>
      {shared < trail.length - 1 && <span>{trail.slice(shared, -1).join(" / ")} / </span>}
      <b>{trail.at(-1)}</b>
    </h2>
  </li>
);

/** Props of the list. `active` is the address of the page with the open playground. */
export interface SelectorProps {
  readonly groups: readonly SelectorGroup[];
  readonly active: string;
  /** Present if the entries are a part of the list; `onUse` is called when the others are needed, maybe repeatedly. */
  readonly part?: ListPart & { readonly onUse: () => void };
  /** True if the search has the initial focus, as in a drawer that was opened for it. */
  readonly startsFocused?: boolean;
  readonly onChoose: (entry: SelectorEntry) => void;
}

/** Rows above and below the viewport that are rendered, in pixels, so that scrolling shows no gaps. */
const margin = 400;

/** Returns true for a click that opens a link in another tab or window. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const isEntryOf = (row: Row | undefined, href: string): boolean =>
  row?.kind === "entry" && row.found.entry.href === href;

/**
 * The list of endpoints next to the playground (docs/behavior.md#endpoint-selector). Only visible rows are in the page,
 * so it is as fast with 5,000 endpoints as with five.
 */
export function Selector({ groups, active, part, startsFocused = false, onChoose }: SelectorProps): ReactElement {
  const [query, setQuery] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const viewport = useViewport(list);
  const { deferredQuery, found, isFiltered, isCurrent } = useFound(groups, query, active);
  const laid = useMemo(
    () => layOut(found, viewport.textSize, isFiltered, isFiltered ? undefined : part),
    [found, viewport.textSize, isFiltered, part],
  );
  const rows = rowsBetween(laid, viewport.top - margin, viewport.top + viewport.height + margin);
  const activePosition = useMemo(
    () => laid.entries.findIndex((at) => isEntryOf(laid.rows[at], active)),
    [laid, active],
  );
  const use = (): void => part?.onUse();
  const focus = useEntryFocus({
    ...{ list, laid, rows, query: deferredQuery, active: activePosition, height: viewport.height },
    onLeave: () => search.current?.focus(),
  });
  useListScroll({
    ...{ list, laid, viewport, query: deferredQuery, active: activePosition },
    onMissing: part && !isFiltered ? use : undefined,
  });
  const chooseFirst = (): void => {
    const row = isFiltered && entryRowAt(laid, 0);
    if (row) onChoose(row.found.entry);
  };
  const searchKeys = useSearchKeys({
    ...{ query, isCurrent, onQuery: setQuery },
    onEnter: () => focus.focusEntry(isFiltered ? 0 : focus.reachable),
    onChoose: chooseFirst,
  });
  return (
    <nav
      className="selector"
      aria-label={lateText().endpoints}
      onPointerMove={use}
      onTouchStart={use}
      onWheel={use}
      onFocus={use}
    >
      <SearchBox elementRef={search} {...{ query, startsFocused }} onQuery={setQuery} {...searchKeys} />
      <p role="status" className="kit-hidden">
        {isFiltered && lateText().endpointsFound({ count: laid.entries.length })}
      </p>
      {laid.entries.length === 0 && <p className="selector-none">{lateText().noEndpoints}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are heard from whichever link is focused */}
      <div ref={list} className="selector-list" onKeyDown={focus.onKeyDown}>
        <ul style={{ height: laid.height }}>
          {rows.map((row) =>
            row.kind === "heading" ? (
              <HeadingRow key={row.top} row={row} count={laid.count} />
            ) : (
              <EntryRow
                key={`${row.top} ${row.found.entry.href}`}
                row={row}
                count={laid.count}
                isActive={row.found.entry.href === active}
                isReachable={row.position === focus.tabStop}
                isLong={isFiltered}
                onFocus={() => focus.setFocused(row.position)}
                onPress={(event) => {
                  if (isForBrowser(event)) return;
                  event.preventDefault();
                  onChoose(row.found.entry);
                }}
              />
            ),
          )}
        </ul>
      </div>
    </nav>
  );
}

/** Dependencies of scrolling. */
interface ListScrollDeps {
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
function useListScroll({ list, laid, viewport, query, active, onMissing }: ListScrollDeps): void {
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
