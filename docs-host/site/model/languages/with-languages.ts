import type { Navigation } from "../navigation/walk-navigation.ts";
import type { Site, SiteLanguage, SitePage } from "../site.ts";
import { joined } from "../slugs.ts";
import type { PagePlace } from "../structure.ts";
import { type Translation, translationFolder } from "./translations.ts";

type Parts = Pick<Navigation, "products" | "pages" | "aliases" | "order" | "redirects">;

interface LanguageOptions extends Parts {
  readonly home: string;
  /** The slug of the site. */
  readonly basePath: string;
  readonly first: string | undefined;
  readonly translations: readonly (Pick<Translation, "tag" | "slug" | "labels"> & {
    readonly navigation: Navigation;
  })[];
}

/** The parts of a site, with the parts of all of its languages. */
type LanguageParts = Pick<Site, "products" | "pages" | "aliases" | "order" | "redirects"> & {
  readonly languages?: readonly [SiteLanguage, ...SiteLanguage[]];
};

/** Adds the translated navigations of a site to the navigation of its first language. */
export function withLanguages({ home, basePath, first, translations, ...parts }: LanguageOptions): LanguageParts {
  const { products, pages, aliases, order, redirects } = parts;
  if (first === undefined || translations.length === 0) return { products, pages, aliases, order, redirects };
  const all = {
    products: products.map((one) => ({ ...one, language: first })),
    pages: new Map(pages),
    aliases: new Map(aliases),
    order: [...order],
    redirects: new Map(redirects),
  };
  const languages: [SiteLanguage, ...SiteLanguage[]] = [{ tag: first, slug: basePath, home }];
  for (const { tag, slug, labels, navigation } of translations) {
    // A site without a page in a language does not have the language.
    if (navigation.home === undefined) continue;
    const offset = all.products.length;
    all.products.push(...navigation.products.map((one) => ({ ...one, language: tag })));
    for (const page of navigation.pages.values()) {
      if (all.pages.has(page.slug)) continue;
      const original = originalOf(page, joined(basePath, page.slug.slice(slug.length + 1)), tag, parts);
      all.pages.set(page.slug, { ...page, place: placeIn(page.place, tag, offset), ...(original && { original }) });
    }
    for (const [alias, target] of navigation.aliases) all.aliases.set(alias, target);
    for (const [from, target] of navigation.redirects) if (!all.redirects.has(from)) all.redirects.set(from, target);
    if (!all.pages.has(slug)) all.redirects.set(slug, navigation.home);
    all.order.push(...navigation.order);
    languages.push({
      ...{ tag, slug, home: navigation.home },
      ...(Object.keys(labels).length > 0 && { labels }),
    });
  }
  return { ...all, languages };
}

const placeIn = ({ product, ...place }: PagePlace, language: string, offset: number): PagePlace => ({
  ...place,
  ...(product !== undefined && { product: product + offset }),
  language,
});

/**
 * Returns the page of the first language with the text that a page shows; undefined for a page with its own text. Pages
 * of APIs have no text of an author, and are in all languages.
 */
function originalOf(page: SitePage, slug: string, tag: string, { pages }: Pick<Parts, "pages">): string | undefined {
  const isTranslated = "pageId" in page && page.pageId?.startsWith(translationFolder(tag)) === true;
  const isOfApi = "apiId" in page || page.kind === "apis" || (page.kind === "overview" && page.pageId === undefined);
  return !isTranslated && !isOfApi && pages.has(slug) ? slug : undefined;
}
