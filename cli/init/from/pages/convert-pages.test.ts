import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { convertFolder } from "../convert-folder.ts";

const fence = "```";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>`;

/** Converts files of another generator, and returns the new texts, copied paths and notes. */
function convert(files: { readonly [path: string]: string }) {
  const folder = mkdtempSync(join(tmpdir(), "callboard-pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries({ ".git/config": "", ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const converted = convertFolder(folder, join(folder, "new"));
  if (converted === undefined) throw new Error("nothing to convert");
  return {
    page: (path: string) => converted.files.get(path)?.trim(),
    paths: [...converted.files.keys()].toSorted(),
    copies: [...converted.copies.keys()].toSorted(),
    notes: converted.notes.map(({ file, line, message }) => `${file}:${line} ${message}`),
  };
}

it("MkDocs: admonitions, details, tabs, snippets, code, keys and attributes", () => {
  const { page, notes } = convert({
    "mkdocs.yml":
      "site_name: Ferns\ndocs_dir: guides\nmarkdown_extensions:\n  - pymdownx.snippets: { base_path: [shared] }\n",
    "shared/part.md": "# --8<-- [start:one]\nOne *part*.\n# --8<-- [end:one]\nTwo.\n",
    "guides/index.md": `# Ferns

!!! warning "Too much"
    Water rots.

    !!! note
        Deep.

1. Plant

    ??? tip "More"
        Light.

=== "Pot"
    ${fence}sh hl_lines="1 3-4" title="a"
    --8<-- "part.md:one"
    ${fence}

=== "Bed"
    Dig.

--8<-- "part.md:one"
--8<-- "gone.md"

::: ferns.Pot
    options:
        heading_level: 2

Press ++ctrl+c++, see [soil](soil.md){ .button } :material-leaf: .

    indented code

## Salt & water
`,
    "guides/soil.md": "---\n---\n# Soil\n\n---\n\nSand.\n",
  });
  expect(page("guides/soil.md")).toBe("# Soil\n\n---\n\nSand.");
  expect(page("guides/index.md")).toBe(`# Ferns

<Warning title="Too much">

Water rots.

<Note>

Deep.

</Note>

</Warning>

1. Plant

    <Accordion title="More">

    Light.

    </Accordion>

<Tabs>

<Tab title="Pot">

${fence}sh title="a" {1,3-4}
One *part*.
${fence}

</Tab>

<Tab title="Bed">

Dig.

</Tab>

</Tabs>

One *part*.

\`ferns.Pot\`

Press <kbd>Ctrl</kbd>+<kbd>C</kbd>, see [soil](./soil.md) .

${fence}
indented code
${fence}

## Salt & water [#salt-water]`);
  expect(notes).toEqual([
    "guides/index.md:23 snippets of files that do not exist in 1 page are not converted",
    "guides/index.md:25 references of mkdocstrings, except their names, in 1 page are not converted",
    "guides/index.md:29 icons of Material for MkDocs in 1 page are not converted",
  ]);
});

it.each([
  ["comments of code", `${fence}py\nx = 1  # (1)!\n${fence}\n\n1. A note.\n`, 2],
  ["numbers in code with the attribute", `${fence} { .py .annotate }\nx = 1  # (1)\n${fence}\n\n1. A note.\n`, 1],
  ["a paragraph", "Water (1) it.\n{ .annotate }\n\n1. Rain.\n", 2],
  ["a callout", "!!! note annotate\n    Water (1) it.\n", 1],
])("MkDocs: lists annotations of %s as not converted", (_, text, line) => {
  const { notes } = convert({ "mkdocs.yml": "site_name: Ferns\n", "docs/index.md": text });
  expect(notes).toEqual([`docs/index.md:${line} annotations of Material for MkDocs in 1 page are not converted`]);
});

it("MkDocs: braces are text, without attributes; details open and callouts lose their title as written", () => {
  const { page, notes } = convert({
    "mkdocs.yml": "site_name: Ferns\n",
    "docs/index.md": `# Ferns

## Is {{ this }} a {name}? { #what }

Not \`{{ code }}\`, $x_{1}$ and $\\frac{a}{b}$.

![A fern](fern.svg){ width="300" }

!!! quote ""
    Green.

???+ danger
    Dry.

Frond
:   A leaf.
`,
    "docs/fern.svg": svg,
  });
  expect(page("docs/index.md")).toBe(`# Ferns

## Is \\{\\{ this \\}\\} a \\{name\\}? { #what }

Not \`{{ code }}\`, $x_{1}$ and $\\frac{a}{b}$.

![A fern](./fern.svg)

<Note>

Green.

</Note>

<Accordion title="Danger" defaultOpen="true">

Dry.

</Accordion>

Frond
:   A leaf.`);
  expect(notes).toEqual(["docs/index.md:16 definition lists in 1 page are not converted"]);
});

