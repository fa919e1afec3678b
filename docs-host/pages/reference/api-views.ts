import type { Site, SitePage } from "#docs-host/site/model";
import type { ApiModel } from "#engine/model";
import type { ListView } from "#ui/reference";
import type { ApiGuide, ApiGuides } from "../guides/index.ts";
import {
  apisPage,
  channelPage,
  endpointPage,
  groupPage,
  type PageView,
  typePage,
  typesPage,
  webhookPage,
} from "../views/index.ts";

/** Settings for sending requests from pages. */
export interface SendOptions {
  readonly proxyUrl: string;
  /** True if pages send requests straight to the API. */
  readonly direct: boolean;
  /** True if channels connect straight to the API, since the server of the pages takes no WebSocket connections. */
  readonly directChannels?: boolean | undefined;
  /** True if readers of an API log in to the site, and their playgrounds are prefilled. */
  readonly isLoginFor?: ((api: ApiModel) => boolean) | undefined;
}

/** The inputs of all pages of a site. */
export interface PageDeps {
  readonly site: Site;
  readonly options: SendOptions;
  readonly guideOf: ApiGuides;
}

/** A page that is made of the description of an API alone, without the text of an author. */
type ApiPage = Exclude<SitePage, { readonly kind: "overview" | "entry" | "changelog" }>;

type View<Page> = (page: Page, deps: PageDeps, list: ListView | undefined) => PageView | undefined;

/** Returns the content of a page of an API, with the parts of long lists that `list` names; undefined if it is missing. */
export const apiView: View<ApiPage> = (page, deps, list) =>
  // The compiler can't see that the view of a kind takes pages of that kind; the mapped type guarantees it.
  (views[page.kind] as View<ApiPage>)(page, deps, list);

const views: { readonly [K in ApiPage["kind"]]: View<Extract<ApiPage, { readonly kind: K }>> } = {
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
