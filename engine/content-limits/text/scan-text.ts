import { inDigits } from "../limits.ts";
import { type Containers, openContainers } from "./containers.ts";
import { codeFactor, limitTexts, type TextLimit, type TextLimits } from "./limits.ts";
import { countMarks, type MarkCount, noMarks } from "./marks.ts";
import { scanSettings, textsIn } from "./settings.ts";

/** A limit that a text exceeds, and where. */
export interface Excess {
  readonly limit: TextLimit;
  /** Without a capital and a full stop. */
  readonly message: string;
  readonly advice: string;
  /** Lines and columns are 1-based. */
  readonly line: number;
  readonly column: number;
}

/** The state of a scan. */
interface Scan {
  readonly limits: TextLimits;
  readonly containers: Containers;
  readonly tags: Tags;
  readonly marks: MarkCount;
  blocks: number;
  cells: number;
  allMarks: number;
  allCodeMarks: number;
  /** Columns of the table in which the scan is. */
  columns: number;
  /** The line before, unless it was empty. */
  before: string | undefined;
  /** The signs that end the block of code or formulas in which the scan is. */
  fence: string | undefined;
}

/**
 * Finds the first limit that a text exceeds, without parsing it: parsers take time by the square of some of these sizes. It
 * may count more than a parser finds, but never much less.
 */
export function textExcess(text: string, limits: TextLimits): Excess | undefined {
  if (utf8Length(text, limits.bytes) > limits.bytes) return excess("bytes", limits, { line: 1, column: 1 });
  let found: Excess | undefined;
  const { end, yaml } = scanSettings(text, limits, (limit, line, column) => {
    found ??= excess(limit, limits, { line: line + 1, column });
  });
  if (found !== undefined || end === 0) return found ?? linesExcess(text, 0, limits);
  const inSettings = linesExcess(textsIn(yaml), 0, limits);
  if (inSettings !== undefined) return { ...inSettings, line: 2, column: 1 };
  // Sites show settings that they can't read as text.
  return linesExcess(text, end, limits) ?? linesExcess(text, 0, limits);
}

/** Finds the first limit that the lines of a text exceed from an offset on, in one pass. */
function linesExcess(text: string, from: number, limits: TextLimits): Excess | undefined {
  const scan: Scan = {
    ...{ limits, containers: openContainers(), tags: openTags(), marks: noMarks() },
    ...{ blocks: 0, cells: 0, allMarks: 0, allCodeMarks: 0, columns: 0, before: undefined, fence: undefined },
  };
  let number = linesIn(text.slice(0, from));
  for (const line of linesOf(text, from)) {
    number += 1;
    if (number > limits.lines) return excess("lines", limits, { line: number, column: 1 });
    const { limit, start } = scanLine(line, scan);
    if (limit !== undefined) return excess(limit, limits, { line: number, column: start + 1 });
  }
  return undefined;
}

/** Scans a line. Returns the limit that it exceeds, and the offset of its content. */
function scanLine(line: string, scan: Scan): { readonly limit?: TextLimit | undefined; readonly start: number } {
  const { containers, marks } = scan;
  let isCode = scan.fence !== undefined;
  const { start, markers, depth } = containers.enter(line, isCode);
  if (start >= line.length && markers === 0) {
    Object.assign(scan, { columns: 0, before: undefined });
    Object.assign(marks, noMarks());
    return { start, limit: depth > scan.limits.depth ? "depth" : undefined };
  }
  if (updateFence(line, start, scan)) {
    scan.blocks += isCode ? 0 : 1;
    isCode = true;
    Object.assign(marks, noMarks());
  } else {
    isCode = scan.fence !== undefined;
    if (!isCode) scanBlock(line, start, markers, scan);
  }
  const before = marks.signs;
  // Parsers enter all lists and quotes of each line again.
  marks.signs += 1 + depth;
  countMarks(line, start, marks);
  scan[isCode ? "allCodeMarks" : "allMarks"] += marks.signs - before;
  scan.before = line.slice(start);
  const tagDepth = isCode ? 0 : scan.tags.scan(line);
  return { start, limit: exceeded(scan, { depth, tagDepth }, isCode ? codeFactor : 1) };
}

/** Returns the limit that the state of a scan exceeds. */
function exceeded(
  { limits, marks, blocks, cells, allMarks, allCodeMarks }: Scan,
  line: Pick<TextLimits, "depth" | "tagDepth">,
  factor: number,
): TextLimit | undefined {
  if (line.depth > limits.depth * factor) return "depth";
  if (line.tagDepth > limits.tagDepth) return "tagDepth";
  if (blocks > limits.blocks) return "blocks";
  if (cells > limits.cells) return "cells";
  if (marks.maxOpen > limits.openBrackets * factor) return "openBrackets";
  if (marks.wordsInBrackets > limits.wordsInBrackets * factor) return "wordsInBrackets";
  if (marks.emphasis > limits.emphasis * factor) return "emphasis";
  if (marks.signs > limits.paragraphMarks * factor) return "paragraphMarks";
  return allMarks > limits.marks || allCodeMarks > limits.marks * codeFactor ? "marks" : undefined;
}

