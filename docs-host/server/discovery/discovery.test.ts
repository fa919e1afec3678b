import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { buildSite, type Site } from "#docs-host/site/model";
import { docsApis, docsDefinition } from "../../site/model/docs-definition.testing.ts";
import { createDocsApp } from "../app.ts";
import { oneSite } from "../hosting/index.ts";
import { sampleSite } from "../sample.testing.ts";

const origin = "https://docs.plants.example";
const assets = {
  page: { script: "/assets/a.js", styles: [], fonts: [], inline: { theme: "", earlyPlayground: "", loginReturn: "" } },
  playground: { scripts: [], styles: [] },
  home: { styles: [] },
  read: async () => undefined,
};
const docs = buildSite({ hash: "h", definition: docsDefinition, apis: docsApis });

const get = (path: string, site: Site = sampleSite, headers: Record<string, string> = {}): Promise<Response> =>
  createDocsApp({
    ...{ assets, origin, proxyUrl: "/proxy" },
    sites: oneSite({ load: async () => ({ ok: true, site }) }),
    onBug: (error) => {
      throw error;
    },
  }).fetch(new Request(origin + path, { headers }));
const text = async (path: string, site?: Site): Promise<string> => (await get(path, site)).text();

/** A site with one page of these settings, and a public one. */
const written = (markdown: string, node: object = {}, config: object = {}): Site =>
  buildSite({
    hash: "written",
    apis: new Map(),
    definition: {
      pages: { a: { markdown }, b: { markdown: "Public." } },
      jsFiles: { "snippet.mdx": "From **{name}**." },
      config: {
        ...config,
        root: {
          type: "root",
          slug: "",
          child: {
            type: "sidebarRoot",
            children: [
              { type: "page", title: "B", slug: "b", pageId: "b" },
              { type: "page", title: "A & <A>", slug: "a", pageId: "a", ...node },
            ],
          },
        },
      },
    },
  });

describe("files for machines", () => {
  it.each([
    ["/robots.txt", "text/plain", "Sitemap: https://docs.plants.example/sitemap.xml"],
    ["/sitemap.xml", "application/xml", "<loc>https://docs.plants.example/api/plants/create</loc>"],
    ["/llms.txt", "text/plain", "- [Add a plant](https://docs.plants.example/api/plants/create.md): Adds a plant"],
    ["/llms-full.txt", "text/plain", "POST https://api.plants.example/v2/gardens/{gardenId}/plants"],
    ["/welcome.md", "text/markdown", "# Plants, by post"],
    ["/index.md", undefined, ""],
  ])("%s has the type %s", async (path, type, content) => {
    const response = await get(path);
    expect(response.status).toBe(type === undefined ? 302 : 200);
    if (type !== undefined) expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    expect(await response.text()).toContain(content);
  });

  it("is well-formed XML, whatever the titles are", async () => {
    const xml = await text("/sitemap.xml", docs);
    expect(XMLValidator.validate(xml)).toBe(true);
    const { urlset } = new XMLParser().parse(xml) as { readonly urlset: { readonly url: readonly { loc: string }[] } };
    expect(new Set(urlset.url.map(({ loc }) => loc)).size).toBe(urlset.url.length);
  });

  it.each<[string, Site]>([
    ["hidden pages", written("Something secret.", { hidden: true })],
    ["pages that search engines should leave out", written("---\nnoindex: true\n---\nSomething secret.")],
  ])("leaves out %s", async (_, site) => {
    for (const path of ["/sitemap.xml", "/llms.txt", "/llms-full.txt"]) {
      expect(await text(path, site)).not.toMatch(/secret|\/a\b/);
      expect(await text(path, site)).toMatch(/\/b\b/);
    }
    expect((await get("/a.md", site)).headers.get("x-robots-tag")).toBe("noindex");
  });

  it("uses the canonical host of the publisher", async () => {
    const site = written("Text.", {}, { metadata: { canonicalHost: "docs.other.example" } });
    expect(await text("/sitemap.xml", site)).toContain("<loc>https://docs.other.example/a</loc>");
    const strange = written("Text.", {}, { metadata: { canonicalHost: 'evil"/><x>' } });
    expect(await text("/sitemap.xml", strange)).toContain(`<loc>${origin}/a</loc>`);
  });
});

describe("a page as markdown", () => {
  it.each([
    ["/watering", "text/markdown", "text/markdown"],
    ["/watering", "text/markdown;q=0.5, text/html", "text/html"],
    ["/watering", "text/html,application/xhtml+xml,*/*;q=0.8", "text/html"],
  ])("%s for %s is %s", async (path, accept, type) => {
    const response = await get(path, sampleSite, { accept });
    expect(response.headers.get("content-type")).toMatch(type);
    expect(response.headers.get("vary")).toMatch(/\bAccept\b(?!-)/);
    expect(response.headers.get("link")).toContain(
      type === "text/html" ? '</watering.md>; rel="alternate"' : '</watering>; rel="canonical"',
    );
  });

  it("has no components", async () => {
    const site = written(
      [
        'import S from "./snippet.mdx"',
        "",
        '<Note title="Careful">Read **this**.</Note>',
        "",
        '<Steps>\n<Step title="One">Do it.</Step>\n<Step title="Two">\n```js title="run.js"\nrun()\n```\n</Step>\n</Steps>',
        "",
        '<Card title="B" href="/b">Go.</Card>',
        "",
        '<Tabs><Tab title="npm">`npm i`</Tab></Tabs>',
        "",
        "<llms-only>For programs.</llms-only><llms-ignore>For people.</llms-ignore>",
        "",
        '<ParamField path="id" type="string" required>The id.</ParamField>',
        "",
        "$x^2$ and 2 * 3 * 4 < 5",
      ].join("\n"),
    );
    const markdown = await text("/a.md", site);
    expect(markdown).toMatchInlineSnapshot(`
      "# A & \\<A\\>

      > **Note: Careful**
      >
      > Read **this**.

      1. **One**

         Do it.

      2. **Two**

         **run.js**

         \`\`\`js
         run()
         \`\`\`

      [B](https://docs.plants.example/b)

      Go.

      **npm**

      \`npm i\` For programs.

      - \`id\` (in path, string, required)

        The id.

      $x^2$ and 2 \\* 3 \\* 4 < 5
      "
    `);
  });
});

describe("feeds of a changelog", () => {
  it.each(["rss", "atom"])("are well-formed as %s", async (format) => {
    const response = await get(`/garden/changelog.${format}`, docs);
    expect(response.headers.get("content-type")).toBe(`application/${format}+xml; charset=utf-8`);
    const xml = await response.text();
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).toContain("https://docs.plants.example/garden/changelog/");
  });

  it("are JSON Feed", async () => {
    const feed = (await (await get("/garden/changelog.json", docs)).json()) as {
      readonly version: string;
      readonly items: readonly { readonly url: string; readonly date_published: string }[];
    };
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    const dates = feed.items.map(({ date_published: date }) => date);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
