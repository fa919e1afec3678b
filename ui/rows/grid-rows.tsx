import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { GridColumn } from "./grid-column.ts";
import { GridHead, GridRow } from "./grid-row.tsx";
import { positionOf, rowAt } from "./row-at.ts";
import { type Scroll, useScroll } from "./use-scroll.ts";

/** Props of rows that arrive at the end of a scrolling list and leave at its start. */
interface StableScrollOptions<Row> {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  /** In pixels. */
  readonly rowHeight: number;
  /** True if the end of the list stays visible. */
  readonly follows: boolean;
  /** Renders the rows that are visible after scrolling. */
  readonly refresh: () => void;
}

/** Keeps the end of a list visible while it follows; else keeps the same rows visible when older ones are dropped. */
function useStableScroll<Row>(
  frame: RefObject<HTMLElement | null>,
  { rows, idOf, rowHeight, follows, refresh }: StableScrollOptions<Row>,
): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const list = frame.current;
    const [oldest] = rows;
    const dropped = oldest === undefined ? 0 : rowAt(before.current, idOf, idOf(oldest));
    before.current = rows;
    if (list === null) return;
    if (follows) list.scrollTop = list.scrollHeight;
    else if (dropped > 0) list.scrollTop -= dropped * rowHeight;
    else return;
    // Renders the present rows before the first paint.
    refresh();
  }, [frame, rows, idOf, rowHeight, follows, refresh]);
}

/** The imperative handle of a grid: scroll a row into view by id, and focus the grid. */
export interface GridHandle {
  readonly show: (id: number) => void;
  readonly focus: (options?: FocusOptions) => void;
}

/** Props of a grid. Ids increase from row to row; `chosen` is the id of the expanded row. */
export interface GridRowsProps<Row> {
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  readonly chosen: number | undefined;
  readonly onChoose: (row: Row) => void;
  /** Returns true if a row has mismatches, which its cells show too. */
  readonly isNoted?: (row: Row) => boolean;
  /** True if the end of the list stays visible as rows arrive. */
  readonly follows: boolean;
  readonly onFollows: (follows: boolean) => void;
  readonly handle?: RefObject<GridHandle | null>;
}

/** Rows with columns as a virtualized grid; arrow keys go from row to row. */
export function GridRows<Row>(props: GridRowsProps<Row>): ReactElement {
  const { label, columns, rows, idOf, chosen, onChoose, isNoted, follows, onFollows, handle } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight(head);
  const scroll = useScroll(frame, rows.length, { rowHeight, head: rowHeight, drawn: 0 });
  useStableScroll(frame, { rows, idOf, rowHeight, follows, refresh: scroll.refresh });
  useImperativeHandle(handle, () => ({
    show: (wanted) => {
      const row = positionOf(rows, idOf, wanted);
      if (row >= 0) scroll.show(row);
    },
    focus: (options) => frame.current?.focus(options),
  }));
  const active = chosen === undefined ? -1 : positionOf(rows, idOf, chosen);
  useChosenInView(active, scroll.show);

  const go = (position: number): void => {
    const to = Math.min(Math.max(position, 0), rows.length - 1);
    const row = rows[to];
    if (row === undefined) return;
    onFollows(false);
    onChoose(row);
    scroll.show(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const position = positionAfter(event, active, rows.length, scroll);
    if (position === undefined) return;
    event.preventDefault();
    go(position);
  };

  return (
    // biome-ignore-start lint/a11y/useSemanticElements: a table of which only a part is rendered is a grid
    <div
      ref={frame}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-activedescendant={active >= scroll.from && active < scroll.to ? `${id}${chosen}` : undefined}
      className="rows"
      // React supports custom properties, but its types do not.
      style={{ "--columns": columns.map(({ width }) => width).join(" ") } as CSSProperties}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
        onFollows(scrollTop + clientHeight >= scrollHeight - rowHeight)
      }
    >
      <GridHead columns={columns} element={head} />
      <div role="rowgroup" className="rows-space" style={{ height: scroll.height }}>
        {rows.slice(scroll.from, scroll.to).map((row, offset) => (
          <GridRow
            key={idOf(row)}
            id={`${id}${idOf(row)}`}
            {...{ row, columns }}
            position={scroll.from + offset}
            top={scroll.topOf(scroll.from + offset)}
            isChosen={idOf(row) === chosen}
            isNoted={isNoted?.(row) === true}
            onPress={() => {
              onChoose(row);
              frame.current?.focus({ preventScroll: true });
            }}
          />
        ))}
      </div>
    </div>
    // biome-ignore-end lint/a11y/useSemanticElements: as above
  );
}

/** Assumed row height until one was measured, in pixels. */
const unmeasured = 28;

/** Measures the head of a grid, which is as high as its rows; in pixels. */
function useRowHeight(head: RefObject<HTMLElement | null>): number {
  const [rowHeight, setRowHeight] = useState(unmeasured);
  useLayoutEffect(() => {
    const measured = head.current;
    if (measured === null) return undefined;
    const observer = new ResizeObserver(() => setRowHeight(measured.offsetHeight || unmeasured));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [head]);
  return rowHeight;
}

/** Keeps the chosen row visible when its details open below the grid, which then has less height. */
function useChosenInView(active: number, show: (row: number) => void): void {
  const isChosen = active >= 0;
  const showChosen = useEffectEvent((): void => show(active));
  useLayoutEffect(() => {
    if (isChosen) showChosen();
  }, [isChosen]);
}

/** Returns the position that a key moves to, which may be outside of the rows; undefined for other keys. */
function positionAfter(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  active: number,
  count: number,
  { from: first, pageRows }: Scroll,
): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const from = active < 0 ? first : active;
  switch (key) {
    case "ArrowDown":
      return active < 0 ? from : from + 1;
    case "ArrowUp":
      return from - 1;
    case "PageDown":
      return from + pageRows;
    case "PageUp":
      return from - pageRows;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
