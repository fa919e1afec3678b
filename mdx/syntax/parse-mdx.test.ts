import { mdxToMdast } from "satteri";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { mistakesIn, parseMdx, parseTree } from "./index.ts";
import { allowNativeParser, type NativeNode, nativeOptions } from "./native/index.ts";

let parsed: string[] = [];

beforeAll(() =>
  allowNativeParser(async () => (text) => {
    parsed.push(text);
    return mdxToMdast(text, nativeOptions) as NativeNode;
  }),
);
beforeEach(() => {
  parsed = [];
});
afterAll(() => allowNativeParser(async () => undefined));

const read = (text: string) => {
  const tree = parseTree(text);
  if (tree === undefined) throw new Error("this text has a tree");
  return { tree, mistakes: mistakesIn(tree, text) };
};

it.each(["# Beds\n\n<Note>Water **daily**.</Note>\n", "<Note>Open\n\n</Step>\n"])(
  "a text is parsed once for its references and for its page: %j",
  (text) => {
    const alone = parseMdx(text);
    parsed = [];
    read(text);
    read(text);
    expect(parseMdx(text)).toEqual(alone);
    expect(parsed).toHaveLength(1);
  },
);

it("pages never share a tree, which nesting changes", () => {
  const text = "<Note>Water **daily**.</Note>\n";
  expect(parseMdx(text).tree).not.toBe(parseMdx(text).tree);
  expect(parseMdx(text)).toEqual(parseMdx(text));
});

it.each(["Keep a < b and c > d apart.", "Count: {{ 1 + 1 }}."])(
  "comparisons and templates of other tools are text: %j",
  (text) => {
    const [paragraph] = parseMdx(text).tree.children;
    expect(paragraph).toMatchObject({ type: "paragraph", children: [{ type: "text", value: text }] });
  },
);
