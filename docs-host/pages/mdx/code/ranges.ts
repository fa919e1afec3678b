import type { ReactNode } from "react";
import type { CodeLine, CodeToken } from "./highlighter.ts";

/** A part of a line that has an element around it: a link, or a text with a tip. */
export interface CodeRange {
  readonly from: number;
  readonly to: number;
  readonly wrap: (text: ReactNode) => ReactNode;
}

/** Length of a line in which patterns are searched, in UTF-16 units. */
const maxLineLength = 1000;

/**
 * Patterns that take no longer than the square of a line: at most two of their parts are repeated without a limit, and
 * no group is.
 */
const isSafePattern = (source: string): boolean =>
  !/\)[*+{?]/.test(source.replace(/\\./g, "_")) &&
  (source.replace(/\\./g, "_").match(/[*+]|\{\d+,\d*\}/g) ?? []).length <= 2 &&
  !/\\[1-9k]|\(\?[=!<]/.test(source);

/** Creates the search for a text or a pattern between slashes in a line. Patterns that could take too long find nothing. */
export function matcherOf(text: string): (line: string) => readonly (readonly [from: number, to: number])[] {
  const [, source] = /^\/(.+)\/$/s.exec(text) ?? [];
  if (source === undefined) return textMatcher(text);
  const pattern = isSafePattern(source) ? compiled(source) : undefined;
  return (line) =>
    pattern === undefined || line.length > maxLineLength
      ? []
      : [...line.matchAll(pattern)].flatMap(({ index, 0: found }) =>
          found === "" ? [] : [[index, index + found.length] as const],
        );
}

/** Creates the search for a text in a line. */
export const textMatcher: typeof matcherOf = (text) => (line) => [...offsetsOf(line, text)];

function compiled(source: string): RegExp | undefined {
  try {
    return new RegExp(source, "g");
  } catch {
    return undefined;
  }
}

function* offsetsOf(line: string, text: string): Generator<readonly [number, number]> {
  if (text === "") return;
  for (let at = line.indexOf(text); at !== -1; at = line.indexOf(text, at + text.length)) yield [at, at + text.length];
}

/** Draws a line: its tokens, with elements around its ranges. Of ranges that overlap, the first one counts. */
export function drawLine(
  line: CodeLine,
  ranges: readonly CodeRange[],
  drawToken: (token: CodeToken) => ReactNode,
  group: (parts: readonly ReactNode[]) => ReactNode,
): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  const ordered = [...ranges].sort((one, other) => one.from - other.from);
  for (const { from, to, wrap } of ordered) {
    if (from < at) continue;
    parts.push(...cut(line, at, from).map(drawToken), wrap(group(cut(line, from, to).map(drawToken))));
    at = to;
  }
  return [...parts, ...cut(line, at, Number.POSITIVE_INFINITY).map(drawToken)];
}

/** Returns the tokens between two offsets of a line. */
function cut(line: CodeLine, from: number, to: number): CodeLine {
  const parts: CodeToken[] = [];
  let at = 0;
  for (const token of line) {
    const [start, end] = [Math.max(from, at), Math.min(to, at + token.text.length)];
    if (start < end) parts.push({ ...token, text: token.text.slice(start - at, end - at) });
    at += token.text.length;
  }
  return parts;
}
