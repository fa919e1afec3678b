import type { ElementContent } from "hast";
import type { PhrasingContent, Root, Text } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify, { type Options } from "remark-stringify";
import { unified } from "unified";
import type { MdxNode } from "../mdx/index.ts";
import { lineTypes, mdastOf } from "./mdast-of.ts";
import { nodeTrees } from "./node-trees.ts";
import { plainBlocks } from "./plain-blocks.ts";
import { plainLine } from "./plain-line.ts";
import type { TreeDeps } from "./trees.ts";

type Handle = NonNullable<NonNullable<Options["handlers"]>["text"]>;

/** Writes a text with only the patterns that can match its characters: the library has a hundred of them. */
const writeText: Handle = ({ value }: Text, _, state, info) => {
  const whole = info.before + value + info.after;
  const { unsafe } = state;
  state.unsafe = unsafe.filter(({ character }) => whole.includes(character));
  try {
    return state.safe(value, info);
  } finally {
    state.unsafe = unsafe;
  }
};

/** The start of a text with a first character that needs no escape at the start of a text. */
const plainStart = /^(?: (?=[\p{L}\p{N}])|[\p{L}\p{N}])/u;

/** Also returns the first character alone, for which the library would write the whole text after each sibling. */
const text = Object.assign(writeText, {
  peek: ((node: Text, ...rest) => plainStart.exec(node.value)?.[0] ?? writeText(node, ...rest)) satisfies Handle,
});

/** Writes most lines without the library, which tries a hundred patterns, and writes each node twice. */
const root: Handle = (node: Root, _, state, info) => {
  const write = state.containerPhrasing.bind(state);
  state.containerPhrasing = (line, lineInfo) => plainLine(line.children as PhrasingContent[]) ?? write(line, lineInfo); // of a line;
  const [first] = node.children;
  if (first === undefined || !lineTypes.has(first.type)) return state.containerFlow(node, info);
  const exit = state.enter("phrasing");
  const text = state.containerPhrasing(node, info);
  exit();
  return text;
};

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {
    ...{ bullet: "-", fences: true, rule: "-", listItemIndent: "one" },
    handlers: { root, text, inlineMath: ({ value }: { readonly value: string }) => value },
  });

/** Writes the nodes of a page as markdown without components. */
export const authoredMarkdown = (nodes: readonly MdxNode[], deps: TreeDeps): string =>
  treesMarkdown(nodeTrees(nodes, deps));

/** Writes trees of HTML as markdown by the library, with a line break at the end. */
export const libraryMarkdown = (trees: readonly ElementContent[]): string => writer.stringify(mdastOf(trees));

/** Writes trees of HTML as markdown. The trees are not used afterwards. */
export const treesMarkdown = (trees: readonly ElementContent[]): string =>
  (plainBlocks(trees, libraryMarkdown) ?? libraryMarkdown(trees)).trim();
