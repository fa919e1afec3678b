import { expect, it } from "vitest";
import { buildSite, type Site, type SitePage } from "#docs-host/site/model";
import { docsApis, docsDefinition } from "../../site/model/docs-definition.testing.ts";
import { isGuide, staticPageKeys } from "./page-keys.ts";
import { staticPages } from "./static-pages.ts";

const assets = {
  ...{ script: "/assets/a.js", styles: [], fonts: [] },
  inline: { theme: "", earlyPlayground: "", loginReturn: "" },
};

const site = (definition = docsDefinition): Site => ({
  ...buildSite({ hash: "h", definition, apis: docsApis }),
  isStatic: true,
});

const slugs = [...site().pages.keys()];
const guides = [...site().pages.values()].filter(isGuide).map(({ slug }) => slug);

/** Returns a page with a text that can't be read. */
function sealed(page: SitePage): SitePage {
  const get = (): never => {
    throw new Error(`the text of ${page.slug} was read`);
  };
  return Object.defineProperty({ ...page }, "markdown", { get, enumerable: false });
}

it("renders each page without the texts of guides that are other pages @nightly", async () => {
  expect(guides.length).toBeGreaterThan(3);
  const one = site();
  for (const slug of slugs) {
    const pages = [...one.pages].map(([at, page]) => [at, isGuide(page) && at !== slug ? sealed(page) : page] as const);
    const { render } = await staticPages({ ...one, pages: new Map(pages) }, { assets });
    const { files } = await render(slug);
    expect([slug, files.length > 0]).toEqual([slug, true]);
  }
});

type Keys = ReadonlyMap<string, string>;

function keysOf(of = site(), options: Partial<Parameters<typeof staticPageKeys>[1]> = {}, program = "1"): Keys {
  const keyOf = staticPageKeys(of, { assets, proxyUrl: undefined, drawsPreviews: false, ...options }, program);
  return new Map([...of.pages].map(([slug, page]) => [slug, keyOf(page)] as const));
}

const today = keysOf();

const changed = (keys: Keys): readonly string[] => slugs.filter((slug) => keys.get(slug) !== today.get(slug));

/** Returns the definition with another text of a page. */
const withText = (id: string, markdown: string) => ({
  ...docsDefinition,
  pages: { ...docsDefinition.pages, [id]: { ...docsDefinition.pages[id], markdown } },
});

it("changes the key of a page with its text, and of all pages with what they share", () => {
  expect(changed(keysOf(site()))).toEqual([]);
  const [slug = ""] = guides;
  const guide = site().pages.get(slug);
  const id = guide !== undefined && "pageId" in guide ? (guide.pageId ?? "") : "";
  const text = docsDefinition.pages[id]?.markdown ?? "";
  const pagesOfText = guides.filter((one) => site().pages.get(one)?.title === guide?.title);
  expect(changed(keysOf(site(withText(id, `${text}\n\nMore.`))))).toEqual(pagesOfText);
  expect(changed(keysOf({ ...site(), title: "Other" }))).toEqual(slugs);
  expect(changed(keysOf({ ...site(), apis: new Map() }))).toEqual(slugs);
  expect(changed(keysOf({ ...site(), sources: new Map([["a.mdx", "A"]]) }))).toEqual(slugs);
  expect(changed(keysOf(site(), { proxyUrl: "https://proxy.example" }))).toEqual(slugs);
  expect(changed(keysOf(site(), {}, "2"))).toEqual(slugs);
  const entry = [...site().pages.values()].find(({ kind }) => kind === "entry");
  const entryId = entry !== undefined && "pageId" in entry ? (entry.pageId ?? "") : "";
  expect(changed(keysOf(site(withText(entryId, "Other news."))))).toEqual(slugs);
});