it("Docusaurus: admonitions, tabs, highlighted lines, files of static/ and imported parts", () => {
  const { page, copies, notes } = convert({
    "site/docusaurus.config.js": `module.exports = { presets: [["classic", { docs: { path: "../guides" } }]] };\n`,
    "site/static/img/a.svg": svg,
    "site/static/b.svg": svg,
    "guides/start.mdx": `---
sidebar_label: Begin
"id": begin
---
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Link from "@docusaurus/Link";
import leaf from '@site/static/b.svg';
import Part from './_part.mdx';
import { Box } from '../parts/box';

:::tip[Go "on"]
Now.

::::info
In.
::::
:::

<Tabs groupId="os" values={[{ label: "Windows", value: "win" }, { label: "macOS", value: "mac" }]}>
<TabItem value="win">W</TabItem>
<TabItem value="mac" default>M</TabItem>
</Tabs>

![leaf](/img/a.svg) <img src={leaf} /> <img src={require('@site/static/img/a.svg').default} />

${fence}js title="x.js"
one();
// highlight-next-line
two();
:::tip
${fence}

1. ${fence}md
   :::tip
   ${fence}

<Link to="/docs/begin">Here</Link> [other](other) [by file](start.mdx) \`:::tip\` <Part /> <Box />
`,
    "guides/other.md": "# Other\n",
    "guides/_part.mdx": ":::danger\nHot.\n:::\n",
    "parts/box.tsx": 'import { side } from "./side";\nexport const Box = () => side;\n',
    "parts/side.ts": "export const side = 1;\n",
  });
  const text = page("guides/start.mdx");
  expect(text).toContain("---\nsidebar-title: Begin\n---\n");
  expect(text).toContain(`<Tip title="Go &quot;on&quot;">\n\nNow.\n\n<Info>\n\nIn.\n\n</Info>\n\n</Tip>`);
  expect(text).toContain(`<Tabs>\n<Tab title="Windows">W</Tab>\n<Tab title="macOS">M</Tab>\n</Tabs>`);
  expect(text).toContain(
    `![leaf](../site/static/img/a.svg) <img src="../site/static/b.svg" /> <img src="../site/static/img/a.svg" />`,
  );
  expect(text).toContain(`${fence}js title="x.js" {2}\none();\ntwo();\n:::tip\n${fence}`);
  expect(text).toContain(`1. ${fence}md\n   :::tip\n   ${fence}`);
  expect(text).toContain(
    `<a href="/docs/begin">Here</a> [other](./other.md) [by file](./start.mdx) \`:::tip\` <Part /> <Box />`,
  );
  expect(text).not.toMatch(/@theme|@docusaurus|import leaf/);
  expect(page("guides/_part.mdx")).toBe("<Error>\n\nHot.\n\n</Error>");
  expect([page("parts/box.tsx"), page("parts/side.ts")]).not.toContain(undefined);
  expect(page("docs.yml")).toContain("slug: docs/begin");
  expect([copies, notes]).toEqual([["site/static/b.svg", "site/static/img/a.svg"], []]);
});

it("code imports: copied unchanged within the copy, and left in the source outside of it", () => {
  const { page, copies, paths } = convert({
    "site/docusaurus.config.js": `module.exports = { presets: [["classic", {}]] };\n`,
    "site/docs/start.mdx": 'import { Box } from "../src/box";\n\n# Start\n\n<Box />\n',
    "site/src/box.tsx": `import "./box.css";
import "react";
import leaf from "./leaf.png";
import { side } from "./side";
import { util } from "../../lib/util";
`,
    "site/src/box.css": "a {\n    color: red;\n}\n",
    "site/src/leaf.png": "\u0089PNG",
    "site/src/side.ts": "export const side = 1;\n",
    "lib/util.ts": "export const util = 1;\n",
  });
  expect(page("src/box.tsx")).toBe(`import "./box.css";
import "react";
import leaf from "./leaf.png";
import { side } from "./side.ts";
import { util } from "../../lib/util.ts";`);
  expect(copies).toEqual(["src/box.css", "src/leaf.png"]);
  expect(paths).toEqual(["docs.yml", "docs/start.mdx", "src/box.tsx", "src/side.ts"]);
});

