import { slug as headingId } from "github-slugger";
import { idPrefix } from "#docs-host/site/author-styles";
import { hrefOf, type Site, type SiteIndex, type SitePage, slugInLanguage } from "#docs-host/site/model";
import { decodedUri } from "#engine/decode-uri";
import { slugOf, splitBefore } from "#engine/text";
import { pageText, type ResolveLink } from "../markdown/index.ts";

/** The schemes of external links. */
const outward = /^(?:https?|mailto):/i;

/**
 * Creates the function that resolves links in the descriptions of an API. It accepts links to parts of the description
 * in the form of this site and of other docs tools. Relative links are resolved against the address of the description.
 * For a link without a target it returns `undefined`, and only the text of the link is shown.
 *
 * @param language the language of the linked pages. Default: the first language of the site
 */
export function apiLinks(site: Site, index: SiteIndex, language?: string): ResolveLink {
  const { linkBase } = index.api;
  const named = namedPages(site, index, language);
  return (href) => {
    if (outward.test(href)) return href;
    if (href.startsWith("#")) return named(href);
    return ownPage(site, href, language) ?? absolute(href, linkBase);
  };
}

/** Returns a path if the site has a page there, or the path of the page in another language. */
function ownPage(site: Site, href: string, language: string | undefined): string | undefined {
  if (!href.startsWith("/") || href.startsWith("//")) return undefined;
  const [path, rest] = splitBefore(href, /[?#]/);
  const slug = decodedUri(path.slice(1)).replace(/\/+$/, "");
  const translated = slugInLanguage(site, language, slug);
  if (translated !== undefined) return hrefOf(translated) + rest;
  return site.pages.has(slug) || site.redirects.has(slug) ? href : undefined;
}

function absolute(href: string, base: string | undefined): string | undefined {
  // An address without a scheme starts with its host.
  const url = URL.parse(href, href.startsWith("//") ? (base ?? "https://localhost") : base);
  return url !== null && outward.test(url.protocol) ? url.href : undefined;
}

/**
 * Creates the lookup of fragments: `#operation/listPets`, `#tag/Pets/operation/listPets` and `#/pets/listPets` name an
 * endpoint, `#/components/schemas/Pet` a type, `#tag/Pets` a group, `#section/Rate-limits` and `#rate-limits` a heading of
 * the API's own description.
 */
function namedPages(site: Site, index: SiteIndex, language: string | undefined): ResolveLink {
  let headings: ReadonlyMap<string, string> | undefined;
  // A link has the name of a tag, a page its display name.
  const names = new Map(index.api.groups.map(({ id, name }) => [id, name]));
  const groups = new Map(
    index.groups.flatMap(({ id, title, href }) =>
      href === undefined ? [] : [title, names.get(id) ?? title].map((name) => [slugOf(name), href] as const),
    ),
  );
  return (href) => {
    const steps = decodedUri(href.slice(1))
      .split("/")
      .filter((step) => step !== "");
    const last = steps.at(-1) ?? "";
    const isTag = steps[0] === "tag" && steps.length === 2;
    headings ??= headingsOf(site, index, language);
    return (
      (isTag ? undefined : index.endpointHref(last)) ??
      (/schemas|definitions/.test(steps.at(-2) ?? "") ? index.typeHref(last) : undefined) ??
      (isTag ? groups.get(slugOf(last)) : undefined) ??
      headings.get(slugOf(last))
    );
  };
}

/** Returns the addresses of the headings in the description of an API, by their texts as slugs. */
function headingsOf(site: Site, { api }: SiteIndex, language: string | undefined): ReadonlyMap<string, string> {
  const isOverview = (page: SitePage): page is Extract<SitePage, { readonly kind: "overview" }> =>
    page.kind === "overview" && page.apiIds.includes(api.id) && page.place.language === language;
  const page = [...site.pages.values()].find(isOverview);
  if (page?.markdown === undefined) return new Map();
  const { toc } = pageText(page.markdown, (href) => href);
  const isAuthored = page.pageId !== undefined;
  return new Map(
    toc.map(({ id, title }) => {
      const name = id.slice(idPrefix.length);
      const own = isAuthored ? (name === slugOf(title) ? headingId(title) : name) : id;
      return [name, `${hrefOf(page.slug)}#${own}`];
    }),
  );
}
