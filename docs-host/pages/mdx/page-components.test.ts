import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testPage } from "./components/drawing.testing.tsx";
import { components } from "./components/index.ts";
import { type Page, readPage } from "./page-reader.ts";

const read = (source: string): Page =>
  readPage(source, {
    path: "page.mdx",
    sources: new Map(),
    components,
    links: { resolve: (href) => ({ href }), file: (src) => ({ url: src, width: 40, height: 20 }) },
    ...{ reference: testPage().drawing.reference, facts: testPage().drawing.facts },
  });
const markupOf = (source: string): string => renderToStaticMarkup(read(source).content);

it.each([
  [
    "a frame",
    '<Frame caption="A fern"><img src="/fern.png" alt="Fern" /></Frame>',
    '<figure class="mdx-frame"',
    "Fern",
  ],
  ["the title of an image", '![Fern](/fern.png "Of the wood")', ' title="Of the wood"'],
  ["a table", "| a |\n| - |\n| b |", '<div class="mdx-table" data-enhance="table"><div class="table-frame"'],
  [
    "cells that do not break, and cells that are never narrow",
    `| Level | Description |\n| - | - |\n| Level 1 | ${"long ".repeat(20)} |`,
    '<th data-cell="short">Level</th>',
    '<td data-cell="short">Level 1</td>',
    '<td data-cell="long">long',
  ],
  // Browsers end a paragraph where a block begins, and a link in it without its text.
  [
    "titles of blocks",
    '<Card title={<div>Fern</div>} href="/fern" />\n\n<Note title={<div>Fern</div>}>a</Note>\n\n<Step title={<div>Fern</div>}>a</Step>',
    '<div class="mdx-card-title"><a class="mdx-card-link" href="/fern"><div>Fern</div></a></div>',
    '<div class="mdx-callout-title"><div>Fern</div></div>',
    '<div class="mdx-step-title"><div>Fern</div></div>',
  ],
  [
    "a sticky table",
    "<StickyTable>\n\n| a |\n| - |\n| b |\n\n</StickyTable>",
    'data-sticky="true" data-enhance="table"',
  ],
  [
    "a table of HTML",
    "<table searchable><tbody><tr><td>b</td></tr></tbody></table>",
    '<input class="mdx-table-search"',
  ],
  [
    "a diagram",
    "```mermaid\ngraph TD\n```",
    '<figure class="mdx-diagram" aria-label="Diagram" data-enhance="diagram">',
  ],
  [
    "code with a tip",
    '<Template data={{ KEY: "sk" }} tooltips={{ KEY: "Yours" }}>\n\n```sh\n{{KEY}}\n```\n\n</Template>',
    "sk</span>",
    "Yours",
  ],
  [
    "titled code",
    '<CodeGroup>\n```ts a.ts\n1\n```\n```py for="b"\n2\n```\n</CodeGroup>',
    ">a.ts</a>",
    'data-choice="group:b">Python</a>',
  ],
  ["steps on one line", '<Steps><Step title="A">a</Step><Step title="B">b</Step></Steps>', 'id="a"', 'id="b"'],
  [
    "headings as steps",
    "<Steps>\n\n### First\n\none\n\n### Second [#own]\n\ntwo\n\n</Steps>",
    'id="first"',
    'id="own"',
  ],
  ["elements in attributes", '<Card title="A" icon={<Icon icon="book" />} />', '<span class="mdx-own-icon"'],
  [
    "markdown in attributes",
    '<Accordion title="`a` **b**">c</Accordion>',
    "<code>a</code> <strong>b</strong>",
    'id="a-b"',
  ],
  ["a prompt", "<Prompt>\n\n**Do** it\n\n</Prompt>", 'data-text="**Do** it"'],
])("draws %s", (_, source, ...expected) => {
  const markup = markupOf(source);
  for (const one of expected) expect(markup).toContain(one);
});

it("lists steps, tabs and accordions where the page asks for it", () => {
  const parts =
    '<Accordion title="A">a</Accordion>\n\n<Tabs><Tab title="B">b</Tab></Tabs>\n\n<Steps><Step title="C">c</Step></Steps>';
  expect(read(parts).toc).toEqual([]);
  expect(read(`---\nforce-toc: true\n---\n${parts}`).toc.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

it.each([
  ["", "![Fern](/fern.png)", true],
  ["", '<img src="/fern.png" noZoom />', false],
  ["", "[![Fern](/fern.png)](/fern)", false],
  ["no-image-zoom: true", "![Fern](/fern.png)", false],
  ["layout: custom", '<img src="/fern.png" enableZoom />', true],
])("with the settings %j, %s opens larger: %s", (settings, image, isZoomed) => {
  expect(markupOf(`---\n${settings}\n---\n${image}`).includes('data-enhance="zoom"')).toBe(isZoomed);
});

it("an empty first heading is neither the title of a page nor in its text", () => {
  expect(read("#\n\nFern").title).toBeUndefined();
  expect(markupOf("#\n\nFern")).toBe("<p>Fern</p>");
  expect(read("#\n\n# Fern").title).toBe("Fern");
});

it.each([
  ["# Potted ferns\n\nText", "potted-ferns"],
  ["# Ferns [#pots]\n\nText", "pots"],
  ["---\ntitle: Ferns\n---\n# Ferns\n\n# Ferns", undefined],
  ["---\ntitle: Ferns\n---\nText", undefined],
  ["---\nlayout: custom\n---\n# Ferns", undefined],
])("the title %j has the id of its heading, if no other part has it: %s", (text, id) => {
  expect(read(text).titleId).toBe(id);
});
