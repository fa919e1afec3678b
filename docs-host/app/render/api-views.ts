import type { ListView } from "#ui/reference";
import {
  apisPage,
  channelPage,
  endpointPage,
  groupPage,
  type PageView,
  typePage,
  typesPage,
  webhookPage,
} from "../pages/index.ts";
import type { Site, SitePage } from "../site/index.ts";
import type { ApiGuide, ApiGuides } from "./api-guides.ts";
import type { RenderOptions } from "./render-options.ts";

/** The inputs of all pages of a site. */
export interface PageDeps {
  readonly site: Site;
  readonly options: Pick<RenderOptions, "proxyUrl" | "direct" | "directChannels" | "isLoginFor">;
  readonly guideOf: ApiGuides;
}

type ApiPageKind = Exclude<SitePage["kind"], "overview" | "entry" | "changelog">;

type ViewsByKind = {
  readonly [K in ApiPageKind]: (
    page: Extract<SitePage, { readonly kind: K }>,
    deps: PageDeps,
    list: ListView | undefined,
  ) => PageView | undefined;
};

/** The views of the pages that are made of the description of an API alone, without the text of an author. */
export const apiViews: ViewsByKind = {
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
  { base = "", isStatic = false, settings }: Site,
  { proxyUrl, direct, directChannels, isLoginFor }: PageDeps["options"],
) => ({
  base,
  isStatic,
  snippets: settings.reference.httpSnippets,
  firstLanguage: settings.defaultLanguage,
  proxyUrl,
  direct,
  ...(directChannels && { directChannels }),
  login: isLoginFor?.(index.api) ?? false,
});