it("VitePress: containers, code groups, included files, ids of headings and the home page", () => {
  const { page, notes } = convert({
    ".vitepress/config.ts": `export default { themeConfig: { sidebar: [{ text: "A", link: "/a" }] } };\n`,
    "index.md": `---
layout: home
hero: { name: Ferns, text: Green, tagline: All year, actions: [{ theme: brand, text: Start, link: /a }] }
features: [{ icon: 🌱, title: Soil, details: Dark }]
---
`,
    "a.md": `# A

::: code-group
${fence}ts{1,3} [x.ts]
a
${fence}
:::

::: details Why
So.
:::

<<< @/code.ts#part{2}

<!--@include: ./parts/b.md-->

## 1.2/1.3

[hidden](/more.html) {{ value }}

<script setup>
const value = 1
</script>
`,
    "code.ts": "// #region part\nconst a = 1;\n// #endregion part\nconst b = 2;\n",
    "parts/b.md": "Part.\n",
    "more.md": "# More\n",
  });
  expect(page("a.md")).toContain(`<CodeGroup>\n\n${fence}ts {1,3} title="x.ts"\na\n${fence}\n\n</CodeGroup>`);
  expect(page("a.md")).toContain('<Accordion title="Why">\n\nSo.\n\n</Accordion>');
  expect(page("a.md")).toContain(`${fence}ts {2}\nconst a = 1;\n${fence}`);
  expect(page("a.md")).toContain("\nPart.\n");
  expect(page("a.md")).toContain("## 1.2/1.3 [#_1-2-1-3]");
  expect(page("a.md")).toContain("[hidden](./more.md)");
  expect(page("a.md")).not.toContain("script");
  expect(page("index.md")).toBe(`---
title: Ferns
subtitle: Green
hide-toc: true
---
All year

<ButtonGroup>
<Button href="./a.md" intent="primary">Start</Button>
</ButtonGroup>

<CardGroup cols={3}>
<Card title="🌱 Soil">
Dark
</Card>
</CardGroup>`);
  // Pages that no sidebar shows are published too.
  expect(page("docs.yml")).toContain("path: ./more.md\n    slug: more\n    hidden: true");
  expect(notes).toEqual([
    "a.md:19 values of scripts (`{{ value }}`) in 1 page are not converted",
    "a.md:21 scripts (`<script>`) in 1 page are not converted",
  ]);
});

it("VitePress: components of a theme that only name a page are links with its title", () => {
  const { page } = convert({
    ".vitepress/config.ts": `export default { themeConfig: { sidebar: [{ text: "A", link: "/a" }] } };\n`,
    "a.md": '# A\n\nSee <LinkInline link="more/b#top" />, <Ref to="/more/b" title="this" /> or <Demo link="none" />.\n',
    "more/b.md": "# Leaf `b` {#b}\n",
  });
  expect(page("a.md")).toContain(
    'See <a href="./more/b.md#top">Leaf b</a>, <a href="./more/b.md">this</a> or <Demo link="none" />.',
  );
});

it("VitePress: tabs, ids on lines, ids of headings with tags or code, and containers that are not closed", () => {
  const { page } = convert({
    ".vitepress/config.ts": `export default { themeConfig: { sidebar: [{ text: "A", link: "/a" }] } };\n`,
    "a.md": `# A

## water.amount <CRoot />

## \`water.day\` times

${fence}md
## water.code
${fence}

::: tabs key:pot
== Pot
::: tip
Dig.
:::
== Bed
Rake.
:::

{#rain}

Rain falls.

::: warning
One

::: tabs
== Two
:::

## Sun
`,
  });
  const text = page("a.md") ?? "";
  expect(text).toContain("\n## water.amount <CRoot /> [#water-amount]\n");
  expect(text).toContain("\n## `water.day` times [#water-day-times]\n");
  expect(text).toContain("\n## water.code\n");
  expect(text.replace(/\n+/g, "\n")).toContain(
    '<Tabs>\n<Tab title="Pot">\n<Tip>\nDig.\n</Tip>\n</Tab>\n<Tab title="Bed">\nRake.\n</Tab>\n</Tabs>\n<a id="rain"></a>\nRain falls.',
  );
  expect(text.indexOf("## Sun")).toBeGreaterThan(text.indexOf("</Warning>"));
});

