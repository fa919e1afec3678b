import type { Element, ElementContent } from "hast";
import type {
  BlockContent,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  TableCell,
  TableRow,
} from "mdast";
// Adds formulas to the node types of mdast.
import type {} from "remark-math";
import { trimEndOf } from "#engine/text";
import { collapseSpaces } from "./collapse-spaces.ts";
import { markdownBlockTag, markdownLineTag } from "./trees.ts";

/** The markdown nodes of an HTML element. */
type Made = readonly RootContent[];

/** Converts an HTML element to markdown nodes. */
type Make = (element: Element) => Made;

/** Converts HTML trees to a markdown tree. Collapses the white space of the given trees in place. */
export function mdastOf(trees: readonly ElementContent[]): Root {
  const parent = { children: [...trees] };
  collapseSpaces(parent);
  const made = allOf(parent.children);
  const root: Root = { type: "root", children: isLine(made) ? [...made] : flowOf(made) };
  joinTexts(root);
  return root;
}

const allOf = (trees: readonly ElementContent[]): Made => trees.flatMap(nodesOf);

function nodesOf(tree: ElementContent): Made {
  if (tree.type === "text") return [{ type: "text", value: tree.value }];
  if (tree.type !== "element" || omitted.has(tree.tagName)) return [];
  return (makers.get(tree.tagName) ?? inside)(tree);
}

const inside: Make = ({ children }) => allOf(children);

/** Returns the content of an inline element. Authors also nest blocks in one; these stay blocks. */
const line = ({ children }: Element): PhrasingContent[] => [...allOf(children)] as PhrasingContent[];

const lineWithoutBreaks = (element: Element): PhrasingContent[] => withoutBreaks(line(element));

/** Removes line breaks at the edges. */
function withoutBreaks(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const from = nodes.findIndex(({ type }) => type !== "break");
  const to = nodes.findLastIndex(({ type }) => type !== "break");
  return from === -1 ? [] : nodes.slice(from, to + 1);
}

const textIn = ({ children }: Element): string =>
  children
    .map((child) =>
      child.type === "text"
        ? child.value
        : child.type === "element"
          ? child.tagName === "br"
            ? "\n"
            : textIn(child)
          : "",
    )
    .join("");

const paragraph: Make = (element) => {
  const children = lineWithoutBreaks(element);
  return children.length === 0 ? [] : [{ type: "paragraph", children }];
};

const flow: Make = ({ children }) => flowOf(allOf(children));

const emphasis: Make = (element) => [{ type: "emphasis", children: line(element) }];
const strong: Make = (element) => [{ type: "strong", children: line(element) }];
const deleted: Make = (element) => [{ type: "delete", children: line(element) }];
const inlineCode: Make = (element) => [{ type: "inlineCode", value: textIn(element) }];

const collapsed = (value: unknown): string =>
  String(value || "")
    .replace(/[\t\n\f\r ]+/g, " ")
    .trim();

const link: Make = (element) => {
  const { href, title } = element.properties;
  return [{ type: "link", url: String(href || ""), title: collapsed(title) || null, children: line(element) }];
};

const image: Make = ({ properties: { src, title, alt } }) => [
  { type: "image", url: String(src || ""), title: collapsed(title) || null, alt: collapsed(alt) },
];

const codeBlock: Make = (element) => {
  const classes = element.children.flatMap((child) =>
    child.type === "element" && child.tagName === "code" ? child.properties.className : [],
  );
  const language = classes.map(String).find((name) => name.startsWith("language-"));
  return [
    {
      type: "code",
      lang: language?.slice("language-".length) || null,
      meta: null,
      value: trimEndOf(textIn(element), "\n"),
    },
  ];
};

