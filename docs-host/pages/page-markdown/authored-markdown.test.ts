import fc from "fast-check";
import type { ElementContent } from "hast";
import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, it } from "vitest";
import { treesMarkdown } from "./authored-markdown.ts";
import { codeTrees, element, markdownTree, textTree } from "./trees.ts";

/** Texts with marks between letters: spaces and marks at the edges of code and emphasis can't be written in markdown. */
const words = fc
  .string({
    unit: fc.constantFrom(..."ab 1 ps W#!*_~`[](){}<>&\\|.:@/+-=\"'".split("").concat(["é", "。"])),
    maxLength: 8,
  })
  .map((marks) => `a${marks}b`);
const text = words.map(textTree);

const inline: fc.Arbitrary<ElementContent> = fc.oneof(
  { weight: 5, arbitrary: text },
  fc
    .tuple(fc.constantFrom("strong", "em", "del", "span"), fc.array(text, { minLength: 1, maxLength: 2 }))
    .map(([tag, children]) => element(tag, children)),
  words.map((code) => element("code", [textTree(code)])),
  fc.tuple(words, fc.webUrl()).map(([label, href]) => element("a", [textTree(label)], { href })),
  fc.webUrl().map((href) => element("a", [textTree(href)], { href })),
  fc
    .tuple(words, fc.constantFrom("/a(b).png", "/a&amp;b.png", "/a|b.png"))
    .map(([alt, src]) => element("img", [], { alt, src })),
  fc.constant(element("br", [])),
);
const line = fc
  .array(inline, { minLength: 1, maxLength: 4 })
  // Marks that touch are read as other marks.
  .map((nodes) => nodes.flatMap((node, i) => (i === 0 ? [node] : [textTree(" and "), node])));

const cells = (tag: string, columns: number) =>
  fc
    .tuple(
      fc.array(line, { minLength: columns, maxLength: columns }),
      fc.constantFrom("left", "center", "right", undefined),
    )
    .map(([all, align]) =>
      element(
        "tr",
        all.map((children) => element(tag, children, align === undefined ? {} : { align })),
      ),
    );
const table = fc
  .integer({ min: 1, max: 3 })
  .chain((columns) => fc.tuple(cells("th", columns), fc.array(cells("td", columns), { maxLength: 2 })))
  .map(([head, body]) => element("table", [element("thead", [head]), element("tbody", body)]));

const { block } = fc.letrec<{ readonly block: ElementContent }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.tuple(fc.constantFrom("p", "p", "h2"), line).map(([tag, children]) => element(tag, children)),
    fc
      .tuple(words, fc.constantFrom("ts", undefined))
      .map(([code, language]) => codeTrees(code, language)[0] ?? textTree("")),
    table,
    fc.array(tie("block"), { minLength: 1, maxLength: 2 }).map((children) => element("blockquote", children)),
    fc
      .tuple(
        fc.constantFrom("ul", "ol"),
        fc.array(fc.tuple(line, fc.array(tie("block"), { maxLength: 2 })), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(undefined, 1, 9),
      )
      .map(([tag, items, start]) =>
        element(
          tag,
          items.map(([head, blocks]) => element("li", [...head, ...blocks])),
          start === undefined ? {} : { start },
        ),
      ),
  ),
}));

const parser = unified().use(remarkParse).use(remarkGfm);

/** Returns the text and the alternatives of images in markdown, without white space. */
const textOf = (node: Nodes): string =>
  "value" in node
    ? node.value.replace(/\s/g, "")
    : "children" in node
      ? node.children.map(textOf).join("")
      : "alt" in node
        ? (node.alt ?? "").replace(/\s/g, "")
        : "";

const treeText = (node: ElementContent): string =>
  node.type === "text"
    ? node.value.replace(/\s/g, "")
    : node.type === "element"
      ? String(node.properties.alt ?? "").replace(/\s/g, "") + node.children.map(treeText).join("")
      : "";

it("is markdown with the same text", () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (trees) => {
      expect(textOf(parser.parse(treesMarkdown(trees)))).toBe(trees.map(treeText).join(""));
    }),
    { numRuns: 60 },
  );
});

