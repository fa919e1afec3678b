import { expect, it } from "vitest";
import { buildSite } from "../build-site.ts";
import { inLanguages } from "../lookup/languages.ts";

const page = (title: string, slug: string, pageId: string) => ({ type: "page", title, slug, pageId });

const site = buildSite({
  hash: "languages",
  apis: new Map([
    ["plants", { id: "plants", name: "Plants", endpoints: [], types: {}, groups: [], auths: {}, globalHeaders: [] }],
  ]),
  definition: {
    pages: {
      "a.mdx": { markdown: "A" },
      "b.mdx": { markdown: "B" },
      "translations/ar/a.mdx": { markdown: "---\ntitle: ألف\n---\n" },
    },
    config: {
      ...{
        title: "Plants",
        translations: {
          defaultLocale: "en",
          translations: ["en", "ar", "fr", "../x"],
          labels: { ar: { Help: "مساعدة" } },
        },
      },
      root: {
        type: "root",
        slug: "docs",
        child: {
          type: "sidebarRoot",
          children: [
            { type: "section", title: "Help", slug: "docs/help", children: [page("A", "docs/help/a", "a.mdx")] },
            page("B", "docs/b", "b.mdx"),
            { type: "apiReference", title: "API", slug: "docs/api", apiDefinitionId: "plants" },
          ],
        },
      },
    },
  },
});

it("has the pages of each language that is translated, below its tag", () => {
  expect(site.languages).toEqual([
    { tag: "en", slug: "docs", home: "docs/help/a" },
    { tag: "ar", slug: "docs/ar", home: "docs/ar/help/a", labels: { Help: "مساعدة" } },
  ]);
  expect(site.settings.language).toBe("en");
  expect(site.redirects.get("docs/ar")).toBe("docs/ar/help/a");
  expect(site.pages.get("docs/ar/help/a")).toMatchObject({
    title: "ألف",
    pageId: "translations/ar/a.mdx",
    place: { language: "ar" },
  });
  expect(site.pages.get("docs/ar/help/a")?.original).toBeUndefined();
});

it("shows a page without a translation as the original, and the reference in each language", () => {
  expect(site.pages.get("docs/ar/b")).toMatchObject({ title: "B", original: "docs/b" });
  expect([...site.pages.keys()].filter((slug) => slug.endsWith("/api"))).toEqual(["docs/api", "docs/ar/api"]);
  expect(site.pages.get("docs/ar/api")).toMatchObject({ apiIds: ["plants"], place: { language: "ar" } });
  expect(site.pages.get("docs/ar/api")?.original).toBeUndefined();
  const [, product] = site.products;
  const tab = product?.kind === "product" ? product.versions[0]?.tabs[0] : undefined;
  const items = tab?.kind === "tab" ? tab.variants[0]?.items : undefined;
  const overview = { title: "نظرة عامة", slug: "docs/ar/api" };
  expect(items).toMatchObject([
    { title: "مساعدة" },
    { title: "B", language: "en" },
    { kind: "group", title: "API", items: [overview] },
  ]);
});

it("names a page by the labels of its language, then by its own text, then as the first language does", () => {
  const named = (title: string, own: string | undefined) => {
    const { products } = buildSite({
      hash: "names",
      apis: new Map(),
      definition: {
        pages: {
          "a.mdx": { markdown: "A" },
          "x.mdx": { markdown: "X" },
          "translations/fr/x.mdx": { markdown: "X" },
          ...(own !== undefined && { "translations/fr/a.mdx": { markdown: own } }),
        },
        config: {
          ...{
            title: "Plants",
            translations: { defaultLocale: "en", translations: ["en", "fr"], labels: { fr: { Help: "Aide" } } },
          },
          root: { type: "root", child: { type: "sidebarRoot", children: [page(title, "a", "a.mdx")] } },
        },
      },
    });
    const product = products[1];
    const tab = product?.kind === "product" ? product.versions[0]?.tabs[0] : undefined;
    const [item] = tab?.kind === "tab" ? (tab.variants[0]?.items ?? []) : [];
    return [item?.title, item?.language];
  };
  const cases: readonly (readonly [title: string, own: string | undefined, name: string, language?: string])[] = [
    ["Help", "---\nsidebar-title: Court\ntitle: Long\n---\n# Titre", "Aide"],
    ["Help", undefined, "Aide"],
    ["Start", "---\nsidebar-title: Court\ntitle: Long\n---\n# Titre", "Court"],
    ["Start", "---\ntitle: Long\n---\n# Titre", "Long"],
    ["Start", "Texte\n\n```sh\n# pas ceci\n```\n\n# Le *premier* [pas](./b.mdx) #\n\n# Plus", "Le premier pas"],
    ["Start", "Texte", "Start", "en"],
    ["Start", "## Une partie\n\n# Plus", "Start", "en"],
    ["Start", undefined, "Start", "en"],
  ];
  for (const [title, own, name, language] of cases) expect(named(title, own)).toEqual([name, language]);
});

it("finds a page in all languages", () => {
  expect(inLanguages(site, site.pages.get("docs/b"))).toEqual([
    { tag: "en", slug: "docs/b", isCurrent: true, isTranslated: true },
    { tag: "ar", slug: "docs/ar/b", isCurrent: false, isTranslated: false },
  ]);
});
