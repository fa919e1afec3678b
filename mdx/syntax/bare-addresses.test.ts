import fc from "fast-check";
import { type Extension, fromMarkdown } from "mdast-util-from-markdown";
import type { Extension as Syntax } from "micromark-util-types";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import type {} from "remark-parse";
import { unified } from "unified";
import { expect, it } from "vitest";
import { skippingTrees } from "./bare-addresses.ts";

const gfm: { readonly micromarkExtensions?: Syntax[]; readonly fromMarkdownExtensions?: (Extension | Extension[])[] } =
  unified().use(remarkGfm).use(remarkMath).freeze().data();
const written = (gfm.fromMarkdownExtensions ?? []).flat();

/** Parts of addresses, also written as character references, and marks of markdown around them. */
const pieces = [
  ..."a 1 . / @ : &commat; &#64; &#x77; ww w www. WWW. http:// HTTPS:// xmpp: mailto: a.example - _".split(" "),
  ...[" ", "\n", "*", "`", "[", "](b)", "\n\n- ", "| a |\n| - |\n| "],
];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));

it("finds the bare addresses that GFM has in any text", () => {
  const parse = (text: string, mdastExtensions: Extension[]) =>
    fromMarkdown(text, { extensions: gfm.micromarkExtensions ?? [], mdastExtensions });
  fc.assert(
    fc.property(texts, (text) => {
      expect(parse(text, written.map(skippingTrees))).toEqual(parse(text, written));
    }),
    { numRuns: 80 },
  );
});

it.each([
  ["a <https://b.example> in [c](https://d.example) and `me@e.example`", 0],
  ["[a@b.example] is text", 1],
])("searches %j only for addresses that are not links", (text, count) => {
  let searched = 0;
  const search = {
    transforms: [
      () => {
        searched += 1;
      },
    ],
  };
  fromMarkdown(text, { mdastExtensions: [skippingTrees(search)] });
  expect(searched).toBe(count);
});
