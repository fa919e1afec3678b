import { defined } from "#engine/item-at";
import { growingInts, lastAtMost } from "../ints.ts";
import type { Steps } from "../steps.ts";

/**
 * A row as a part of its line: from where to where, in UTF-16 units of the line; `end` is endless for its last part.
 */
export interface LinePart {
  readonly line: number;
  readonly part: number;
  readonly isLast: boolean;
  readonly start: number;
  readonly end: number;
}

/** Lines cut into rows: a line that is too long continues in the rows below. */
export interface Cut {
  readonly rows: number;
  readonly at: (row: number) => LinePart;
  /** Returns the row of an offset in a line. */
  readonly rowOf: (line: number, offset?: number) => number;
}

/** The number of lines that are cut in one step. */
const stepLines = 10_000;

/** Cuts lines at the offsets of `breaksOf`. Only lines with several rows take memory. */
export function* cutLines(lines: number, breaksOf: (line: number) => readonly number[]): Steps<Cut> {
  const longLines = growingInts();
  const firstRows = growingInts();
  const rowsBehind = growingInts();
  const starts = growingInts();
  let extra = 0;
  for (let line = 0; line < lines; line += 1) {
    if (line % stepLines === 0) yield;
    const breaks = breaksOf(line);
    if (breaks.length === 0) continue;
    longLines.push(line);
    firstRows.push(line + extra);
    extra += breaks.length;
    rowsBehind.push(extra);
    for (const start of breaks) starts.push(start);
  }
  const long = longLines.taken();
  const first = firstRows.taken();
  const behind = rowsBehind.taken();
  const breaks = starts.taken();
  const extraBefore = (index: number): number => (index <= 0 ? 0 : defined(behind[index - 1]));
  const uncut = (line: number): LinePart => ({ line, part: 0, isLast: true, start: 0, end: Number.POSITIVE_INFINITY });
  return {
    rows: lines + extra,
    at: (row) => {
      const index = lastAtMost(first, row);
      const line = long[index];
      if (index < 0 || line === undefined) return uncut(row);
      const before = extraBefore(index);
      const parts = defined(behind[index]) - before + 1;
      const part = row - defined(first[index]);
      if (part >= parts) return uncut(row - defined(behind[index]));
      const isLast = part === parts - 1;
      const start = part === 0 ? 0 : defined(breaks[before + part - 1]);
      return { line, part, isLast, start, end: isLast ? Number.POSITIVE_INFINITY : defined(breaks[before + part]) };
    },
    rowOf: (line, offset = 0) => {
      const index = lastAtMost(long, line);
      if (index < 0 || long[index] !== line) return line + extraBefore(index + 1);
      const before = extraBefore(index);
      return line + before + lastAtMost(breaks.subarray(before, behind[index]), offset) + 1;
    },
  };
}

/**
 * Behind which characters a line may continue in the next row: 1 behind any, 2 where no digit follows, by their code.
 */
const signs = new Uint8Array(128);
for (const sign of " \t!;?)]}|&/=-") signs[sign.charCodeAt(0)] = 1;
// These are in numbers and times too.
for (const sign of ".,:") signs[sign.charCodeAt(0)] = 2;

/** The share of its width that a row fills at least, even if a long word is cut for that. */
const minFull = 0.25;

/**
 * Where a line has to be cut so that no row is wider than `width`: behind a blank or a sign if there is one, else
 * within the word, never within a character of two units.
 */
export function breaksIn(line: string, width: number): readonly number[] {
  const breaks: number[] = [];
  let start = 0;
  while (line.length - start > width) {
    start = breakBefore(line, start + Math.ceil(width * minFull), start + width);
    breaks.push(start);
  }
  return breaks;
}

function breakBefore(line: string, least: number, most: number): number {
  for (let at = most; at > least; at -= 1) {
    const sign = signs[line.charCodeAt(at - 1)];
    if (sign === 1 || (sign === 2 && !isDigit(line.charCodeAt(at)))) return at;
  }
  const splits = /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(line.slice(most - 1, most + 1));
  return splits ? most - 1 : most;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
