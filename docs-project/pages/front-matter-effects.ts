import { type KeyEffects, tested, unsupported } from "../settings/effects.ts";

/** Titles of tests that cover several keys. */
const read = "reads the settings %j";
const sent = "are sent as the Fern CLI sends them";
const metadata = "become %s of the page";
const preview = "follows the settings of its site";

/** The layouts that a page can have. */
export const pageLayouts: readonly string[] = ["guide", "overview", "reference", "page", "custom"];

/** The effect of each key of the front matter of a page. */
export const frontMatterEffects: KeyEffects = {
  ...tested(sent, "slug", "sidebar-title", "position", "hidden"),
  ...tested(read, "title", "headline", "subtitle", "excerpt", "description", "keywords", "canonical-url", "image"),
  ...tested(read, "noindex", "nofollow", "layout", "availability", "beta", "banner", "logo", "jsonld:breadcrumb"),
  ...tested(read, "hide-toc", "max-toc-depth", "force-toc", "no-image-zoom", "hide-nav-links", "hide-feedback"),
  ...tested(read, "hide-page-actions", "edit-this-page-url", "last-updated", "breadcrumb", "tags"),
  ...tested(metadata, "og:site_name", "og:title", "og:description", "og:url", "og:image", "og:image:width"),
  ...tested(metadata, "og:image:height", "og:image:alt", "og:locale", "og:logo", "twitter:title"),
  ...tested(metadata, "twitter:description", "twitter:handle", "twitter:image", "twitter:site", "twitter:url"),
  ...tested(metadata, "twitter:card"),
  ...tested(preview, "og:dynamic", "og:dynamic:background-image", "og:dynamic:text-color", "og:dynamic:logo-color"),
  ...tested(preview, "og:dynamic:background-color", "og:dynamic:show-logo", "og:dynamic:show-section"),
  ...tested(preview, "og:dynamic:show-description", "og:dynamic:show-url", "og:dynamic:show-gradient"),
  ...unsupported("remove it: the search has the fields of `keywords`, and no others of an author", "search-metadata"),
};
