import type { Worded } from "../form-words.ts";
import { panelWords } from "../panel-words.ts";

/** The names of the rows of a stream, singular and plural; undefined without names. */
type StreamUnit = readonly [one: string, several: string] | undefined;

const countOf = (count: number, unit: NonNullable<StreamUnit>): string => `${count} ${unit[count === 1 ? 0 : 1]}`;

const english = {
  views: "View of the stream",
  rows: "Rows",
  text: "Text",
  time: "Time",
  event: "Event",
  id: "Id",
  data: "Data",
  units: { sse: ["event", "events"], ndjson: ["line", "lines"], text: ["chunk", "chunks"], bytes: undefined },
  cut: "The stream ended in the middle of an event. The text view shows the incomplete event.",
  unmarked: "The stream ended without its documented end marker.",
  pause: "Pause",
  follow: "Follow",
  filterRows: "Filter rows",
  copyStream: "Copy received data",
  copyData: "Copy data",
  closeRow: "Close row",
  facts: (count: number, unit: StreamUnit, bytes: number, firstByte: number | undefined): string =>
    [
      ...(unit === undefined ? [] : [countOf(count, unit)]),
      `${bytes} b`,
      firstByte === undefined ? "no byte yet" : `first byte after ${firstByte.toFixed(2)} ms, seen from this page`,
    ].join(" · "),
  soFar: (count: number, unit: StreamUnit, bytes: number): string =>
    unit === undefined ? `${bytes} bytes so far` : `${countOf(count, unit)} so far`,
  at: (ms: number): string => `+${(ms / 1000).toFixed(3)} s`,
  after: (ms: number): string => `${(ms / 1000).toFixed(3)} s after sending`,
  row: (number: number): string => `Row ${number}`,
  rowId: (id: string): string => `id ${id}`,
  dataOf: (number: number): string => `Data of row ${number}`,
  resume: (count: number, unit: StreamUnit): string =>
    count === 0 || unit === undefined ? "Resume" : `Resume (${count} new)`,
  rowsFound: (found: number, all: number): string => `${found} of ${all} rows`,
  rowsDropped: (count: number, unit: StreamUnit): string =>
    unit === undefined ? "" : `The first ${countOf(count, unit)} were removed to save memory.`,
  notAsDocumented: (count: number, all: number): string =>
    count === 1 ? `1 of ${all} rows is not as documented.` : `${count} of ${all} rows are not as documented.`,
  notChecked: (count: number): string =>
    `${count} ${count === 1 ? "row was" : "rows were"} removed before being compared with the documentation.`,
  textDropped: (count: number): string =>
    `The first ${count} characters of the text were removed to save memory. You can copy and save the rest.`,
  bytesDropped: (count: number): string =>
    `The last ${count} bytes were removed to save memory. You can play and save the rest.`,
  rowDropped: (count: number): string => `This row is too long: its last ${count} characters were removed.`,
  lastPart: (shown: number, whole: number): string =>
    `These are the last ${shown} of ${whole} characters. Copy or save to get all of them.`,
} as const;

/** The texts of the stream views (docs/behavior.md#streams). */
export const streamWords: StreamWords = panelWords("stream", english);

/** These texts in any language. */
export type StreamWords = Worded<typeof english>;