it.each([
  ["mkdocs.yml", "site_name: A\ndocs_dir: guides\n", "guides/index.md"],
  ["book.toml", "[book]\n", "src/a.md"],
  [".vitepress/config.ts", "export default { themeConfig: { sidebar: [{ text: 'A', link: '/' }] } };\n", "index.md"],
])("%s: braces are text, and scripts and styles are left out", (settings, text, path) => {
  const { page } = convert({
    ...{ [settings]: text, "src/SUMMARY.md": "- [A](a.md)\n" },
    [path]: "# A\n\nquoted.{single, double} and `{code}`.\n\n<style>\n.a { color: red }\n</style>\n\nRest.\n",
  });
  expect(page(path)).toBe("# A\n\nquoted.\\{single, double\\} and `{code}`.\n\n\n\nRest.");
});

it("Markdown as MDX: void elements are closed, and signs that start no tag are escaped", () => {
  const { page } = convert({
    ...{ "book.toml": "[book]\n", "src/SUMMARY.md": "- [A](a.md)\n" },
    "src/a.md":
      'Less (<) or\n<br>equal (<=), \\<5, `<br>`,\n$a < b$ <img src="https://a.example/a.png"/> <b>a</b> <https://a.example>\n',
  });
  expect(page("src/a.md")).toBe(
    'Less (\\<) or\n<br />equal (\\<=), \\<5, `<br>`,\n$a < b$ <img src="https://a.example/a.png" /> <b>a</b> <https://a.example>',
  );
});

it("braces in indented code and in attributes are unchanged, and scripts with template literals are left out", () => {
  const { page } = convert({
    ".vitepress/config.ts": `export default { themeConfig: { sidebar: [{ text: "A", link: "/a" }] } };\n`,
    "a.md": `# A

<script setup lang="ts">
const text = \`a \${1}\`;
const more = { text };
</script>

    const pot = { fern };

- In a list {of pots}:

      const pot = { fern };

<div data-pot="{fern}">{ fern }</div>

${fence}html
<script>
</script>
${fence}
`,
  });
  const text = page("a.md") ?? "";
  expect(text).not.toContain("more");
  expect(text).toContain(`\n${fence}\nconst pot = { fern };\n${fence}\n`);
  expect(text).toContain(`\n  ${fence}\n  const pot = { fern };\n  ${fence}\n`);
  expect(text).toContain("- In a list \\{of pots\\}:\n");
  expect(text).toContain('<div data-pot="{fern}">\\{ fern \\}</div>');
  expect(text).toContain("<script>\n</script>");
});

it("Docusaurus: generated lists have files in the folder of the pages, whatever their slugs and labels", () => {
  const list = (label: string, slug?: string) =>
    `{ type: "category", label: "${label}", link: { type: "generated-index"${slug === undefined ? "" : `, slug: "${slug}"`} }, items: ["a"] }`;
  const { page } = convert({
    "docusaurus.config.js": `module.exports = { presets: [["classic", { docs: { path: "guides", sidebarPath: "sidebars.js" } }]] };\n`,
    "sidebars.js": `module.exports = { docs: [${list("Up", "/../../../up/")}, ${list("Root", "/")}, ${list("!?")}] };\n`,
    "guides/a.md": "# A\n",
  });
  expect(page("guides/a.md")).toContain("# A");
  for (const [name, title] of [
    ["up", "Up"],
    ["category/list", "Root"],
    ["category/list-1", '"!?"'],
  ]) {
    expect(page(`guides/${name}.md`)).toContain(`title: ${title}\n`);
    expect(page("docs.yml")).toContain(`path: ./guides/${name}.md\n`);
  }
});

it("VitePress: tabs in tabs, and lines of code that look like titles of tabs", () => {
  const { page } = convert({
    ".vitepress/config.ts": `export default { themeConfig: { sidebar: [{ text: "A", link: "/a" }] } };\n`,
    "a.md": `# A

:::: tabs
== Pot
${fence}
== Code
${fence}
::: tabs
== Clay
One.
== Wood
Two.
:::
== Bed
Rake.
::::
`,
  });
  expect(page("a.md")?.match(/<\/?Tab.*|^\w.*|==.*/gm)).toEqual([
    ...["<Tabs>", '<Tab title="Pot">', "== Code", "<Tabs>", '<Tab title="Clay">', "One.", "</Tab>"],
    ...['<Tab title="Wood">', "Two.", "</Tab>", "</Tabs>", "</Tab>", '<Tab title="Bed">', "Rake.", "</Tab>", "</Tabs>"],
  ]);
});