/** Collects nodes in their parents, such as items of a list; others are added to the parent before them. */
function collect<P extends ListItem | TableRow | TableCell>(nodes: Made, create: () => P): P[] {
  const parents: P[] = [];
  let early: RootContent[] = [];
  const { type } = create();
  const add = (parent: P, where: "push" | "unshift", some: readonly RootContent[]): void => {
    // Markdown has no other place for them.
    (parent.children as RootContent[])[where](...some);
  };
  for (const node of nodes) {
    if (node.type !== type) early.push(node);
    else {
      const parent = node as P; // of this type
      if (early.length > 0) add(parent, "unshift", early);
      early = [];
      parents.push(parent);
    }
  }
  if (early.length > 0) {
    if (parents.length === 0) parents.push(create());
    for (const last of parents.slice(-1)) add(last, "push", early);
  }
  return parents;
}

const newItem = (): ListItem => ({ type: "listItem", spread: false, checked: null, children: [] });

const isSpread = (items: readonly ListItem[]): boolean =>
  items.length > 1 && items.some(({ spread }) => spread === true);

const list: Make = ({ tagName, properties, children }) => {
  const items = collect(allOf(children), newItem);
  const ordered = tagName === "ol";
  const start = ordered ? Number.parseInt(String(properties.start), 10) : Number.NaN;
  return [
    {
      type: "list",
      ordered,
      start: ordered ? (Number.isNaN(start) ? 1 : start) : null,
      spread: isSpread(items),
      children: items,
    },
  ];
};

const item: Make = (element) => {
  const { checkbox, rest } = withoutCheckbox(element);
  return [
    {
      type: "listItem",
      spread: hasBlocks(rest),
      checked: checkbox === undefined ? null : Boolean(checkbox.properties.checked),
      children: flowOf(allOf(rest.children)) as ListItem["children"], // `flowOf` returns blocks
    },
  ];
};

/** Returns true for an item with a paragraph, or with several blocks. */
export function hasBlocks({ children }: Element): boolean {
  let hasBlock = false;
  for (const child of children) {
    if (child.type !== "element" || inLine.has(child.tagName)) continue;
    if (child.tagName === "p" || hasBlock || hasBlocks(child)) return true;
    hasBlock = true;
  }
  return false;
}

/** Takes the checkbox out of the start of an item. */
function withoutCheckbox(element: Element): { readonly checkbox?: Element; readonly rest: Element } {
  const [head, ...others] = element.children;
  if (head?.type !== "element") return { rest: element };
  if (head.tagName === "input" && /^(?:checkbox|radio)$/.test(String(head.properties.type)))
    return { checkbox: head, rest: { ...element, children: others } };
  if (head.tagName !== "p") return { rest: element };
  const { checkbox, rest } = withoutCheckbox(head);
  return checkbox === undefined ? { rest: element } : { checkbox, rest: { ...element, children: [rest, ...others] } };
}

/** Converts a description list: one item for each term, with its definitions. */
const terms: Make = ({ children }) => {
  const parts = children.flatMap((child) =>
    child.type === "element" && child.tagName === "div" ? child.children : [child],
  );
  const isTerm = (tree: ElementContent | undefined, tag: "dt" | "dd"): boolean =>
    tree?.type === "element" && tree.tagName === tag;
  const groups: { readonly titles: ElementContent[]; readonly definitions: ElementContent[] }[] = [];
  for (const [at, part] of parts.entries()) {
    if (groups.length === 0 || (isTerm(part, "dt") && isTerm(parts[at - 1], "dd")))
      groups.push({ titles: [], definitions: [] });
    const last = groups.at(-1);
    (isTerm(part, "dt") ? last?.titles : last?.definitions)?.push(part);
  }
  const contentOf = (trees: readonly ElementContent[]): ListItem["children"] => {
    const items = collect(allOf(trees), newItem);
    const [only] = items;
    if (items.length < 2) return only?.children ?? [];
    return [{ type: "list", ordered: false, start: null, spread: isSpread(items), children: items }];
  };
  const items = groups.flatMap(({ titles, definitions }): ListItem[] => {
    const content = [...contentOf(titles), ...contentOf(definitions)];
    return content.length === 0
      ? []
      : [{ type: "listItem", spread: content.length > 1, checked: null, children: content }];
  });
  return items.length === 0
    ? []
    : [{ type: "list", ordered: false, start: null, spread: isSpread(items), children: items }];
};

