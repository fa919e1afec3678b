import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { runDocsCheck } from "../../docs/run.ts";
import { parseOptions } from "../arguments.ts";
import { runInit } from "../run.ts";

type Files = { readonly [path: string]: string };

/** Writes a project of another generator into a new folder. */
function projectOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), "callboard-from-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Converts a project, and checks the result as `callboard docs check` does. */
async function converted(files: Files) {
  const folder = projectOf({ ".git/config": "", ...files });
  const read = parseOptions(["--from", ".", "--json"]);
  if (read.kind !== "options") throw new Error(JSON.stringify(read));
  let output = "";
  const out = (text: string): void => {
    output += text;
  };
  const code = await runInit(read.options, { folder, out, err: out, ask: undefined });
  if (code !== 0) return { code, output };
  const { notConverted, generator, written } = JSON.parse(output);
  const docs = (path: string): unknown => parse(readFileSync(join(folder, "callboard", path), "utf8"));
  const page = (path: string): string => readFileSync(join(folder, "callboard", path), "utf8");
  let checked = "";
  const report = (text: string): void => {
    checked += text;
  };
  await runDocsCheck({ source: "callboard", json: true }, { folder, env: {}, out: report, err: report });
  const errors = JSON.parse(checked).filter((one: { readonly severity: string }) => one.severity === "error");
  const notes = notConverted.map(
    (one: { file: string; line?: number; message: string }) => `${one.file}:${one.line} ${one.message}`,
  );
  return { code, output, generator, written, notes, errors, docs, page };
}

const fence = "```";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>`;

/** The folder of pages of several generators; this repository has pages of these names too. */
const pages = "docs";

it("mkdocs.yml: tabs, sections with an index, colors, logo, links and redirects", async () => {
  const result = await converted({
    "mkdocs.yml": `site_name: Ferns
site_description: All about ferns.
docs_dir: guides
repo_url: https://github.com/acme/ferns
theme:
  name: material
  logo: leaf.svg
  features: [navigation.tabs]
  palette:
    - { scheme: default, primary: teal }
    - { scheme: slate, primary: light-green }
plugins:
  - search
  - redirects:
      redirect_maps: { old.md: care/water.md }
  - macros
