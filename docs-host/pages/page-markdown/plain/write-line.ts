import type { Element, ElementContent } from "hast";
import { escapeText, kindOfCharacter } from "./escape-text.ts";

/** The block that a line is in. */
export type LineKind = "paragraph" | "heading" | "cell";

/** The characters around a line, by its block. */
const around: { readonly [K in LineKind]: readonly [before: string, after: string] } = {
  paragraph: ["\n", "\n"],
  heading: [" ", "\n"],
  cell: ["|", "|"],
};

/** Elements that are only their content. */
const transparent: ReadonlySet<string> = new Set("span small sup sub abbr cite dfn ins time label bdi bdo".split(" "));

const marksByTag: ReadonlyMap<string, string> = new Map([
  ...["strong", "b"].map((tag) => [tag, "**"] as const),
  ...["em", "i", "u", "mark"].map((tag) => [tag, "*"] as const),
  ...["del", "s", "strike"].map((tag) => [tag, "~~"] as const),
]);

const codes: ReadonlySet<string> = new Set(["code", "kbd", "samp", "tt", "var"]);

/** Returns true for an element that is part of a line, and that `writeLine` may write. */
export const isInLine = ({ tagName }: Element): boolean =>
  tagName === "a" ||
  tagName === "br" ||
  tagName === "img" ||
  tagName === keptTag ||
  transparent.has(tagName) ||
  codes.has(tagName) ||
  marksByTag.has(tagName);

/** The name of elements in a line whose text is markdown already. */
export const keptTag = "callboard-markdown-line";

/** Thrown by a line with something in it that only the library writes. */
class Unusual extends Error {
  override readonly name = "Unusual";
}

interface Line {
  readonly kind: LineKind;
  written: string;
  /** Text that is not escaped yet, since its end depends on what comes next. */
  text: string;
  /** True behind white space, which swallows more of it. */
  isBehindSpace: boolean;
  labels: number;
  readonly marks: { readonly at: number; readonly mark: string; readonly isEnd: boolean }[];
}

/** Writes the content of a block of text; undefined if something in it is unusual. */
export function writeLine(nodes: readonly ElementContent[], kind: LineKind): string | undefined {
  const line: Line = { kind, written: "", text: "", isBehindSpace: true, labels: 0, marks: [] };
  try {
    writeAll(kind === "cell" ? nodes : withoutLastBreaks(nodes), line);
    endAtBoundary(line, around[kind][1]);
    checkMarks(line);
  } catch (error) {
    if (error instanceof Unusual) return undefined;
    throw error;
  }
  return line.written;
}

/** Line breaks at the end of a block break nothing. */
function withoutLastBreaks(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const last = nodes.findLastIndex((node) =>
    node.type === "text" ? node.value.trim() !== "" : node.type === "element" && node.tagName !== "br",
  );
  return nodes.slice(0, last + 1);
}

function writeAll(nodes: readonly ElementContent[], line: Line): void {
  for (const node of nodes) {
    if (node.type === "text") addText(node.value, line);
    else if (node.type === "element") writeElement(node, line);
    else throw new Unusual();
  }
}

function addText(value: string, line: Line): void {
  const text = value.replace(/[\t\n\v\f\r ]+/g, " ");
  const shown = line.isBehindSpace && text.startsWith(" ") ? text.slice(1) : text;
  if (shown === "") return;
  line.text += shown;
  line.isBehindSpace = shown.endsWith(" ");
}

/** Escapes the text so far, behind which a character follows. */
function flush(line: Line, after: string): void {
  if (line.text === "") return;
  const place = { before: lastOf(line), after, isLabel: line.labels > 0 };
  line.written += escapeText(line.text, { ...place, isHeading: line.kind === "heading", isCell: line.kind === "cell" });
  line.text = "";
}

const lastOf = ({ written, kind }: Line): string => written.at(-1) ?? around[kind][0];

/** Ends the text before a line break or the end of the line, where white space is not kept. */
function endAtBoundary(line: Line, after: string): void {
  if (line.text.endsWith(" ")) line.text = line.text.slice(0, -1);
  flush(line, after);
  line.isBehindSpace = true;
}

function writeElement(node: Element, line: Line): void {
  const { tagName, children } = node;
  const mark = marksByTag.get(tagName);
  if (mark !== undefined) writeMarked(mark, children, line);
  else if (transparent.has(tagName)) writeAll(children, line);
  else if (codes.has(tagName)) writeCode(textOf(node), line);
  else if (tagName === "a") writeLink(node, line);
  else if (tagName === "img") writeImage(node, line);
  else if (tagName === "br") writeBreak(line);
  else if (tagName === keptTag) keep(textOf(node), "<", line);
  else throw new Unusual();
}

function textOf({ children }: Element): string {
  const [only, ...others] = children;
  if (only?.type !== "text" || others.length > 0) throw new Unusual();
  return only.value;
}

