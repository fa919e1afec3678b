import { expect, it } from "vitest";
import { buildSite, type Site } from "#docs-host/site/model";
import { createDocsApp } from "../app.ts";
import type { Assets } from "../assets/index.ts";
import { oneSite } from "../hosting/index.ts";
import { sampleSite } from "../sample.testing.ts";

const assets: Assets = {
  page: { script: "/assets/a.js", styles: [], fonts: [], inline: { theme: "", earlyPlayground: "", loginReturn: "" } },
  playground: { scripts: [], styles: [] },
  home: { styles: [] },
  read: async () => undefined,
};

const get = (path: string, site: Site = sampleSite): Promise<Response> =>
  createDocsApp({
    sites: oneSite({ load: async () => ({ ok: true, site }) }),
    assets,
    proxyUrl: "/proxy",
    origin: "https://docs.plants.example",
    onBug: (error) => {
      throw error;
    },
  }).fetch(new Request(`https://docs.plants.example${path}`));

const call = "/api/callboard-docs/search";
const hits = async (query: string, site?: Site) => {
  const response = await get(`${call}?${query}`, site);
  return ((await response.json()) as { readonly hits: readonly { readonly href: string }[] }).hits;
};

it.each([
  ["q=Add+a+plant", "/api/plants/create"],
  ["q=GardenNotFoundError", "/api/plants/create"],
  ["q=idempotency-key", "/api/plants/create"],
  ["q=POST+/gardens/plants", "/api/plants/create"],
  ["q=dry_run", "/api/plants/create"],
  ["q=watering", "/watering"],
  ["q=NewPlant&kind=type", "/api/types/NewPlant"],
  ["q=seedlings", "/welcome"],
])("%s finds %s", async (query, href) => expect((await hits(query))[0]).toMatchObject({ href }));

it("links to a heading", async () =>
  expect((await hits("q=what+it+costs"))[0]).toMatchObject({ href: "/welcome", heading: { title: "What it costs" } }));

it.each([
  [`q=${"a".repeat(201)}`, 400],
  ["q=a&kind=book", 400],
  ["q=", 200],
  ["", 200],
])("%s is answered with %d", async (query, status) => expect((await get(`${call}?${query}`)).status).toBe(status));

it("may be stored, but is asked for again", async () => {
  const response = await get(`${call}?q=plant`);
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(response.headers.get("ETag")).not.toBeNull();
});

const written = (node: object, markdown = "Something secret.", settings = {}): Site =>
  buildSite({
    hash: "written",
    apis: new Map(),
    definition: {
      pages: { a: { markdown }, b: { markdown: "Public." } },
      config: {
        ...settings,
        root: {
          type: "root",
          slug: "",
          child: {
            type: "sidebarRoot",
            children: [
              { type: "page", title: "B", slug: "b", pageId: "b" },
              { type: "page", title: "A", slug: "a", pageId: "a", ...node },
            ],
          },
        },
      },
    },
  });

it.each<[string, Site]>([
  ["hidden pages", written({ hidden: true })],
  ["pages that search engines should leave out", written({ noindex: true })],
  ["pages with a text that says so", written({}, "---\nnoindex: true\n---\nSomething secret.")],
  ["text for assistants", written({}, "Hello. <llms-only>Something secret.</llms-only>")],
])("does not find %s", async (_, site) => {
  expect(await hits("q=public", site)).toHaveLength(1);
  expect(await hits("q=secret", site)).toEqual([]);
});

it("shows the results on a page without scripts", async () => {
  const html = await (await get("/search?q=watering")).text();
  expect(html).toContain('<a href="/watering"');
  expect(html).toContain("<mark>");
  expect(html).toContain('value="watering"');
  expect(html).toContain('content="noindex"');
});

it("shows a query as text", async () => {
  const html = await (await get(`/search?q=${encodeURIComponent("<img src=x>")}`)).text();
  expect(html).not.toContain("<img src=x>");
});

it("has no search where its publisher turned it off", async () => {
  const site = written({}, "Text.", { settings: { disableSearch: true } });
  expect((await get(`${call}?q=text`, site)).status).toBe(404);
  expect(await (await get("/a", site)).text()).not.toContain("data-search");
  expect((await get("/search", site)).status).toBe(404);
});

/** The filter with which the dialog of a page starts. */
const startsWith = async (path: string, site: Site): Promise<unknown> => {
  const [, data = "{}"] = /data-search="([^"]*)"/.exec(await (await get(path, site)).text()) ?? [];
  return (JSON.parse(data.replaceAll("&quot;", '"')) as { readonly filter?: unknown }).filter;
};

const versionsOf = (slug: string) => ({
  type: "versioned",
  children: ["v2", "v1"].map((version) => ({
    type: "version",
    ...{ version, title: version, slug: `${slug}${version}`, default: version === "v2" },
    child: {
      type: "sidebarRoot",
      children: [{ type: "page", title: "Embed", slug: `${slug}${version}/embed`, pageId: "a" }],
    },
  })),
});

const withRoot = (child: object, settings: object = {}): Site =>
  buildSite({
    hash: "versions",
    apis: new Map(),
    definition: {
      pages: { a: { markdown: "Text." } },
      config: { ...settings, root: { type: "root", slug: "", child } } as never,
    },
  });

it("starts with the version of the page", async () => {
  const site = withRoot(versionsOf(""));
  expect(await startsWith("/v2/embed", site)).toEqual({ version: "v2" });
  expect(await startsWith("/v1/embed", site)).toEqual({ version: "v1" });
});

it("starts beside other products with an older version, or with the product and its version", async () => {
  const products = {
    type: "productgroup",
    children: ["one", "two"].map((name) => ({
      type: "product",
      ...{ productId: name, title: name, slug: name, default: name === "one", subtitle: "" },
      child: versionsOf(`${name}/`),
    })),
  };
  expect(await startsWith("/one/v2/embed", withRoot(products))).toEqual({});
  expect(await startsWith("/one/v1/embed", withRoot(products))).toEqual({ version: "v1" });
  const filtered = withRoot(products, { settings: { search: { defaultFilterByCurrentProduct: true } } });
  expect(await startsWith("/one/v2/embed", filtered)).toEqual({ product: "one", version: "v2" });
});

it("prefers the version of the reader", async () => {
  const site = withRoot(versionsOf(""));
  expect((await hits("q=embed", site)).map(({ href }) => href)).toEqual(["/embed", "/v1/embed"]);
  expect((await hits("q=embed&near-version=v1", site)).map(({ href }) => href)).toEqual(["/v1/embed", "/embed"]);
});
