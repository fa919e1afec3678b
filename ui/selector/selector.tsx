import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { atFirstSign, Icon } from "#ui/kit";
import { lateWords } from "../late-words.ts";
import type { ListPart, SelectorEntry, SelectorGroup } from "./entry.ts";
import { EntryRow } from "./entry-row.tsx";
import { foundWhole } from "./found.ts";
import { layOut, type Row, rowsBetween } from "./rows.ts";
import { useViewport } from "./use-viewport.ts";

/** Props of the list. `active` is the address of the page with the open playground. */
export interface SelectorProps {
  readonly groups: readonly SelectorGroup[];
  readonly active: string;
  /** Given while these are only some that stand together; `onUse` is called when the others are wanted, maybe often. */
  readonly part?: ListPart & { readonly onUse: () => void };
  /** True if the search has the initial focus, as in a drawer that was opened for it. */
  readonly startsFocused?: boolean;
  readonly onChoose: (entry: SelectorEntry) => void;
}

/** Rows above and below what is seen that are drawn all the same, in pixels, so that scrolling shows no gaps. */
const margin = 400;

const loadFinder = () => import("./find.ts");
type Finder = Awaited<ReturnType<typeof loadFinder>>;

/** Returns the search, which loads at the first interaction with the page; until then the list is unfiltered. */
function useFinder(isAsked: boolean): Finder | undefined {
  const [finder, setFinder] = useState<Finder>();
  useEffect(() => {
    if (finder !== undefined) return undefined;
    // A failed load is retried with the next search.
    const load = (): void => void loadFinder().then(setFinder, () => undefined);
    if (!isAsked) return atFirstSign(load);
    load();
    return undefined;
  }, [finder, isAsked]);
  return finder;
}

/** The action of a key in the search box: move into the list, or open its first entry. */
type Wish = "enter" | "choose";

/** A press that a browser would open elsewhere, in a tab or a window of its own. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * The list of endpoints next to the playground (docs/behavior.md#endpoint-selector). Only visible rows are in the page,
 * so it is as fast with 5,000 endpoints as with five.
 */
