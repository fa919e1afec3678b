import { expect, it } from "vitest";
import { readText } from "#docs-host/pages/render";
import { buildSite } from "../build-site.ts";
import { fixedTitle } from "./fixed-title.ts";

const banner = '<h1 align="center">Orchard</h1>\n\n';

/** Builds a site of pages by their titles in the navigation, each with its text. */
function siteOf(texts: { readonly [title: string]: string }) {
  const titles = Object.keys(texts);
  return buildSite({
    hash: "h",
    apis: new Map(),
    definition: {
      pages: Object.fromEntries(titles.map((title) => [`${title}.md`, { markdown: texts[title] ?? "" }])),
      config: {
        title: "Orchard",
        root: {
          type: "root",
          slug: "",
          child: {
            type: "sidebarRoot",
            children: titles.map((title) => ({ type: "page", title, slug: title, pageId: `${title}.md` })),
          },
        },
      },
    },
  });
}

it.each([
  ["a heading in HTML", `${banner}Text.`, [undefined, "Pick"]],
  ["a heading in Markdown", "# Orchard\n\nText.", [undefined, "Pick"]],
  ["a stated title", "---\ntitle: Picking\n---\n\n# Orchard\n", [undefined, undefined]],
  ["another heading", "# Picking\n", [undefined, undefined]],
])("keeps the title of the navigation where headings repeat: %s", (_, text, expected) => {
  const site = siteOf({ Plant: "# Planting", Prune: `${banner}Cut.`, Pick: text });
  expect(["Plant", "Pick"].map((slug) => fixedTitle(site.pages.get(slug) ?? { title: "" }))).toEqual(expected);
});

it("leaves out a heading below the repeated one that is the title", () => {
  const site = siteOf({ Prune: `${banner}# Prune\n\n## Cut`, Pick: `${banner}## Pick\n\n## Reach`, Sell: "# Selling" });
  const read = ["Prune", "Pick", "Sell"].map((slug) => {
    const page = site.pages.get(slug);
    if (page?.kind !== "overview") throw new TypeError(slug);
    const { title, toc } = readText(page, site);
    return [title, ...toc.map((entry) => entry.title)];
  });
  expect(read).toEqual([["Prune", "Cut"], ["Pick", "Reach"], ["Selling"]]);
});
