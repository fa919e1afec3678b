import fc from "fast-check";

/** A page with placeholders in links and files: `@page:3@` is a page of the project, `@file:NAME@` one of its files. */
export interface PageDraft {
  readonly kind: "page draft";
  readonly folder: string;
  readonly extension: string;
  readonly text: string;
}

/** Lines of front matter in all notations, of all settings that publishers read, and of others. */
const frontMatterLines = [
  ["title: Plain", 'title: "Quoted: yes"', "title: 'It''s'", "title: 2024", "title: >-\n  folded\n  text"],
  ["subtitle: |\n  two\n  lines", "subtitle: short", "description: one"],
  ["slug: own-slug", "slug: /lead/and/deep", "slug: docs/base/inside", "slug: /", "slug: v1/x"],
  ["sidebar-title: In the sidebar", "sidebar-title: ''"],
  ["position: 3", "position: 1.5", 'position: "2"'],
  ["hidden: true", "hidden: false"],
  ["noindex: true"],
  ["availability: beta", "availability: deprecated", "availability: nonsense"],
  ["image: @file:assets/leaf.png@", "image: https://acme.test/x.png"],
  ["og:image: @file:assets/stem.png@", "'og:image': https://acme.test/y.png"],
  ["twitter:image: @file:assets/leaf.png@"],
  ["og:title: T", "og:image:width: 100"],
  ["layout: overview", "layout: custom", "hide-toc: true", "max-toc-depth: 3"],
  ["keywords: [a, 'b c']", "keywords: a, b", "tags:\n  - x\n  - y"],
  ["last-updated: 2024-01-02", "count: 0x1F", "octal: 0o17", "zip: 001999", "float: 1.10", "nothing: ~", "yes: no"],
  [
    "date: 2024-01-02T03:04:05Z",
    "long: a very long text without quotes that is much longer than eighty characters, so it folds",
  ],
  ["edit-this-page-url: https://acme.test/edit", "canonical-url: https://acme.test/canonical"],
  ["nested:\n  deep: { a: [1, { b: c }] }", "emoji: 🌱 plants", "colon: 'a: b'", "hash: 'a # b'"],
] as const;

const frontMatter: fc.Arbitrary<string> = fc
  .tuple(...frontMatterLines.map((lines) => fc.option(fc.constantFrom(...lines), { nil: undefined, freq: 2 })))
  .map((lines) => lines.filter((line) => line !== undefined))
  .map((lines) => (lines.length === 0 ? "" : `---\n${lines.join("\n")}\n---\n`));

/** Blocks of a page: all that publishers rewrite, and what looks like it but isn't. */
const blocks = [
  "# A heading\n\nA paragraph of text, with **bold** and `code`.",
  "![A leaf](@file:assets/leaf.png@)",
  '![A leaf](@file:assets/leaf.png@ "title (x)") and ![](/assets/stem.png)',
  "![web](https://acme.test/x.png) ![*odd* \\<x>](@file:assets/leaf.png@)",
  '<img src="@file:assets/leaf.png@" alt="q" />',
  "<img src='@file:assets/stem.png@'/>",
  '<Frame caption="c"><img src={"@file:assets/stem.png@"} width={200} /></Frame>',
  '<video src="@file:scripts/count.js@" controls></video>',
  "[there](@page:0@) and [there](@page:1@#part) and [q](@page:2@?x=1)",
  '[titled](@page:3@ "a title") [root](@rootpage:1@) [none](./missing.mdx) [file](@file:scripts/count.js@)',
  '<a href="@page:2@">there</a> <a href="https://acme.test">web</a> <a href="/plain">plain</a>',
  "[ref] and [two][ref]\n\n[ref]: @page:1@",
  '<Card title="T" icon="@file:assets/mark.svg@" href="@page:0@#s">\n  text {/* inline */} here\n</Card>',
  '<Card title="T" icon="fa-solid fa-book" href="/x">[a](@page:4@)</Card>',
  '<CardGroup cols={2}>\n  <Card title="A" href="@page:1@" />\n  <Card title="B" icon={<img src="@file:assets/leaf.png@" />} />\n</CardGroup>',
  "{/* a comment */}",
  "text {/* a comment\nin two lines */} text",
  "`![no](@file:assets/leaf.png@)` and `{/* no */}`",
  '```md title="x"\n![no](@file:assets/leaf.png@) [a](@page:0@)\n{/* stays */}\n```',
  '~~~\n<Markdown src="@file:snippets/water.mdx@" />\n~~~',
  '<Markdown src="@file:snippets/water.mdx@" plant="ferns" thing="water" />',
  "<Markdown src='/snippets/water.mdx' />",
  '<Markdown src="@file:snippets/water.mdx@" plant={3} />',
  '<Code src="@file:snippets/sow.ts@" />',
  '<Code src="@file:snippets/sow.ts@" title="Sow" language="js" lines={[1, 3]} />',
  '<Steps>\n  <Step title="A">\n    See [w](@page:5@)\n\n    ![](@file:assets/leaf.png@)\n\n    ```js\n    const a = 1;\n    ```\n  </Step>\n</Steps>',
  "> quote [x](@page:6@)\n>\n> - list ![i](@file:assets/leaf.png@)",
  "| a | b |\n|--|--|\n| [l](@page:2@) | ![i](@file:assets/leaf.png@) |",
  "1. one\n   - two [x](@page:1@)\n\n     three ![i](@file:assets/stem.png@)",
  'import { Bed } from "@/components/Bed"\n\n<Bed />',
  "A price of \\$5, math $x^2$ and\n\n$$\ny = x\n$$",
  "Footnote[^1] ~~gone~~ https://acme.test <br/> &amp; &nbsp; “quotes”\n\n[^1]: A note with [x](@page:0@).",
  "- [ ] task\n- [x] done",
  '<Tabs>\n<Tab title="One">\n![i](@file:assets/leaf.png@)\n</Tab>\n<Tab title="Two">[x](@page:3@)</Tab>\n</Tabs>',
  "{1 + 1} and {`template`} and <span style={{ color: 'red' }}>red</span>",
  "Line\r\nends ![i](@file:assets/leaf.png@)\r\n[x](@page:1@)",
  "***\n\nSetext\n======\n\nhard  \nbreak",
  "<details>\n<summary>More</summary>\n\n[x](@page:2@)\n\n</details>",
] as const;

/** Pages with any front matter and content. */
export const page: fc.Arbitrary<PageDraft> = fc
  .record({
    folder: fc.constantFrom("pages", "pages/deep", "other.v2"),
    extension: fc.constantFrom("mdx", "mdx", "md"),
    front: frontMatter,
    // A page that imports a component twice is invalid.
    content: fc.uniqueArray(fc.constantFrom(...blocks), { maxLength: 6 }),
    end: fc.constantFrom("\n", "", "\n\n"),
  })
  .map(({ folder, extension, front, content, end }) => ({
    kind: "page draft",
    folder,
    extension,
    text: `${front}${content.join("\n\n")}${end}`,
  }));
