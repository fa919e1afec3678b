import { type AuthoredText, authoredText } from "../pages/index.ts";
import type { Site, SitePage } from "../site/index.ts";
import { type ApiGuides, apiGuides } from "./api-guides.ts";
import { mdxText } from "./mdx-text.ts";

/**
 * Reads the text of a page: that of its author, else the description of its API.
 *
 * @param hasColors false for a text that nobody sees
 */
export function readText(
  page: Extract<SitePage, { readonly kind: "overview" | "changelog" | "entry" }>,
  site: Site,
  guideOf: ApiGuides = apiGuides(site),
  hasColors = true,
): AuthoredText {
  if (page.kind !== "overview" || page.pageId !== undefined) return mdxText(page, { site, guideOf, hasColors });
  const [apiId = ""] = page.apiIds;
  return authoredText(page.markdown, guideOf(apiId)?.resolve ?? ((href) => href));
}
