import { expect, it } from "vitest";
import { stringify } from "yaml";
import { createDocsApp, oneSite } from "#docs-host/server";
import { readDocsProject } from "#docs-project";
import { memoryFiles } from "../../docs-project/memory-files.testing.ts";
import { someOf } from "../../tooling/tier.ts";
import { siteOfProject } from "./site-of-project.ts";

const origin = "https://plants.example";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z"/></svg>';

const files = {
  "a.md":
    "---\ntitle: A\nsubtitle: Sub\ndescription: Des\n---\n\n## One\n\nText.\n\n## Two\n\n```js title=x.js\nlet a = 1;\n```\n",
  "b.md": "\n",
  "news/2024-01-15.md": "January.\n",
  "news/2024-02-15.md": "February.\n",
  "a.svg": drawing,
  "b.svg": drawing.replace("40v20", "41v20"),
  "own.txt": "Own text.\n",
  "api.yml": `openapi: 3.1.0
info: { title: API, version: "1" }
servers: [{ url: "https://api.example" }]
paths:
  /plants: { get: { operationId: list, tags: [plants], responses: { "200": { description: ok } } } }
  /beds: { get: { operationId: beds, tags: [beds], responses: { "200": { description: ok } } } }
`,
};

type Settings = { readonly [key: string]: unknown };

const tabs = {
  tabs: { one: { "display-name": "One" }, two: { "display-name": "Two" } },
  navigation: [
    {
      tab: "one",
      layout: [
        { page: "A", path: "a.md", availability: "beta" },
        { section: "Sec", contents: [{ page: "B", path: "b.md" }] },
        { changelog: "news" },
      ],
    },
    { tab: "two", layout: [{ api: "API", specs: [{ type: "openapi", path: "api.yml" }] }] },
  ],
};

const versions = (file: string) => [
  { "display-name": "V1", path: file },
  { "display-name": "V2", path: file },
];

const products = {
  products: [
    { "display-name": "First", path: "first.yml", versions: versions("first.yml") },
    { "display-name": "Second", path: "second.yml" },
  ],
};

const navigationFiles = {
  "first.yml": stringify({ navigation: [{ page: "A", path: "a.md" }] }),
  "second.yml": stringify({ navigation: [{ page: "B", path: "b.md" }] }),
};

const item = (more: Settings) => ({ navigation: [{ page: "A", path: "a.md" }, more] });
const section = (more: Settings) =>
  item({ section: "S", contents: [{ section: "T", contents: [{ page: "B", path: "b.md" }], ...more }] });
const reference = (more: Settings) => item({ api: "API", specs: [{ type: "openapi", path: "api.yml" }], ...more });

const paths = ["/one/a", "/a", "/one/sec/b", "/two/api/plants/list", "/api/plants/list", "/one/changelog", "/s/t/b"];
const texts = ["/llms.txt", "/llms-full.txt", "/robots.txt", "/first/v-1/a"];

const known = new Map<string, Promise<string>>();

/** Returns what readers get of the site of a project, without what differs each time. */
function shown(settings: Settings): Promise<string> {
  const key = JSON.stringify(settings);
  const answer = known.get(key) ?? answersOf(settings);
  known.set(key, answer);
  return answer;
}

