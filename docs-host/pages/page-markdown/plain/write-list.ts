import type { Element, ElementContent } from "hast";
import { type Block, type BulletState, indent } from "./blocks.ts";
import { type Part, partsOf } from "./parts.ts";
import { isInLine } from "./write-line.ts";

type WriteBlocks = (parts: readonly Part[], bullets: BulletState) => readonly Block[] | undefined;

interface Item {
  readonly blocks: readonly Block[];
  /** True if empty lines are between its blocks. */
  readonly isLoose: boolean;
}

/** Writes a list; undefined if something in it is unusual. */
export function writeList(list: Element, bullets: BulletState, writeBlocks: WriteBlocks): Block | undefined {
  const isOrdered = list.tagName === "ol";
  const [usual, other] = isOrdered ? [".", ")"] : ["-", "*"];
  const bullet = bullets.last === usual ? other : usual;
  const items: Item[] = [];
  for (const child of list.children) {
    const item = child.type === "element" && child.tagName === "li" ? readItem(child, bullets, writeBlocks) : undefined;
    if (item === undefined) return undefined;
    items.push(item);
    bullets.last = undefined;
  }
  if (items.length === 0) return undefined;
  bullets.last = bullet;
  const written = Number.parseInt(String(list.properties.start), 10);
  const start = Number.isNaN(written) ? 1 : written;
  if (start < 0) return undefined;
  const texts = items.map((item, index) => {
    const mark = isOrdered ? `${start + index}${bullet} ` : `${bullet} `;
    return indent(joined(item), mark, " ".repeat(mark.length));
  });
  const isLoose = items.length > 1 && items.some((item) => item.isLoose);
  return {
    kind: "list",
    text: texts.join(isLoose ? "\n\n" : "\n"),
    last: items.at(-1)?.blocks.at(-1)?.last ?? "list",
    start: isOrdered ? start : undefined,
  };
}

function readItem({ children }: Element, bullets: BulletState, writeBlocks: WriteBlocks): Item | undefined {
  const { task, rest } = splitTask(children);
  const blocks = writeBlocks(partsOf(rest), bullets);
  const [first, ...others] = blocks ?? [];
  if (first === undefined || first.kind === "rule") return undefined;
  const isLoose = hasLooseBlocks(rest);
  // A block of HTML in a tight list may take in what follows.
  if (!isLoose && others.length > 0 && [first, ...others].some(({ kind }) => kind === "kept")) return undefined;
  if (task === undefined) return { blocks: [first, ...others], isLoose };
  if (first.kind !== "paragraph") return undefined;
  return { blocks: [{ ...first, text: task + first.text }, ...others], isLoose };
}

/** Separates the box of a task from its text. */
function splitTask(children: readonly ElementContent[]): {
  readonly task?: string | undefined;
  readonly rest: readonly ElementContent[];
} {
  const [head, ...others] = children;
  if (head?.type !== "element") return { rest: children };
  if (head.tagName === "input" && head.properties.type === "checkbox") {
    return { task: head.properties.checked ? "[x] " : "[ ] ", rest: others };
  }
  if (head.tagName !== "p") return { rest: children };
  const { task, rest } = splitTask(head.children);
  return task === undefined ? { rest: children } : { task, rest: [{ ...head, children: [...rest] }, ...others] };
}

/** Returns true if an item has a paragraph of its own, or several blocks. */
function hasLooseBlocks(children: readonly ElementContent[]): boolean {
  let hasBlock = false;
  for (const child of children) {
    if (child.type !== "element" || isInLine(child)) continue;
    if (child.tagName === "p" || hasBlock || hasLooseBlocks(child.children)) return true;
    hasBlock = true;
  }
  return false;
}

function joined({ blocks, isLoose }: Item): string {
  let text = "";
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (before !== undefined) text += isLoose || needsEmptyLine(before, block) ? "\n\n" : "\n";
    text += block.text;
  }
  return text;
}

/** Returns true if a block would become a part of the one before it in a tight list. */
function needsEmptyLine(left: Block, right: Block): boolean {
  if (left.kind === "table" && (right.kind === "paragraph" || right.kind === "table")) return true;
  if (left.kind === "quote" && right.kind === "quote") return true;
  if (left.kind === "paragraph" && right.kind === "list") return right.start !== undefined && right.start !== 1;
  if (left.kind === "paragraph" && right.kind === "rule") return true;
  return left.last === "paragraph" && right.kind === "paragraph";
}
