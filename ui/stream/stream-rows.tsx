import { type CSSProperties, type KeyboardEvent, type ReactElement, useId, useMemo, useRef } from "react";
import type { LoggedRow } from "#engine/stream";
import { lineOf } from "./row-text.ts";
import { scrolledTo, seenRows } from "./seen-rows.ts";
import { useSight, useStaying } from "./use-sight.ts";
import { streamWords } from "./words.ts";

/** What the list of rows needs. `chosen` is the number of the row that is shown whole. */
export interface StreamRowsProps {
  readonly label: string;
  readonly rows: readonly LoggedRow[];
  readonly hasEvents: boolean;
  readonly hasIds: boolean;
  readonly chosen: number | undefined;
  readonly onChoose: (row: LoggedRow) => void;
  /** Whether the list stays at its end as rows come in. */
  readonly follows: boolean;
  readonly onFollows: (follows: boolean) => void;
}

/** The rows of a stream as a table of which only what is seen is drawn; arrow keys go from row to row. */
export function StreamRows(props: StreamRowsProps): ReactElement {
  const { label, rows, hasEvents, hasIds, chosen, onChoose, follows, onFollows } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { sight, measure } = useSight(frame, head);
  useStaying(frame, rows, sight.rowHeight, follows);

  const { first, end } = seenRows(rows.length, sight);
  const at = rows.findIndex(({ number }) => number === chosen);
  const isDrawn = at >= first && at < end;
  const widths = useMemo(() => widthsOf(rows), [rows]);
  const columns = [
    { name: streamWords.time, className: "stream-time", cell: (row: LoggedRow) => streamWords.at(row.at) },
    ...(hasEvents ? [{ name: streamWords.event, className: "", cell: (row: LoggedRow) => row.event }] : []),
    ...(hasIds ? [{ name: streamWords.id, className: "", cell: (row: LoggedRow) => row.id }] : []),
    { name: streamWords.data, className: "", cell: (row: LoggedRow) => lineOf(row.data) },
  ];

  const go = (position: number): void => {
    const row = rows[Math.min(Math.max(position, 0), rows.length - 1)];
    if (row === undefined || frame.current === null) return;
    onFollows(false);
    onChoose(row);
    const { scrollTop: scrolled, clientHeight: height } = frame.current;
    frame.current.scrollTop = scrolledTo(rows.indexOf(row), { ...sight, scrolled, height });
  };
  const page = Math.max(1, Math.floor(sight.height / sight.rowHeight) - 2);
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = at < 0 ? first : at;
    const steps: { readonly [key: string]: number } = {
      ArrowDown: at < 0 ? from : from + 1,
      ArrowUp: from - 1,
      PageDown: from + page,
      PageUp: from - page,
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
      className="stream-rows"
      // React takes custom properties, of which its types know nothing.
      style={widths as CSSProperties}
      data-events={hasEvents || undefined}
      data-ids={hasIds || undefined}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        measure();
        onFollows(scrollTop + clientHeight >= scrollHeight - sight.rowHeight);
      }}
    >
      <div ref={head} role="row" aria-rowindex={1} className="stream-row stream-head">
        {columns.map(({ name, className }) => (
          <span key={name} role="columnheader" className={className}>
            {name}
          </span>
        ))}
      </div>
      <div role="rowgroup" className="stream-space" style={{ height: rows.length * sight.rowHeight }}>
        {rows.slice(first, end).map((row, offset) => (
          // Keys are pressed on the table, which has the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: as said
          <div
            key={row.number}
            id={`${id}${row.number}`}
            role="row"
            tabIndex={-1}
            aria-rowindex={first + offset + 2}
            aria-selected={row.number === chosen}
            className="stream-row"
            style={{ top: (first + offset) * sight.rowHeight }}
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
        ))}
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: as above
    // biome-ignore-end lint/a11y/useSemanticElements: as above
  );
}

/** How many characters wide the columns before the data are: each row is laid out by itself. */
function widthsOf(rows: readonly LoggedRow[]): { readonly [property: string]: string } {
  const longest = (text: (row: LoggedRow) => string) => rows.reduce((most, row) => Math.max(most, text(row).length), 0);
  const width = (least: number, most: number, text: (row: LoggedRow) => string) =>
    `${Math.min(Math.max(least, longest(text)), most)}ch`;
  return {
    "--time": width(8, 12, ({ at }) => streamWords.at(at)),
    "--event": width(5, 16, ({ event = "" }) => event),
    "--id": width(2, 12, ({ id = "" }) => id),
  };
}