async function answersOf(settings: Settings): Promise<string> {
  const content = { ...files, ...navigationFiles, "docs.yml": stringify({ title: "Plants", ...settings }) };
  const read = await readDocsProject({ files: memoryFiles(() => content), env: {} });
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  const wrong = read.diagnostics.filter(({ severity, code }) => severity === "error" || code === "unsupported");
  expect(wrong).toEqual([]);
  const site = siteOfProject(read.project);
  const uploaded = new Map(read.project.files.map((one) => [one.path, one.read]));
  const file = async (id: string) => {
    const bytes = await uploaded.get(id)?.();
    return bytes === undefined ? undefined : new Response(bytes.slice());
  };
  const app = createDocsApp({
    ...{ sites: oneSite({ load: async () => ({ ok: true, site }), file }), origin, proxyUrl: "/proxy" },
    assets: {
      page: {
        ...{ script: "/assets/a.js", styles: [], fonts: [] },
        inline: { theme: "", earlyPlayground: "", loginReturn: "" },
      },
      playground: { scripts: [], styles: [] },
      home: { styles: [] },
      read: async () => undefined,
    },
    onBug: (error) => {
      throw error;
    },
  });
  const answers = [];
  for (const path of [...paths, ...texts]) {
    const answer = await app.fetch(new Request(origin + path));
    const nonce = /nonce-([^']+)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "none";
    answers.push(`${path} ${answer.status} ${(await answer.text()).replaceAll(nonce, "")}`);
  }
  return answers.join("\n");
}

const layout = (more: Settings, base: Settings = tabs) => [base, { ...base, layout: more }] as const;
const theme = (more: Settings, base: Settings = tabs) => [base, { ...base, theme: more }] as const;
const setting = (more: Settings, base: Settings = tabs) => [base, { ...base, settings: more }] as const;
const agents = (more: Settings) => [tabs, { ...tabs, agents: more }] as const;
const look = (more: Settings) => [tabs, { ...tabs, ...more }] as const;

const effects: readonly (readonly [string, readonly [without: Settings, with_: Settings]])[] = [
  ["title", look({ title: "Other" })],
  ["announcement", look({ announcement: { message: "Hello" } })],
  ["favicon", look({ favicon: "a.svg" })],
  ["background-image", look({ "background-image": { light: "a.svg", dark: "b.svg" } })],
  ["logo", look({ logo: { light: "a.svg", dark: "b.svg" } })],
  [
    "logo height",
    [
      { ...tabs, logo: { light: "a.svg" } },
      { ...tabs, logo: { light: "a.svg", height: 31 } },
    ],
  ],
  ["logo href", look({ logo: { href: "https://acme.example" } })],
  ["logo right-text", look({ logo: { "right-text": "docs" } })],
  ["default-language", look({ "default-language": "python" })],
  ["page-width", layout({ "page-width": "70rem" })],
  ["content-width", layout({ "content-width": "50rem" })],
  ["sidebar-width", layout({ "sidebar-width": "20rem" })],
  ["header-height", layout({ "header-height": "5rem" })],
  ["searchbar-placement header", layout({ "searchbar-placement": "header" })],
  [
    "searchbar-placement header-tabs",
    [
      { ...tabs, layout: { "tabs-placement": "header", "searchbar-placement": "header" } },
      { ...tabs, layout: { "tabs-placement": "header", "searchbar-placement": "header-tabs" } },
    ],
  ],
  ["tabs-placement", layout({ "tabs-placement": "header" })],
  ["switcher-placement", layout({ "switcher-placement": "sidebar" }, products)],
  ["content-alignment", layout({ "content-alignment": "left" })],
  ["header-position", layout({ "header-position": "static" })],
  ["disable-header", layout({ "disable-header": true })],
  ["hide-nav-links", layout({ "hide-nav-links": true })],
  ["mobile-toc", layout({ "mobile-toc": true })],
  ["changelog-layout", layout({ "changelog-layout": "classic" })],
  ["show-nav-availability-badges", layout({ "show-nav-availability-badges": true })],
  ["breadcrumbs current-page", layout({ breadcrumbs: { "current-page": true } })],
  ["search-text", setting({ "search-text": "Find" })],
  ["disable-search", setting({ "disable-search": true })],
  ["dark-mode-code", setting({ "dark-mode-code": true })],
  ["default-search-filters", setting({ "default-search-filters": true }, products)],
  [
    "search default-filter-by-current-product",
    setting({ search: { "default-filter-by-current-product": true } }, products),
  ],
  ["http-snippets", setting({ "http-snippets": ["curl"] })],
  ["language", setting({ language: "de" })],
  ["theme sidebar", theme({ sidebar: "minimal" })],
  ["theme body", theme({ body: "canvas" })],
  ["theme tabs", theme({ tabs: "bubble" })],
  ["theme tabs style", theme({ tabs: { style: "bubble" } })],
  ["theme tabs alignment", theme({ tabs: { alignment: "center" } })],
  ["theme tabs placement", theme({ tabs: { placement: "header" } })],
  ["theme page-actions", theme({ "page-actions": "toolbar" })],
  ["theme footer-nav", theme({ "footer-nav": "minimal" })],
  ["theme product-switcher", theme({ "product-switcher": "toggle" }, products)],
  ["page-directive", agents({ "page-directive": "Read it all." })],
  ["page-description-source", agents({ "page-description-source": "subtitle" })],
  ["llms-txt", agents({ "llms-txt": "own.txt" })],
  ["llms-full-txt", agents({ "llms-full-txt": "own.txt" })],
  ["robots-txt", agents({ "robots-txt": "own.txt" })],
  ["availability", [section({}), section({ availability: "beta" })]],
  ["collapsed", [section({}), section({ collapsed: true })]],
  ["collapsible", [section({}), section({ collapsible: false })]],
  [
    "collapsed-by-default",
    [section({ collapsible: true }), section({ collapsible: true, "collapsed-by-default": true })],
  ],
  ["collapsed of an API", [reference({}), reference({ collapsed: true })]],
  ["flattened", [reference({}), reference({ flattened: true })]],
];
it.each(someOf(effects, 12))("changes what readers get: %s", async (_, [without, with_]) => {
  expect((await shown(with_)) === (await shown(without))).toBe(false);
});

it.each([
  ...["og:site_name", "og:description", "og:image", "og:logo", "og:locale"],
  ...["twitter:description", "twitter:handle", "twitter:image", "twitter:site"],
])("become %s of the page", async (name) => {
  const value = /image|logo|url/.test(name) ? "https://acme.example/x.png" : "Leafwords";
  expect((await shown({ ...tabs, metadata: { [name]: value } })).includes(value)).toBe(true);
});