export function Selector({ groups, active, part, startsFocused = false, onChoose }: SelectorProps): ReactElement {
  const [query, setQuery] = useState("");
  const asked = useDeferredValue(query);
  // Another search is another list, in which nothing had the focus yet.
  const [lastFocused, setLastFocused] = useState<{ readonly asked: string; readonly position: number }>();
  const focused = lastFocused?.asked === asked ? lastFocused.position : undefined;
  const setFocused = (position: number): void => setLastFocused({ asked, position });
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const goTo = useRef<number>(undefined);
  const wish = useRef<Wish>(undefined);
  const viewport = useViewport(list);
  const isAsked = asked.trim() !== "";
  const finder = useFinder(isAsked);
  const all = useMemo(() => foundWhole(groups), [groups]);
  const find = useMemo(() => finder?.makeFinder(groups), [finder, groups]);
  const isLong = isAsked && find !== undefined;
  const found = useMemo(() => (isLong ? find(asked) : all), [isLong, find, asked, all]);
  const laid = useMemo(
    () => layOut(found, viewport.textSize, isLong, isLong ? undefined : part),
    [found, viewport.textSize, isLong, part],
  );
  const rows = rowsBetween(laid, viewport.top - margin, viewport.top + viewport.height + margin);

  const entryRow = (position: number | undefined): Extract<Row, { readonly kind: "entry" }> | undefined => {
    const row = position === undefined ? undefined : laid.rows[laid.entries[position] ?? -1];
    return row?.kind === "entry" ? row : undefined;
  };
  const activePosition = useMemo(
    () => laid.entries.findIndex((at) => isEntryOf(laid.rows[at], active)),
    [laid, active],
  );
  // One entry at a time can be reached by Tab: the one that had the focus last, else the active one, else the first.
  const reachable = entryRow(focused) === undefined ? Math.max(activePosition, 0) : (focused ?? 0);

  // It may have been scrolled away; then the first that is drawn takes its place, so that Tab always gets into the
  // list.
  const drawn = rows.flatMap((row) => (row.kind === "entry" ? [row.position] : []));
  const tabStop = drawn.includes(reachable) ? reachable : drawn[0];

  // On opening, the active entry is in the centre. Once only: a list that moves by itself can't be read.
  const centred = useRef(false);
  useLayoutEffect(() => {
    const frame = list.current;
    const row = laid.rows[laid.entries[activePosition] ?? -1];
    if (centred.current || frame === null || row === undefined) return;
    centred.current = true;
    frame.scrollTop = row.top + row.height / 2 - frame.clientHeight / 2;
  }, [laid, activePosition]);
  const use = (): void => part?.onUse();
  const askForMore = useEffectEvent((): void => {
    const frame = list.current;
    const last = laid.rows.at(-1);
    if (part === undefined || frame === null || last === undefined || isLong) return;
    const { scrollTop, clientHeight } = frame;
    const isCovered = (laid.rows[0]?.top ?? 0) <= scrollTop && last.top + last.height >= scrollTop + clientHeight;
    if (!isCovered) use();
  });
  // Whoever sees the end of a part shall see what comes behind it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen says when
  useEffect(() => askForMore(), [laid, viewport]);
  // The results of another search start at the top.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the search that says when
  useEffect(() => {
    if (!isFirst.current && list.current !== null) list.current.scrollTop = 0;
    isFirst.current = false;
  }, [asked]);
  // The row to go to may have been drawn only now.
  useEffect(() => {
    if (goTo.current === undefined) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-position="${goTo.current}"]`);
    if (!link) return;
    goTo.current = undefined;
    link.focus({ preventScroll: true });
  });

  const focusEntry = (position: number): void => {
    const row = entryRow(Math.min(Math.max(position, 0), laid.entries.length - 1));
    const frame = list.current;
    if (row === undefined || frame === null) return;
    // The heading above the first entry of a group comes along.
    const above = laid.rows[(laid.entries[row.position] ?? 0) - 1];
    const top = above?.kind === "heading" ? above.top : row.top;
    if (top < frame.scrollTop) frame.scrollTop = top;
    else if (row.top + row.height > frame.scrollTop + frame.clientHeight)
      frame.scrollTop = row.top + row.height - frame.clientHeight;
    goTo.current = row.position;
    setFocused(row.position);
  };
  const choose = (position: number): void => {
    const row = entryRow(position);
    if (row !== undefined) onChoose(row.found.entry);
  };

  // A key in the search box acts on the results of the present query, which may arrive a moment later.
  const isCurrent = query === asked && isLong === isAsked;
  const grant = (wished: Wish): void => {
    if (wished === "enter") focusEntry(isLong ? 0 : reachable);
    else if (isLong) choose(0);
  };
  const wishFor = (wished: Wish): void => {
    if (isCurrent) grant(wished);
    else wish.current = wished;
  };
  useEffect(() => {
    if (wish.current === undefined || !isCurrent) return;
    const wished = wish.current;
    wish.current = undefined;
    grant(wished);
  });

  const onListKey = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor(viewport.height / (entryRow(0)?.height ?? 34)) - 1);
    const from = focused ?? reachable;
    const moves: { readonly [key: string]: number } = {
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      PageDown: from + page,
      PageUp: from - page,
      Home: 0,
      End: laid.entries.length - 1,
    };
    const to = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 && event.key === "ArrowUp") search.current?.focus();
    else focusEntry(to);
  };
  const onSearchKey = (event: KeyboardEvent): void => {
    wish.current = undefined;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      wishFor("enter");
    } else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && query.trim() !== "") {
      event.preventDefault();
      wishFor("choose");
    } else if (event.key === "Escape" && query !== "") {
      // Only what was typed goes; the playground stays.
      event.preventDefault();
      setQuery("");
    }
  };

  return (
    <nav
      className="selector"
      aria-label={lateWords.endpoints}
      onPointerMove={use}
      onTouchStart={use}
      onWheel={use}
      onFocus={use}
    >
      <div className="selector-search" data-own-undo>
        <Icon name="search" />
        <input
          ref={search}
          // biome-ignore lint/a11y/noAutofocus: the drawer was opened by a press of the reader's
          autoFocus={startsFocused}
          type="search"
          aria-label={lateWords.searchEndpoints}
          placeholder={lateWords.searchEndpoints}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onSearchKey}
          onBlur={() => {
            wish.current = undefined;
          }}
        />
      </div>
      <p role="status" className="kit-hidden">
        {isLong && lateWords.endpointsFound(laid.entries.length)}
      </p>
      {laid.entries.length === 0 && <p className="selector-none">{lateWords.noEndpoints}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are heard from whichever link is focused */}
      <div ref={list} className="selector-list" onKeyDown={onListKey}>
        <ul style={{ height: laid.height }}>
          {rows.map((row) =>
            row.kind === "heading" ? (
              <li key={`${row.top}`} className="selector-row" style={{ top: row.top, height: row.height }}>
                <h2 className="selector-heading">
                  {row.trail.slice(0, -1).map((title) => (
                    <span key={title}>{title} / </span>
                  ))}
                  {row.trail.at(-1)}
                </h2>
              </li>
            ) : (
              <EntryRow
                key={`${row.top} ${row.found.entry.href}`}
                row={row}
                count={laid.entries.length}
                isActive={row.found.entry.href === active}
                isReachable={row.position === tabStop}
                isLong={isLong}
                onFocus={() => setFocused(row.position)}
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

const isEntryOf = (row: Row | undefined, href: string): boolean =>
  row?.kind === "entry" && row.found.entry.href === href;
