import type { SitePage } from "#docs-host/site/model";
import type { ListView } from "#ui/reference";
import { apiViews, type PageDeps } from "../reference/index.ts";
import { type ChangelogPart, changelogPage, entryPage, overviewPage, type PageView } from "../views/index.ts";
import { mdxText } from "./mdx-text.ts";
import { readText } from "./read-text.ts";

/** The part of a page that is shown, if it has several. */
export interface PagePart {
  readonly list?: ListView | undefined;
  readonly changelog?: ChangelogPart | undefined;
}

type ViewsByKind = {
  readonly [K in SitePage["kind"]]: (
    page: Extract<SitePage, { readonly kind: K }>,
    deps: PageDeps,
    list: ListView | undefined,
    changelog: ChangelogPart | undefined,
  ) => PageView | undefined;
};

const viewsByKind: ViewsByKind = {
  overview: (page, { site, guideOf }, list) => {
    const guides = (id: string) => guideOf(id, list);
    const apis = page.apiIds.flatMap((id) => guides(id) ?? []);
    return overviewPage({ site, page, apis, text: readText(page, site, guides) });
  },
  entry: (page, { site, guideOf }) => entryPage({ site, page, text: readText(page, site, guideOf) }),
  changelog: (page, deps, _, part = { number: 1 }) => {
    const ids = new Set<string>();
    const text = mdxText(page, deps, ids);
    return changelogPage({ site: deps.site, page, text, part, readEntry: (entry) => mdxText(entry, deps, ids) });
  },
  ...apiViews,
};

/** Returns the content of a page, or of a part of it; `undefined` if its API or entry is missing. */
export function pageView(page: SitePage, deps: PageDeps, { list, changelog }: PagePart): PageView | undefined {
  // The compiler can't see that the view of a kind takes pages of that kind; the mapped type guarantees it.
  const view = viewsByKind[page.kind] as (
    page: SitePage,
    ...rest: [PageDeps, ListView?, ChangelogPart?]
  ) => PageView | undefined;
  return view(page, deps, list, changelog);
}
