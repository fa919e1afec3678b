import type { Site, SitePage } from "#docs-host/site/model";
import { type ApiGuides, apiGuides } from "../guides/index.ts";
import { type AuthoredText, authoredText } from "../views/index.ts";
import { mdxText } from "./mdx-text.ts";

type TextPage = Extract<SitePage, { readonly kind: "overview" | "changelog" | "entry" }>;

const lastTexts = new WeakMap<Site, { readonly page: TextPage; readonly text: AuthoredText }>();

/**
 * Reads the text of a page: its author's text, or else the description of its API. A static build renders a page and
 * indexes it right after, so the last text is cached: reading takes most of the time of a page.
 *
 * @param hasColors false for a text that nobody sees
 */
export function readText(
  page: TextPage,
  site: Site,
  guideOf: ApiGuides = apiGuides(site),
  hasColors = true,
): AuthoredText {
  const last = lastTexts.get(site);
  if (last?.page === page) return last.text;
  const text = readNow(page, site, guideOf, hasColors);
  if (site.isStatic === true && hasColors) lastTexts.set(site, { page, text });
  return text;
}

function readNow(page: TextPage, site: Site, guideOf: ApiGuides, hasColors: boolean): AuthoredText {
  if (page.kind !== "overview" || page.pageId !== undefined) return mdxText(page, { site, guideOf, hasColors });
  const [apiId = ""] = page.apiIds;
  return authoredText(page.markdown, guideOf(apiId)?.resolve ?? ((href) => href));
}
