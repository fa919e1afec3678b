import type { PlacedMark } from "./masks.ts";

/** Items without content, which parsers read in several ways. */
const emptyItem = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+\[[ xX]\])?[ \t]*\r?$/m;

/** A mail address behind an escaped sign that may be part of it. */
const escapedAddress = /\\[-_.+][\w.+-]*@/;

/** Returns true if a text has something that the native parser reads in another way. */
export const hasObstacle = (text: string): boolean =>
  text.includes("\0") || /\r(?!\n)/.test(text) || emptyItem.test(text) || escapedAddress.test(text);

/**
 * Longest lines without an empty one between them, in UTF-16 units: the native parser takes time by the square of their
 * marks, addresses and references.
 */
export const maxParagraphLength = 8000;

const delimiterRow = /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/m;

/** Limit of the text beside a mark that is searched for the part that the mark may belong to, in UTF-16 units. */
const maxLengthBefore = 500;

/** Everything before the destination of a link or of a definition. */
const destination = /\](?::|\()\s*$|(?:^|\n)[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*\[(?!\^)[^\]\n]*\]:[^\n]*$/;

/** Returns true if the destination of a link or a definition starts at an offset. */
export function startsDestination(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - maxLengthBefore), at);
  // Most texts have neither, and the expression tries each of their characters.
  return (before.includes("](") || before.includes("]:")) && destination.test(before);
}

/** The start of a line that is in a list only by its indentation. */
const itemStart = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*$/;

/** A line that ends a paragraph, if it is in one: a mark with text behind it is in a paragraph. */
const blockInside = /\n[ \t]*(?:[>#`~|]|[-*+=_]|\d+[.)])/;

/**
 * Returns true if a mark may be something else at its place: the destination of a link, the end of a cell, or lines of
 * which a list has some.
 *
 * @param last the mark before it
 */
export function isUnclear(text: string, { start, mark }: PlacedMark, last: PlacedMark | undefined): boolean {
  const source = text.slice(start, mark.end);
  if (startsDestination(text, start)) return true;
  if (source.includes("|")) {
    const from = Math.max(0, text.lastIndexOf("\n\n", start));
    const after = text.slice(mark.end, mark.end + maxParagraphLength).split("\n\n", 1)[0] ?? "";
    if (delimiterRow.test(text.slice(from, mark.end) + after)) return true;
  }
  if (!source.includes("\n")) return false;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const before = text.slice(lineStart, start);
  if (!itemStart.test(before)) return true;
  if (blockInside.test(source) && !/^[ \t]*(?:[\r\n]|$)/.test(text.slice(mark.end, mark.end + maxLengthBefore)))
    return true;
  if (!(last !== undefined && isAlone(text, last, lineStart)) && isLazy(text, lineStart, before)) return true;
  return (
    before !== "" &&
    source
      .split("\n")
      .slice(1)
      .some((line) => isOutside(line, before.length))
  );
}

/** Returns true if a line of a mark has less indentation than its first one. */
const isOutside = (line: string, indent: number): boolean =>
  line.trim() !== "" && (/^ */.exec(line)?.[0].length ?? 0) < indent;

/** Returns true if a mark is all that is on the lines before an offset. */
const isAlone = (text: string, { start, mark }: PlacedMark, lineStart: number): boolean =>
  /^[ \t]*\n$/.test(text.slice(mark.end, lineStart)) &&
  text.slice(text.lastIndexOf("\n", start - 1) + 1, start).trim() === "";

const container = /^[ \t]*(?:>|[-*+][ \t]|[-*+]$|\d{1,9}[.)](?:[ \t]|$)|\[\^)|\|/m;

/** Returns true if a line may continue the paragraph of a quote, a list, a note or a table. */
function isLazy(text: string, lineStart: number, before: string): boolean {
  let from = lineStart;
  while (from > 0) {
    const previous = text.lastIndexOf("\n", from - 2) + 1;
    if (text.slice(previous, from).trim() === "") break;
    from = previous;
  }
  const lines = text.slice(from, lineStart);
  return lines !== "" && (container.test(lines) || (before === "" && /^[ \t]/m.test(lines)));
}
