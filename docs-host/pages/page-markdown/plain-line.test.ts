import fc from "fast-check";
import type { PhrasingContent, RootContent, Text } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { expect, it } from "vitest";
import { plainLine } from "./plain-line.ts";

const library = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", fences: true, rule: "-", listItemIndent: "one" });

const value = fc
  .array(
    fc.constantFrom(..."abwps1 .,:;-+=>()'\"!?/_*#[]<&|`\\~é”日", "www.a", "s:/", "1. ", "- ", " ", "word ", "a"),
    { minLength: 1, maxLength: 5 },
  )
  .map((signs) => signs.join(""));
const text = value.map((one): PhrasingContent => ({ type: "text", value: one }));
const url = fc.constantFrom("/a", "https://acme.test/a_b?c=d#e", "mailto:a", "/a(b", "a", "");
const node: fc.Arbitrary<PhrasingContent> = fc.oneof(
  { weight: 3, arbitrary: text },
  value.map((one): PhrasingContent => ({ type: "inlineCode", value: one })),
  fc
    .tuple(fc.constantFrom("strong", "emphasis", "delete"), text)
    .map(([type, child]) => ({ type, children: [child] }) as PhrasingContent),
  fc
    .tuple(
      url,
      fc.oneof(
        text,
        value.map((one) => ({ type: "inlineCode", value: one }) as const),
      ),
    )
    .map(([to, child]): PhrasingContent => ({ type: "link", url: to, title: null, children: [child as Text] })),
  url.map((to): PhrasingContent => ({ type: "link", url: to, children: [{ type: "text", value: to }] })),
  fc.tuple(url, value).map(([from, alt]): PhrasingContent => ({ type: "image", url: from, alt })),
);

/** Texts are never side by side in a tree. */
const line = fc
  .array(node, { minLength: 1, maxLength: 4 })
  .map((nodes) => nodes.filter(({ type }, at) => type !== "text" || nodes[at - 1]?.type !== "text"));

const paragraph = (children: PhrasingContent[]): RootContent => ({ type: "paragraph", children });
const heading = (children: PhrasingContent[]): RootContent => ({ type: "heading", depth: 3, children });
const cell = (children: PhrasingContent[]): RootContent => ({
  type: "table",
  children: [{ type: "tableRow", children: [{ type: "tableCell", children }] }],
});

it("writes lines as the library does, or not at all", () => {
  let plain = 0;
  fc.assert(
    fc.property(line, (children) => {
      const written = plainLine(children);
      if (written === undefined) return;
      plain += 1;
      const write = (block: RootContent): string => library.stringify({ type: "root", children: [block] });
      expect(`${written}\n`).toBe(write(paragraph(children)));
      expect(`### ${written}\n`).toBe(write(heading(children)));
      expect(write(cell(children)).split("\n")[0]?.slice(2, -2)).toBe(written);
    }),
    { numRuns: 3000 },
  );
  expect(plain).toBeGreaterThan(0);
});

it.each([
  ["a sentence", 'Every bed has a number, and it keeps it (always): "why?"'],
  ["a time", "It takes 1.5 minutes - or 2."],
])("writes %s", (_, sentence) => {
  expect(plainLine([{ type: "text", value: sentence }])).toBe(sentence);
});

it.each<[string, PhrasingContent, string]>([
  [
    "an address",
    { type: "link", url: "https://a.test/b_c", children: [{ type: "text", value: "https://a.test/b_c" }] },
    "<https://a.test/b_c>",
  ],
  ["code with a link", { type: "link", url: "/a", children: [{ type: "inlineCode", value: "b_c" }] }, "[`b_c`](/a)"],
  ["an image", { type: "image", url: "/a.png", alt: "A bed" }, "![A bed](/a.png)"],
])("writes %s without the library", (_, node, written) => {
  expect(plainLine([node])).toBe(written);
});

it("writes a strong question without the library", () => {
  const question: PhrasingContent = { type: "strong", children: [{ type: "text", value: "Why is it dry?" }] };
  expect(plainLine([question])).toBe("**Why is it dry?**");
  expect(plainLine([question, { type: "text", value: " No." }])).toBe("**Why is it dry?** No.");
  expect(plainLine([{ type: "text", value: "a" }, question])).toBeUndefined();
});