extra:
  analytics: !ENV KEY
  social: [{ icon: fontawesome/brands/mastodon, link: https://m.example }, { icon: fontawesome/brands/github, link: https://github.com/acme }]
extra_css: [a.css]
nav:
  - Home: index.md
  - Care:
      - care/index.md
      - Water: care/water.md
      - Deep:
          - care/soil.md
          - gone.md
  - Shop: https://shop.example
`,
    "guides/index.md": "# Ferns\n",
    "guides/care/index.md": "# Caring\n",
    "guides/care/water.md": "# Water\n\n!!! note\n    Not too much, see [soil](soil.md).\n",
    "guides/care/soil.md": "---\ntitle: Soil\n---\n\nDark.\n",
    "guides/leaf.svg": svg,
  });
  expect(result.errors).toEqual([]);
  expect(result.docs?.("docs.yml")).toEqual({
    title: "Ferns",
    logo: { light: "./guides/leaf.svg", dark: "./guides/leaf.svg" },
    colors: { "accent-primary": { light: "#009485", dark: "#8bc34b" } },
    metadata: { "og:description": "All about ferns." },
    "navbar-links": [{ type: "github", value: "https://github.com/acme/ferns" }],
    "footer-links": { github: "https://github.com/acme" },
    redirects: [{ source: "/old", destination: "/care/water" }],
    tabs: {
      care: { "display-name": "Care", "skip-slug": true },
      shop: { "display-name": "Shop", href: "https://shop.example" },
    },
    "landing-page": { page: "Home", path: "./guides/index.md", slug: "/" },
    navigation: [
      {
        tab: "care",
        layout: [
          { page: "Caring", path: "./guides/care/index.md", slug: "care" },
          { page: "Water", path: "./guides/care/water.md", slug: "care/water" },
          {
            section: "Deep",
            "skip-slug": true,
            contents: [{ page: "Soil", path: "./guides/care/soil.md", slug: "care/soil" }],
          },
        ],
      },
      { tab: "shop" },
    ],
  });
  expect(result.notes).toEqual([
    "mkdocs.yml:16 the plugin `macros` is not run",
    "mkdocs.yml:20 `extra_css` is not converted",
    "mkdocs.yml:28 page gone.md does not exist",
  ]);
});

it("docusaurus.config.ts: sidebars are read without running them", async () => {
  const result = await converted({
    "website/docusaurus.config.ts": `import type { Config } from "@docusaurus/types";
import { names } from "./names";
process.exit(7);
const base = "guide";
const config: Config = {
  title: \`\${names.site} docs\`,
  favicon: "leaf.svg",
  presets: [["classic", { docs: { path: "../guides", routeBasePath: base, sidebarPath: require.resolve("./sidebars.js") }, theme: { customCss: "./main.css" } } satisfies object]],
  plugins: [["@docusaurus/plugin-client-redirects", { redirects: [{ from: ["/a", "/b"], to: "/guide/start" }] }], "./my-plugin"],
  themeConfig: { navbar: { logo: { src: "leaf.svg" }, items: [{ type: "docSidebar", sidebarId: "apiSidebar", label: "Reference" }, { href: "https://shop.example", label: "Shop" }] } },
};
export default config;
`,
    "website/names.ts": `export const names = { site: "Ferns" } as const;\n`,
    "website/main.css":
      ":root { --ifm-color-primary: #0a6640; }\n[data-theme='dark'] { --ifm-color-primary: rgb(90, 200, 120); }\n",
    "website/static/leaf.svg": svg,
    "website/sidebars.js": `const more = ["care/water"];
module.exports = {
  docs: ["start", { type: "category", label: "Care", link: { type: "doc", id: "care/care" }, items: [...more, fetchPages()] }],
  apiSidebar: [{ type: "autogenerated", dirName: "api" }, { type: "html", value: "<hr>" }],
};
`,
    "guides/01-start.md": "---\nsidebar_label: Begin\n---\n\n:::tip\nGo\n:::\n",
    "guides/care/care.md": "# Care\n",
    "guides/care/water.mdx": "# Water\n",
    "guides/api/3-api.md": "# Not the page of its folder\n",
    "guides/api/_category_.json": `{ "label": "API" }`,
    "guides/api/2-second.md": "# Second\n",
    "guides/api/1-first.md": "# First\n",
    "guides/api/deep/_category_.yml": "label: Deeper\nposition: 0\ncollapsed: true\n",
    "guides/api/deep/x.md": "# X\n",
  });
  expect(result.errors).toEqual([]);
  expect(result.docs?.("docs.yml")).toEqual({
    title: "Ferns docs",
    favicon: "./website/static/leaf.svg",
    logo: { light: "./website/static/leaf.svg", dark: "./website/static/leaf.svg" },
    colors: { "accent-primary": { light: "#0a6640", dark: "rgb(90, 200, 120)" } },
    "navbar-links": [{ type: "minimal", text: "Shop", href: "https://shop.example" }],
    redirects: [
      { source: "/a", destination: "/guide/start" },
      { source: "/b", destination: "/guide/start" },
    ],
    tabs: {
      docs: { "display-name": "Docs", "skip-slug": true },
      reference: { "display-name": "Reference", "skip-slug": true },
    },
    navigation: [
      {
        tab: "docs",
        layout: [
          { page: "Begin", path: "./guides/01-start.md", slug: "guide/start" },
          {
            ...{ section: "Care", path: "./guides/care/care.md", slug: "guide/care", collapsed: true },
            contents: [{ page: "Water", path: "./guides/care/water.mdx", slug: "water" }],
          },
        ],
      },
      {
        tab: "reference",
        layout: [
          {
            ...{ section: "Deeper", "skip-slug": true, collapsed: true },
            contents: [{ page: "X", path: "./guides/api/deep/x.md", slug: "guide/api/deep/x" }],
          },
          { page: "First", path: "./guides/api/1-first.md", slug: "guide/api/first" },
          { page: "Second", path: "./guides/api/2-second.md", slug: "guide/api/second" },
          { page: "Not the page of its folder", path: "./guides/api/3-api.md", slug: "guide/api/api" },
        ],
      },
    ],
  });
  expect(result.notes).toEqual([
    "website/docusaurus.config.ts:8 the style sheet ./main.css is not converted, except for its main color",
    "website/docusaurus.config.ts:9 the plugin `./my-plugin` is not run",
    "website/sidebars.js:3 `fetchPages()` is not a literal, and is not run",
    "website/sidebars.js:4 an item of type `html` is not converted",
  ]);
});

