import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fewerCases } from "../../../../tooling/tier.ts";
import { buildSite } from "../build-site.ts";
import type { NavigationNode, SiteDefinition } from "../definition.ts";
import { gardenApi } from "../docs-definition.testing.ts";
import { partsOf } from "../lookup/parts-of.ts";
import type { NavItem } from "../nav-item.ts";
import type { Site, SitePage } from "../site.ts";
import { randomNavigation } from "./random-navigation.testing.ts";

const apis = new Map([["api", gardenApi("api")]]);

/** The site that everybody sees, and the one for readers who are logged in. */
const sitesOf = (definition: SiteDefinition): readonly Site[] => {
  const site = buildSite({ hash: "h", definition, apis });
  return site.forMembers === undefined ? [site] : [site, site.forMembers];
};

const law = (check: (site: Site, definition: SiteDefinition) => void) => (): void =>
  fc.assert(
    fc.property(randomNavigation, (definition) => {
      for (const site of sitesOf(definition)) check(site, definition);
    }),
    { numRuns: fewerCases(300) },
  );

const variantsOf = ({ products }: Site) =>
  products.flatMap((product) =>
    product.kind === "link"
      ? []
      : product.versions.flatMap(({ tabs }) => tabs.flatMap((tab) => (tab.kind === "tab" ? tab.variants : []))),
  );

const slugsIn = (items: readonly NavItem[]): readonly string[] =>
  items.flatMap((item) => [
    ...("slug" in item && item.slug !== undefined ? [item.slug] : []),
    ...("items" in item ? slugsIn(item.items) : []),
  ]);

/** Returns the page at an address, in the way that requests find it. */
const answer = (site: Site, slug: string): SitePage | undefined => {
  const at = site.pages.has(slug) ? slug : (site.aliases.get(slug) ?? site.redirects.get(slug) ?? "nowhere at all");
  return site.pages.get(at);
};

