import { type NativeNode, parseNatively } from "./native-parser.ts";
import { addTag, addValue, type NativeFound } from "./native-tags.ts";
import { isImports } from "./native-values.ts";
import { markdownOnly, mostRepairs, openingBefore, type Range, withoutOpening } from "./parse-mdx.ts";
import { type PageReferences, reference } from "./references.ts";

/**
 * Finds what a text refers to by the native parser. Returns undefined for a text that is not valid MDX, or that the
 * native parser may read in another way: errors and places are those of `parseMdx`.
 */
export function nativeReferences(text: string): PageReferences | undefined {
  if (isTooLong(text)) return undefined;
  const content = withoutModules(text);
  const parsed = content && treeOf(content.text);
  if (content === undefined || parsed === undefined) return undefined;
  const found: NativeFound = { text, references: [], tags: [], code: [], read: [] };
  if (!visited(parsed.tree, found)) return undefined;
  const { references, tags, code, read } = found;
  const areCode = content.words.every((at) => code.some(({ start, end }) => start <= at && at < end));
  return areCode && isWhole(parsed.text, read) ? { references, tags, code } : undefined;
}

/**
 * Longest lines without an empty one between them, in UTF-16 units: the native parser takes time by the square of their
 * marks, addresses and references.
 */
const longestParagraph = 8000;

const isTooLong = (text: string): boolean =>
  text.length > longestParagraph && text.split("\n\n").some(({ length }) => length > longestParagraph);

/** Visits a tree; false for one that is nested too deeply for the stack. */
function visited(tree: NativeNode, found: NativeFound): boolean {
  try {
    return visit(tree, found);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const firstModules = /^\s*(?:(?:import|export) [^\n]*\n(?:[^\S\n]*\S[^\n]*\n)*\s*)+/;
const moduleWord = /^[ \t>]*(?=(?:im|ex)port\b)/gm;

/**
 * Replaces the imports and exports at the start of a text by spaces, and the first letter of other lines that start as they
 * do: the native parser is not to read any, since it aborts the process on some. Returns undefined if they are not valid,
 * and the offsets of the lines, which are right in code only.
 */
function withoutModules(text: string): { readonly text: string; readonly words: readonly number[] } | undefined {
  const [modules = ""] = firstModules.exec(text) ?? [];
  if (modules !== "" && !isImports(modules)) return undefined;
  const words: number[] = [];
  const rest = modules.replace(/[^\n]/g, " ") + text.slice(modules.length);
  for (const { 0: prefix, index } of rest.matchAll(moduleWord)) words.push(index + prefix.length);
  let masked = "";
  for (const [number, at] of words.entries()) masked += `${rest.slice((words[number - 1] ?? -1) + 1, at)}x`;
  return { text: masked + rest.slice((words.at(-1) ?? -1) + 1), words };
}

/** Parses a text, without comments of HTML and addresses in angle brackets. */
function treeOf(text: string): { readonly tree: NativeNode; readonly text: string } | undefined {
  if (parseNatively === undefined) return undefined;
  let current = text;
  for (let replaced = 0; replaced < mostRepairs; replaced += 1) {
    try {
      return { tree: parseNatively(current), text: current };
    } catch (error) {
      const offset = offsetIn(current, error);
      const opened = offset === undefined ? undefined : openingBefore(current, offset);
      const allowed = opened === undefined ? undefined : markdownOnly(current, opened);
      if (opened === undefined || allowed === undefined) return undefined;
      current = withoutOpening(current, opened, allowed);
    }
  }
  return undefined;
}

/** Returns the offset of an error, whose message starts with its line and column. */
function offsetIn(text: string, error: unknown): number | undefined {
  const [, line, column] = /^(\d+):(\d+): /.exec(error instanceof Error ? error.message : "") ?? [];
  if (line === undefined) return undefined;
  let start = 0;
  for (let number = 1; number < Number(line); number += 1) start = text.indexOf("\n", start) + 1;
  return start + Number(column) - 1;
}

/** Adds what a node refers to; returns false if it is not sure that the other parser has the same node. */
function visit(node: NativeNode, found: NativeFound): boolean {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start === undefined || end === undefined) return node.type === "text" || node.type === "link";
  return addNode(node, { start, end }, found) && (node.children?.every((child) => visit(child, found)) ?? true);
}

function addNode(node: NativeNode, range: Range, found: NativeFound): boolean {
  const { text, read, code } = found;
  switch (node.type) {
    case "image":
    case "link":
      return addDestination(node, range, found);
    case "code":
      read.push(range);
      code.push(range);
      return closedBlock.test(text.slice(range.start, range.end));
    case "inlineCode":
      code.push(range);
      read.push(range);
      return true;
    case "inlineMath":
    case "math":
      read.push(range);
      return true;
    // The parsers read underlined headings with tags in other ways.
    case "heading":
      return text[range.start] === "#";
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return addTag(node, range, found);
    case "mdxFlowExpression":
    case "mdxTextExpression":
      read.push(range);
      return addValue(node.value ?? "", { start: range.start + 1, end: range.end - 1 }, found);
    case "mdxjsEsm":
      return false;
    default:
      return true;
  }
}

const closedBlock = /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/;

/** A destination without escapes, with a title or not. */
const destination = /\]\(([^\s<>()\\&]*)(?:\s+(?:"[^"\\]*"|'[^'\\]*'))?\s*\)$/;

function addDestination(node: NativeNode, { start, end }: Range, found: NativeFound): boolean {
  const { text, references } = found;
  const isImage = node.type === "image";
  // A bare address has no destination.
  if (!isImage && text[start] !== "[") return true;
  const from = node.children?.at(-1)?.position?.end.offset ?? start;
  const [whole, url = ""] = destination.exec(text.slice(from, end)) ?? [];
  if (whole === undefined || url !== node.url) return false;
  const at = end - whole.length + 2;
  if (url !== "")
    references.push(reference(isImage ? "image" : "link", url, { start: at, end: at + url.length }, text));
  return true;
}

const signs = /\\[\s\S]|[<{$]|\n[ \t>]*\r?(?=\n)/g;

/**
 * Returns true if all brackets and braces of a text are in parts that were read, and no two dollar signs are left that
 * the other parser may take for a formula.
 */
function isWhole(text: string, read: readonly Range[]): boolean {
  const sorted = read.toSorted((one, other) => one.start - other.start);
  let next = 0;
  let end = 0;
  let dollars = 0;
  for (const { 0: sign, index } of text.matchAll(signs)) {
    for (let range = sorted[next]; range !== undefined && range.start <= index; range = sorted[next]) {
      end = Math.max(end, range.end);
      next += 1;
    }
    if (sign.startsWith("\n")) dollars = 0;
    else if (index >= end && (sign === "<" || sign === "{")) return false;
    else if (sign === "$" && index >= end) dollars += 1;
    if (dollars > 1) return false;
  }
  return true;
}
