import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageLimits, type TextLimit } from "./limits.ts";
import { textExcess } from "./scan-text.ts";

const lines = (count: number, line: (index: number) => string, between = "\n"): string =>
  Array.from({ length: count }, (_, index) => line(index)).join(between);

/** Settings in paragraphs of 1,000 lines. */
const pairs = (count: number): string => lines(count / 1000, (n) => lines(1000, (key) => `k${n}x${key}: v`), "\n\n");

/** Texts that parsers take seconds or minutes for, and the limits that they exceed. */
const hostile: readonly (readonly [name: string, text: string, limit: TextLimit])[] = [
  ["1,500 nested list items", lines(1500, (n) => `${"  ".repeat(n)}- item`), "bytes"],
  ["400 nested list items", lines(400, (n) => `${"  ".repeat(n)}- item`), "depth"],
  [
    "a table of 2,000 x 200 cells",
    ["| a ".repeat(200), "| - ".repeat(200), ...Array.from({ length: 2000 }, () => "| x ".repeat(200))].join("\n"),
    "bytes",
  ],
  [
    "a table of 200 x 100 cells",
    [..."| a,| - ".split(","), ...Array.from({ length: 200 }, () => "| x ")].map((cell) => cell.repeat(100)).join("\n"),
    "cells",
  ],
  ["rows that are shorter than their table", `${"a|".repeat(500)}\n${"-|".repeat(500)}\n${"x\n".repeat(500)}`, "cells"],
  ["images in images", "![[".repeat(30_000), "openBrackets"],
  ["20,000 blocks of code", lines(20_000, () => "```js\na\n```", "\n\n"), "blocks"],
  ["50,000 headings", lines(50_000, () => "# a", "\n\n"), "blocks"],
  ["50,000 open brackets", "[".repeat(50_000), "openBrackets"],
  ["words behind an open bracket", `[${"1,".repeat(20_000)}`, "wordsInBrackets"],
  ["attributes", `<Card ${lines(20_000, (n) => `a${n}="b"`, " ")}/>`, "paragraphMarks"],
  ["dollars of all lengths", lines(500, (n) => `${"$".repeat(n + 1)}a`, " "), "paragraphMarks"],
  ["brackets that are closed at the end", "[".repeat(10_000) + "](b)".repeat(10_000), "openBrackets"],
  ["50,000 quotes in one line", `${">".repeat(50_000)} a`, "depth"],
  ["quotes with spaces", lines(2000, () => `${"> ".repeat(99)}a`), "depth"],
  ["quotes without text", `${">".repeat(500)}\n`, "depth"],
  ["50,000 lists in one line", `${"- ".repeat(50_000)}a`, "depth"],
  ["lists in quotes", lines(40, (n) => `> ${"  ".repeat(n)}- a`), "depth"],
  ["emphasis of two kinds", "*a_".repeat(20_000), "emphasis"],
  ["emphasis that is never closed", "**a ".repeat(20_000), "emphasis"],
  ["deleted texts", "~a ~~b ".repeat(15_000), "emphasis"],
  ["nested elements", "<div>\n".repeat(500) + "</div>\n".repeat(500), "tagDepth"],
  ["nested elements in a line", `${"<b>".repeat(500)}a${"</b>".repeat(500)}`, "tagDepth"],
  ["nested components", '<Card title="a">\n\n'.repeat(500) + "</Card>\n\n".repeat(500), "tagDepth"],
  ["elements that are never closed", "<div>".repeat(20_000), "paragraphMarks"],
  ["closing tags alone", "</b>".repeat(20_000), "paragraphMarks"],
  ["crossed elements", "<b><i></b></i>".repeat(5000), "paragraphMarks"],
  ["tags without an end", '<Card a="'.repeat(20_000), "paragraphMarks"],
  ["nested expressions", "{".repeat(20_000), "paragraphMarks"],
  ["expressions of lists", `{${"[".repeat(5000)}${"]".repeat(5000)}}`, "openBrackets"],
  ["nested text templates", `{${"`${".repeat(3000)}1${"}`".repeat(3000)}}`, "paragraphMarks"],
  ["nested components in expressions", `{${"<a>".repeat(500)}${"</a>".repeat(500)}}`, "tagDepth"],
  ["10,000 footnotes", lines(10_000, (n) => `[^${n}]: note`, "\n\n"), "blocks"],
  ["10,000 references to one footnote", `[^a]: note\n\n${"[^a] ".repeat(10_000)}`, "paragraphMarks"],
  ["10,000 definitions of links", lines(10_000, (n) => `[a${n}]: /x`), "paragraphMarks"],
  ["links", "[a](b) ".repeat(20_000), "paragraphMarks"],
  ["titles of links without an end", '[a](b "'.repeat(20_000), "paragraphMarks"],
  ["formulas in a line", "$a$ ".repeat(20_000), "paragraphMarks"],
  ["blocks of formulas", lines(20_000, () => "$$\na\n$$", "\n\n"), "blocks"],
  ["nested formulas", `$$\n${"\\frac{".repeat(30_000)}${"}".repeat(30_000)}\n$$`, "paragraphMarks"],
  ["tables in lists", lines(6000, () => "- | a |\n  | - |\n  | 1 |", "\n\n"), "marks"],
  ["a line of 20,000 bars", "|".repeat(20_000), "paragraphMarks"],
  ["character references", "&amp;".repeat(50_000), "paragraphMarks"],
  ["runs of backticks of all lengths", lines(1500, (n) => "`".repeat(n + 1), " "), "bytes"],
  ["runs of backticks of 300 lengths", lines(300, (n) => "`".repeat(n + 1), " "), "paragraphMarks"],
  ["codes in a line", "`a` ".repeat(20_000), "paragraphMarks"],
  ["escapes", "\\*".repeat(50_000), "emphasis"],
  ["comments without an end", "<!--".repeat(30_000), "paragraphMarks"],
  ["mail addresses", "a@b.example ".repeat(20_000), "paragraphMarks"],
  [
    "signs in many paragraphs",
    lines(2900, () => "[a](b) *c* _d_ `e` [f](g) `h` $i$ <j> {k} [l](m) [n](o)", "\n\n"),
    "marks",
  ],
  ["rules", "---\n\n".repeat(50_000), "blocks"],
  ["paragraphs", "a\n\n".repeat(50_000), "blocks"],
  ["items", "- a\n".repeat(50_000), "blocks"],
  ["tasks", "- [ ] a\n".repeat(20_000), "blocks"],
  ["lines that end as on old machines", "# a\r\r".repeat(20_000), "blocks"],
  ["imports in many blocks", "import a {\n\n".repeat(20_000), "blocks"],
  ["brackets in code", `\`\`\`js\n${"[".repeat(200_000)}\n\`\`\``, "openBrackets"],
  ["brackets after code in a list that ends", `- \`\`\`\n${"[".repeat(5000)}\n\`\`\``, "openBrackets"],
  ["100,000 lines of one paragraph", "a\n".repeat(100_000), "paragraphMarks"],
  ["4,000 lines in 20 quotes", `${"> ".repeat(20)}a\n`.repeat(4000), "paragraphMarks"],
  ["empty lines", "\n".repeat(900_000), "lines"],
  ["a line of 2 MB", "a".repeat(2_000_000), "bytes"],
  ["2 MB of characters of three bytes", "€".repeat(700_000), "bytes"],
  ["settings that repeat aliases", `---\na: &a [x]\nb: [${"*a,".repeat(500)}]\n---\nhi`, "aliases"],
  ["settings of nested lists", `---\na: ${"[".repeat(10_000)}${"]".repeat(10_000)}\n---\nhi`, "settingDepth"],
  ["settings of nested maps", `---\n${lines(200, (n) => `${" ".repeat(n)}a:`)}\n---\nhi`, "settingDepth"],
  ["settings of nested marks of lists", `---\na:\n  ${"- ".repeat(5000)}a\n---\nhi`, "settingDepth"],
  ["50,000 settings", `---\n${lines(50_000, (n) => `k${n}: v`)}\n---\nhi`, "settingBytes"],
  [
    "settings behind a line that only publishers end them at",
    `---\na: b\n---c\n${pairs(20_000)}\n---\nhi`,
    "settingBytes",
  ],
  ["nested maps there", `---\na: b\n---c\n${lines(200, (n) => `${" ".repeat(n)}a:`)}\n---\nhi`, "settingDepth"],
  ["text between dashes that is not settings", `---\n- a\n\n${"b_".repeat(20_000)}\n---\nhi`, "emphasis"],
  ["text between dashes in a language", `---yaml\n${lines(9000, () => "# a")}\n---\nhi`, "blocks"],
  ["a block of code that begins between dashes", `---\na\n\`\`\`\n---\n\`\`\`\n\n${"# a\n".repeat(6000)}`, "blocks"],
  ["escaped signs in settings", `---\nsubtitle: "${"a\\x2a ".repeat(8000)}"\n---\nhi`, "emphasis"],
  ["escaped brackets in settings", `---\nsubtitle: "${"\\u005b".repeat(8000)}"\n---\nhi`, "openBrackets"],
  ["escaped lines in settings", `---\nsubtitle: "${"# a\\n".repeat(8000)}"\n---\nhi`, "blocks"],
  ["empty lines in quotes in settings", `---\na: "${`${"*a_".repeat(400)}\n\n  `.repeat(30)}"\n---\nhi`, "emphasis"],
  ["settings without an end", `---\n${"{a: ".repeat(10_000)}`, "settingDepth"],
];

