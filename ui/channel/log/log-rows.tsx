import { type ReactElement, useMemo } from "react";
import type { LogEntry, LogOrigin } from "#engine/channel-log";
import { logText } from "#locales/messages/log";
import { Icon, type IconName } from "#ui/kit";
import {
  type GridColumn,
  GridRows,
  type GridRowsProps,
  hexLine,
  lineOf,
  RowLine,
  type RowMismatches,
  widthOf,
} from "#ui/rows";
import { ExternalText } from "#ui/text";

/** Props of the list of messages. `query` is highlighted in the lines. */
export interface LogRowsProps
  extends Pick<GridRowsProps<LogEntry>, "chosen" | "onChoose" | "follows" | "onFollows" | "handle"> {
  readonly entries: readonly LogEntry[];
  readonly mismatches: RowMismatches<LogEntry>;
  readonly query: string;
}

const icons: { readonly [O in LogOrigin]: IconName } = {
  client: "arrowUp",
  server: "arrowDown",
  endSample: "stop",
};

/** Who a message is of, or that it did not go out: a drawing and a word, never a color alone. */
export const Origin = ({ origin, unsent }: Pick<LogEntry, "origin" | "unsent">): ReactElement => (
  <span className="log-origin" data-origin={unsent === undefined ? origin : "unsent"}>
    <Icon name={unsent === undefined ? icons[origin] : "cross"} />
    <span className="log-origin-name">{unsent === undefined ? logText().origins[origin] : logText().unsent}</span>
  </span>
);

/** Bytes of a binary message on its line. */
const bytesOnLine = 24;

/** The content of a message in one line. */
const lineOfEntry = ({ data }: LogEntry): string =>
  typeof data === "string"
    ? lineOf(data)
    : `${logText().bytes({ count: data.length })}: ${hexLine(data.subarray(0, bytesOnLine), 0, bytesOnLine).slice(10)}`;

/** The number of a message, which rises from row to row. */
export const idOfEntry = ({ id }: LogEntry): number => id;

/** The messages with their columns: time, origin, name, and one line of their data. */
export function LogRows({ entries, mismatches, query, ...grid }: LogRowsProps): ReactElement {
  const nameWidth = useMemo(() => widthOf(logText().name, entries, 20, ({ displayName }) => displayName), [entries]);
  const columns: readonly GridColumn<LogEntry>[] = [
    { name: logText().time, width: "var(--log-time)", className: "rows-time", cell: ({ at }) => timeOfDay(at) },
    {
      name: logText().origin,
      width: "var(--log-origin)",
      className: "log-origin-cell",
      cell: (entry) => <Origin {...entry} />,
    },
    {
      name: logText().name,
      width: nameWidth,
      className: "log-name",
      cell: ({ displayName }) => <ExternalText text={displayName} />,
    },
    {
      name: logText().data,
      width: "minmax(var(--rows-data, 40%), 1fr)",
      cell: (entry) => (
        <>
          {entry.unsent !== undefined && (
            <span className="rows-mismatch">
              <ExternalText text={entry.unsent} />
            </span>
          )}
          <RowLine line={lineOfEntry(entry)} mismatches={mismatches.of(entry)} query={query} />
        </>
      ),
    },
  ];
  return (
    <GridRows
      {...grid}
      label={logText().messages}
      columns={columns}
      rows={entries}
      idOf={idOfEntry}
      isNoted={(entry) => entry.unsent !== undefined || mismatches.of(entry).length > 0}
    />
  );
}

const two = (number: number): string => String(number).padStart(2, "0");

/** Returns the local time with milliseconds, since messages may follow each other closely. */
export function timeOfDay(at: number): string {
  const moment = new Date(at);
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(":");
  return `${time}.${String(moment.getMilliseconds()).padStart(3, "0")}`;
}
