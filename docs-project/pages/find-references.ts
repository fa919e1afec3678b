import type { Nodes } from "mdast";
import { itemAt } from "#engine/item-at";
import { type Attribute, type MarkNode, mistakesIn, parseTree } from "#mdx/syntax";
import { findCode, type Range } from "../code/find-code.ts";
import { isIconPath, type PageReferences, type Reference, targetKinds } from "./references.ts";

/** Finds the references of texts, or reads them from a cache. */
export type FindReferences = (text: string) => PageReferences | Promise<PageReferences>;

/** Findings in a text. */
interface Found {
  readonly text: string;
  readonly references: Reference[];
  readonly code: Range[];
  /** Offset of the block of code that is never closed. */
  openCode?: number;
}

/** Finds the files and addresses in the text of a page, and the parts of it that are not valid MDX. */
export function findReferences(text: string): PageReferences {
  const tree = parseTree(text);
  if (tree === undefined) return { references: [], code: [], mistakes: [] };
  const found: Found = { text, references: [], code: [] };
  visit(tree, found);
  const { references, code, openCode } = found;
  const program = findCode(tree, text);
  return {
    ...{ references, code, mistakes: mistakesIn(tree, text) },
    ...(openCode !== undefined && { openCode }),
    ...(program !== undefined && { program }),
  };
}

/** Returns true for a block of code with an opening fence and without a closing one. */
function isOpenCode(block: string): boolean {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(block) ?? [];
  if (fence === undefined) return false;
  const lines = block.split(/\r?\n/);
  const last =
    lines.length < 2
      ? ""
      : itemAt(lines, -1)
          .replace(/^[\s>]+/, "")
          .trimEnd();
  return !(last.startsWith(fence) && last === fence.charAt(0).repeat(last.length));
}

function visit(node: Nodes, found: Found): void {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start !== undefined && end !== undefined) {
    if (node.type === "image" || node.type === "link") addDestination(node, { start, end }, found);
    if (node.type === "code" || node.type === "inlineCode") found.code.push({ start, end });
    if (node.type === "code" && isOpenCode(found.text.slice(start, end))) found.openCode = start;
  }
  if (node.type === "mdxMark") addMark(node, found);
  if ("children" in node) for (const child of node.children) visit(child, found);
}

/** Limit of the places in the text of an image that are tried as the start of its destination. */
const maxDestinations = 100;

/** Adds the destination of a link or an image in brackets, as opposed to bare addresses and references. */
function addDestination(node: Extract<Nodes, { type: "image" | "link" }>, { start, end }: Range, found: Found): void {
  const { text } = found;
  if (node.url === "" || !/^!?\[/.test(text.slice(start, start + 2))) return;
  let at = node.type === "link" ? (node.children.at(-1)?.position?.end.offset ?? start) : start;
  for (let count = 0; count < maxDestinations; count += 1) {
    at = text.indexOf("](", at) + 2;
    if (at === 1 || at >= end) return;
    const [whole, space = "", bracketed, plain = ""] = destination.exec(text.slice(at, end)) ?? [];
    if (whole === undefined) continue;
    const from = at + space.length + (bracketed === undefined ? 0 : 1);
    add(node.type, node.url, { start: from, end: from + (bracketed ?? plain).length }, found);
    return;
  }
}

/** A destination with or without angle brackets, its title, and the parenthesis that ends the link (CommonMark §6.3). */
const destination =
  /^([\s>]*)(?:<((?:\\.|[^<>\n\\])*)>|(?!<)((?:\\.|[^\s\\])*?))(?:[\s>]+(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^()\\])*\)))?[\s>]*\)$/;

function addMark({ mark }: MarkNode, found: Found): void {
  if (mark.kind === "expression") addExpression(mark.braces.expression, mark.braces.at, found);
  if (mark.kind === "tag") for (const attribute of mark.tag.attributes) addAttribute(attribute, found);
}

function addAttribute({ name = "", value, start, end }: Attribute, found: Found): void {
  const kind = targetKinds.get(name);
  if (typeof value === "string" && kind !== undefined) add(kind, value, { start, end }, found);
  if (typeof value !== "object") return;
  const literal = literalOf(value.expression, value.at);
  if (literal === undefined) addExpression(value.expression, value.at, found);
  else if (kind !== undefined) add(kind, literal.value, literal, found);
}

/** Adds a target; the range of its reference ends before its hash. */
function add(kind: Reference["kind"], url: string, { start, end }: Range, found: Found): void {
  if (kind === "icon" && !isIconPath(url)) return;
  const [target = ""] = url.split("#", 1);
  const sign = found.text.slice(start, end).indexOf("#");
  found.references.push({ kind, target, hash: url.slice(target.length), start, end: sign === -1 ? end : start + sign });
}

/** A node of the syntax tree of an expression, with the members that references are in. */
interface ExpressionNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly name?: unknown;
  readonly expression?: unknown;
  readonly expressions?: readonly unknown[];
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null; readonly raw: string } }[];
}

const isNode = (value: unknown): value is ExpressionNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** Returns the text of a literal, and its range without quotes. Offsets of the node start at `at`. */
function literalOf(node: unknown, at: number): (Range & { readonly value: string }) | undefined {
  if (!isNode(node)) return undefined;
  const range = { start: at + node.start + 1, end: at + node.end - 1 };
  if (node.type === "Literal" && typeof node.value === "string") return { value: node.value, ...range };
  const [quasi] = node.type === "TemplateLiteral" && node.expressions?.length === 0 ? (node.quasis ?? []) : [];
  return quasi && { value: quasi.value.cooked ?? quasi.value.raw, ...range };
}

/** Adds the attributes of the tags in an expression. */
function addExpression(node: unknown, at: number, found: Found): void {
  if (!isNode(node)) return;
  if (node.type === "JSXAttribute" && isNode(node.name)) {
    const kind = node.name.type === "JSXIdentifier" ? targetKinds.get(String(node.name.name)) : undefined;
    const value =
      isNode(node.value) && node.value.type === "JSXExpressionContainer" ? node.value.expression : node.value;
    const literal = literalOf(value, at);
    if (kind !== undefined && literal !== undefined) add(kind, literal.value, literal, found);
  }
  for (const child of Object.values(node).flat()) addExpression(child, at, found);
}
