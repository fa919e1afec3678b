import { type ReactElement, useMemo } from "react";
import type { LoggedRow } from "#engine/stream";
import { streamText } from "#locales/messages/stream";
import { type GridColumn, GridRows, lineOf, RowLine, type RowMismatches, widthOf } from "#ui/rows";
import { ExternalText } from "#ui/text";

/** Props of the list of rows. `chosen` is the number of the expanded row. */
export interface StreamRowsProps {
  readonly label: string;
  readonly rows: readonly LoggedRow[];
  readonly mismatches: RowMismatches<LoggedRow>;
  readonly hasEvents: boolean;
  readonly hasIds: boolean;
  readonly chosen: number | undefined;
  readonly onChoose: (row: LoggedRow) => void;
  /** True if the list follows its end as rows arrive. */
  readonly follows: boolean;
  readonly onFollows: (follows: boolean) => void;
}

/** The number of a row, which rises from row to row. */
export const numberOf = ({ number }: LoggedRow): number => number;

/** The rows of a stream with their columns. */
export function StreamRows({ rows, mismatches, hasEvents, hasIds, ...grid }: StreamRowsProps): ReactElement {
  const widths = useMemo(
    () => ({
      time: widthOf(streamText().time, rows, 12, ({ at }) => streamText().at({ seconds: at / 1000 })),
      event: widthOf(streamText().event, rows, 16, ({ event = "" }) => event),
      id: widthOf(streamText().id, rows, 12, ({ id = "" }) => id),
    }),
    [rows],
  );
  const columns: readonly GridColumn<LoggedRow>[] = [
    {
      name: streamText().time,
      width: widths.time,
      className: "rows-time",
      cell: ({ at }) => streamText().at({ seconds: at / 1000 }),
    },
    ...(hasEvents
      ? [
          {
            name: streamText().event,
            width: widths.event,
            cell: ({ event = "" }: LoggedRow) => <ExternalText text={event} />,
          },
        ]
      : []),
    ...(hasIds
      ? [{ name: streamText().id, width: widths.id, cell: ({ id = "" }: LoggedRow) => <ExternalText text={id} /> }]
      : []),
    {
      name: streamText().data,
      width: "minmax(var(--rows-data, 50%), 1fr)",
      cell: (row) => <RowLine line={lineOf(row.data)} mismatches={mismatches.of(row)} />,
    },
  ];
  return (
    <GridRows
      {...grid}
      columns={columns}
      rows={rows}
      idOf={numberOf}
      isNoted={(row) => mismatches.of(row).length > 0}
    />
  );
}
