/** A text of the IDL under the name that people know it by: its path inside the IDL folder, with forward slashes. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** A stretch of a source text, in UTF-16 offsets from 0; `end` is the first offset behind it. */
export interface Span {
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
}

/** A text that stands somewhere: a key, a name, a value. */
export interface Word {
  readonly text: string;
  readonly span: Span;
}

/** A place as editors count it: line and column from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Finds line and column of an offset; an offset past the end is the end. */
export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Orders texts by code unit, the same on every machine. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Gives the place of a part of a word, where the word stands in the file letter by letter; else that of the word. */
export function partOf({ text, span }: Word, from: number, to: number): Span {
  const { source, start } = span;
  const quoted = source.text.startsWith(text, start + 1) ? start + 1 : undefined;
  const begin = source.text.startsWith(text, start) ? start : quoted;
  return begin === undefined ? span : { source, start: begin + from, end: begin + to };
}
