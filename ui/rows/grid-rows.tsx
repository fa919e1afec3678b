import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { rowAt } from "./row-at.ts";
import { useScroll } from "./use-scroll.ts";

/**
 * One column of a grid. `width` is a track of CSS grids; rows are laid out each by itself, so it must not need others.
 */
export interface GridColumn<Row> {
  readonly name: string;
  readonly width: string;
  readonly className?: string;
  readonly cell: (row: Row) => ReactNode;
}

/** The imperative handle of a grid: scroll a row into view by id, and focus it. */
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
  /** True if a row has mismatches, which its cells show too. */
  readonly isNoted?: (row: Row) => boolean;
  /** True if the list follows its end as rows arrive. */
  readonly follows: boolean;
  readonly onFollows: (follows: boolean) => void;
  readonly handle?: RefObject<GridHandle | null>;
}

/** Estimated row height until one was measured, in pixels. */
const unmeasured = 28;

/** Rows with columns as a grid of which only what is seen is drawn; arrow keys go from row to row. */
export function GridRows<Row>(props: GridRowsProps<Row>): ReactElement {
  const { label, columns, rows, idOf, chosen, onChoose, isNoted, follows, onFollows, handle } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(unmeasured);
  useLayoutEffect(() => {
    if (head.current === null) return undefined;
    const measured = head.current;
    const observer = new ResizeObserver(() => setRowHeight(measured.offsetHeight || unmeasured));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  const positionOf = (wanted: number): number => {
    const place = rowAt(rows, idOf, wanted);
    const row = rows[place];
    return row !== undefined && idOf(row) === wanted ? place : -1;
  };
  const scroll = useScroll(frame, rows.length, { rowHeight, head: rowHeight, drawn: 0 });
  useStaying(frame, rows, idOf, rowHeight, follows, scroll.look);
  useImperativeHandle(handle, () => ({
    show: (wanted) => {
      const row = positionOf(wanted);
      if (row >= 0) scroll.show(row);
    },
    focus: (options) => frame.current?.focus(options),
  }));

  const { from: first, to: end } = scroll;
  const at = chosen === undefined ? -1 : positionOf(chosen);
  // The detail view below the rows takes some of their space.
  const showChosen = useEffectEvent((): void => {
    if (at >= 0) scroll.show(at);
  });
  const hasChosen = at >= 0;
  useLayoutEffect(() => {
    if (hasChosen) showChosen();
  }, [hasChosen]);
  const isDrawn = at >= first && at < end;

  const go = (position: number): void => {
    const to = Math.min(Math.max(position, 0), rows.length - 1);
    const row = rows[to];
    if (row === undefined) return;
    onFollows(false);
    onChoose(row);
    scroll.show(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = at < 0 ? first : at;
    const steps: { readonly [key: string]: number } = {
      ArrowDown: at < 0 ? from : from + 1,
      ArrowUp: from - 1,
      PageDown: from + scroll.pageRows,
      PageUp: from - scroll.pageRows,
      Home: 0,
      End: rows.length - 1,
    };
    const position = steps[event.key];
    if (position === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(position);
  };

  return (
    // biome-ignore-start lint/a11y/useSemanticElements: a table of which only a part is drawn is a grid
    // biome-ignore-start lint/a11y/useFocusableInteractive: the grid has the focus and names the row
    // The rows are drawn and taken away while one scrolls, so the focus stays on the table and names the row.
    <div
      ref={frame}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-activedescendant={isDrawn ? `${id}${chosen}` : undefined}
      className="rows"
      // React takes custom properties, of which its types know nothing.
      style={{ "--columns": columns.map(({ width }) => width).join(" ") } as CSSProperties}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
        onFollows(scrollTop + clientHeight >= scrollHeight - rowHeight)
      }
    >
      <div ref={head} role="row" aria-rowindex={1} className="rows-row rows-head">
        {columns.map(({ name, className }) => (
          <span key={name} role="columnheader" className={className}>
            {name}
          </span>
        ))}
      </div>
      <div role="rowgroup" className="rows-space" style={{ height: scroll.height }}>
        {rows.slice(first, end).map((row, offset) => {
          const rowId = idOf(row);
          return (
            // Keys are pressed on the table, which has the focus.
            // biome-ignore lint/a11y/useKeyWithClickEvents: as said
            <div
              key={rowId}
              id={`${id}${rowId}`}
              role="row"
              tabIndex={-1}
              aria-rowindex={first + offset + 2}
              aria-selected={rowId === chosen}
              className="rows-row"
              data-noted={isNoted?.(row) || undefined}
              style={{ top: scroll.topOf(first + offset) }}
              onClick={() => {
                onChoose(row);
                frame.current?.focus({ preventScroll: true });
              }}
            >
              {columns.map(({ name, className, cell }) => (
                <span key={name} role="gridcell" className={className}>
                  {cell(row)}
                </span>
              ))}
            </div>
          );
        })}
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: as above
    // biome-ignore-end lint/a11y/useSemanticElements: as above
  );
}

/** Keeps the end in sight while the list follows; else keeps the same rows in sight when older ones are dropped. */
function useStaying<Row>(
  frame: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  idOf: (row: Row) => number,
  rowHeight: number,
  follows: boolean,
  look: () => void,
): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const list = frame.current;
    const [oldest] = rows;
    const gone = oldest === undefined ? 0 : rowAt(before.current, idOf, idOf(oldest));
    before.current = rows;
    if (list === null) return;
    if (follows) list.scrollTop = list.scrollHeight;
    else if (gone > 0) list.scrollTop -= gone * rowHeight;
    else return;
    // Renders the present rows before the first paint.
    look();
  }, [frame, rows, idOf, rowHeight, follows, look]);
}

/** Returns the width in characters of a column with these texts: between `least` and `most`. */
export function widthOf<Row>(rows: readonly Row[], least: number, most: number, text: (row: Row) => string): string {
  const longest = rows.reduce((longest, row) => Math.max(longest, text(row).length), least);
  return `minmax(0, ${Math.min(longest, most)}ch)`;
}
