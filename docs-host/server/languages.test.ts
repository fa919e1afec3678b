import { expect, it } from "vitest";
import { buildSite, type endpointList, inLanguages, type Site } from "#docs-host/site/model";
import { gardenApi } from "../site/model/docs-definition.testing.ts";
import { createDocsApp } from "./app.ts";
import { oneSite } from "./hosting/index.ts";

const origin = "https://docs.garden.example";
const assets = {
  page: { script: "/assets/a.js", styles: [], fonts: [], inline: { theme: "", earlyPlayground: "", loginReturn: "" } },
  playground: { scripts: [], styles: [] },
  home: { styles: [] },
  read: async () => undefined,
};

const garden = gardenApi("garden");
const [list, ...others] = garden.endpoints;
const linked = "See [the start](/start), [one plant](#operation/plants.get) and [the type](#/schemas/Plant).";

/** A site in English, German and Arabic with guides and a reference in each. */
const site: Site = buildSite({
  hash: "languages",
  apis: new Map([["garden", { ...garden, endpoints: list ? [{ ...list, description: linked }, ...others] : others }]]),
  definition: {
    pages: {
      "start.mdx": { markdown: "See [the plants](api:GET/plants)." },
      "translations/de/start.mdx": { markdown: "---\ntitle: Anfang\n---\nSiehe [die Pflanzen](api:GET/plants)." },
      "translations/ar/start.mdx": { markdown: "---\ntitle: بداية\n---\nنص" },
    },
    config: {
      ...{ title: "Garden", translations: { defaultLocale: "en", translations: ["en", "de", "ar"] } },
      root: {
        type: "root",
        slug: "",
        child: {
          type: "sidebarRoot",
          children: [
            { type: "page", title: "Start", slug: "start", pageId: "start.mdx" },
            { type: "apiReference", title: "API", slug: "api", apiDefinitionId: "garden" },
          ],
        },
      },
    },
  },
});

const get = async (path: string): Promise<string> => {
  const app = createDocsApp({
    ...{ assets, origin, proxyUrl: "/proxy" },
    sites: oneSite({ load: async () => ({ ok: true, site }) }),
    onBug: (error) => {
      throw error;
    },
  });
  return (await app.fetch(new Request(origin + path))).text();
};

/** The addresses of this site in a text of pages in its reference. */
const referencesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:href="|\]\()(?:https:\/\/docs\.garden\.example)?(\/(?:\w\w\/)?api\/[^"#?)]*)/g)].map(
    ([, href = ""]) => href,
  );

const kinds = ["api", "api/plants", "api/plants/list", "api/types", "api/types/Plant"];

it.each(kinds.flatMap((slug) => ["de", "ar"].map((tag) => [tag, slug] as const)))(
  "shows in %s a separate reference page: %s",
  async (tag, slug) => {
    const page = await get(`/${tag}/${slug}`);
    expect(page).toMatch(new RegExp(`<html [^>]*lang="${tag}"`));
    if (tag === "ar") expect(page).toMatch(/<html [^>]*dir="rtl"/);
    expect(page).toContain(`<link rel="canonical" href="${origin}/${tag}/${slug}"`);
    for (const other of ["de", "ar"]) {
      expect(page).toContain(`hrefLang="${other}" href="${origin}/${other}/${slug}"`);
    }
    expect(page).toContain(`hrefLang="en" href="${origin}/${slug}"`);
    const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
    const sidebar = page.slice(page.indexOf("<nav"), page.indexOf("<main"));
    const hrefs = [...referencesIn(main), ...referencesIn(sidebar)];
    // The switch names the page in its other languages.
    const leading = hrefs.filter((href) => !href.startsWith(`/${tag}/`) && !href.endsWith(`/${slug}`));
    expect(hrefs.length).toBeGreaterThan(3);
    expect(leading).toEqual([]);
  },
);

it("writes the site's own words of a reference in the language of the page", async () => {
  const german = await get("/de/api/plants/list");
  expect(german).toContain("Alle Endpunkte");
  for (const english of ["All endpoints", ">Types<", ">Try it<"]) expect(german).not.toContain(english);
  expect(await get("/api/plants/list")).toContain("All endpoints");
});