it("mdBook: a link to a page with a name that ends in index, and redirects of parts of pages", () => {
  const { page, notes } = convert({
    "book.toml": `[book]\n[output.html.redirect]\n"/a.html#b" = "c-index.html"\n"/c.html" = "c-index.html"\n`,
    "src/SUMMARY.md": "- [A](a.md)\n- [C](c-index.md)\n",
    "src/a.md": "# A\n\n[c](c-index.html#x)\n",
    "src/c-index.md": "# C\n",
  });
  expect(page("src/a.md")).toContain("[c](./c-index.md#x)");
  expect(page("docs.yml")).toContain("redirects:\n  - source: /c\n    destination: /c-index\n");
  expect(notes).toEqual(["book.toml:3 a redirect can't start at the fragment of /a.html#b"]);
});

it("Docusaurus: generated lists of categories become pages of cards", () => {
  const { page, notes } = convert({
    "docusaurus.config.js":
      "module.exports = { presets: [['classic', { docs: { path: 'guides', sidebarPath: './sidebars.js' } }]] };\n",
    "sidebars.js": `module.exports = { docs: ["a", { type: "category", label: "All pots", link: { type: "generated-index", slug: "pots", description: "Every pot." }, items: [{ type: "autogenerated", dirName: "pots" }] }, { type: "autogenerated", dirName: "soil" }] };\n`,
    "guides/a.md": "# A\n\n[pots](./pots) [soil](/docs/category/dark-soil)\n",
    "guides/pots/clay.md": "# Clay “red” & dry\n",
    "guides/soil/dark/_category_.json": `{ "label": "Dark soil", "link": { "type": "generated-index" } }`,
    "guides/soil/dark/b.md": "# B\n",
    "guides/soil/light/dark/_category_.json": `{ "label": "Dark soil", "link": { "type": "generated-index" } }`,
    "guides/soil/light/dark/c.md": "# C\n",
  });
  expect(page("guides/pots.md")).toBe(`---
title: All pots
subtitle: Every pot.
---

<CardGroup cols={2}>
  <Card title="Clay “red” &amp; dry" href="/docs/pots/clay" />
</CardGroup>`);
  expect(page("guides/category/dark-soil.md")).toContain('<Card title="B" href="/docs/soil/dark/b" />');
  expect(page("guides/category/dark-soil-1.md")).toContain('<Card title="C" href="/docs/soil/light/dark/c" />');
  expect(page("guides/a.md")).toContain("[pots](./pots.md) [soil](/docs/category/dark-soil)");
  expect(page("docs.yml")).toContain("path: ./guides/pots.md\n");
  expect(notes).toEqual([]);
});

it("Mintlify: components with other names, and files of the root", () => {
  const { page, copies } = convert({
    "docs.json": `{ "name": "Ferns", "banner": { "content": "**New** pots" }, "navigation": { "pages": ["a"] } }`,
    "img/a.svg": svg,
    "a.mdx": `---
title: A
mode: "wide"
---

<Update label="2026-01-02" description="v2" tags={["a"]}>
New.
</Update>

<Tree><Tree.Folder name="a" defaultOpen><Tree.File name="b" /></Tree.Folder></Tree>

<Panel>Side</Panel> <Banner>Top</Banner> <Latex>a^2</Latex> <Danger>Hot</Danger>

<Expandable title="more">X</Expandable>

<View title="One" icon="x">1</View>
<View title="Two">2</View>

<Visibility for="agents">no</Visibility><Visibility for="humans">yes</Visibility>

<Snippet file="s.mdx" /> ![a](/img/a.svg) \`<Panel>\`
`,
    "snippets/s.mdx": "S\n",
  });
  expect(page("a.mdx")).toBe(`---
title: A
layout: overview
---

\n## 2026-01-02

*v2*


New.



<Files><Folder name="a" defaultOpen><File name="b" /></Folder></Files>

<Aside>Side</Aside> <Info>Top</Info> $a^2$ <Error>Hot</Error>

<Accordion title="more">X</Accordion>

<Tabs>
<Tab title="One">1</Tab>
<Tab title="Two">2</Tab>
</Tabs>

yes

<Markdown src="./snippets/s.mdx" /> ![a](./img/a.svg) \`<Panel>\``);
  expect(page("docs.yml")).toContain('announcement:\n  message: "**New** pots"');
  expect([page("snippets/s.mdx"), copies]).toEqual(["S", ["img/a.svg"]]);
});