it.each([
  [
    "paragraphs without content",
    [element("p", []), element("p", [element("br", [])]), element("p", [textTree("a")])],
    "a",
  ],
  [
    "a formula in an item",
    [element("ul", [element("li", [markdownTree("$x$", false), textTree(" is a length")])])],
    "- $x$ is a length",
  ],
  ["escapes", [element("p", [textTree("a*b <c> _d_ 1. #")])], "a\\*b \\<c> \\_d\\_ 1. #"],
  ["details", [element("details", [element("summary", [textTree("More")]), textTree("Text")])], "More\n\nText"],
  ["spaces in bold text", [element("p", [element("strong", [textTree("a ")]), textTree("b")])], "**a&#x20;**&#x62;"],
  [
    "a list in a list",
    [element("ul", [element("li", [textTree("a"), element("ol", [element("li", [textTree("b")])])])])],
    "- a\n  1. b",
  ],
  [
    "a table",
    [
      element("table", [
        element("tr", [element("th", [textTree("a")]), element("th", [textTree("b|c")])]),
        element("tr", [element("td", [textTree("d")]), element("td", [textTree("e")])]),
      ]),
    ],
    "| a | b\\|c |\n| - | ---- |\n| d | e    |",
  ],
])("writes %s", (_, trees, markdown) => {
  expect(treesMarkdown(trees)).toBe(markdown);
});

/** Creates elements of tags around a text, the first one outside. */
const nested = (value: string, ...tags: readonly string[]): ElementContent =>
  tags.reduceRight<ElementContent>((inside, tag) => element(tag, [inside]), textTree(value));

it.each([
  [
    "white space",
    [element("p", [textTree(" a\n "), nested(" b  c", "em"), textTree(" d ")]), textTree("\n")],
    "a *b c* d",
  ],
  ["code in a line", [element("p", [textTree("a "), nested("b\n c", "code"), textTree(".")])], "a `b c`."],
  [
    "terms",
    [element("dl", [nested("a", "dt"), nested("b", "dd"), nested("c", "dt"), nested("d", "div", "dd")])],
    "- a\n\n  b\n\n- c\n\n  d",
  ],
  [
    "a task",
    [element("ul", [element("li", [element("input", [], { type: "checkbox", checked: true }), textTree("a")])])],
    "- [x] a",
  ],
  ["an item with two blocks", [element("ul", [element("li", [nested("a", "p"), nested("b", "p")])])], "- a\n\n  b"],
  [
    "a table without a head",
    [element("table", [element("tr", [nested("a", "td"), nested("b", "td", "table", "tr", "td")])])],
    "|   |   |\n| - | - |\n| a | b |",
  ],
  [
    "rows with fewer cells",
    [element("table", [element("tr", [nested("a", "th"), nested("b", "th")]), element("tr", [nested("c", "td")])])],
    "| a | b |\n| - | - |\n| c |   |",
  ],
  [
    "a link around blocks",
    [element("a", [textTree("a"), nested("b", "p"), ...codeTrees("c")], { href: "/d" })],
    "[a](/d)\n\n[b](/d)\n\n```\nc\n```",
  ],
  ["a quote in a line", [element("p", [textTree("a "), nested("b", "q")])], 'a "b"'],
  ["nothing that is not text", [nested("a", "script"), nested("b", "div"), nested("c", "select", "option")], "b"],
  ["blocks in elements", [element("section", [textTree("a"), nested("b", "div", "p"), textTree("c")])], "a\n\nb\n\nc"],
  ["one line alone", [textTree("a "), nested("b", "strong")], "a **b**"],
])("makes markdown of %s", (_, trees, markdown) => {
  expect(treesMarkdown(trees)).toBe(markdown);
});

it.each(["a *b*\n\n| c | d |\n| - | - |\n| e | f |", "$$\nx\n$$"])(
  "keeps the lines of markdown in a page: %j",
  (markdown) => {
    const steps = element("ol", [element("li", [element("p", [textTree("One")]), markdownTree(markdown, true)])]);
    expect(treesMarkdown([markdownTree(markdown, true)])).toBe(markdown);
    expect(treesMarkdown([steps])).toBe(`1. One\n\n${markdown.replace(/^(?=.)/gm, "   ")}`);
  },
);

it("takes linear time for empty lines in code", () => {
  // A pattern for the end of the code would take many minutes.
  const code = `a${"\n".repeat(1_000_000)}b`;
  expect(treesMarkdown(codeTrees(`${code}\n\n`)) === `\`\`\`\n${code}\n\`\`\``).toBe(true);
});
