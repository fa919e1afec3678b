import type { Element, ElementContent } from "hast";
import type { PhrasingContent } from "mdast";
import { itemAt } from "#engine/item-at";
import { trimEndOf } from "#engine/text";
import { plainLine } from "./plain-line.ts";
import { element, markdownBlockTag, textTree } from "./trees.ts";

/** Writes trees by the library. */
type WriteByLibrary = (trees: readonly ElementContent[]) => string;

/** A block of markdown. */
interface Block {
  readonly text: string;
  readonly mayEndList?: boolean;
  /** True if it is a list, or one may be first in it. */
  readonly mayStartList?: boolean;
}

const spaces = /[\t\n\v\f\r ]+/g;

/** Matches text in an element without white space that collapses. */
const singleSpaced = /^[^\t\n\v\f\r ]+(?: [^\t\n\v\f\r ]+)*$/;

const inLine = new Set(["strong", "b", "em", "i", "code", "a"]);

const isInLine = (tree: ElementContent): boolean =>
  tree.type === "text" || (tree.type === "element" && inLine.has(tree.tagName));

/** Returns the text of an element without other content. */
function textOf({ children }: Element): string | undefined {
  let text = "";
  for (const child of children) {
    if (child.type !== "text") return undefined;
    text += child.value;
  }
  return singleSpaced.test(text) ? text : undefined;
}

function inlineNode(element: Element): PhrasingContent | undefined {
  const { tagName, properties } = element;
  const value = textOf(element);
  if (!inLine.has(tagName) || value === undefined || properties.title !== undefined) return undefined;
  if (tagName === "code") return { type: "inlineCode", value };
  const children = [{ type: "text", value } as const];
  if (tagName === "a") return { type: "link", url: String(properties.href ?? ""), children };
  return { type: tagName === "strong" || tagName === "b" ? "strong" : "emphasis", children };
}

/** Writes the content of a line; returns undefined if the library has to. */
function line(trees: readonly ElementContent[]): string | undefined {
  const nodes: PhrasingContent[] = [];
  for (const tree of trees) {
    const last = nodes.at(-1);
    if (tree.type === "text") {
      const text = tree.value.replace(spaces, " ");
      const isSpaced = last === undefined || (last.type === "text" && last.value.endsWith(" "));
      const value = isSpaced && text.startsWith(" ") ? text.slice(1) : text;
      if (last?.type === "text") last.value += value;
      else if (value !== "") nodes.push({ type: "text", value });
    } else {
      const node = tree.type === "element" ? inlineNode(tree) : undefined;
      if (node === undefined) return undefined;
      nodes.push(node);
    }
  }
  const last = nodes.at(-1);
  if (last?.type === "text" && last.value.endsWith(" ")) last.value = last.value.slice(0, -1);
  if (last?.type === "text" && last.value === "") nodes.pop();
  return plainLine(nodes);
}

const elementsIn = ({ children }: Element): readonly Element[] => children.filter((child) => child.type === "element");

/** Returns the children of an element if it has no text beside them. */
const childrenOf = (element: Element): readonly Element[] | undefined =>
  element.children.every((child) => child.type === "element" || (child.type === "text" && child.value.trim() === ""))
    ? elementsIn(element)
    : undefined;

/** Writes blocks, each by the library if it is not plain; returns undefined if the library has to write them together. */
function flow(trees: readonly ElementContent[], library: WriteByLibrary): readonly Block[] | undefined {
  const blocks: Block[] = [];
  for (let at = 0; at < trees.length; ) {
    const start = at;
    while (at < trees.length && isInLine(itemAt(trees, at))) at += 1;
    const added = at > start ? run(trees.slice(start, at)) : blocksOf(itemAt(trees, at++), library);
    // The marks of a list depend on a list before it.
    if (added === undefined || (blocks.at(-1)?.mayEndList && added[0]?.mayStartList)) return undefined;
    blocks.push(...added);
  }
  return blocks;
}

/** Writes nodes between blocks. */
function run(trees: readonly ElementContent[]): readonly Block[] | undefined {
  const text = line(trees);
  return text === undefined ? undefined : text === "" ? [] : [{ text }];
}

/** A block behind another one, which shows where that one ends. */
const sentinel = element("p", [textTree("x")]);
const end = "\n\nx\n";

function blocksOf(tree: ElementContent, library: WriteByLibrary): readonly Block[] | undefined {
  if (tree.type !== "element") return undefined;
  const { tagName } = tree;
  if (containers.has(tagName)) return flow(tree.children, library);
  const write = writers.get(tagName);
  if (write === undefined) return undefined;
  const plain = write(tree, library);
  const whole = plain ?? library([tree, structuredClone(sentinel)]);
  // A paragraph without content is omitted.
  if (plain === "" && tagName === "p") return [];
  const text = plain ?? whole.slice(0, -end.length);
  if (text === "") return undefined;
  const isList = tagName === "ul" || tagName === "ol";
  return text.includes("\r")
    ? undefined
    : [{ text, mayEndList: isList, mayStartList: isList || tagName === "blockquote" }];
}

const joined = (blocks: readonly Block[] | undefined): string | undefined =>
  blocks?.map(({ text }) => text).join("\n\n");

