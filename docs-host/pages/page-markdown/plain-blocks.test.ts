import fc from "fast-check";
import type { ElementContent } from "hast";
import { expect, it } from "vitest";
import { libraryMarkdown, treesMarkdown } from "./authored-markdown.ts";
import { plainBlocks } from "./plain-blocks.ts";
import { codeTrees, element, markdownTree, textTree } from "./trees.ts";

const words = fc
  .array(fc.constantFrom("a", "B", "1.", "-", "it’s", "x*y", " ", "\n", "[ ]", "\u00a0", "?", ":", "|", "#", "\t"), {
    maxLength: 5,
  })
  .map((parts) => parts.join(""));
const text = words.map(textTree);
const inline: fc.Arbitrary<ElementContent> = fc.oneof(
  { weight: 4, arbitrary: text },
  fc
    .tuple(fc.constantFrom("strong", "b", "em", "i", "code", "a", "span", "del"), fc.array(text, { maxLength: 2 }))
    .map(([tag, children]) => element(tag, children, tag === "a" ? { href: "/a" } : {})),
  fc.constantFrom(
    element("a", [element("code", [textTree("a_b")])], { href: "/a" }),
    element("a", [textTree("https://a.test")], { href: "https://a.test" }),
    element("img", [], { src: "/a.png", alt: "a b" }),
    element("br", []),
    element("img", [], { src: "/a.png" }),
    element("input", [], { type: "checkbox", checked: true }),
  ),
);
const line = fc.array(inline, { maxLength: 3 });
const space = fc.constantFrom([], [textTree("\n")]);
const cell = fc
  .tuple(
    fc.constantFrom("th", "td", "td"),
    line,
    fc.constantFrom({}, {}, { align: "left" }, { align: "right" }, { align: "center" }),
  )
  .map(([tag, children, properties]) => element(tag, children, properties));
const row = fc.array(cell, { minLength: 1, maxLength: 2 }).map((cells) => element("tr", cells));
const table = fc
  .tuple(fc.array(row, { minLength: 1, maxLength: 2 }), fc.array(row, { maxLength: 2 }))
  .map(([head, body]) => element("table", [element("thead", head), textTree("\n"), element("tbody", body)]));

const { blocks } = fc.letrec<{ readonly blocks: ElementContent[]; readonly block: ElementContent[] }>((tie) => ({
  blocks: fc.array(tie("block"), { maxLength: 4 }).map((some) => some.flat()),
  block: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    { weight: 3, arbitrary: fc.tuple(line, space).map(([children, after]) => [element("p", children), ...after]) },
    line,
    fc.tuple(fc.constantFrom("h1", "h3"), line).map(([tag, children]) => [element(tag, children)]),
    fc.constantFrom("", "x\n\n", "```", " a\nb").map((code) => [...codeTrees(code, "ts")]),
    fc.constantFrom<ElementContent[][]>(
      [element("hr", [])],
      [markdownTree(" # a\n", true)],
      [markdownTree("", true)],
      [element("dl", [element("dt", [textTree("a")])])],
    ),
    table.map((one) => [one]),
    fc
      .tuple(fc.constantFrom("blockquote", "div", "section", "span"), tie("blocks"))
      .map(([tag, children]) => [element(tag, children)]),
    fc
      .tuple(fc.constantFrom("ul", "ol"), fc.array(tie("blocks"), { maxLength: 3 }), fc.constantFrom({}, { start: 3 }))
      .map(([tag, items, properties]) => [
        element(
          tag,
          items.flatMap((children) => [element("li", children), textTree("\n")]),
          tag === "ol" ? properties : {},
        ),
      ]),
  ),
}));

it("writes blocks as the library does, or not at all", () => {
  let plain = 0;
  fc.assert(
    fc.property(blocks, (trees) => {
      if (plainBlocks(structuredClone(trees), () => "x\n\nx\n") !== undefined) plain += 1;
      expect(treesMarkdown(structuredClone(trees))).toBe(libraryMarkdown(structuredClone(trees)).trim());
    }),
    { numRuns: 500 },
  );
  expect(plain).toBeGreaterThan(0);
});

it("writes a page without the library", () => {
  const step = element("li", [
    element("p", [element("strong", [textTree("Add a bed")])]),
    element("p", [textTree("Send\n it.")]),
    ...codeTrees("a\n\nb", "ts"),
  ]);
  const head = element("thead", [element("tr", [element("th", [textTree("plant")])])]);
  const trees = [
    element("h2", [textTree("Beds")]),
    textTree("\n"),
    element("ol", [step]),
    element("ul", [element("li", [textTree("pea")]), element("li", [textTree("bean")])]),
  ];
  const others = [
    element("blockquote", [element("p", [textTree("Cover it.")]), element("p", [textTree("Now.")])]),
    element("table", [head, element("tbody", [element("tr", [element("td", [textTree("pea")])])])]),
  ];
  const never = (): never => {
    throw new Error("the library was asked");
  };
  expect(plainBlocks(trees.slice(0, 3), never)).toBe(
    "## Beds\n\n1. **Add a bed**\n\n   Send it.\n\n   ```ts\n   a\n\n   b\n   ```",
  );
  expect(plainBlocks(trees.slice(3), never)).toBe("- pea\n- bean");
  expect(plainBlocks(others, never)).toBe("> Cover it.\n>\n> Now.\n\n| plant |\n| ----- |\n| pea   |");
  const aligned = ["left", "center", "right"].map((align) => element("th", [textTree("a")], { align }));
  const nested = element("ul", [element("li", [textTree("pea"), element("ol", [element("li", [textTree("bean")])])])]);
  const more = [element("table", [element("thead", [element("tr", aligned)])]), nested];
  expect(plainBlocks(more, never)).toBe("| a  |  a  |  a |\n| :- | :-: | -: |\n\n- pea\n  1. bean");
});

it("asks the library only for the parts that it has to write", () => {
  const list = (tag: string) => element(tag, [element("li", [textTree("pea")])]);
  const line = (...trees: readonly ElementContent[]) => element("p", trees);
  const trees = [line(textTree("a")), element("del", [textTree("b")]), line(textTree("c")), list("ul"), list("ul")];
  const asked: (readonly ElementContent[])[] = [];
  const library = (some: readonly ElementContent[]): string => {
    asked.push(some.slice(0, -1));
    return libraryMarkdown(some);
  };
  expect(plainBlocks(trees, library)).toBe("a\n\n~~b~~\n\nc\n\n- pea\n\n* pea");
  expect(asked).toEqual([trees.slice(1, 2), trees.slice(3)]);
});