it("docusaurus: a slug in front matter is below its folder, or below the address of all pages with a slash", async () => {
  const result = await converted({
    "docusaurus.config.js": `module.exports = { title: "Ferns", presets: [["classic", {}]] };\n`,
    [`${pages}/api/tray.md`]: "---\nslug: tray\n---\n# Tray\n",
    [`${pages}/guide/tray.md`]: "---\nslug: tray\n---\n# Trays\n",
    [`${pages}/guide/more.md`]: "---\nslug: /all\n---\n# More\n",
  });
  expect(result.errors).toEqual([]);
  expect(JSON.stringify(result.docs?.("docs.yml")).match(/"slug":"[^"]*"/g)).toEqual([
    '"slug":"docs/api/tray"',
    '"slug":"docs/all"',
    '"slug":"docs/guide/tray"',
  ]);
  expect(result.docs?.("docs.yml")).not.toHaveProperty("redirects");
  expect(result.page?.(`${pages}/api/tray.md`)).toBe("# Tray\n");
});

it("docusaurus: released versions are versions of the site, the last one first", async () => {
  const result = await converted({
    "docusaurus.config.js": `module.exports = async function create() { const docs = { path: "guides" }; return { title: "Ferns", presets: [["classic", { docs }]] }; };\n`,
    "versions.json": `["2.0"]`,
    "guides/start.md": "# Start\n",
    "versioned_docs/version-2.0/start.md": "# Start with 2\n",
    "versioned_sidebars/version-2.0-sidebars.json": `{ "docs": ["start"] }`,
  });
  expect(result.errors).toEqual([]);
  expect(result.docs?.("docs.yml")).toEqual({
    title: "Ferns",
    versions: [
      { "display-name": "2.0", path: "versions/2.0.yml" },
      { "display-name": "Next", path: "versions/Next.yml" },
    ],
  });
  expect(result.docs?.("versions/2.0.yml")).toEqual({
    navigation: [{ page: "Start with 2", path: "../versioned_docs/version-2.0/start.md", slug: "docs/start" }],
  });
});

it("docusaurus: drafts are not published, concatenated titles are read, and a title that must be run is listed", async () => {
  const files = {
    [`${pages}/start.md`]: "# Start {#start}\n",
    [`${pages}/secret.md`]: "---\ndraft: true\n---\n# Secret\n",
    [`${pages}/more/later.md`]: "---\ndraft: true\n---\n# Later\n",
    [`${pages}/more/now.md`]: "# Now\n",
  };
  const config = (title: string): string => `module.exports = { title: ${title}, presets: [["classic", {}]] };\n`;
  const result = await converted({ ...files, "docusaurus.config.js": config(`"Fern" + ("s " + "docs")`) });
  expect(result.docs?.("docs.yml")).toMatchObject({ title: "Ferns docs" });
  expect(JSON.stringify(result.docs?.("docs.yml"))).toContain("Now");
  expect(JSON.stringify(result.docs?.("docs.yml"))).toContain('"Start"');
  expect(JSON.stringify(result.docs?.("docs.yml"))).not.toMatch(/secret|later/i);
  expect(result.notes).toEqual([
    `${pages}/more/later.md:2 is a draft, which is not published`,
    `${pages}/secret.md:2 is a draft, which is not published`,
  ]);
  const unread = await converted({ ...files, "docusaurus.config.js": config("process.env.TITLE") });
  expect(unread.notes).toContain(
    "docusaurus.config.js:1 the title `process.env.TITLE` is not a literal, and is not run",
  );
});