/** Writes a block; returns undefined if the library has to. */
type WriteBlock = (element: Element, library: WriteByLibrary) => string | undefined;

const paragraph: WriteBlock = ({ children }) => line(children);

function heading({ tagName, children }: Element): string | undefined {
  const text = line(children);
  return text ? `${"#".repeat(Number(tagName.slice(1)))} ${text}` : undefined;
}

function codeBlock(element: Element): string | undefined {
  const [code, ...others] = element.children;
  if (code?.type !== "element" || code.tagName !== "code" || others.length > 0) return undefined;
  const [only, ...texts] = code.children;
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const language =
    names
      .map(String)
      .find((name) => name.startsWith("language-"))
      ?.slice("language-".length) ?? "";
  if (only?.type !== "text" || texts.length > 0 || !/^[A-Za-z0-9-]*$/.test(language)) return undefined;
  const value = trimEndOf(only.value, "\n");
  return value === "" || /\r|```/.test(value) ? undefined : `\`\`\`${language}\n${value}\n\`\`\``;
}

const indented = (text: string, first: string, others: string, blank: string): string =>
  text
    .split("\n")
    .map((one, index) => (index === 0 ? first : one === "" ? blank : others) + one)
    .join("\n");

const quote: WriteBlock = ({ children }, library) => {
  const text = joined(flow(children, library));
  return text ? indented(text, "> ", "> ", ">") : undefined;
};

/** Returns true for a checkbox or a line, which change the mark of an item, and for an element with one. */
const hasMark = (tree: ElementContent): boolean =>
  tree.type === "element" && (/^(?:input|hr)$/.test(tree.tagName) || tree.children.some(hasMark));

const isSpread = (element: Element): boolean => elementsIn(element).some(({ tagName }) => tagName === "p");

/** An item of a list. Only items with a paragraph, or without blocks, are written here. */
function item(element: Element, marker: string, library: WriteByLibrary): string | undefined {
  if (element.tagName !== "li") return undefined;
  if (isSpread(element) ? element.children.some(hasMark) : !element.children.every(isInLine)) return undefined;
  const text = joined(flow(element.children, library));
  return text ? indented(text, `${marker} `, " ".repeat(marker.length + 1), "") : undefined;
}

const list: WriteBlock = (element, library) => {
  const { tagName, properties } = element;
  const items = childrenOf(element);
  if (items === undefined || items.length === 0 || properties.start !== undefined) return undefined;
  const texts = items.map((one, index) => item(one, tagName === "ol" ? `${index + 1}.` : "-", library));
  const gap = items.length > 1 && items.some(isSpread) ? "\n\n" : "\n";
  return texts.every((text) => text !== undefined) ? texts.join(gap) : undefined;
};

/** A table with a head, without aligned columns. */
const table: WriteBlock = (element) => {
  const [head, body, ...others] = childrenOf(element) ?? [];
  if (head?.tagName !== "thead" || (body && body.tagName !== "tbody") || others.length > 0) return undefined;
  const rows = [head, ...(body ? [body] : [])].map(childrenOf);
  if (rows.includes(undefined) || rows[0]?.length !== 1) return undefined;
  const cells = rows.flatMap((some = []) => some.map((row) => (row.tagName === "tr" ? childrenOf(row) : undefined)));
  const columns = cells[0]?.length ?? 0;
  const texts = cells.map((row = []) =>
    row.map(({ tagName, properties, children }) =>
      /^t[hd]$/.test(tagName) && properties.align === undefined ? line(children) : undefined,
    ),
  );
  if (columns === 0 || texts.some((row) => row.length !== columns || row.includes(undefined))) return undefined;
  const widths = Array.from({ length: columns }, (_, at) => Math.max(1, ...texts.map((row) => row[at]?.length ?? 0)));
  const row = (parts: readonly (string | undefined)[]): string =>
    `| ${widths.map((width, at) => (parts[at] ?? "").padEnd(width)).join(" | ")} |`;
  return [row(texts[0] ?? []), row(widths.map((width) => "-".repeat(width))), ...texts.slice(1).map(row)].join("\n");
};

/** Elements with blocks that are written without them. */
const containers = new Set("article aside center div footer form header main nav section".split(" "));

/** Returns markdown that is written unchanged. */
const markdown: WriteBlock = ({ children: [only, ...others] }) =>
  only?.type === "text" && others.length === 0 ? only.value : undefined;

const writers: ReadonlyMap<string, WriteBlock> = new Map([
  ["p", paragraph],
  ...["h1", "h2", "h3", "h4", "h5", "h6"].map((tag) => [tag, heading] as const),
  ["pre", codeBlock],
  ["blockquote", quote],
  ["ul", list],
  ["ol", list],
  ["table", table],
  [markdownBlockTag, markdown],
  ["hr", () => undefined],
]);

/**
 * Writes trees as the library does, in a fifth of its time: blocks of lines without escapes are joined here, and the
 * library writes each other block. Returns undefined if it has to write all of them.
 */
export const plainBlocks = (trees: readonly ElementContent[], library: WriteByLibrary): string | undefined =>
  joined(flow(trees, library));
