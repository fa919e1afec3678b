import fc from "fast-check";
import type { Root } from "mdast";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { expect, it } from "vitest";
import { parseMdx } from "#mdx/syntax";
import { toHast } from "./to-hast.ts";

const library = unified().use(remarkRehype, {
  clobberPrefix: "",
  footnoteLabelProperties: { className: ["unseen"] },
});

const pieces = [
  ..."a,b *c*,`d`,[x],[X],[x]: /y 'z',[^1],[^1]: note,[^A]: n,[^a],![i][x],- ,1. ,> ,| a | b |\n| - | :-: |\n| c |,- [x] t".split(
    ",",
  ),
  ...["\n", "\n\n", "\n    ", "  \n", "# ", "---", "\\"],
];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));

it("finds definitions behind what refers to them, and the first of several", () => {
  const trees = JSON.stringify(toHast(parseMdx("[a][x] b[^n]\n\n[X]: /first\n[x]: /second\n\n[^N]: Note").tree));
  expect(trees).toContain('"href":"/first"');
  expect(trees).toContain("Note");
});

it("converts markdown as the library does", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const tree = (): Root => parseMdx(text).tree;
      expect(toHast(tree())).toEqual(library.runSync(tree()).children);
    }),
    { numRuns: 300 },
  );
});
