import type { StreamRow } from "./reader.ts";

/** A row with its number, counted from 1, and when it was complete, in ms since the request was sent. */
export interface LoggedRow extends StreamRow {
  readonly number: number;
  readonly at: number;
}

interface Block {
  readonly rows: readonly LoggedRow[];
  readonly size: number;
}

/** The newest rows of a stream. Immutable: taking in rows gives another log, which shares all but the last block. */
export interface RowLog {
  readonly blocks: readonly Block[];
  /** Rows taken in so far. */
  readonly count: number;
  /** Rows that had to go, all of them older than those that are kept. */
  readonly dropped: number;
  /** UTF-16 units kept. */
  readonly size: number;
}

/** How much a log may hold: rows, and UTF-16 units of all of them. A block more is let be. */
export interface LogLimits {
  readonly rows: number;
  readonly size: number;
}

export const emptyLog: RowLog = { blocks: [], count: 0, dropped: 0, size: 0 };

/** A block is full at this share of what the log may hold, so that dropping the oldest loses little. */
const blockShare = 1 / 64;

/** Takes in rows that were complete at one moment; the oldest make room. */
export function logRows(log: RowLog, rows: readonly StreamRow[], at: number, limits: LogLimits): RowLog {
  if (rows.length === 0) return log;
  const blocks = [...log.blocks];
  let { count, dropped, size } = log;
  const last = blocks.at(-1);
  let open = last !== undefined && !isFull(last, limits) ? { rows: [...last.rows], size: last.size } : undefined;
  if (open !== undefined) blocks.pop();
  for (const row of rows) {
    count += 1;
    const own = sizeOf(row);
    open ??= { rows: [], size: 0 };
    open.rows.push({ ...row, number: count, at });
    open.size += own;
    size += own;
    if (isFull(open, limits)) {
      blocks.push(open);
      open = undefined;
    }
  }
  if (open !== undefined) blocks.push(open);
  let first = 0;
  for (; first < blocks.length - 1 && (count - dropped > limits.rows || size > limits.size); first += 1) {
    const gone = blocks[first] as Block; // there are more blocks than `first`
    dropped += gone.rows.length;
    size -= gone.size;
  }
  return { blocks: first === 0 ? blocks : blocks.slice(first), count, dropped, size };
}

/** The rows that are kept, oldest first. */
export const rowsOf = ({ blocks }: RowLog): readonly LoggedRow[] => blocks.flatMap(({ rows }) => rows);

const isFull = ({ rows, size }: Block, limits: LogLimits): boolean =>
  rows.length >= limits.rows * blockShare || size >= limits.size * blockShare;

/** What a row without any text weighs: the object that it is. */
const bareRow = 64;

const sizeOf = ({ data, event = "", id = "" }: StreamRow): number => bareRow + data.length + event.length + id.length;
