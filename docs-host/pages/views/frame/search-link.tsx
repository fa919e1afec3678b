import type { ReactElement } from "react";
import { labelAt, languageAt, type Product, type Site, type SitePage, type Version } from "#docs-host/site/model";
import { searchAttribute, searchPageUrl, searchPointer } from "#docs-host/site/page-data";
import { siteTexts } from "#ui/text";

interface SearchLinkProps {
  readonly site: Site;
  readonly product?: Product | undefined;
  readonly version?: Version | undefined;
  readonly page?: SitePage | undefined;
  readonly place: "header" | "sidebar" | "tabs";
  /** True if wide screens have it in the row of the tabs. */
  readonly isInTabs?: boolean;
}

/**
 * The link to the search, which scripts open as a dialog. It is where the publisher put it; on narrow screens always in
 * the header.
 */
export function SearchLink({
  site,
  product,
  version,
  page,
  place,
  isInTabs = false,
}: SearchLinkProps): ReactElement | null {
  const text = siteTexts().text;
  const name =
    site.settings.search.text === undefined ? text("search") : labelAt(site, page, site.settings.search.text);
  const { search, layout } = site.settings;
  const isInSidebar = layout.searchbarPlacement === "sidebar" || !layout.hasHeader;
  if (!search.isOn || (place === "sidebar" && !isInSidebar)) return null;
  const { base = "", isStatic = false } = site;
  const filteredProduct = search.filtersByProduct ? product?.title : undefined;
  // Each product has its own versions. With several products, a filter by one product's default version would exclude
  // the pages of the others.
  const others = site.products.filter((one) => one.kind === "product" && one.language === product?.language);
  const isOnly = others.length === 1 || filteredProduct !== undefined;
  const filter = {
    product: filteredProduct,
    version: isOnly || version?.isDefault === false ? version?.title : undefined,
  };
  const language = site.languages === undefined ? undefined : languageAt(site, page);
  const data = {
    placeholder: name,
    base,
    product: product?.title,
    version: version?.title,
    language,
    filter,
    ...(isStatic && { files: searchPointer(base) }),
  };
  return (
    <a
      className="search-link"
      data-place={place === "header" && (isInSidebar || isInTabs) ? "narrow" : place}
      href={searchPageUrl(base) + (page?.place.language === undefined ? "" : `?language=${page.place.language}`)}
      aria-keyshortcuts="Control+K Meta+K /"
      {...searchAttribute(data)}
    >
      <svg className="kit-icon" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="7" cy="7" r="4.5" />
        <path d="m10.5 10.5 4 4" />
      </svg>
      <span className="search-link-text">{name}</span>
      {/* `aria-keyshortcuts` says it. */}
      <span className="search-key" aria-hidden="true">
        /
      </span>
    </a>
  );
}
