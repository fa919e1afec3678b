import { type BoundedLog, entriesOf, type LogLimits, logEntries } from "#engine/log";
import type { StreamRow } from "./readers.ts";

/** A row with its number, counted from 1, and when it was complete, in ms since the request was sent. */
export interface LoggedRow extends StreamRow {
  readonly number: number;
  readonly at: number;
}

/** The newest rows of a stream. */
export type RowLog = BoundedLog<LoggedRow>;

/** Appends rows that were completed at one time, and drops the oldest beyond the limits. */
export const logRows = (log: RowLog, rows: readonly StreamRow[], at: number, limits: LogLimits): RowLog =>
  logEntries(
    log,
    rows.map((row, position) => ({ ...row, number: log.count + position + 1, at })),
    sizeOf,
    limits,
  );

/** The stored rows, oldest first. */
export const rowsOf: (log: RowLog) => readonly LoggedRow[] = entriesOf;

/** The weight of a row without text: its object. */
const bareRow = 64;

const sizeOf = ({ data, event = "", id = "" }: StreamRow): number => bareRow + data.length + event.length + id.length;
