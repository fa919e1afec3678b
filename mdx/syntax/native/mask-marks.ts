import type { Marks } from "../marks.ts";
import { type BracketedAddress, type Mask, masked, masksOf, type PlacedMark, type Range } from "./masks.ts";
import { hasObstacle, isUnclear, maxParagraphLength, startsDestination } from "./obstacles.ts";
import { hasStandIn, standInOf } from "./stand-ins.ts";

/** A text in which blank expressions of the same length replace the marks. */
export interface MaskedText {
  readonly text: string;
  readonly masks: readonly Mask[];
  /** Code and formulas in a line, and blocks of code and formulas. Nothing in them is a mark. */
  readonly spans: readonly Range[];
  readonly blocks: readonly Range[];
  /** True if other characters replace brackets and dollar signs. */
  readonly hasStandIns: boolean;
}

/** The position of a scan, and its findings. */
interface Scan {
  readonly marks: Marks;
  readonly found: PlacedMark[];
  readonly spans: Range[];
  readonly blocks: Range[];
  at: number;
  paragraph: number;
  /** The lengths of spans that have no end up to an offset. */
  readonly endless: Map<string, number>;
  /** The text up to `copied`, with stand-ins. */
  result: string;
  copied: number;
}

const special = /[\\`<{$\n]/g;
const linePrefix = /[ \t]*(?:(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*)*/y;
const blockStart = /(?:(`{3,})[^`\n]*|(~{3,})[^\n]*|(\${2,})[^$\n]*)(?:\n|$)/y;
const autolink = /<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/iy;
const blankLine = /\n[ \t>]*\r?(?:\n|$)/g;
/** A line that may end the paragraph of a span before its end. */
const markInSpan = /\n[ \t>]*(?:[<{]|import |export )/;
const emptyLine = /^\r?(?:\n|$)/;
const punctuation = /[!-/:-@[-`{-~]/;

/**
 * Replaces tags, expressions, comments, imports and exports by blank expressions, so that a parser of MDX finds
 * where they are, and needs to know nothing about what is in them. Returns undefined if only the tolerant parser is sure
 * to read the text as it reads it.
 */
export function maskMarks(marks: Marks): MaskedText | undefined {
  const { text } = marks;
  if (hasStandIn(text) || hasObstacle(text)) return undefined;
  const scan: Scan = {
    marks,
    found: [],
    spans: [],
    blocks: [],
    at: 0,
    paragraph: 0,
    endless: new Map(),
    result: "",
    copied: 0,
  };
  let isLineStart = true;
  while (scan.at < text.length) {
    if (isLineStart) {
      const line = readLineStart(scan);
      if (line === "unclear") return undefined;
      isLineStart = false;
      if (line === "read") continue;
    }
    special.lastIndex = scan.at;
    const hit = special.exec(text);
    if (hit === null) break;
    scan.at = hit.index;
    if (scan.at - scan.paragraph > maxParagraphLength) return undefined;
    isLineStart = hit[0] === "\n";
    if (isLineStart) {
      scan.at += 1;
      if (emptyLine.test(text.slice(scan.at, scan.at + 3))) scan.paragraph = scan.at;
    } else if (hit[0] === "\\") scan.at += punctuation.test(text.charAt(scan.at + 1)) ? 2 : 1;
    else if (!(hit[0] === "`" || hit[0] === "$" ? readSpan(scan) : readMark(scan))) return undefined;
  }
  if (text.length - scan.paragraph > maxParagraphLength) return undefined;
  const masks = masksOf(scan.found, text);
  const { spans, blocks, result, copied } = scan;
  const hasStandIns = copied > 0;
  return { text: masked(result + text.slice(copied), masks), masks, spans, blocks, hasStandIns };
}

/** Reads a block of code or a formula, or imports and exports, at the start of a line. */
function readLineStart(scan: Scan): "read" | "unclear" | undefined {
  const { marks, at } = scan;
  const { text } = marks;
  linePrefix.lastIndex = at;
  const prefix = linePrefix.exec(text)?.[0] ?? "";
  scan.at += prefix.length;
  blockStart.lastIndex = scan.at;
  const [first, ...runs] = blockStart.exec(text) ?? [];
  if (first !== undefined) return readBlock(scan, first.length, runs.find((run) => run !== undefined) ?? "");
  if (prefix !== "" || !/^(?:im|ex)port /.test(text.slice(at, at + 7))) return undefined;
  const code = marks.codeAt(at);
  if (code === undefined || !marks.endsLine(code.end)) return "unclear";
  scan.found.push({ start: at, mark: { ...code, kind: "code" } });
  scan.at = code.end;
  return "read";
}

/** Reads up to the closing line of a block. */
function readBlock(scan: Scan, length: number, run: string): "read" | "unclear" {
  const closing = new RegExp(`^[ \\t>]*\\${run[0]}{${run.length},}[ \\t]*\\r?$`, "gm");
  closing.lastIndex = scan.at + length;
  const found = closing.exec(scan.marks.text);
  if (found === null) return "unclear";
  scan.blocks.push({ start: scan.at, end: found.index + found[0].trimEnd().length });
  scan.at = found.index + found[0].length;
  scan.paragraph = scan.at;
  return "read";
}

/** Reads code or a formula in a line; false if it is unclear which. */
function readSpan(scan: Scan): boolean {
  const { marks, at } = scan;
  const { text } = marks;
  const sign = text.charAt(at);
  const isDollar = sign === "$";
  let length = 1;
  while (text[at + length] === sign) length += 1;
  const isPlain = isDollar && (text[at - 1] === "$" || (length === 1 && !marks.startsMath(at)));
  const end = isPlain ? undefined : spanEnd(scan, length);
  if (end !== undefined) {
    scan.spans.push({ start: at, end });
    scan.at = end;
    return !(isDollar ? /\n/ : markInSpan).test(text.slice(at, end));
  }
  if (isDollar) replaceNext(scan, isPlain ? 1 : length);
  else scan.at += length;
  return true;
}

/** Finds the end of a span: the next run of as many signs in the same paragraph. */
function spanEnd({ marks: { text }, at, endless }: Scan, length: number): number | undefined {
  const key = `${text[at]}${length}`;
  if (at < (endless.get(key) ?? 0)) return undefined;
  blankLine.lastIndex = at;
  const last =
    blankLine.exec(text.slice(0, at + maxParagraphLength))?.index ?? Math.min(text.length, at + maxParagraphLength);
  const runs = text[at] === "$" ? /\$+/g : /`+/g;
  runs.lastIndex = at + length;
  for (let run = runs.exec(text); run !== null && run.index < last; run = runs.exec(text)) {
    if (run[0].length === length) return run.index + length;
  }
  endless.set(key, last);
  return undefined;
}

/** Reads a mark, or a bracket that starts none; false if it is unclear which. */
function readMark(scan: Scan): boolean {
  const { marks, at, found } = scan;
  const mark = marks.at(at) ?? addressAt(marks.text, at);
  if (mark !== undefined) {
    const placed = { start: at, mark };
    if (isUnclear(marks.text, placed, found.at(-1))) return false;
    found.push(placed);
    scan.at = mark.end;
    return true;
  }
  const isBracket = marks.text[at] === "<";
  if (isBracket && (marks.brokenTagAt(at) !== undefined || startsDestination(marks.text, at))) return false;
  replaceNext(scan, 1);
  return true;
}

function addressAt(text: string, at: number): BracketedAddress | undefined {
  autolink.lastIndex = at;
  const [address] = autolink.exec(text) ?? [];
  return address === undefined ? undefined : { kind: "address", end: at + address.length };
}

/** Replaces the next characters by stand-ins. */
function replaceNext(scan: Scan, length: number): void {
  const { text } = scan.marks;
  scan.result += text.slice(scan.copied, scan.at) + standInOf(text.charAt(scan.at)).repeat(length);
  scan.at += length;
  scan.copied = scan.at;
}
