import type { ListView } from "#ui/reference";
import {
  apisPage,
  type ChangelogPart,
  changelogPage,
  channelPage,
  endpointPage,
  entryPage,
  groupPage,
  overviewPage,
  type PageView,
  typePage,
  typesPage,
  webhookPage,
} from "../pages/index.ts";
import type { Site, SitePage } from "../site/index.ts";
import type { ApiGuide, ApiGuides } from "./api-guides.ts";
import { mdxText } from "./mdx-text.ts";
import { readText } from "./read-text.ts";
import type { RenderOptions } from "./render-options.ts";

/** The inputs of all pages of a site. */
export interface PageDeps {
  readonly site: Site;
  readonly options: RenderOptions;
  readonly guideOf: ApiGuides;
}

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
  endpoint: (page, { site, options, guideOf }, list) => {
    const api = guideOf(page.apiId, list);
    const endpoint = api?.index.endpoint(page.endpointId);
    return api && endpoint && endpointPage({ page, endpoint, ...api, ...playgroundOptions(api, site, options) });
  },
  type: (page, { guideOf }, list) => {
    const api = guideOf(page.apiId, list);
    const definition = api?.guide.types.get(page.typeId);
    return api && definition && typePage({ page, definition, ...api });
  },
  types: (page, { site, guideOf }, view) => {
    const api = guideOf(page.apiId, view);
    return api && typesPage({ page, site, index: api.index, view });
  },
  group: (page, { site, options, guideOf }, list) => {
    const api = guideOf(page.apiId, list);
    const endpointView = (slug: string): PageView | undefined => {
      const entry = site.pages.get(slug);
      const endpoint = entry?.kind === "endpoint" ? api?.index.endpoint(entry.endpointId) : undefined;
      if (api === undefined || entry?.kind !== "endpoint" || endpoint === undefined) return undefined;
      return endpointPage({ page: entry, endpoint, ...api, ...playgroundOptions(api, site, options), isPart: true });
    };
    return api && groupPage({ page, site, ...api, endpointView });
  },
  apis: (page, { site }, view) => apisPage({ page, site, view }),
  channel: (page, { site, options, guideOf }, list) => {
    const api = guideOf(page.apiId, list);
    const channel = api?.index.channel(page.channelId);
    return (
      api &&
      channel &&
      channelPage({
        page,
        channel,
        ...api,
        ...playgroundOptions(api, site, options),
        needsServer: site.servers?.has(page.apiId) === true,
      })
    );
  },
  webhook: (page, { guideOf }, list) => {
    const api = guideOf(page.apiId, list);
    const webhook = api?.index.webhook(page.webhookId);
    return api && webhook && webhookPage({ page, webhook, ...api });
  },
};

const playgroundOptions = (
  { index }: ApiGuide,
  { base = "", isStatic = false }: Site,
  { proxyUrl, direct, isLoginFor }: RenderOptions,
) => ({
  base,
  isStatic,
  proxyUrl,
  direct,
  login: isLoginFor?.(index.api) ?? false,
});

/** Returns the content of a page, or of a part of it; `undefined` if its API or entry is missing. */
export function pageView(page: SitePage, deps: PageDeps, { list, changelog }: PagePart): PageView | undefined {
  // The compiler can't see that the view of a kind takes pages of that kind; the mapped type guarantees it.
  const view = viewsByKind[page.kind] as (
    page: SitePage,
    ...rest: [PageDeps, ListView?, ChangelogPart?]
  ) => PageView | undefined;
  return view(page, deps, list, changelog);
}
