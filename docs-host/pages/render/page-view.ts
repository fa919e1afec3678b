import type { SitePage } from "#docs-host/site/model";
import type { ListView } from "#ui/reference";
import { apiView, type PageDeps } from "../reference/index.ts";
import { type ChangelogPart, changelogPage, entryPage, overviewPage, type PageView } from "../views/index.ts";
import { mdxText } from "./mdx-text.ts";
import { readText } from "./read-text.ts";

/** The part of a page that is shown, if it has several. */
export interface PagePart {
  readonly list?: ListView | undefined;
  readonly changelog?: ChangelogPart | undefined;
}

/** Returns the content of a page, or of a part of it; `undefined` if its API or entry is missing. */
export function pageView(page: SitePage, deps: PageDeps, { list, changelog }: PagePart): PageView | undefined {
  const { site, guideOf } = deps;
  if (page.kind === "overview") {
    const guides = (id: string) => guideOf(id, list);
    const apis = page.apiIds.flatMap((id) => guides(id) ?? []);
    return overviewPage({ site, page, apis, text: readText(page, site, guides) });
  }
  if (page.kind === "entry") return entryPage({ site, page, text: readText(page, site, guideOf) });
  if (page.kind === "changelog") {
    const ids = new Set<string>();
    const text = mdxText(page, deps, ids);
    const part = changelog ?? { number: 1 };
    return changelogPage({ site, page, text, part, readEntry: (entry) => mdxText(entry, deps, ids) });
  }
  return apiView(page, deps, list);
}
