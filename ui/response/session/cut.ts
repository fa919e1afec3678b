import { growingInts, lastAtMost } from "./ints.ts";

/** Lines cut into rows: a line that is too long for the screen goes on in the rows below it. */
export interface Cut {
  readonly rows: number;
  /** The line of a row, and which part of the line it is. */
  readonly at: (row: number) => { readonly line: number; readonly part: number; readonly isLast: boolean };
  /** The row of a part of a line. */
  readonly rowOf: (line: number, part?: number) => number;
}

/** Cuts lines into as many rows each as `partsOf` says, at least one. Only the lines with several take memory. */
export function cutLines(lines: number, partsOf: (line: number) => number): Cut {
  const longLines = growingInts();
  const firstRows = growingInts();
  const rowsBehind = growingInts();
  let extra = 0;
  for (let line = 0; line < lines; line += 1) {
    const parts = partsOf(line);
    if (parts <= 1) continue;
    longLines.push(line);
    firstRows.push(line + extra);
    extra += parts - 1;
    rowsBehind.push(extra);
  }
  const long = longLines.taken();
  const first = firstRows.taken();
  const behind = rowsBehind.taken();
  const extraBefore = (place: number): number => (place <= 0 ? 0 : (behind[place - 1] ?? 0));
  return {
    rows: lines + extra,
    at: (row) => {
      const place = lastAtMost(first, row);
      const line = long[place];
      if (place < 0 || line === undefined) return { line: row, part: 0, isLast: true };
      const parts = (behind[place] ?? 0) - extraBefore(place) + 1;
      const part = row - (first[place] ?? 0);
      if (part < parts) return { line, part, isLast: part === parts - 1 };
      return { line: row - (behind[place] ?? 0), part: 0, isLast: true };
    },
    rowOf: (line, part = 0) => line + extraBefore(lastAtMost(long, line - 1) + 1) + part,
  };
}

/** Where a part of a line of this width ends or begins, so that no character of two units is cut in two. */
export function partStart(text: string, from: number, length: number, width: number, part: number): number {
  const offset = Math.min(part * width, length);
  if (offset === 0 || offset === length) return offset;
  const unit = text.charCodeAt(from + offset);
  const before = text.charCodeAt(from + offset - 1);
  const splits = unit >= 0xdc00 && unit <= 0xdfff && before >= 0xd800 && before <= 0xdbff;
  return splits ? offset + 1 : offset;
}
