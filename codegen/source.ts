import { itemAt } from "#engine/item-at";

/** A source text of the IDL with its path inside the IDL folder, with forward slashes. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** A range of a source text in UTF-16 offsets from 0; `end` is exclusive. */
export interface Span {
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
}

/** A text with its position: a key, a name, a value. */
export interface Word {
  readonly text: string;
  readonly span: Span;
}

/** A position as editors show it: line and column from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The start offsets of the lines of a text. Each text is scanned once. */
const lineStarts = new WeakMap<SourceText, readonly number[]>();

function lineStartsOf(source: SourceText): readonly number[] {
  const known = lineStarts.get(source);
  if (known !== undefined) return known;
  const starts = [0];
  for (let at = source.text.indexOf("\n"); at !== -1; at = source.text.indexOf("\n", at + 1)) starts.push(at + 1);
  lineStarts.set(source, starts);
  return starts;
}

/** Finds line and column of an offset; an offset after the end is the end. */
export function positionOf(source: SourceText, offset: number): Position {
  const starts = lineStartsOf(source);
  const wanted = Math.min(Math.max(0, offset), source.text.length);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (itemAt(starts, middle) <= wanted) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: wanted - itemAt(starts, low) + 1 };
}

/** Returns a line of a text, counted from 1, without its line end. */
export function lineOf(source: SourceText, line: number): string {
  const starts = lineStartsOf(source);
  const [from, next] = [starts[line - 1], starts[line]];
  return from === undefined ? "" : source.text.slice(from, next === undefined ? undefined : next - 1);
}

/** Orders texts by code unit, the same on every machine. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the span of a part of a word if the file contains the word verbatim, or else the span of the word. */
export function partOf({ text, span }: Word, from: number, to: number): Span {
  const { source, start } = span;
  const quoted = source.text.startsWith(text, start + 1) ? start + 1 : undefined;
  const begin = source.text.startsWith(text, start) ? start : quoted;
  return begin === undefined ? span : { source, start: begin + from, end: begin + to };
}