const newRow = (): TableRow => ({ type: "tableRow", children: [] });
const newCell = (): TableCell => ({ type: "tableCell", children: [] });

const elementsIn = (element: Element): readonly Element[] =>
  element.children.flatMap((child) =>
    child.type !== "element" || child.tagName === "table" ? [] : [child, ...elementsIn(child)],
  );

/** Converts a table; a table inside a cell becomes its text. */
const table: Make = (element) => {
  const parts = elementsIn(element);
  const firstRow = parts.findIndex(({ tagName }) => tagName === "tr");
  const secondRow = parts.findIndex(({ tagName }, at) => at > firstRow && tagName === "tr");
  const top = secondRow === -1 ? parts : parts.slice(0, secondRow);
  const hasHead = parts.some(({ tagName }) => tagName === "thead") || top.some(({ tagName }) => tagName === "th");
  const rows = collect(allOf(element.children.map(withoutTables)), newRow);
  const all = hasHead ? rows : [newRow(), ...rows];
  for (const row of all) row.children = collect(row.children, newCell);
  const columns = Math.max(1, ...all.map(({ children }) => children.length));
  for (const row of all) while (row.children.length < columns) row.children.push(newCell());
  return [{ type: "table", align: alignments(parts, columns), children: all }];
};

function withoutTables(tree: ElementContent): ElementContent {
  if (tree.type !== "element") return tree;
  if (tree.tagName === "table") return { type: "text", value: textIn(tree) };
  return { ...tree, children: tree.children.map(withoutTables) };
}

/** Returns the alignment of each column, from its first cell with an alignment. */
function alignments(parts: readonly Element[], columns: number): ("left" | "center" | "right" | null)[] {
  const found = Array.from({ length: columns }, (): "left" | "center" | "right" | null => null);
  let column = 0;
  for (const { tagName, properties } of parts) {
    if (tagName === "tr") column = 0;
    if (tagName !== "th" && tagName !== "td") continue;
    const { align } = properties;
    if (found[column] === null && (align === "left" || align === "center" || align === "right")) found[column] = align;
    column += 1;
  }
  return found;
}

const quote: Make = (element) => [
  { type: "text", value: '"' },
  ...allOf(element.children),
  { type: "text", value: '"' },
];

const input: Make = ({ properties: { type, checked, value, placeholder, disabled } }) => {
  if (disabled || type === "hidden" || type === "file") return [];
  const text = type === "checkbox" || type === "radio" ? (checked ? "[x]" : "[ ]") : collapsed(value || placeholder);
  return text === "" ? [] : [{ type: "text", value: text }];
};

/** Elements that show no text. */
const omitted = new Set(
  (
    "applet area basefont bgsound caption col colgroup command content datalist dialog element embed frame frameset isindex " +
    "keygen link math menu menuitem meta nextid noembed noframes optgroup option param script shadow source spacer style svg " +
    "template title track"
  ).split(" "),
);

/** Inline elements (HTML §3.2.5.2.5, phrasing content). */
const inLine = new Set(
  (
    "a abbr area audio b bdi bdo br button canvas cite code data datalist del dfn em embed i iframe img input ins kbd label " +
    "map mark math meter noscript object output picture progress q ruby s samp script select small span strong sub sup svg " +
    "template textarea time u var video wbr"
  ).split(" "),
);

