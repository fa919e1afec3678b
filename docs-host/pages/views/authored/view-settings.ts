import type { FrontMatter } from "#docs-host/site/front-matter";
import type { SitePage } from "#docs-host/site/model";
import { textSummary } from "#docs-host/site/page-facts";
import { plainLine } from "#ui/text";
import type { HeadSettings, PageFrame } from "../page-view.ts";
import type { AuthoredText } from "./authored-text.tsx";
import { writtenDate } from "./entry-date.tsx";

/** Returns the settings of a text for browsers and search engines. */
export const headOf = (settings: FrontMatter, page: SitePage): HeadSettings => ({
  browserTitle: settings.headline,
  keywords: settings.keywords,
  canonical: settings.canonicalUrl,
  robots: [
    ...(settings.isHiddenFromSearch || page.isNoindex ? (["noindex"] as const) : []),
    ...(settings.areLinksIgnored ? (["nofollow"] as const) : []),
  ],
});

/** Returns the description of a text for search engines, without the marks of markdown. */
export const descriptionOf = ({
  settings,
  markdown,
}: Pick<AuthoredText, "settings" | "markdown">): string | undefined =>
  (settings.description === undefined ? "" : plainLine(settings.description)) || textSummary(markdown);

/** Returns the frame of a text by its settings, in the language of its page. */
export const frameOf = (settings: FrontMatter, editUrl: string | undefined, language: string): PageFrame => ({
  layout: settings.layout,
  // A guide of the layout `reference` is as wide as the page.
  hasToc: !settings.hidesToc && (settings.layout === "guide" || settings.layout === "overview"),
  hasNavLinks: !settings.hidesNavLinks && settings.layout !== "custom",
  hasFeedback: !settings.hidesFeedback && settings.layout !== "custom",
  hasPageActions: !settings.hidesPageActions && settings.layout !== "custom",
  editUrl: settings.editUrl ?? editUrl,
  lastUpdated: settings.lastUpdated && writtenDate(settings.lastUpdated, language),
  logo: settings.logo,
});
