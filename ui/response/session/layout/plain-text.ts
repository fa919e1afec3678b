import { defined } from "#engine/item-at";
import type { JsonSyntaxError } from "#engine/json";
import { type Language, scan } from "#ui/code/scan";
import { growingInts, lastAtMost } from "../ints.ts";
import type { Steps } from "../steps.ts";
import { breaksIn, cutLines } from "./cut.ts";
import type { Source } from "./row.ts";
import { cutRuns } from "./runs.ts";
import { narrowest, noNotes, type View } from "./view.ts";

const none: readonly number[] = [];

/** The number of lines that are found in one step. */
const stepLines = 50_000;

/** Finds the offsets of the lines of a text. */
function* lineStarts(text: string): Steps<Int32Array> {
  const starts = growingInts();
  starts.push(0);
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    starts.push(at + 1);
    count += 1;
    if (count % stepLines === 0) yield;
  }
  return starts.taken();
}

/** Lays a text out as received, in rows of at most `width` characters, with a note where it is not JSON. */
export function* plainText(text: string, width: number, language: Language, error?: JsonSyntaxError): Steps<View> {
  const starts = yield* lineStarts(text);
  const room = Math.max(narrowest, width);
  const from = (line: number): number => defined(starts[line]);
  /** The offset after the last character of a line, without its line break. */
  const to = (line: number): number => (line + 1 < starts.length ? defined(starts[line + 1]) - 1 : text.length);
  const cut = yield* cutLines(starts.length, (line) =>
    to(line) - from(line) <= room ? none : breaksIn(text.slice(from(line), to(line)), room),
  );
  const rowAt = (offset: number): number => {
    const line = lastAtMost(starts, offset);
    const length = to(line) - from(line);
    const column = Math.min(offset - from(line), Math.max(0, length - 1));
    return cut.rowOf(line, column);
  };
  const noted = error === undefined ? -1 : rowAt(error.offset);
  return {
    rows: cut.rows,
    rowAt,
    rowOf: () => -1,
    read: (row, { hits }) => {
      const { line, part, isLast, start: first, end: behind } = cut.at(row);
      const start = from(line) + first;
      const end = Math.min(from(line) + behind, to(line));
      let at = start;
      const sources = scan(text.slice(start, end), language).map((token): Source => {
        const source = { kind: token.kind, from: at, to: at + token.text.length };
        at = source.to;
        return source;
      });
      return {
        at: row,
        node: -1,
        line: part === 0 ? line + 1 : undefined,
        ends: isLast,
        runs: cutRuns(text, sources, [0, end - start], hits),
        notes: row === noted && error !== undefined ? [{ kind: "syntax", error }] : noNotes,
      };
    },
  };
}
