import { endOfFence, fenceStart, openTag } from "#docs-project";
import { pageLimits } from "#engine/content-limits";
import { itemAt } from "#engine/item-at";

/** The syntax of a generator in the lines of its pages. */
export interface LineSyntax {
  /** Converts the block that starts at a line; undefined without one. `convert` converts lines in it. */
  readonly block?: (lines: readonly string[], at: number, convert: Convert) => ConvertedBlock | undefined;
  /** Converts the text behind the marks that open a block of code. */
  readonly info?: (info: string) => string;
  /** Converts the lines in a block of code. */
  readonly code?: (lines: readonly string[], info: string) => CodeLines;
  /** Converts text in a line, outside of code. */
  readonly inline?: (text: string) => string;
}

export type Convert = (lines: readonly string[]) => readonly string[];

interface ConvertedBlock {
  readonly lines: readonly string[];
  /** Index of the first line behind the block. */
  readonly end: number;
}

/** Lines of code, with what their comments add to the first line of their block. */
interface CodeLines {
  readonly lines: readonly string[];
  readonly info?: string;
}

/** Maximum number of blocks inside each other. A page has at most as many elements inside each other. */
const maxDepth = pageLimits.tagDepth;

/**
 * Converts lines of a page. Blocks of code change only by `info` and `code`; blocks inside more than 100 others do not
 * change, and the first line of each is passed to `tooDeep`.
 */
export function convertLines(
  lines: readonly string[],
  syntax: LineSyntax,
  tooDeep: (line: string) => void,
  depth = 0,
): readonly string[] {
  if (depth > maxDepth) {
    for (const line of lines.slice(0, 1)) tooDeep(line);
    return lines;
  }
  const result: string[] = [];
  const convert: Convert = (inner) => convertLines(inner, syntax, tooDeep, depth + 1);
  for (let at = 0; at < lines.length; ) {
    const line = itemAt(lines, at);
    const fenceEnd = endOfFence(lines, at);
    if (fenceEnd !== undefined) {
      result.push(...convertFence(lines.slice(at, fenceEnd), syntax));
      at = fenceEnd;
      continue;
    }
    const block = syntax.block?.(lines, at, convert);
    if (block !== undefined) {
      for (const one of block.lines) result.push(one);
      at = Math.max(block.end, at + 1);
      continue;
    }
    result.push(syntax.inline === undefined ? line : outsideCode(line, syntax.inline));
    at++;
  }
  return result;
}

function convertFence(lines: readonly string[], { info: convertInfo, code }: LineSyntax): readonly string[] {
  const [first = "", ...rest] = lines;
  const { prefix = "", marks = "", info: stated = "" } = fenceStart(first) ?? {};
  const isClosed = endOfFence([first, rest.at(-1) ?? ""], 0) === 2 && /^[\s>]*[`~]{3,}\s*$/.test(rest.at(-1) ?? "");
  const inner = isClosed ? rest.slice(0, -1) : rest;
  const converted = code?.(inner, stated) ?? { lines: inner };
  const info = [convertInfo?.(stated.trim()) ?? stated.trim(), converted.info ?? ""].filter(Boolean).join(" ");
  return [`${prefix}${marks}${info}`, ...converted.lines, ...(isClosed ? rest.slice(-1) : [])];
}

/** Converts the text outside of code spans. */
export const outsideCode = (text: string, convert: (part: string) => string): string =>
  text
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 === 0 ? convert(part) : part))
    .join("");

/** Converts the text of a page outside of code, a run between two blocks of code at a time. */
export function convertProse(lines: readonly string[], convert: (text: string) => string): readonly string[] {
  const result: string[] = [];
  let from = 0;
  const flush = (end: number): void => {
    if (end > from) result.push(...outsideCode(lines.slice(from, end).join("\n"), convert).split("\n"));
  };
  for (let at = 0; at < lines.length; ) {
    const end = endOfFence(lines, at);
    if (end === undefined) {
      at++;
      continue;
    }
    flush(at);
    result.push(...lines.slice(at, end));
    from = end;
    at = end;
  }
  flush(lines.length);
  return result;
}

/** Converts the lines of a page that are not in blocks of code. */
export function outsideFences(lines: readonly string[], convert: (line: string) => string): readonly string[] {
  const result = [...lines];
  for (let at = 0; at < lines.length; ) {
    const end = endOfFence(lines, at);
    if (end === undefined) result[at] = convert(itemAt(lines, at));
    at = end ?? at + 1;
  }
  return result;
}

/** Returns an element around lines, at the indentation of its source. */
export const element = (
  indent: string,
  name: string,
  attributes: { readonly [name: string]: string | undefined },
  lines: readonly string[],
): readonly string[] => [
  `${indent}${openTag(name, attributes)}`,
  "",
  ...lines.map((line) => (line.trim() === "" ? "" : indent + line)),
  "",
  `${indent}</${name}>`,
];

/** Removes the indentation that a block has in its container. */
export const dedent = (lines: readonly string[], width: number): readonly string[] =>
  lines.map((line) => line.slice(Math.min(width, line.length - line.trimStart().length)));