const makersByTags: readonly (readonly [tags: string, make: Make])[] = [
  ["p summary", paragraph],
  [
    "address article aside body center div fieldset figcaption figure form footer header hgroup html legend main nav picture section",
    flow,
  ],
  ["em i mark u", emphasis],
  ["strong b", strong],
  ["del s strike", deleted],
  ["code kbd samp tt var", inlineCode],
  ["a", link],
  ["img image", image],
  ["pre plaintext xmp", codeBlock],
  ["ul ol dir", list],
  ["li dt dd", item],
  ["dl", terms],
  ["table", table],
  ["tr", (element) => [{ type: "tableRow", children: collect(allOf(element.children), newCell) }]],
  ["td th", (element) => [{ type: "tableCell", children: line(element) }]],
  // `flowOf` returns blocks.
  ["blockquote", (element) => [{ type: "blockquote", children: flowOf(allOf(element.children)) as BlockContent[] }]],
  ["br", () => [{ type: "break" }]],
  ["hr", () => [{ type: "thematicBreak" }]],
  ["wbr", () => [{ type: "text", value: "\u200b" }]],
  ["q", quote],
  ["input", input],
  ["textarea", (element) => [{ type: "text", value: collapsed(textIn(element)) }]],
  // The writer copies these nodes unchanged: HTML for a block of Markdown, a formula for inline Markdown.
  [markdownBlockTag, (element) => [{ type: "html", value: textIn(element) }]],
  [markdownLineTag, (element) => [{ type: "inlineMath", value: textIn(element) }]],
  ...([1, 2, 3, 4, 5, 6] as const).map((depth): readonly [string, Make] => [
    `h${depth}`,
    (element) => [{ type: "heading", depth, children: lineWithoutBreaks(element) }],
  ]),
];

const makers: ReadonlyMap<string, Make> = new Map(
  makersByTags.flatMap(([tags, make]) => tags.split(" ").map((tag) => [tag, make] as const)),
);

/** The types of inline nodes. */
export const lineTypes: ReadonlySet<string> = new Set(
  "break delete emphasis image inlineCode inlineMath link strong text".split(" "),
);

/** Returns true if all nodes and their descendants are inline. */
const isLine = (nodes: readonly Nodes[]): boolean =>
  nodes.every((node) => lineTypes.has(node.type) && (!("children" in node) || isLine(node.children)));

/** Wraps inline nodes between blocks in paragraphs. */
function flowOf(nodes: Made): RootContent[] {
  const blocks: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const end = (): void => {
    if (!run.every((node) => node.type === "text" && node.value.trim() === ""))
      blocks.push({ type: "paragraph", children: withoutBreaks(run) } satisfies Paragraph);
    run = [];
  };
  for (const node of nodes.flatMap(splitBlocks)) {
    if (lineTypes.has(node.type))
      run.push(node as PhrasingContent); // its type is one of a line
    else {
      end();
      blocks.push(node);
    }
  }
  end();
  return blocks;
}

/** Moves a link or strikethrough around blocks into each of them. */
function splitBlocks(node: RootContent): Made {
  if ((node.type !== "link" && node.type !== "delete") || isLine(node.children)) return [node];
  const within = (children: readonly RootContent[]): RootContent => ({
    ...node,
    children: [...children] as PhrasingContent[], // parts of its own children
  });
  const parts: RootContent[] = [];
  let run: RootContent[] = [];
  const end = (): void => {
    if (run.length > 0) parts.push(within(run));
    run = [];
  };
  for (const child of (node.children as RootContent[]).flatMap(splitBlocks)) {
    // the nodes of a line are content too
    if (lineTypes.has(child.type)) run.push(child);
    else {
      end();
      // A block without children, such as code, can't be inside a link.
      parts.push("children" in child ? ({ ...child, children: [within(child.children)] } as RootContent) : child);
    }
  }
  end();
  return parts;
}

/**
 * Joins adjacent texts, and removes the spaces at line edges that elements without text leave. Paragraphs without content
 * would be two more empty lines each.
 */
function joinTexts(parent: Nodes): void {
  if (!("children" in parent)) return;
  const children: Nodes[] = [];
  for (const child of parent.children) {
    const last = children.at(-1);
    if (child.type === "text" && last?.type === "text") last.value += child.value;
    else children.push(child);
  }
  if (parent.type === "heading" || parent.type === "paragraph" || parent.type === "root") {
    const [first, last] = [children[0], children.at(-1)];
    if (first?.type === "text") first.value = first.value.replace(/^[\t ]+/, "");
    if (last?.type === "text") last.value = trimEndOf(last.value, "\t ");
  }
  const left = children.filter((child) => child.type !== "text" || child.value !== "");
  for (const child of left) joinTexts(child);
  parent.children = left.filter(
    (child) => child.type !== "paragraph" || child.children.some(({ type }) => type !== "break"),
  ) as typeof parent.children; // a part of its children
}