it(".vitepress/config.ts: sidebars of folders, bases, functions that only return a value, and moved folders", async () => {
  const result = await converted({
    "website/.vitepress/config.ts": `import { defineConfig } from "vitepress";
export default defineConfig({
  title: "Ferns",
  rewrites: { "en/:rest*": ":rest*" },
  head: [["link", { rel: "icon", href: "/leaf.svg" }]],
  themeConfig: {
    logo: "/leaf.svg",
    nav: [{ text: "Guide", link: "/guide/start" }, { text: "Shop", link: "https://shop.example" }],
    socialLinks: [{ icon: "github", link: "https://github.com/acme" }],
    sidebar: { "/guide/": guide(), "/api/": { base: "/api/", items: [{ text: "Calls", link: "calls" }, ...load("x")] } },
  },
  locales: { root: { label: "English" }, de: { label: "Deutsch" } },
});
function guide() {
  return [{ text: "<b>First</b>", collapsed: true, items: [{ text: "Start", link: "/guide/start" }, { text: "Gone", link: "/guide/gone" }] }];
}
`,
    "website/.vitepress/theme/style.css": ":root { --vp-c-brand-1: #123abc; }\n.dark { --vp-c-brand-1: var(--x); }\n",
    "website/en/index.md": "---\nlayout: home\n---\n",
    "website/en/guide/start.md": "# Start\n\n![leaf](/leaf.svg)\n",
    "website/en/api/calls.md": "# Calls\n",
    "website/public/leaf.svg": svg,
  });
  expect(result.docs?.("docs.yml")).toEqual({
    title: "Ferns",
    favicon: "./public/leaf.svg",
    logo: { light: "./public/leaf.svg", dark: "./public/leaf.svg", "right-text": "Ferns" },
    colors: { "accent-primary": "#123abc" },
    "navbar-links": [{ type: "minimal", text: "Shop", href: "https://shop.example" }],
    "footer-links": { github: "https://github.com/acme" },
    tabs: {
      guide: { "display-name": "Guide", "skip-slug": true },
      api: { "display-name": "Api", "skip-slug": true },
    },
    "landing-page": { page: "Home", path: "./en/index.md", slug: "/" },
    navigation: [
      {
        tab: "guide",
        layout: [
          {
            ...{ section: "First", "skip-slug": true, collapsed: true },
            contents: [{ page: "Start", path: "./en/guide/start.md", slug: "guide/start" }],
          },
        ],
      },
      { tab: "api", layout: [{ page: "Calls", path: "./en/api/calls.md", slug: "api/calls" }] },
    ],
  });
  expect(result.notes).toEqual([
    'website/.vitepress/config.ts:10 `load("x")` is not a literal, and is not run',
    "website/.vitepress/config.ts:12 the language `de` is not converted",
    "website/.vitepress/config.ts:15 page /guide/gone does not exist",
  ]);
});

const openapi = `openapi: 3.1.0
info: { title: Ferns, version: "1" }
paths:
  /ferns:
    get: { responses: { "200": { description: All } } }
    post: { responses: { "201": { description: One } } }
`;

