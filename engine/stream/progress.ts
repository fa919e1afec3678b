import { emptyLog, type LogLimits } from "#engine/log";
import type { Chunks } from "./chunks.ts";
import type { Reading } from "./readers.ts";
import { logRows, type RowLog } from "./row-log.ts";
import type { StreamPlan } from "./stream-plan.ts";

/** The end of a stream: complete, in the middle of a row, or without the documented end mark. */
export type StreamEnding = "whole" | "cut" | "unmarked";

/** The received part of a stream (docs/behavior.md#streams). Immutable: each chunk creates a new one. */
export interface StreamProgress {
  readonly format: StreamPlan["format"];
  /** Number of received bytes. */
  readonly bytes: number;
  /** The time when the first of them arrived, in milliseconds since the request was sent. */
  readonly firstByte?: number;
  /** The received text: all of it, or its end. */
  readonly text: string;
  /** UTF-16 units missing before `text`. */
  readonly droppedText: number;
  readonly rows: RowLog;
  /** The bytes themselves, if they are stored; see `StreamPlan`. */
  readonly chunks?: Chunks | undefined;
  /** Number of bytes beyond the limit, which were not stored. */
  readonly droppedBytes: number;
  /** Absent while the stream runs, and after it broke. */
  readonly ending?: StreamEnding;
}

/** Limits of a stored stream: the rows together, UTF-16 units of one row and of the text, and bytes. */
export interface StreamLimits extends LogLimits {
  readonly row: number;
  readonly text: number;
  readonly bytes: number;
}

/**
 * As much as a page can hold and search in each frame without becoming slow. Two hours of ordinary audio are 115 MB.
 */
export const streamLimits: StreamLimits = {
  entries: 10_000,
  size: 8_000_000,
  row: 250_000,
  text: 4_000_000,
  bytes: 128_000_000,
};

/** A stream before its first chunk. */
export const startProgress = ({ format }: StreamPlan): StreamProgress => ({
  format,
  bytes: 0,
  text: "",
  droppedText: 0,
  droppedBytes: 0,
  rows: emptyLog,
});

/** Adds a chunk that arrived `at` ms after the request was sent, and the rows read from it. */
export function advance(
  progress: StreamProgress,
  chunk: Uint8Array,
  { text, rows }: Reading,
  at: number,
  { keepsBytes }: Pick<StreamPlan, "keepsBytes">,
  limits: StreamLimits = streamLimits,
): StreamProgress {
  return {
    ...progress,
    ...(chunk.length > 0 && { firstByte: progress.firstByte ?? at }),
    ...(keepsBytes && chunk.length > 0 && bytesWith(progress, chunk, limits.bytes)),
    bytes: progress.bytes + chunk.length,
    ...textWith(progress, text, limits.text),
    rows: logRows(progress.rows, rows, at, limits),
  };
}

/** The beginning of audio is playable. Of a text the end is more useful, and it is stored as text. */
function bytesWith({ format, bytes, chunks, droppedBytes }: StreamProgress, chunk: Uint8Array, limit: number) {
  if (droppedBytes === 0 && bytes + chunk.length <= limit) return { chunks: { chunk: chunk, before: chunks } };
  if (format === "bytes") return { droppedBytes: droppedBytes + chunk.length };
  return { chunks: undefined, droppedBytes: bytes + chunk.length };
}

/** Cutting copies, so it waits until the limit is exceeded by a quarter. */
const slack = 1.25;

function textWith({ text, droppedText }: StreamProgress, more: string, limit: number) {
  const joined = text + more;
  if (joined.length <= limit * slack) return { text: joined, droppedText };
  // Not in the middle of a surrogate pair.
  const from = joined.length - limit;
  const start = /^[\uDC00-\uDFFF]/.test(joined.slice(from, from + 1)) ? from + 1 : from;
  return { text: joined.slice(start), droppedText: droppedText + start };
}
