/** A range of a text; `to` is exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A run of entries of a block collection, or a member that is cut further: its key, and what is below it. */
export type Block =
  | ({ readonly kind: "entries" } & Range)
  | { readonly kind: "member"; readonly key: Range; readonly value: Cut };

/** A block list or map, cut between its entries. */
export interface Cut {
  readonly kind: "list" | "map";
  /** In the order of the text. Computed on demand, and once. */
  readonly blocks: Iterable<Block>;
}

/** Maximum depth at which collections are cut: large ones are near the root, as `components`, `schemas` are. */
const maxCutDepth = 8;

/** Maximum length of a key on one line, in characters (YAML 1.2.2 §7.4.2). */
const maxKeyLength = 1024;

const [tab, newline, carriageReturn, space, quote, hash, apostrophe, dash, colon, backslash] = [
  9, 10, 13, 32, 34, 35, 39, 45, 58, 92,
];

/** Characters that can't start a key: indicators (YAML 1.2.2 §5.3), and whitespace. */
const noKey = new Set([..." \t\r\n-?:,[]{}#&*!|>%@`"].map((char) => char.charCodeAt(0)));

const isBreak = (code: number): boolean => code === newline || code === carriageReturn;
const isBlank = (code: number): boolean => code === space || code === tab;
const endsKey = (code: number): boolean => isBlank(code) || isBreak(code) || Number.isNaN(code);

/**
 * Cuts the block list or map that a range of a YAML text holds, so that each run of entries can be parsed by itself;
 * undefined if it is short, or is not such a collection. It cuts only before lines that can be nothing but the start of an
 * entry: what is inside of an entry is indented further (YAML 1.2.2 §8.2). In a text that breaks this rule, the run
 * before such a line can't be parsed.
 *
 * @param runLength how long a run of entries is, in UTF-16 units, unless one entry alone is longer
 */
export function cutBlocks(text: string, { from, to }: Range, runLength: number, depth = 0): Cut | undefined {
  if (to - from <= runLength || depth > maxCutDepth) return undefined;
  const first = contentIn(text, from, to);
  if (first === undefined) return undefined;
  const kind = isItem(text, first.at) ? "list" : keyEnd(text, first.at) === undefined ? undefined : "map";
  if (kind === undefined) return undefined;
  const indent = first.at - first.line;
  return {
    kind,
    blocks: blocksOf({ text, kind, indent, runLength, depth }, entriesIn(text, first, to, { kind, indent }), from, to),
  };
}

interface Found {
  readonly text: string;
  readonly kind: Cut["kind"];
  readonly indent: number;
  readonly runLength: number;
  readonly depth: number;
}

function* blocksOf(found: Found, entries: Iterable<number>, from: number, to: number): Generator<Block> {
  const { runLength } = found;
  let start = from;
  let entry = from;
  const cutAt = function* (next: number): Generator<Block> {
    if (next - start > runLength && entry > start) {
      yield { kind: "entries", from: start, to: entry };
      start = entry;
    }
    if (next - start > runLength) {
      yield longEntry(found, start, next);
      start = next;
    }
    entry = next;
  };
  for (const next of entries) yield* cutAt(next);
  yield* cutAt(to);
  if (start < to) yield { kind: "entries", from: start, to };
}

/** An entry that is longer than a run: a key on its own line is parsed separately from its value. */
function longEntry({ text, kind, indent, runLength, depth }: Found, from: number, to: number): Block {
  const uncut: Block = { kind: "entries", from, to };
  const first = kind === "map" ? contentIn(text, from, to) : undefined;
  const end = first && keyEnd(text, first.at);
  if (end === undefined) return uncut;
  const below = lineAfterBlank(text, end);
  const content = below === undefined ? undefined : contentIn(text, below, to);
  if (below === undefined || content === undefined) return uncut;
  const further = content.at - content.line > indent || isItem(text, content.at);
  const value = further ? cutBlocks(text, { from: below, to }, runLength, depth + 1) : undefined;
  return value === undefined ? uncut : { kind: "member", key: { from, to: below }, value };
}

/** The offsets of the lines of all entries after the first. */
function* entriesIn(
  text: string,
  first: Content,
  to: number,
  { kind, indent }: Pick<Found, "kind" | "indent">,
): Generator<number> {
  for (let line = nextLine(text, first.at, to); line < to; line = nextLine(text, line, to)) {
    let at = line;
    while (at - line <= indent && text.charCodeAt(at) === space) at += 1;
    if (at - line !== indent) continue;
    if (kind === "list" ? isItem(text, at) : keyEnd(text, at) !== undefined) yield line;
  }
}

/** A line with content other than a comment: its offset, and the offset of its content. */
interface Content {
  readonly line: number;
  readonly at: number;
}

/** Returns the first line of a range with content. */
export function contentIn(text: string, from: number, to: number): Content | undefined {
  for (let line = from; line < to; line = nextLine(text, line, to)) {
    let at = line;
    while (text.charCodeAt(at) === space) at += 1;
    const code = text.charCodeAt(at);
    if (at < to && code !== hash && !isBreak(code)) return { line, at };
  }
  return undefined;
}

function nextLine(text: string, at: number, to: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? to : Math.min(end + 1, to);
}

const isItem = (text: string, at: number): boolean => text.charCodeAt(at) === dash && endsKey(text.charCodeAt(at + 1));

/** Returns the offset after the colon of the key at an offset, if it is on one line and has no indicators before it. */
function keyEnd(text: string, at: number): number | undefined {
  const first = text.charCodeAt(at);
  if (noKey.has(first) || Number.isNaN(first)) return undefined;
  const isQuoted = first === quote || first === apostrophe;
  const from = isQuoted ? quotedEnd(text, at, first) : at;
  if (from === undefined) return undefined;
  for (let end = from; end - at <= maxKeyLength; end += 1) {
    const code = text.charCodeAt(end);
    if (code === colon && endsKey(text.charCodeAt(end + 1))) return end + 1;
    if (isBreak(code) || Number.isNaN(code)) return undefined;
    if (isQuoted ? !isBlank(code) : code === hash && isBlank(text.charCodeAt(end - 1))) return undefined;
  }
  return undefined;
}

/** Returns the offset after the closing quote of a text on one line. */
function quotedEnd(text: string, at: number, mark: number): number | undefined {
  for (let end = at + 1; end - at <= maxKeyLength; end += 1) {
    const code = text.charCodeAt(end);
    if (isBreak(code) || Number.isNaN(code)) return undefined;
    if (code === backslash && mark === quote) end += 1;
    else if (code === mark) {
      if (mark === quote || text.charCodeAt(end + 1) !== apostrophe) return end + 1;
      end += 1;
    }
  }
  return undefined;
}

/** Returns the offset of the next line, if only whitespace and a comment follow on this one. */
function lineAfterBlank(text: string, from: number): number | undefined {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at += 1;
  const code = text.charCodeAt(at);
  const isComment = code === hash && at > from;
  if (!(isBreak(code) || isComment)) return undefined;
  const end = text.indexOf("\n", at);
  return end === -1 ? undefined : end + 1;
}