it("docs.json: tabs, groups with a root, endpoints and redirects", async () => {
  const result = await converted({
    "docs.json": `{
  "name": "Ferns",
  "colors": { "primary": "#0a6640", "light": "#5ac878" },
  "logo": { "light": "/leaf.svg", "dark": "/leaf.svg", "href": "https://ferns.example" },
  "favicon": "/leaf.svg",
  "navbar": { "primary": { "type": "button", "label": "Log in", "href": "https://app.example" } },
  "footer": { "socials": { "x": "https://x.com/ferns" } },
  "api": { "openapi": "openapi.yaml" },
  "redirects": [{ "source": "/old/:slug*", "destination": "/care/:slug*" }, { "source": "/a#b", "destination": "/care" }],
  "integrations": { "ga4": {} },
  "navigation": { "languages": [
    { "language": "en", "tabs": [
      { "tab": "Docs", "icon": "book", "groups": [{ "group": "Start", "pages": ["index", { "group": "Care", "root": "care/index", "pages": ["care/water", "care/gone"] }] }] },
      { "tab": "API", "groups": [{ "group": "Ferns", "pages": ["GET /ferns", "api/create"] }] }
    ] },
    { "$ref": "./fr.json" }
  ] }
}`,
    "fr.json": `{ "language": "fr", "tabs": [] }`,
    "index.mdx": "---\ntitle: Welcome\nsidebarTitle: Hello\n---\n\nSee [water](/care/water).\n",
    "care/index.mdx": "---\ntitle: Care\n---\n",
    "care/water.mdx": "---\ntitle: Water\n---\n",
    "api/create.mdx": "---\ntitle: Create\nopenapi: POST /ferns\n---\n",
    "openapi.yaml": openapi,
    "leaf.svg": svg,
  });
  expect(result.errors).toEqual([]);
  expect(result.docs?.("docs.yml")).toEqual({
    title: "Ferns",
    favicon: "./leaf.svg",
    logo: { light: "./leaf.svg", dark: "./leaf.svg", href: "https://ferns.example" },
    colors: { "accent-primary": { light: "#0a6640", dark: "#5ac878" } },
    "navbar-links": [{ type: "filled", text: "Log in", href: "https://app.example" }],
    "footer-links": { x: "https://x.com/ferns" },
    redirects: [{ source: "/old/:slug*", destination: "/care/:slug*" }],
    tabs: {
      docs: { "display-name": "Docs", icon: "book", "skip-slug": true },
      api: { "display-name": "API", "skip-slug": true },
    },
    navigation: [
      {
        tab: "docs",
        layout: [
          {
            ...{ section: "Start", "skip-slug": true },
            contents: [
              { page: "Hello", path: "./index.mdx", slug: "/" },
              {
                ...{ section: "Care", path: "./care/index.mdx", slug: "care" },
                contents: [{ page: "Water", path: "./care/water.mdx", slug: "water" }],
              },
            ],
          },
        ],
      },
      {
        tab: "api",
        layout: [
          {
            ...{ api: "API reference", flattened: true, specs: [{ type: "openapi", path: "./openapi.yaml" }] },
            layout: [{ section: "Ferns", contents: ["GET /ferns", "POST /ferns"] }],
          },
        ],
      },
    ],
  });
  expect(result.notes).toEqual([
    "api/create.mdx:undefined the endpoint is in the API reference, no longer at /api/create",
    "docs.json:undefined the language `fr` is not converted, with its redirects",
    "docs.json:9 a redirect can't start at the fragment of /a#b",
    "docs.json:10 `integrations` is not converted",
    "docs.json:13 page care/gone does not exist",
  ]);
});

it("mkdocs.yml: a section with an empty title has the title of its page, or else of its first page", async () => {
  const result = await converted({
    "mkdocs.yml":
      'site_name: Ferns\ndocs_dir: text\nnav:\n  - "":\n      - care/index.md\n      - care/water.md\n  - "":\n      - soil.md\n',
    ...{ "text/care/index.md": "# Care\n", "text/care/water.md": "# Water\n", "text/soil.md": "# Soil\n" },
  });
  expect(result.docs?.("docs.yml")).toMatchObject({ navigation: [{ section: "Care" }, { section: "Soil" }] });
});