it("Docusaurus: pictures that settings, code and components name from the root of the site", () => {
  const { page, copies } = convert({
    "docusaurus.config.js": "module.exports = { title: 'Ferns', presets: [['classic', { docs: {} }]] };",
    ...{ "static/img/a.svg": svg, "static/img/b.svg": svg, "static/img/c.svg": svg, "static/img/d.svg": svg },
    "docs/a.mdx": `---
image: /img/a.svg
---

import { Logo } from "../parts/logo.jsx";

export const rows = [{ icon: "/img/b.svg", other: "/img/missing.svg" }];

<Logo /> \`"/img/d.svg"\`
`,
    "parts/logo.jsx": `export const Logo = () => <img src={"/img/c.svg"} />;\n`,
  });
  expect(page("docs/a.mdx")).toContain("image: /static/img/a.svg\n");
  expect(page("docs/a.mdx")).toContain('{ icon: "/static/img/b.svg", other: "/img/missing.svg" }');
  expect(page("parts/logo.jsx")).toContain('src={"/static/img/c.svg"}');
  expect(copies).toEqual(["static/img/a.svg", "static/img/b.svg", "static/img/c.svg"]);
});

it("mdBook: included files, hidden lines, links to .html, and chapters that are listed twice", () => {
  const { page, notes } = convert({
    "book.toml": "[book]\n",
    "src/SUMMARY.md": "- [A](a.md)\n- [B](b.md)\n- [A again](a.md)\n",
    "src/a.md": `# A

${fence}rust,editable
# fn main() {
{{#include ../x.rs:part}}
# }
${fence}

{{#include inner.md}} [b](b.html#x) \\{{#include inner.md}}
`,
    "src/inner.md": "Inner.\n",
    "src/b.md": "# B\n",
    "x.rs": "// ANCHOR: part\nlet a = 1;\n// ANCHOR_END: part\n",
  });
  expect(page("src/a.md")).toBe(`# A

${fence}rust
let a = 1;
${fence}

Inner. [b](./b.md#x) {{#include inner.md}}`);
  expect(page("docs.yml")).toContain("link: A again\n    href: /a");
  expect(notes).toEqual([]);
});

it("GitBook: hints, tabs, code, files and blocks without a counterpart", () => {
  const { page, notes } = convert({
    "SUMMARY.md": "* [A](a.md)\n",
    "a.md": `# A

{% hint style="danger" %}
Hot.
{% endhint %}

{% tabs %}
{% tab title="One" %}
{% code title="x.sh" %}
${fence}sh
ls
${fence}
{% endcode %}
{% endtab %}
{% endtabs %}

{% embed url="https://example.com" %}

{% include ".gitbook/includes/x.md" %}

{% if visitor %}
`,
    ".gitbook/includes/x.md": "Part.\n",
  });
  expect(page("a.md")?.replace(/\n{2,}/g, "\n")).toBe(`# A
<Error>
Hot.
</Error>
<Tabs>
<Tab title="One">
${fence}sh title="x.sh"
ls
${fence}
</Tab>
</Tabs>
[https://example.com](https://example.com)
Part.`);
  expect(notes).toEqual(["a.md:21 blocks of GitBook (`{% if %}`) in 1 page are not converted"]);
});

it("links to files outside of the pages point to the files of the source", () => {
  const { page, copies } = convert({
    "mkdocs.yml": "site_name: x\ndocs_dir: guides\n",
    "guides/a.md": "[code](../src/main.c) [folder](../src) [page](../README.md) [asset](b.txt)\n",
    "guides/b.txt": "b",
    "src/main.c": "int x;",
    "README.md": "# x\n",
  });
  expect(page("guides/a.md")).toBe(
    "[code](../../src/main.c) [folder](../../src) [page](../../README.md) [asset](./b.txt)",
  );
  expect(copies).toEqual(["guides/b.txt"]);
});
