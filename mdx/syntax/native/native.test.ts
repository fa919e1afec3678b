import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { marksOf } from "../marks.ts";
import { parseMdx, prepareMdx, tolerantTree, treeOf } from "../parse-mdx.ts";
import { allowNativeParser, type NativeNode, nativeOptions, parseElsewhere, readNatively } from "./index.ts";

beforeAll(() => allowNativeParser());

// Files that share a worker share its parser.
afterAll(() => allowNativeParser(async () => undefined));

/** A tree with all that its readers use of positions: where nodes start, and where marks end. */
const relevant = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(tree), function (key, value) {
    return key === "position" && this.type !== "mdxMark" ? value.start : value;
  });

const read = (text: string) => {
  const native = readNatively(marksOf(text));
  return native && treeOf(marksOf(text));
};

const expectEqual = (text: string, tree: unknown): void => {
  expect(relevant(tree)).toEqual(relevant(tolerantTree(marksOf(text))));
};

/** Texts with all that usual pages have. */
it.each([
  ["tags in lines and on their own", "# T\n\nA <b>b</b> {1}.\n\n<Note>\n\nText\n\n</Note>\n<Card title='x'>y</Card>"],
  ["tags and comments over lines", '<Card\n  title="x"\n>\n\n{/* a\nb */}\n\n<!-- c\n\nd -->\n\n</Card>'],
  ["marks in lists and quotes", "- a\n\n  <Note>\n  b\n  </Note>\n- {1}\n\n> <b>c</b>"],
  ["several marks on a line", "<Steps> <Step title='a'>\n\nx\n\n</Step> </Steps>\n\na <b> </b> <i>x</i>"],
  ["imports and exports", "import A from './a'\n\nexport const x = {\n  a: 1,\n}\n\n<A />"],
  ["code with marks in it", '`<b>` and ``{a}``\n\n```js {1} title="<x>"\n<a>{b}</a>\n```\n\n- a\n  ~~~\n  {x}\n  ~~~'],
  [
    "tables, tasks and notes",
    "| a | b |\n|---|:-:|\n| <b>1</b> | `2` |\n\n- [x] <b>a</b>\n- [ ] b[^1]\n\n[^1]: n <i>o</i>",
  ],
  ["formulas and prices", "$a_{1}^2$ costs $5 to $10, \\$3\n\n$$\n\\frac{a}{b}\n$$"],
  ["brackets that are text", "x < y, {a b, <1> and \\<b> \\{x} &lt;b&gt;"],
  ["addresses", "See https://a.example/x_y, www.a.example and me@a.example. [a](https://b.example)"],
  [
    "addresses in front of tags",
    "<b>https://a.example/x.</b> www.a.example<br/>b (https://a.example)<i>x</i> </i>\n\n<Note>\nhttps://b.example/?c&d</Note>",
  ],
  [
    "addresses in angle brackets",
    "See <https://a.example/x_(y)>, **<me@a.example>** <b>x</b> <http://a/?b&c>.\n\n- a <ftp://b>",
  ],
  ["more than ASCII", "é𝒳日本 <b>“ü”</b> 👍🏽 {`ñ`}\r\nx <i>y</i>\r\n\r\n```\r\né\r\n```\r\n<Note>z</Note>"],
])("reads %s as the tolerant parser does", (_, text) => {
  const tree = read(text);
  expect(tree).toBeDefined();
  expectEqual(text, tree);
});

/** Texts that the native parser reads in another way. */
it.each([
  ["an address in angle brackets on a line", "<https://a.example>"],
  ["an address in angle brackets in a link", "[a <https://a.example>](/b)"],
  ["a destination in angle brackets", "[a](<b>)\n\n[r]: <u>"],
  ["a path in angle brackets", "[a](</a b.md>)"],
  ["a broken tag", 'a <Note title="'],
  ["an open block of code", "a\n\n```"],
  ["lines of a quote in a tag", '> <Card\n> title="x">'],
  ["a cell that ends in braces", "| a |\n|---|\n| {'|'} |"],
])("leaves %s to the tolerant parser", (_, text) => {
  expect(read(text)).toBeUndefined();
  expect(parseMdx(text).tree.children).not.toEqual([]);
});

