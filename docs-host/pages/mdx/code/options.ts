import type { PropValue } from "../component.ts";
import { literalOf } from "../nodes/evaluate.ts";

/** Numbers of lines from 1, both ends included. */
export type LineRange = readonly [from: number, to: number];

/** The settings of a block of code, from its first line or from the component around it. */
export interface CodeOptions {
  readonly title?: string;
  readonly highlight: readonly LineRange[];
  /** The lines that stand out while all others are dimmed; all without it. */
  readonly focus: readonly LineRange[];
  /** Lines that are shown before the block scrolls; 0 for all. */
  readonly maxLines: number;
  readonly isWrapped: boolean;
  /** The first line in view. */
  readonly startLine: number;
  readonly hasLineNumbers: boolean;
  /** Blocks of one group are selected together. */
  readonly group?: string;
  /** Texts in the code and where they lead. */
  readonly links: readonly CodeLink[];
}

/** A text, or a pattern between slashes, that is a link. */
export interface CodeLink {
  readonly text: string;
  readonly href: string;
}

/** The usual number of lines before a block scrolls. */
const defaultMaxLines = 20;

type Values = { readonly [name: string]: PropValue };

/** Words of a first line that are not part of the title. */
const flags: ReadonlySet<string> = new Set(["wordWrap", "showLineNumbers"]);

/** The attributes of a first line: braces by their text, quoted texts, words; and the words that belong to none. */
interface Meta {
  readonly values: Values;
  readonly title: string;
}

/**
 * Reads the settings of a code block. Attributes of the component around it override the first line. A first line that
 * can't be read is the title.
 */
export function codeOptions(meta: string, extra: Values = {}): CodeOptions {
  const { values: own, title: words } = readMeta(meta);
  const values: Values = { ...own, ...extra };
  const title =
    [extra.title, extra.filename, own.title, own.filename].find((value) => typeof value === "string") ?? words;
  const group = values.for;
  return {
    ...(typeof title === "string" && title.trim() !== "" && { title: title.trim() }),
    highlight: rangesOf(values.highlight),
    focus: rangesOf(values.focus),
    maxLines: numberOf(values.maxLines) ?? defaultMaxLines,
    isWrapped: flagOf(values.wordWrap) ?? false,
    startLine: Math.max(1, numberOf(values.startLine) ?? 1),
    hasLineNumbers: flagOf(values.showLineNumbers) ?? true,
    ...(typeof group === "string" && group.trim() !== "" && { group: group.trim() }),
    links: linksOf(values.links),
  };
}

const part = /\s*(?:([A-Za-z][\w-]*)=)?(?:(\{)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s{"']\S*))/y;

function readMeta(meta: string): Meta {
  const values: [string, PropValue][] = [];
  const words: string[] = [];
  let at = 0;
  while (meta.slice(at).trim() !== "") {
    part.lastIndex = at;
    const match = part.exec(meta);
    if (match === null) return { values: {}, title: meta };
    const [whole, name, brace, double, single, word] = match;
    at += whole.length;
    if (brace !== undefined) {
      const end = closingBrace(meta, at - 1);
      if (end === undefined) return { values: {}, title: meta };
      values.push([name ?? "highlight", valueOfBraces(meta, at - 1, end)]);
      at = end;
    } else if (name !== undefined) values.push([name, unescaped(double ?? single ?? word ?? "")]);
    else if (word !== undefined && flags.has(word)) values.push([word, true]);
    else words.push(unescaped(double ?? single ?? word ?? ""));
  }
  // VitePress has titles in brackets.
  return { values: Object.fromEntries(values), title: words.join(" ").replace(/^\[([^[\]]+)\]$/, "$1") };
}

const unescaped = (text: string): string => text.replace(/\\(["'\\])/g, "$1");

/** Returns the offset behind the brace that closes another one. */
function closingBrace(text: string, at: number): number | undefined {
  let depth = 0;
  for (let end = at; end < text.length; end += 1) {
    if (text[end] === "{") depth += 1;
    if (text[end] === "}") depth -= 1;
    if (depth === 0) return end + 1;
  }
  return undefined;
}

/** The value of braces: an object, or the text of ranges, numbers and flags. */
function valueOfBraces(meta: string, at: number, end: number): PropValue {
  const text = meta.slice(at + 1, end - 1).trim();
  return text.startsWith("{") ? (literalOf(text) ?? text) : text;
}

function numberOf(value: PropValue | undefined): number | undefined {
  const number =
    typeof value === "number" ? value : typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? Math.trunc(number) : undefined;
}

function flagOf(value: PropValue | undefined): boolean | undefined {
  if (typeof value === "boolean") return value;
  return typeof value === "string" ? value.trim() !== "false" : undefined;
}

/** Reads ranges of lines, such as `1-3,5`, `[1, 3]` and `7`. */
function rangesOf(value: PropValue | undefined): readonly LineRange[] {
  const texts = Array.isArray(value)
    ? value.map(String)
    : typeof value === "string" || typeof value === "number"
      ? [String(value)]
      : [];
  return texts.flatMap((text) =>
    [...text.matchAll(/(\d{1,6})(?:\s*-\s*(\d{1,6}))?/g)].map(
      ([, from, to]): LineRange => [Number(from), Number(to ?? from)],
    ),
  );
}

/** Limit of the links of one block. */
const maxLinks = 50;

function linksOf(value: PropValue | undefined): readonly CodeLink[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value)
    .flatMap(([text, href]) => (typeof href === "string" && text !== "" ? [{ text, href }] : []))
    .slice(0, maxLinks);
}
