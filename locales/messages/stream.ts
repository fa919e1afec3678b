// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `stream` in locales/en.json. */
export interface StreamMessages {
  readonly views: string;
  readonly rows: string;
  readonly text: string;
  readonly time: string;
  readonly event: string;
  readonly id: string;
  readonly data: string;
  readonly cut: string;
  readonly unmarked: string;
  readonly pause: string;
  readonly follow: string;
  readonly filterRows: string;
  readonly copyStream: string;
  readonly copyData: string;
  readonly closeRow: string;
  readonly counted: (values: { readonly unit: string; readonly count: number }) => string;
  readonly bytesReceived: (values: { readonly bytes: string | number }) => string;
  readonly noByteYet: string;
  readonly firstByteAfter: (values: { readonly time: number }) => string;
  readonly soFar: (values: { readonly counted: string | number }) => string;
  readonly bytesSoFar: (values: { readonly bytes: string | number }) => string;
  readonly at: (values: { readonly seconds: number }) => string;
  readonly after: (values: { readonly seconds: number }) => string;
  readonly row: (values: { readonly number: string | number }) => string;
  readonly rowId: (values: { readonly id: string | number }) => string;
  readonly dataOf: (values: { readonly number: string | number }) => string;
  readonly resume: (values: { readonly count: number }) => string;
  readonly rowsFound: (values: { readonly found: string | number; readonly all: string | number }) => string;
  readonly rowsDropped: (values: { readonly counted: string | number }) => string;
  readonly notAsDocumented: (values: { readonly count: number; readonly all: string | number }) => string;
  readonly notChecked: (values: { readonly count: number }) => string;
  readonly textDropped: (values: { readonly count: string | number }) => string;
  readonly bytesDropped: (values: { readonly count: string | number }) => string;
  readonly rowDropped: (values: { readonly count: string | number }) => string;
  readonly lastPart: (values: { readonly shown: string | number; readonly whole: string | number }) => string;
}

/** Returns these messages, in the language of the page. */
export const streamText = createProvided<StreamMessages>("stream", {
  views: "View of the stream",
  rows: "Rows",
  text: "Text",
  time: "Time",
  event: "Event",
  id: "Id",
  data: "Data",
  cut: "The stream ended in the middle of an event. The text view shows the incomplete event.",
  unmarked: "The stream ended without its documented end marker.",
  pause: "Pause",
  follow: "Follow",
  filterRows: "Filter rows",
  copyStream: "Copy received data",
  copyData: "Copy data",
  closeRow: "Close row",
  counted: (v) => v.unit === "sse" ? v.count === 1 ? `1 event` : `${v.count} events` : v.unit === "ndjson" ? v.count === 1 ? `1 line` : `${v.count} lines` : v.count === 1 ? `1 chunk` : `${v.count} chunks`,
  bytesReceived: (v) => `${v.bytes} b`,
  noByteYet: "no byte yet",
  firstByteAfter: (v) => `TTFB ${v.time.toLocaleString("en", {"minimumFractionDigits":2,"maximumFractionDigits":2,"useGrouping":false})} ms`,
  soFar: (v) => `${v.counted} so far`,
  bytesSoFar: (v) => `${v.bytes} bytes so far`,
  at: (v) => `+${v.seconds.toLocaleString("en", {"minimumFractionDigits":3,"maximumFractionDigits":3,"useGrouping":false})} s`,
  after: (v) => `${v.seconds.toLocaleString("en", {"minimumFractionDigits":3,"maximumFractionDigits":3,"useGrouping":false})} s after sending`,
  row: (v) => `Row ${v.number}`,
  rowId: (v) => `id ${v.id}`,
  dataOf: (v) => `Data of row ${v.number}`,
  resume: (v) => `Resume${v.count === 0 ? `` : ` (${v.count} new)`}`,
  rowsFound: (v) => `${v.found} of ${v.all} rows`,
  rowsDropped: (v) => `The first ${v.counted} were removed to save memory.`,
  notAsDocumented: (v) => v.count === 1 ? `1 of ${v.all} rows is not as documented.` : `${v.count} of ${v.all} rows are not as documented.`,
  notChecked: (v) => v.count === 1 ? `1 row was removed before being compared with the documentation.` : `${v.count} rows were removed before being compared with the documentation.`,
  textDropped: (v) => `The first ${v.count} characters of the text were removed to save memory. You can copy and save the rest.`,
  bytesDropped: (v) => `The last ${v.count} bytes were removed to save memory. You can play and save the rest.`,
  rowDropped: (v) => `This row is too long: its last ${v.count} characters were removed.`,
  lastPart: (v) => `These are the last ${v.shown} of ${v.whole} characters. Copy or save to get all of them.`,
});