/** Adds what needs no escapes. */
function keep(text: string, first: string, line: Line): void {
  flush(line, first);
  line.written += text;
  line.isBehindSpace = false;
}

function writeMarked(mark: string, children: readonly ElementContent[], line: Line): void {
  const first = mark.charAt(0);
  flush(line, first);
  line.marks.push({ at: line.written.length, mark, isEnd: false });
  line.written += mark;
  writeAll(children, line);
  if (line.text.endsWith(" ")) throw new Unusual();
  flush(line, first);
  line.marks.push({ at: line.written.length, mark, isEnd: true });
  line.written += mark;
}

function writeCode(value: string, line: Line): void {
  const collapsed = value.replace(/[\t\n\v\f\r ]+/g, " ");
  const code = line.isBehindSpace && collapsed.startsWith(" ") ? collapsed.slice(1) : collapsed;
  if (code === "" || code.endsWith(" ")) throw new Unusual();
  const runs = new Set(code.match(/`+/g)?.map(({ length }) => length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const fence = "`".repeat(length);
  const padded = /^`|`$/.test(code) ? ` ${code} ` : code;
  // In a cell, a pipe ends the cell unless an odd number of backslashes is before it.
  const safe =
    line.kind === "cell"
      ? padded.replace(/(\\*)\|/g, (_, own: string) => (own.length % 2 ? `${own}|` : `${own}\\|`))
      : padded;
  keep(fence + safe + fence, "`", line);
}

function writeLink({ properties, children }: Element, line: Line): void {
  const href = String(properties.href ?? "");
  const [only, ...others] = children;
  if (properties.title || line.labels > 0) throw new Unusual();
  if (only?.type === "text" && others.length === 0 && isAutolink(only.value, href)) {
    if (line.kind === "cell" && href.includes("|")) throw new Unusual();
    keep(`<${only.value}>`, "<", line);
    return;
  }
  flush(line, "[");
  const start = line.written.length;
  const isStart = lastOf(line) === "\n";
  line.written += "[";
  line.labels += 1;
  writeAll(children, line);
  if (line.text.endsWith(" ")) throw new Unusual();
  flush(line, "]");
  line.labels -= 1;
  if (line.written.length === start + 1) throw new Unusual();
  // It could be read as a definition.
  if (isStart && line.written.slice(start).includes("]")) throw new Unusual();
  line.written += `](${destination(href, line)})`;
}

/** An address that is its own text is written between angle brackets (CommonMark §6.5). */
const isAutolink = (text: string, href: string): boolean =>
  (text === href || `mailto:${text}` === href) && /^[a-z][+\-.a-z]+:/i.test(href) && !hasControls.test(href + text);

const hasControls = /[\0- <>\u007f]/;

function destination(href: string, { kind }: Line): string {
  if (hasControls.test(href.replace(/[<>]/g, ""))) throw new Unusual();
  const escaped = `${href})`.replace(/[()]|&(?=[#A-Za-z])|\\(?=[!-/:-@[-`{-~])/g, "\\$&").slice(0, -2);
  return kind === "cell" ? escaped.replaceAll("|", "\\|") : escaped;
}

function writeImage({ properties }: Element, line: Line): void {
  if (properties.title) throw new Unusual();
  const alt = String(properties.alt ?? "")
    .replace(/[\t\n\v\f\r ]+/g, " ")
    .trim();
  const isCell = line.kind === "cell";
  const label = escapeText(alt, { before: "[", after: "]", isLabel: true, isCell });
  keep(`![${label}](${destination(String(properties.src ?? ""), line)})`, "!", line);
}

function writeBreak(line: Line): void {
  if (line.kind === "heading" || line.labels > 0) throw new Unusual();
  endAtBoundary(line, line.kind === "cell" ? " " : "\\");
  if (line.kind === "cell") line.written += /[\t ]$/.test(line.written) ? "" : " ";
  else if (line.written !== "") line.written += "\\\n";
}

/**
 * Checks that each mark of emphasis is read as the one that it is (CommonMark §6.2): it can open or close there, and no
 * other one is paired with it.
 */
function checkMarks({ kind, written, marks }: Line): void {
  const open = new Map<string, number>();
  for (const { at, mark, isEnd } of marks) {
    const sign = mark.charAt(0);
    const [before, after] = [written[at - 1] ?? around[kind][0], written[at + mark.length] ?? around[kind][1]];
    const [left, right] = [kindOfCharacter(before), kindOfCharacter(after)];
    const opens = right === "letter" || (right === "punctuation" && left !== "letter");
    const closes = left === "letter" || (left === "punctuation" && right !== "letter");
    const depth = open.get(sign) ?? 0;
    const isRead = isEnd ? closes : opens && !(closes && depth > 0);
    if (!isRead || before === sign || after === sign) throw new Unusual();
    open.set(sign, depth + (isEnd ? -1 : 1));
  }
}