describe("a text", () => {
  it.each(hostile)("with %s exceeds a limit", (_, text, limit) => {
    expect(textExcess(text, pageLimits)?.limit).toBe(limit);
  });

  it.each<readonly [string, string]>([
    ["a table of 500 rows with links", `| a | b |\n| - | - |\n${"| [a](b) | *c* `d` |\n".repeat(500)}`],
    ["notes of 400 releases", lines(400, (n) => `## ${n}.0.0\n\n${"- Fixed `a`.\n".repeat(8)}`)],
    ["a list of 1,000 links", "- [a](b): *c*, `d`\n".repeat(1000)],
    ["half-open intervals in a table", `| a |\n| - |\n${"| [0, 1) |\n".repeat(1000)}`],
    ["a block of code of 20,000 lines", `\`\`\`json\n${'  "a_b": [1, { "c": 2 }],\n'.repeat(5000)}\`\`\``],
    ["placeholders in angle brackets", "Send `<div>` and <name> to <id>.\n\n".repeat(500)],
    ["a list in a list in a quote", "> - a\n>   - b\n>     1. c\n>\n>        d\n"],
    ["500 steps with code", "<Step>\n\n```sh\nnpm ci\n```\n\n</Step>\n\n".repeat(500)],
    ["settings with lists", '---\ntitle: "*a*"\ntags: [a, b]\nog:\n  image: { light: a, dark: b }\n---\n\n# Title\n'],
    ["YAML nested in code", `\`\`\`yaml\n${lines(60, (n) => `${"  ".repeat(n)}- a:`)}\n\`\`\``],
    ["an emphasized sentence in each of 2,000 paragraphs", lines(2000, (n) => `**Name ${n}** is _one_.`, "\n\n")],
  ])("with %s is within all limits", (_, text) => {
    expect(textExcess(text, pageLimits)).toBeUndefined();
  });

  it.each<readonly [TextLimit, (count: number) => string]>([
    ["bytes", (n) => "a".repeat(n)],
    ["lines", (n) => lines(n, () => "a")],
    ["settingDepth", (n) => `---\na: ${"[".repeat(n - 1)}${"]".repeat(n - 1)}\n---\nhi`],
    ["aliases", (n) => `---\na: &a [x]\nb: [${"*a,".repeat(n)}]\n---\nhi`],
    ["depth", (n) => `${"> ".repeat(n)}a`],
    ["tagDepth", (n) => `${"<b>".repeat(n)}a${"</b>".repeat(n)}`],
    ["blocks", (n) => lines(n, () => "a", "\n\n")],
    ["cells", (n) => `| a |\n| - |\n${"| x |\n".repeat(n - 1)}`],
    ["paragraphMarks", (n) => lines(n, () => "a")],
    ["emphasis", (n) => "*a ".repeat(n)],
    ["marks", (n) => lines(n, () => "a", "\n\n")],
    ["openBrackets", (n) => "[".repeat(n)],
    ["wordsInBrackets", (n) => `[${"a ".repeat(n)}`],
  ])("may be as large as the limit of %s, and not larger", (limit, textOf) => {
    const limits = { ...pageLimits, [limit]: 7 };
    expect([7, 8].map((count) => textExcess(textOf(count), limits)?.limit)).toEqual([undefined, limit]);
  });

  it("has cells only in a table: rows as long as its longest, and those of its first row", () => {
    const bars = "| a ".repeat(5);
    const cellsOf = (text: string): number | undefined =>
      [...Array(100).keys()].find((cells) => textExcess(text, { ...pageLimits, cells }) === undefined);
    expect(cellsOf(`${bars}\n${"| - ".repeat(5)}\n| x\n${"| x ".repeat(7)}\n`)).toBe(5 + 5 + 7);
    expect(cellsOf(`${bars}\nwell-known\n${bars}\n`)).toBe(0);
    expect(cellsOf(`${bars}\n| - | - |\n${bars}\n`)).toBe(0);
    expect(cellsOf(`${bars}\n\n${"| - ".repeat(5)}\n${bars}\n`)).toBe(0);
  });

  it("exceeds a limit at the line of its file, with a message and advice", () => {
    const text = `---\ntitle: Plants\n---\n\n# Plants\n\n${"[".repeat(301)}\n`;
    expect(textExcess(text, pageLimits)).toEqual({
      limit: "openBrackets",
      message: "more than 300 brackets are open",
      advice: "close them, or write a backslash before each",
      line: 7,
      column: 1,
    });
  });

  it("of any signs is scanned in one pass", () => {
    const sign = fc.constantFrom(
      ..."[ ]( ) ! * _ ~ ` < > </a> <a / { } $ & | - # > \\ a \n \r \t 1. <!-- ``` ---\n".split(" "),
      " ",
    );
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 8 }), (signs) => {
        const text = signs.join("");
        const start = performance.now();
        textExcess(text.repeat(Math.ceil(999_000 / text.length)), pageLimits);
        expect(performance.now() - start).toBeLessThan(2000);
      }),
      { numRuns: 8 },
    );
  });
});