it("marks descriptions of the API as texts of the first language, and keeps their links in the language", async () => {
  const german = await get("/de/api/plants/list");
  const [, prose = ""] = /<div class="prose" lang="en" dir="ltr">(.*?)<\/div>/s.exec(german) ?? [];
  expect([...prose.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/de/start",
    "/de/api/plants/get",
    "/de/api/types/Plant",
  ]);
  expect(await get("/api/plants/list")).not.toContain('class="prose" lang=');
});

it("leads from a guide to the reference in its language", async () => {
  expect(await get("/de/start")).toContain('href="/de/api/plants/list"');
  expect(await get("/start")).toContain('href="/api/plants/list"');
});

it("keeps the page in the choice of languages", () => {
  expect(inLanguages(site, site.pages.get("de/api/types/Plant")).map(({ slug }) => slug)).toEqual([
    "api/types/Plant",
    "de/api/types/Plant",
    "ar/api/types/Plant",
  ]);
});

it("lists the endpoints for the playground in the language of its page", async () => {
  const entries = (text: string) => endpointHrefs(JSON.parse(text));
  const german = await get("/de/api/plants/list");
  const [, address = ""] = /data-endpoints-url="([^"]*)"/.exec(german) ?? [];
  expect(entries(await get(address))).toContain("/de/api/plants/list");
  const english = entries(await get("/api/callboard-docs/endpoints"));
  expect(english).toContain("/api/plants/list");
  expect(english).toHaveLength(garden.endpoints.length);
  expect(entries(await get(`${address}?around=/de/api/plants/get`))).toContain("/de/api/plants/get");
  expect(entries(await get("/api/callboard-docs/endpoints/xx"))).toEqual(english);
});

it("serves the messages of playgrounds in the language of a page; English ones are in the scripts", async () => {
  const urlIn = (page: string): string | undefined => /data-messages-url="([^"]*)"/.exec(page)?.[1];
  const address = urlIn(await get("/de/api/plants/list")) ?? "";
  expect(urlIn(await get("/de/start"))).toBe(address);
  const { form, page } = JSON.parse(await get(address));
  expect([form.required, page]).toEqual(["erforderlich", undefined]);
  expect(urlIn(await get("/api/plants/list"))).toBeUndefined();
  for (const tag of ["en", "xx", "..%2fde"])
    expect(await get(`/api/callboard-docs/messages/${tag}`)).toContain("there are no messages in this language");
});

const endpointHrefs = ({ groups }: ReturnType<typeof endpointList>): readonly string[] =>
  groups.flatMap(({ entries }) => entries.map(({ href }) => href));

it("has the reference of each language in its sitemap, and once in the lists for assistants", async () => {
  const addresses = [...(await get("/sitemap.xml")).matchAll(/<loc>([^<]*)</g)].map(([, address]) => address);
  expect(addresses).toEqual(expect.arrayContaining(["", "/de", "/ar"].map((tag) => `${origin}${tag}/api/types/Plant`)));
  for (const name of ["llms.txt", "llms-full.txt"]) {
    const text = await get(`/${name}`);
    expect(text).toContain(`${origin}/api/plants/list`);
    expect(text).toContain(`${origin}/de/start`);
    // The German guide links to the German reference, which is not a separate entry.
    expect(text.replace("Siehe [die Pflanzen](https://docs.garden.example/de/api/plants/list)", "")).not.toContain(
      `${origin}/de/api/`,
    );
  }
});

it("writes the lists of a page as Markdown with links in its language", async () => {
  const markdown = await get("/de/api/types.md");
  expect(markdown).toContain(`# Typen`);
  expect(referencesIn(markdown)).toEqual(["/de/api/types/Plant.md"]);
});

it("suggests pages of the language of an address without a page", async () => {
  const page = await get("/de/api/plants/lits");
  const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
  expect(referencesIn(main)).toContain("/de/api/plants/list");
  expect(referencesIn(main).every((href) => href.startsWith("/de/"))).toBe(true);
});

it.each([
  ["/de/nix", "de", "Sprache: ", "Deutsch"],
  ["/nix", "en", "Language: ", "English"],
])("chooses the language of an address without a page: %s", async (path, tag, label, name) => {
  const text = await get(path);
  const chosen = [...text.matchAll(/aria-current="true" lang="(\w+)"/g)].map(([, one]) => one);
  expect(new Set(chosen)).toEqual(new Set([tag]));
  expect(text).toContain(`<span class="unseen">${label}</span><span class="nav-title">${name}</span>`);
});
