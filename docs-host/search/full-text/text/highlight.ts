import { wordsOf } from "./words.ts";

/** A piece of a text; `isMatch` if the query names it. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Marks the words of a text that begin as a word of a query does, or nearly: `matches` are the terms that were found. */
export function highlight(text: string, matches: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { whole, parts, from, to } of wordsOf(text)) {
    const isMatch = matches.some((term) => whole.startsWith(term) || parts.some((part) => part.startsWith(term)));
    if (!isMatch || to <= at) continue;
    const start = Math.max(from, at);
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, to), isMatch: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}