it("leaves what would take long to the tolerant parser", () => {
  expect(read("{1} ".repeat(5000))).toBeUndefined();
  expect(read("&amp;".repeat(5000))).toBeUndefined();
  expect(read(`${"*a ".repeat(4000)}${"b* ".repeat(4000)}`)).toBeUndefined();
});

const fragment = fc.constantFrom(
  ...["a", "word", " ", "  ", "\n", "\n\n", "\n  ", "\t", "\r\n", "é", "𝒳", "日本", "!", "\\", "&lt;", ":tada:"],
  ...[
    "**",
    "*",
    "_",
    "~~",
    "`",
    "``",
    "\n```\n",
    "\n~~~ js a\n",
    "\n- ",
    "\n1. ",
    "\n- [x] ",
    "\n> ",
    "\n## ",
    "\n---\n",
  ],
  ...[
    "\n| a | b |\n| - | :-: |\n| c | <b>x</b> |\n",
    "|",
    "[a](/b)",
    "[",
    "]",
    "![i](/p.png 't')",
    "[r]",
    "\n\n[r]: /u 'T'\n",
  ],
  ...[
    "<https://a.b/c>",
    "<me@x.org>",
    "[^1]",
    "\n\n[^1]: note\n",
    "https://a.b/c",
    "www.x.org",
    "me@x.org",
    "$",
    "$5",
    "$x$",
    "\n$$\na^2\n$$\n",
  ],
  ...[
    "<b>",
    "</b>",
    "<br/>",
    "<Note>",
    "</Note>\n",
    '\n<Card\n  title="x"\n>\n',
    "<Foo a={1}/>",
    "<token>",
    "<",
    "{",
    "}",
  ],
  ...["{1}", "{a.b}", "{/* c */}", "{/*\n c\n*/}", '{"|"}', "<!-- c -->", "\n\nexport const x = 1\n\n"],
);

it("reads a mixture of marks and markdown as the tolerant parser does, or leaves it to that", () => {
  let count = 0;
  fc.assert(
    fc.property(fc.array(fragment, { minLength: 1, maxLength: 12 }), (parts) => {
      const text = parts.join("");
      const tree = read(text);
      if (tree === undefined) return;
      count += 1;
      expectEqual(text, tree);
    }),
    { numRuns: 200 },
  );
  expect(count).toBeGreaterThan(12);
});

it("is not used before a process asks for it, or where it is not there", async () => {
  const text = "a <b>b</b>";
  await allowNativeParser(async () => undefined);
  expect(readNatively(marksOf(text))).toBeUndefined();
  const tolerant = parseMdx(text);
  await allowNativeParser();
  expect(relevant(parseMdx(text))).toEqual(relevant(tolerant));
});

it("reads a tree of another process once, and the text itself without a tree", async () => {
  const { mdxToMdast } = await import("satteri");
  const text = `# Plants\n\n${"<b>All</b> *beds* have {1 + 1} numbers.\n\n".repeat(20)}`;
  await allowNativeParser(async () => undefined);
  const tolerant = relevant(parseMdx(text));
  const asked: string[] = [];
  let isDead = false;
  parseElsewhere(async (masked) => {
    asked.push(masked);
    return isDead ? undefined : (mdxToMdast(masked, nativeOptions) as NativeNode);
  });
  try {
    await prepareMdx(text);
    expect(readNatively(marksOf(text))).toBeDefined();
    expect(readNatively(marksOf(text))).toBeUndefined();
    await prepareMdx(text);
    expect(relevant(parseMdx(text))).toEqual(tolerant);
    isDead = true;
    await prepareMdx(text);
    expect(relevant(parseMdx(text))).toEqual(tolerant);
    expect(asked.length).toBe(3);
  } finally {
    parseElsewhere(undefined);
    await allowNativeParser();
  }
});