it("docs.json: page actions, and pages of endpoints that no file of the project describes", async () => {
  const result = await converted({
    "docs.json": `{
  "name": "Ferns",
  "contextual": { "options": ["copy", "mcp", "perplexity"] },
  "openapi": "https://ferns.example/openapi.json",
  "navigation": { "pages": ["index"] }
}`,
    "index.mdx": "# Ferns\n\nSee [water](/api/water).\n",
    "api/water.mdx": "---\ntitle: Water a fern\nopenapi: post /water\n---\n",
  });
  expect(result.errors).toEqual([]);
  expect(result.docs?.("docs.yml")).toMatchObject({
    "page-actions": { options: { "copy-page": true, mcp: true, chatgpt: false, vscode: false } },
    navigation: [{ page: "Ferns" }, { page: "Water a fern", path: "./api/water.mdx", hidden: true }],
  });
});

it("mint.json: groups are in the tab of their addresses", async () => {
  const result = await converted({
    "mint.json": `{
  // a comment
  "name": "Ferns",
  "topbarCtaButton": { "name": "Log in", "url": "https://app.example" },
  "footerSocials": { "github": "https://github.com/acme" },
  "tabs": [{ "name": "API", "url": "api" }],
  "anchors": [{ "name": "Shop", "url": "https://shop.example" }],
  "navigation": [{ "group": "Start", "pages": ["start"] }, { "group": "Calls", "pages": ["api/calls"] }],
}`,
    "start.mdx": "# Start\n",
    "api/calls.mdx": "# Calls\n",
  });
  expect([result.errors, result.notes]).toEqual([[], []]);
  expect(result.docs?.("docs.yml")).toMatchObject({
    tabs: { documentation: {}, api: {}, shop: { href: "https://shop.example" } },
    navigation: [
      { tab: "documentation", layout: [{ section: "Start", contents: [{ page: "Start", slug: "start" }] }] },
      { tab: "api", layout: [{ section: "Calls", contents: [{ page: "Calls", slug: "api/calls" }] }] },
      { tab: "shop" },
    ],
  });
});

it("book.toml and its SUMMARY.md: parts, nested chapters, drafts and redirects", async () => {
  const result = await converted({
    "book.toml": `[book]\ntitle = "Ferns"\nsrc = "text"\n[output.html.redirect]\n"/a/old.html" = "../care/index.html"\n[preprocessor.mermaid]\n`,
    "text/SUMMARY.md": `# Summary

[Preface](preface.md)

# Part one

- [Care](care/README.md)
    - [Water](care/water.md)
    - [Soon]()
- [Far](care/far%20away.md)

---

[Thanks](https://thanks.example)
`,
    "text/preface.md": "# Preface\n\n{{#include x.md}}\n",
    "text/care/README.md": "# Care\n",
    "text/care/water.md": "# Water\n",
    "text/care/far away.md": "# Far\n",
  });
  expect(result.errors).toEqual([]);
  expect(result.docs?.("docs.yml")).toEqual({
    title: "Ferns",
    redirects: [{ source: "/a/old", destination: "/care" }],
    navigation: [
      { page: "Preface", path: "./text/preface.md", slug: "preface" },
      {
        section: "Part one",
        "skip-slug": true,
        contents: [
          {
            ...{ section: "Care", path: "./text/care/README.md", slug: "care" },
            contents: [{ page: "Water", path: "./text/care/water.md", slug: "water" }],
          },
          { page: "Far", path: "./text/care/far away.md", slug: "care/far away" },
        ],
      },
      { link: "Thanks", href: "https://thanks.example" },
    ],
  });
  expect(result.notes).toEqual([
    "book.toml:6 the preprocessor `mermaid` is not run",
    "text/preface.md:3 includes of files that do not exist in 1 page are not converted",
    'text/SUMMARY.md:9 "Soon" has no page yet',
  ]);
});

