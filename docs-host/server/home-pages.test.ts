import { expect, it } from "vitest";
import { buildSite } from "#docs-host/site/model";
import { createDocsApp } from "./app.ts";
import { oneSite } from "./hosting/index.ts";

const tab = (title: string, slug: string) => ({
  type: "tab",
  ...{ title, slug },
  child: { type: "sidebarRoot", children: [{ type: "page", title: `About ${title}`, slug, pageId: `${slug}.md` }] },
});

/** Returns the page at a path of a site with two tabs and a landing page. */
async function pageAt(path: string, landing: string, settings: object = {}): Promise<string> {
  const root = {
    type: "root",
    child: {
      type: "unversioned",
      landingPage: { type: "landingPage", title: "Home", slug: "home", pageId: "home.md" },
      child: { type: "tabbed", children: [tab("Guides", "guides"), tab("Recipes", "recipes")] },
    },
  };
  const markdown = (text: string) => ({ markdown: text });
  const pages = { "home.md": markdown(landing), "guides.md": markdown("Guides."), "recipes.md": markdown("Recipes.") };
  const site = buildSite({ hash: "h", apis: new Map(), definition: { pages, config: { ...settings, root } } });
  const app = createDocsApp({
    ...{ sites: oneSite({ load: async () => ({ ok: true, site }) }), origin: "https://d.example", proxyUrl: "/proxy" },
    assets: {
      page: { script: "/a.js", styles: [], fonts: [], inline: { theme: "", earlyPlayground: "", loginReturn: "" } },
      ...{ playground: { scripts: [], styles: [] }, home: { styles: [] }, read: async () => undefined },
    },
    onBug: (error) => {
      throw error;
    },
  });
  return (await app.fetch(new Request(`https://d.example${path}`))).text();
}
const areas = (page: string) => [...page.matchAll(/card-title">([^<]+)/g)].map(([, title]) => title);

it("a landing page invites with a link to the next page, and the tabs as cards", async () => {
  const page = await pageAt("/home", "---\nsubtitle: Welcome\n---\nHello.");
  expect(page).toContain('class="reference-head" data-hero');
  expect(page).toMatch(/<p class="hero-links"><a href="\/guides">Get started<\/a><\/p>/);
  expect(areas(page)).toEqual(["Guides", "Recipes"]);
});

it("a landing page keeps the cards of its author, and other pages have no large title", async () => {
  expect(areas(await pageAt("/home", '<Card title="Mine" href="/guides">Own.</Card>'))).toEqual([]);
  expect(await pageAt("/guides", "")).not.toContain("data-hero");
});

it("an unknown address has a search, and similar pages as cards", async () => {
  const page = await pageAt("/recipe", "");
  expect(page).toMatch(/<form class="search-form" action="\/search">/);
  expect(areas(page)).toContain("About Recipes");
});

it("a page of a custom layout has a heading that readers hear, and no shown one", async () => {
  const page = await pageAt("/home", "---\nlayout: custom\n---\nText.");
  expect(page).toContain('<h1 class="unseen">Home</h1>');
  expect(page.match(/<h1/g)).toHaveLength(1);
});

it("a first heading of a custom layout is shown, and names the page", async () => {
  const page = await pageAt("/home", "---\nlayout: custom\n---\n# Welcome\n\nText.");
  expect(page).toContain('<h1 class="unseen">Welcome</h1>');
  expect(page).toMatch(/<h2 id="welcome">.*Welcome.*<\/h2>/);
});

it.each([
  ["dark", /^<!doctype html><html[^>]* data-theme="dark"/],
  ["light", /^<!doctype html><html[^>]* data-theme="light"/],
  ["darkAndLight", /^<!doctype html><html(?![^>]* data-theme)/],
])("a site with the colors of %s names its only color scheme", async (type, start) => {
  const colors = { accentPrimary: { r: 90, g: 60, b: 200, a: 1 } };
  const both = type === "darkAndLight" ? { dark: colors, light: colors } : colors;
  expect(await pageAt("/home", "Text.", { colorsV3: { type, ...both } })).toMatch(start);
});
