import type { ElementContent } from "hast";
import type { MdxNode } from "../mdx/index.ts";
import { libraryMarkdown } from "./library-markdown.ts";
import { nodeTrees } from "./node-trees.ts";
import { isRun, type Part, partsOf, writeBlocks } from "./plain/index.ts";
import { element, type TreeDeps } from "./trees.ts";

/** Writes the nodes of a page as markdown that needs no components. */
export const authoredMarkdown = (nodes: readonly MdxNode[], deps: TreeDeps): string =>
  treesMarkdown(nodeTrees(nodes, deps));

/** Writes trees of HTML as markdown. What our own writer doesn't know is written by the library, a group at a time. */
export function treesMarkdown(trees: readonly ElementContent[]): string {
  const texts = groupsOf(partsOf(trees)).map((group) => {
    const blocks = writeBlocks(group, { last: undefined });
    return blocks?.map(({ text }) => text).join("\n\n") ?? libraryMarkdown(group.map(treeOf));
  });
  return texts
    .filter((text) => text !== "")
    .join("\n\n")
    .trim();
}

/** Groups parts that can be written on their own: marks of a list depend on the lists before it. */
function groupsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const groups: Part[][] = [];
  let isOpen = false;
  for (const part of parts) {
    const hasLists = !isRun(part) && /^(?:[uod]l|blockquote|d(?:etails|ir))$/.test(part.tagName);
    const group = groups.at(-1);
    if (isOpen && hasLists && group !== undefined) group.push(part);
    else groups.push([part]);
    isOpen = hasLists;
  }
  return groups;
}

const treeOf = (part: Part): ElementContent => (isRun(part) ? element("p", part) : part);