it(".gitbook.yaml: groups, pages below pages and redirects", async () => {
  const result = await converted({
    ".gitbook.yaml": "root: ./text/\nstructure:\n  readme: hello.md\nredirects:\n  old/page: care/water.md\n",
    "text/SUMMARY.md": `# Table of contents

* [Hello](hello.md)

## Care <a href="#care" id="care"></a>

* [Water](care/water.md "Watering")
  * [Rain](care/rain.md)
`,
    "text/hello.md": "# Hello\n",
    "text/care/water.md": '# Water\n\n{% hint style="info" %}\nLess.\n{% endhint %}\n',
    "text/care/rain.md": "# Rain\n",
  });
  expect(result.errors).toEqual([]);
  expect(result.docs?.("docs.yml")).toEqual({
    redirects: [{ source: "/old/page", destination: "/care/water" }],
    navigation: [
      { page: "Hello", path: "./text/hello.md", slug: "/" },
      {
        section: "Care",
        "skip-slug": true,
        contents: [
          {
            section: "Water",
            "skip-slug": true,
            contents: [
              { page: "Water", path: "./text/care/water.md", slug: "care/water" },
              { page: "Rain", path: "./text/care/rain.md", slug: "care/rain" },
            ],
          },
        ],
      },
    ],
  });
  expect(result.notes).toEqual([]);
  expect(result.page?.("text/care/water.md")).toContain("<Info>\n\nLess.\n\n</Info>");
});

it("versions with titles of the same letters are different files", async () => {
  const versions = ["v 1", "V-1", "v-1"].map((version) => ({ version, pages: ["a"] }));
  const result = await converted({
    "docs.json": JSON.stringify({ name: "x", navigation: { versions } }),
    "a.md": "# A",
  });
  expect(result.written).toEqual([
    ...["docs.yml", "versions/v-1.yml", "versions/V-1-2.yml", "versions/v-1-3.yml", "a.md"],
  ]);
});

/** Names that each contain the name before twice. */
const doubled = (first: string, twice: (name: string) => string): string =>
  [`const a0 = ${first};`, ...Array.from({ length: 60 }, (_, i) => `const a${i + 1} = ${twice(`a${i}`)};`)].join("\n");

it.each<[string, Files]>([
  [
    "imports of itself",
    { "docusaurus.config.js": `import me from "./docusaurus.config.js";\nexport default [me, me, me];\n` },
  ],
  [
    "doubled lists",
    { "docusaurus.config.js": `${doubled("[1]", (a) => `[...${a}, ...${a}]`)}\nexport default { presets: a60 };\n` },
  ],
  [
    "doubled categories",
    {
      "docusaurus.config.js": `module.exports = { presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]] };\n`,
      "sidebars.js": `${doubled('["a"]', (a) => `[{ b: ${a} }, { c: ${a} }]`)}\nmodule.exports = { docs: a60 };\n`,
    },
  ],
  [
    "a doubled template",
    { "docusaurus.config.js": `${doubled('"abc"', (a) => `\`\${${a}}\${${a}}\``)}\nexport default { title: a60 };\n` },
  ],
  ["deep lists", { "docusaurus.config.js": `export default ${"[".repeat(20_000)}${"]".repeat(20_000)};\n` }],
  [
    "files that refer to each other twice",
    Object.fromEntries([
      ["docs.json", `{ "navigation": [{ "$ref": "./a0.json" }] }`],
      ...Array.from({ length: 40 }, (_, i) => {
        const next = `{ "$ref": "./a${i + 1}.json" }`;
        return [`a${i}.json`, `[${next}, ${next}]`] as const;
      }),
    ]),
  ],
  ["a text without an end", { "docs.json": `{ "navigation": [] }"${'\\"'.repeat(200_000)}` }],
  ["a line of open links", { "mkdocs.yml": "nav: [a.md]\n", [`${pages}/a.md`]: "](".repeat(200_000) }],
  [
    "nested containers and fences without ends",
    {
      "docusaurus.config.js": `module.exports = { presets: [["classic", { docs: {} }]] };\n`,
      [`${pages}/a.md`]: ":::tip\n".repeat(20_000),
      [`${pages}/b.md`]: `${fence}\n\n${fence}\n\n`.repeat(20_000),
    },
  ],
  [
    "a style sheet without rules",
    {
      "docusaurus.config.js": `module.exports = { presets: [["classic", { theme: { customCss: "./a.css" } }]] };\n`,
      "a.css": "a".repeat(400_000),
    },
  ],
])("ends soon for %s", async (_, files) => {
  const folder = projectOf(files);
  const read = parseOptions(["--from", ".", "--json"]);
  if (read.kind !== "options") throw new Error(JSON.stringify(read));
  expect(await runInit(read.options, { folder, out: () => {}, err: () => {}, ask: undefined })).toBe(0);
});