describe("the navigation of every site", () => {
  it(
    "links to every visible page from the sidebar of the page, or from its changelog",
    law((site) => {
      for (const page of site.pages.values()) {
        const { variant } = partsOf(site, page.place);
        // Landing pages are in no sidebar; pages of types are reached from their list.
        if (page.isHidden || variant === undefined || page.kind === "type" || page.kind === "types") continue;
        if (page.kind === "entry") {
          const changelog = site.pages.get(page.index);
          // Another page may have the address of the changelog.
          if (changelog?.kind === "changelog") expect(changelog.entries).toContain(page.slug);
        } else if (page.kind !== "changelog" || page.period === undefined) {
          expect(slugsIn(variant.items)).toContain(page.slug);
        }
      }
    }),
  );

  it(
    "has no dead link, and links to no hidden page",
    law((site) => {
      const items = variantsOf(site).flatMap((variant) => slugsIn(variant.items));
      const orders = variantsOf(site).flatMap(({ order }) => order);
      const entries = [...site.pages.values()].flatMap((page) => (page.kind === "changelog" ? page.entries : []));
      for (const slug of [...items, ...orders, ...entries, ...site.order]) {
        expect(site.pages.get(slug)).toMatchObject({ isHidden: false });
      }
      const crumbs = [...site.pages.values()].flatMap(({ breadcrumbs }) =>
        breadcrumbs.flatMap(({ slug }) => slug ?? []),
      );
      const homes = site.products.flatMap((product) =>
        product.kind === "link" ? [] : [product.home, ...product.versions.flatMap(({ home }) => home)],
      );
      for (const slug of [...crumbs, ...homes, ...site.redirects.values(), ...site.aliases.values(), site.home]) {
        if (slug !== undefined) expect([slug, site.pages.has(slug)]).toEqual([slug, true]);
      }
    }),
  );

  it(
    "gives every page one canonical address, and every address one page",
    law((site) => {
      for (const [slug, page] of site.pages) {
        expect(page.slug).toBe(slug);
        expect([site.aliases.has(slug), site.redirects.has(slug)]).toEqual([false, false]);
      }
      for (const alias of site.aliases.keys()) expect(site.redirects.has(alias)).toBe(false);
      const contents = [...site.pages.values()].flatMap((page) =>
        page.kind === "overview" && page.pageId !== undefined ? [page.slug] : [],
      );
      expect(new Set(contents).size).toBe(contents.length);
    }),
  );

  it(
    "orders the pages of a sidebar without gaps or repeats, so that each is next to the one before it",
    law((site) => {
      for (const variant of variantsOf(site)) {
        expect(new Set(variant.order).size).toBe(variant.order.length);
        for (const [position, slug] of variant.order.entries()) {
          const page = site.pages.get(slug);
          expect(page?.position).toBe(position);
          expect(page && partsOf(site, page.place).variant).toBe(variant);
        }
      }
    }),
  );

  it(
    "shows at each published address the page that comes first: visible ones before hidden ones, pages before headings",
    law((site, { pages, config }) => {
      const shown = nodesOf(config.root, pages);
      // Restricted pages change which one comes first.
      if (site.forMembers !== undefined) return;
      for (const slug of new Set(shown.map((node) => node.slug))) {
        const nodes = shown.filter((node) => node.slug === slug);
        const first =
          nodes.find(({ pageId, isHidden }) => pageId !== undefined && !isHidden) ??
          nodes.find(({ pageId }) => pageId !== undefined);
        if (first === undefined) continue;
        const page = answer(site, slug);
        if (nodes.some(({ hasOwnPage }) => hasOwnPage)) continue;
        expect([slug, page && "pageId" in page ? page.pageId : undefined]).toEqual([slug, first.pageId]);
      }
    }),
  );

  it("shows nobody else what is for some readers only", () => {
    fc.assert(
      fc.property(randomNavigation, (definition) => {
        const site = buildSite({ hash: "h", definition, apis });
        const open = openPages(definition.config.root, definition.pages);
        for (const page of site.pages.values()) {
          if ((page.kind === "overview" || page.kind === "entry") && page.pageId !== undefined)
            expect(open).toContain(page.pageId);
        }
      }),
      { numRuns: fewerCases(300) },
    );
  });
});

interface PublishedNode {
  readonly slug: string;
  readonly pageId: string | undefined;
  readonly isHidden: boolean;
  /** True of nodes with a page that no author wrote, or with a changelog. */
  readonly hasOwnPage: boolean;
}

const inner = (node: NavigationNode): readonly NavigationNode[] =>
  [node.landingPage, node.child, ...(node.children ?? [])].flatMap((one) => one ?? []);

const isOff = ({ featureFlags = [] }: NavigationNode): boolean =>
  featureFlags.length > 0 && featureFlags.every(({ fallbackValue }) => fallbackValue !== true);

/** Lists the nodes of a navigation that have an address, in depth-first order. */
function nodesOf(
  node: NavigationNode | undefined,
  pages: SiteDefinition["pages"],
  isAroundHidden = false,
): readonly PublishedNode[] {
  if (node === undefined || isOff(node)) return [];
  const isHidden = isAroundHidden || node.hidden === true;
  const id = node.pageId ?? node.overviewPageId;
  const own: PublishedNode = {
    slug: node.slug ?? "",
    pageId: id !== undefined && Object.hasOwn(pages, id) ? id : undefined,
    isHidden,
    hasOwnPage: !["page", "landingPage", "section", "changelogEntry"].includes(node.type),
  };
  const below = inner(node).flatMap((child) => nodesOf(child, pages, isHidden));
  return node.slug === undefined ? below : [own, ...below];
}

/** Returns the texts that are at a node which everybody may see. */
function openPages(node: NavigationNode | undefined, pages: SiteDefinition["pages"]): readonly string[] {
  if (node === undefined || isOff(node) || node.viewers?.includes("staff") === true) return [];
  const id = node.pageId ?? node.overviewPageId;
  return [...(id === undefined ? [] : [id]), ...inner(node).flatMap((child) => openPages(child, pages))];
}
