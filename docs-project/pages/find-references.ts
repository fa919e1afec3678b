import type { Node as EstreeNode } from "estree-jsx";
import type { Nodes } from "mdast";
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx-jsx";
import { nativeReferences } from "./native-references.ts";
import { type ParsedPage, parseMdx, type Range } from "./parse-mdx.ts";
import { add, addBraces, addExpression, type Found, kinds, type PageReferences, reference } from "./references.ts";

/** Finds what texts of pages refer to, in this thread or in another one. */
export type FindReferences = (text: string) => PageReferences | Promise<PageReferences>;

/** Finds what the text of a page refers to: by the native parser, if both parsers find the same. */
export const findReferences = (text: string): PageReferences => nativeReferences(text) ?? parsedReferences(text);

/** Finds what any text refers to, and why it is not valid. */
export function parsedReferences(text: string): PageReferences {
  const parsed = parseMdx(text);
  if (!("tree" in parsed)) return { references: [], tags: [], code: [], error: parsed.error };
  const found: FoundByParser = { text, references: [], tags: [], code: [], destinations: parsed.destinations };
  visit(parsed.tree, found);
  const { references, tags, code } = found;
  const open = code.find(({ start, end }) => isOpenCode(text.slice(start, end)));
  return {
    ...{ references, tags, code },
    ...(parsed.error && { error: parsed.error }),
    ...(open && { openCode: open.start }),
  };
}

/** Returns true for a block of code that begins with a fence and ends without one. */
function isOpenCode(block: string): boolean {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(block) ?? [];
  if (fence === undefined) return false;
  const lines = block.split(/\r?\n/);
  const last = lines.length < 2 ? "" : (lines.at(-1) ?? "").replace(/^[\s>]+|\s+$/g, "");
  return !(last.startsWith(fence) && last === fence.charAt(0).repeat(last.length));
}

interface FoundByParser extends Found {
  readonly destinations: ParsedPage["destinations"];
}

function visit(node: Nodes, found: FoundByParser): void {
  const range = rangeOf(node);
  switch (node.type) {
    case "image":
    case "link":
      if (range !== undefined) addDestination(node, range, found);
      break;
    case "code":
    case "inlineCode":
      if (range !== undefined) found.code.push(range);
      break;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      if (range !== undefined && node.name !== null) found.tags.push({ ...range, name: node.name });
      for (const attribute of node.attributes) addAttribute(attribute, found);
      break;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      // The types of the native parser declare these nodes too, without the tree that this one gives them.
      addExpression((node.data as { readonly estree?: EstreeNode } | undefined)?.estree, found);
      break;
  }
  if ("children" in node) for (const child of node.children) visit(child, found);
}

function rangeOf({ position }: Nodes): Range | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** The destination of a link is the last one inside of it: that of an image in its text comes before. */
function addDestination(
  node: Extract<Nodes, { type: "image" | "link" }>,
  { start, end }: Range,
  found: FoundByParser,
): void {
  if (node.url === "") return;
  const own = found.destinations.filter((one) => one.start >= start && one.end <= end).at(-1);
  if (own !== undefined) found.references.push(reference(node.type, node.url, own, found.text));
}

function addAttribute(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute, found: Found): void {
  if (attribute.type === "mdxJsxExpressionAttribute") {
    addExpression(attribute.data?.estree, found);
    return;
  }
  const { name, value, position } = attribute;
  const kind = kinds.get(name);
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (typeof value === "string") {
    if (kind === undefined || start === undefined || end === undefined) return;
    // A quoted value ends with the attribute; everything before its first quote is the name.
    const quote = found.text.slice(start, end).search(/["']/);
    if (quote !== -1) add(kind, value, { start: start + quote + 1, end: end - 1 }, found);
    return;
  }
  const [statement] = value?.data?.estree?.body ?? [];
  addBraces(name, statement?.type === "ExpressionStatement" ? statement.expression : undefined, found);
}