const fenceStart = /(`{3,}|~{3,}|\${2,})([^\n]*)/y;

/** Opens or closes a block of code or formulas; returns true for its first and its last line. */
function updateFence(line: string, start: number, scan: Scan): boolean {
  fenceStart.lastIndex = start;
  const [, run = "", rest = ""] = fenceStart.exec(line) ?? [];
  if (scan.fence === undefined) {
    if (run === "" || (run[0] !== "~" && rest.includes(run.charAt(0)))) return false;
    scan.fence = run;
    scan.columns = 0;
    return true;
  }
  if (!scan.containers.isInside) scan.fence = undefined;
  else if (run.startsWith(scan.fence) && rest.trim() === "") {
    scan.fence = undefined;
    return true;
  }
  return false;
}

const delimiterRow = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const ownBlock = /(?:#{1,6}(?:[ \t]|$)|(?:[-*_][ \t]*){3,}$|[<{[]|import |export )/y;
const bullet = /[-*+][ \t]+\S/;

/**
 * Counts the blocks that a line begins, and the cells of a row. Marks of an item and of a row have no counterpart in
 * other ones.
 */
function scanBlock(line: string, start: number, markers: number, scan: Scan): void {
  const { before, marks } = scan;
  ownBlock.lastIndex = start;
  if (markers > 0) scan.blocks += markers;
  else if (before === undefined || ownBlock.test(line)) scan.blocks += 1;
  const isRow = scan.columns > 0;
  if (isRow) scan.cells += Math.max(scan.columns, cellsIn(line));
  else if (before !== undefined && isDelimiter(line.slice(start), before)) {
    scan.columns = cellsIn(before);
    scan.cells += scan.columns;
  }
  if (isRow || (markers > 0 && bullet.test(line))) Object.assign(marks, noMarks());
}

/** Returns true for the second line of a table, which has as many cells as the first one (GFM §4.10). */
const isDelimiter = (line: string, before: string): boolean =>
  line.includes("-") && delimiterRow.test(line) && cellsIn(line) === cellsIn(before);

function cellsIn(line: string): number {
  const row = line.replace(/^[ \t>]*\|?|(?:\|)?[ \t]*$/g, "");
  let count = 1;
  for (let at = row.indexOf("|"); at !== -1; at = row.indexOf("|", at + 1)) if (row[at - 1] !== "\\") count += 1;
  return count;
}

/** Yields the lines of a text, which end as in markdown (CommonMark §2.1). */
function* linesOf(text: string, from: number): Generator<string> {
  const end = /\r\n?|\n/g;
  end.lastIndex = from;
  let start = from;
  for (let found = end.exec(text); found !== null; found = end.exec(text)) {
    yield text.slice(start, found.index);
    start = end.lastIndex;
  }
  yield text.slice(start);
}

/** Counts the bytes of a text in UTF-8, up to a limit. */
function utf8Length(text: string, limit: number): number {
  if (text.length > limit || text.length * 3 <= limit) return text.length;
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Each half of a surrogate pair is two of four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return bytes;
}

const linesIn = (text: string): number => text.split("\n").length - 1;

function excess(limit: TextLimit, limits: TextLimits, at: Pick<Excess, "line" | "column">): Excess {
  const [message, advice] = limitTexts[limit];
  return { limit, message: message.replace("{}", inDigits(limits[limit])), advice, ...at };
}

/** The elements that are open in a text. */
interface Tags {
  /** Scans a line, and returns how deep the elements that end in it are nested. */
  readonly scan: (line: string) => number;
}

/** An open element. */
interface Frame {
  readonly name: string;
  /** Elements inside each other in it, as far as they are closed. */
  inside: number;
}

const sign = /<(\/?)([A-Za-z][\w.:-]*|(?=>))|\/>/g;

/** Maximum number of open elements that are searched for the start of one that is closed. */
const maxSearched = 1000;

/**
 * Opens the elements of a text. Only elements with a closing tag count: renderers show the other tags as text, or end
 * the elements with their paragraphs.
 */
function openTags(): Tags {
  const frames: Frame[] = [];
  const closeTo = (length: number): number => {
    let depth = 0;
    while (frames.length > length) depth = Math.max(depth, frames.pop()?.inside ?? 0);
    const parent = frames.at(-1);
    if (parent !== undefined) parent.inside = Math.max(parent.inside, depth + 1);
    return depth + 1;
  };
  const openedAt = (name: string): number => {
    const from = Math.max(0, frames.length - maxSearched);
    let at = frames.length - 1;
    while (at >= from && frames[at]?.name !== name) at -= 1;
    return at >= from ? at : -1;
  };
  return {
    scan: (line) => {
      let depth = 0;
      if (!line.includes("<") && !line.includes("/>")) return depth;
      for (const [whole, slash, name = ""] of line.matchAll(sign)) {
        const isEnd = whole === "/>" || slash === "/";
        if (!isEnd) frames.push({ name, inside: 0 });
        else {
          const at = whole === "/>" ? frames.length - 1 : openedAt(name);
          if (at >= 0) depth = Math.max(depth, closeTo(at));
        }
      }
      return depth;
    },
  };
}