it.each<[string, Files]>([
  ["no settings", { "a.md": "# A\n" }],
  ["a docs.json of something else", { "docs.json": `{ "a": 1 }` }],
  ["settings of GitBook without a summary", { ".gitbook.yaml": "root: ./gone\n" }],
])("%s: there is nothing to convert", async (_, files) => {
  expect(await converted(files)).toMatchObject({
    code: 1,
    output: expect.stringContaining("no docs project to convert in .: looked for mkdocs.yml"),
  });
});

it.each([
  ["mkdocs-online.yml", 0, `${pages}/a.md`],
  ["settings.toml", 1, "name settings with another name as --from FILE"],
  ["gone.yml", 1, "gone.yml does not exist"],
])("reads settings in the named file %s", async (name, code, expected) => {
  const folder = projectOf({
    ...{ ".git/config": "", "mkdocs-common.yml": "site_name: Ferns\n", "settings.toml": "" },
    ...{ "mkdocs-online.yml": "INHERIT: mkdocs-common.yml\nnav: [a.md]\n", [`${pages}/a.md`]: "# A\n" },
  });
  const read = parseOptions(["--from", name, "--json"]);
  if (read.kind !== "options") throw new Error(JSON.stringify(read));
  let output = "";
  const out = (text: string): void => {
    output += text;
  };
  expect(await runInit(read.options, { folder, out, err: out, ask: undefined })).toBe(code);
  expect(output).toContain(expected);
});

it("reports blocks inside more than 100 others, and leaves them as text", async () => {
  const result = await converted({
    "docusaurus.config.js": `module.exports = { presets: [["classic", { docs: {} }]] };\n`,
    [`${pages}/a.md`]: ":::tip\n".repeat(2000),
  });
  expect(result.notes).toEqual([
    `${pages}/a.md:1 blocks inside more than 100 others, which may not be closed, in 1 page are not converted`,
  ]);
  expect(result.page?.(`${pages}/a.md`).match(/<Tip>/g)).toHaveLength(101);
});

it.each<[string, Files, string]>([
  ["YAML that can't be read", { "mkdocs.yml": "a: [\n", "guides/a.md": "# A\n" }, "mkdocs.yml:undefined can't be read"],
  [
    "a value that needs itself",
    { "docusaurus.config.js": "const a = [a];\nmodule.exports = a;\n", "guides/a.md": "# A\n" },
    "no configuration could be read",
  ],
  [
    "a folder outside of the repository",
    { "mkdocs.yml": "docs_dir: ../../..\nnav: [etc/hostname]\n" },
    "page etc/hostname does not exist",
  ],
])("%s is reported", async (_, files, note) => {
  expect((await converted(files)).notes?.join("\n")).toContain(note);
});
