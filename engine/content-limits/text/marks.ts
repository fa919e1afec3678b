import { defined } from "#engine/item-at";
/** The signs with a meaning since the last empty line. */
export interface MarkCount {
  /** A run of the same sign of emphasis is one. A run of backticks or dollars counts as the square of its length. */
  signs: number;
  emphasis: number;
  /** Brackets that are open, and the most that were open at the same time. */
  open: number;
  maxOpen: number;
  /** Words behind a bracket that is open. */
  wordsInBrackets: number;
}

/** Creates a count of nothing. */
export const noMarks = (): MarkCount => ({ signs: 0, emphasis: 0, open: 0, maxOpen: 0, wordsInBrackets: 0 });

const sign = 1;
const emphasis = 2;
/** A run of these is searched for its counterpart: another run of the same length. */
const span = 3;
const word = 4;

const kinds = new Uint8Array(128);
for (const one of "[]!<{}&@|\\=") kinds[one.charCodeAt(0)] = sign;
for (const one of "*_~") kinds[one.charCodeAt(0)] = emphasis;
for (const one of "`$") kinds[one.charCodeAt(0)] = span;
for (let code = 0; code < 128; code += 1) if (/[0-9A-Za-z]/.test(String.fromCharCode(code))) kinds[code] = word;

const opening = "[".charCodeAt(0);
const closing = "]".charCodeAt(0);

/** Counts the signs of a line from an offset on. */
export function countMarks(line: string, from: number, count: MarkCount): void {
  let last = 0;
  let run = 0;
  for (let at = from; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    run = code === last ? run + 1 : 1;
    const kind = code < 128 ? defined(kinds[code]) : 0;
    if (kind === word) {
      if (count.open > 0 && (last >= 128 || kinds[last] !== word)) count.wordsInBrackets += 1;
    } else if (kind === span) {
      // The square of a length is the sum of the odd numbers up to it.
      count.signs += 2 * run - 1;
    } else if (kind === emphasis && run === 1) {
      count.signs += 1;
      count.emphasis += 1;
    } else if (kind === sign) count.signs += 1;
    if (code === opening) {
      count.open += 1;
      count.maxOpen = Math.max(count.maxOpen, count.open);
    } else if (code === closing) {
      count.open = Math.max(0, count.open - 1);
      if (count.open === 0) count.wordsInBrackets = 0;
    }
    last = code;
  }
}
