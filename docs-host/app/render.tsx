import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ApiModel, EndpointForm } from "#engine/model";
import { type Guide, type ListView, LongListContext, makeGuide } from "#ui/reference";
import { markInvisible } from "./mark-invisible.ts";
import { prose } from "./markdown/index.ts";
import type { PlaygroundData } from "./page-data/index.ts";
import type { PageView } from "./pages/index.ts";
import {
  apisPage,
  channelPage,
  Document,
  endpointPage,
  groupPage,
  Layout,
  type Neighbour,
  notFoundPage,
  overviewPage,
  type PageAssets,
  typePage,
  typesPage,
  UnavailablePage,
  webhookPage,
} from "./pages/index.ts";
import { EarlyPlayground } from "./request/index.ts";
import type { SiteError } from "./site/index.ts";
import {
  type HeadingTrails,
  headingTrails,
  hrefOf,
  indexOf,
  lenientTypes,
  type Site,
  type SiteIndex,
  type SitePage,
} from "./site/index.ts";

/** The settings of pages, apart from the site itself. */
export interface RenderOptions {
  readonly assets: PageAssets;
  readonly proxyUrl: string;
  /** True if pages send requests straight to the API. */
  readonly direct: boolean;
  /** True if readers of an API log in to the site, and their playgrounds are prefilled. */
  readonly isLoginFor?: ((api: ApiModel) => boolean) | undefined;
  /** The origin of the site, such as `https://docs.example.com`; canonical addresses start with it. */
  readonly origin: string;
  /** True if open pages poll for changes of the site. */
  readonly live: boolean;
  /** The styles of a playground. Only pages that are rendered with one load them before it opens. */
  readonly playgroundStyles: readonly string[];
  /** Placeholder for the nonce of the response. */
  readonly nonce: string;
}

/** The settings of one page. */
interface PageOptions {
  /** The form of its open playground; the playground is closed without it. */
  readonly form?: EndpointForm | undefined;
  /** The part of a long list that it shows. */
  readonly view?: ListView | undefined;
  /** Receives the id and the number of rows of each long list on the page. */
  readonly onLongList?: ((id: string, total: number) => void) | undefined;
}

interface DrawOptions extends Omit<PageOptions, "view"> {
  /** True if it shows a requested part of a list. */
  readonly isPart?: boolean;
}

interface Api {
  readonly index: SiteIndex;
  readonly guide: Guide;
}

/** Creates the renderer of one site's pages. What all pages share is created once, on first use. */
export function siteRenderer(site: Site, options: RenderOptions) {
  const apis = new Map<string, Api>();
  let trails: HeadingTrails | undefined;
  const order = new Map(site.order.map((slug, i) => [slug, i]));
  const sharedOf = (id: string): Api | undefined => {
    const known = apis.get(id);
    const model = site.apis.get(id);
    if (known !== undefined || model === undefined) return known;
    const index = indexOf(site, model);
    const made = { index, guide: makeGuide({ types: lenientTypes(model.types), typeHref: index.typeHref, prose }) };
    apis.set(id, made);
    return made;
  };

  const apiOf = (id: string, view?: ListView): Api | undefined => {
    const api = sharedOf(id);
    return view && api ? { ...api, guide: { ...api.guide, view } } : api;
  };

  type Views = {
    readonly [K in SitePage["kind"]]: (
      page: Extract<SitePage, { readonly kind: K }>,
      view: ListView | undefined,
    ) => PageView | undefined;
  };
  const views: Views = {
    overview: (page, view) => overviewPage({ page, apis: page.apiIds.flatMap((id) => apiOf(id, view) ?? []) }),
    endpoint: (page, view) => {
      const api = apiOf(page.apiId, view);
      const endpoint = api?.index.endpoint(page.endpointId);
      if (api === undefined || endpoint === undefined) return undefined;
      const { proxyUrl, direct, isLoginFor } = options;
      return endpointPage({ page, endpoint, ...api, proxyUrl, direct, login: isLoginFor?.(api.index.api) ?? false });
    },
    type: (page, view) => {
      const api = apiOf(page.apiId, view);
      const definition = api?.guide.types.get(page.typeId);
      if (api === undefined || definition === undefined) return undefined;
      return typePage({ page, definition, ...api });
    },
    types: (page, view) => {
      const api = apiOf(page.apiId, view);
      return api && typesPage({ page, site, index: api.index, view });
    },
    group: (page, view) => {
      const api = apiOf(page.apiId, view);
      return api && groupPage({ page, site, ...api });
    },
    apis: (page, view) => apisPage({ page, site, view }),
    channel: (page, view) => {
      const api = apiOf(page.apiId, view);
      const channel = api?.index.channel(page.channelId);
      if (api === undefined || channel === undefined) return undefined;
      const { proxyUrl, direct, isLoginFor } = options;
      return channelPage({ page, channel, ...api, proxyUrl, direct, login: isLoginFor?.(api.index.api) ?? false });
    },
    webhook: (page, view) => {
      const api = apiOf(page.apiId, view);
      const webhook = api?.index.webhook(page.webhookId);
      return api && webhook && webhookPage({ page, webhook, guide: api.guide });
    },
  };

  const neighbour = (slug: string | undefined): Neighbour | undefined => {
    const page = slug === undefined ? undefined : site.pages.get(slug);
    return page === undefined ? undefined : { slug: page.slug, title: page.title };
  };

  const draw = (view: PageView, slug: string | undefined, drawing: DrawOptions = {}): string => {
    const { form, isPart = false, onLongList = () => {} } = drawing;
    const place = slug === undefined ? -1 : (order.get(slug) ?? -1);
    trails ??= headingTrails(site);
    return html(
      <Document
        title={view.title}
        siteTitle={site.title}
        description={view.description}
        canonical={slug === undefined ? undefined : options.origin + hrefOf(slug)}
        assets={options.assets}
        nonce={options.nonce}
        accent={site.accent}
        playground={view.playground}
        version={options.live ? site.hash : undefined}
        hidden={slug === undefined || isPart}
        early={form && view.playground && early(form, view.playground)}
      >
        <Layout
          siteTitle={site.title}
          navigation={site.navigation}
          current={slug}
          around={aroundOf(slug, trails)}
          title={view.title}
          toc={view.toc}
          sideColumn={view.sideColumn}
          previous={place < 0 ? undefined : neighbour(site.order[place - 1])}
          next={place < 0 ? undefined : neighbour(site.order[place + 1])}
        >
          <LongListContext.Provider value={onLongList}>{view.content}</LongListContext.Provider>
        </Layout>
      </Document>,
    );
  };

  const early = (form: EndpointForm, data: PlaygroundData) => ({
    playground: <EarlyPlayground form={form} data={data} origin={options.origin} now={() => new Date()} />,
    styles: options.playgroundStyles,
  });

  /** A page outside the navigation, such as that of a type, is shown at its parent page. */
  const aroundOf = (slug: string | undefined, known: HeadingTrails) => {
    if (slug === undefined) return [];
    const own = known.get(slug);
    if (own !== undefined) return own;
    const page = site.pages.get(slug);
    const above = page !== undefined && "breadcrumbs" in page ? page.breadcrumbs : [];
    return (
      above.toReversed().flatMap((crumb) => (crumb.slug === undefined ? [] : [known.get(crumb.slug) ?? []]))[0] ?? []
    );
  };

  return {
    /** Renders the page at a slug; undefined if there is none. */
    page: (slug: string, { form, view: list, onLongList }: PageOptions): string | undefined => {
      const page = site.pages.get(slug);
      if (page === undefined) return undefined;
      // The compiler can't see that the view chosen by `kind` takes just this page; the mapped type promises it.
      const see = views[page.kind] as (page: SitePage, list: ListView | undefined) => PageView | undefined;
      const view = see(page, list);
      if (view === undefined) return undefined;
      return draw(view, slug, { form, isPart: list !== undefined, onLongList });
    },
    /** The page for a path without a page. */
    notFound: (path: string): string => draw(notFoundPage(site, path), undefined),
  };
}

/** The page for all paths while there is no site. */
export const renderUnavailable = (fault: SiteError, path: string, options: RenderOptions): string =>
  html(
    <Document
      title="These docs can’t be shown right now"
      siteTitle="Callboard"
      assets={options.assets}
      nonce={options.nonce}
      hidden
    >
      <UnavailablePage error={fault} path={path} />
    </Document>,
  );

/** Static markup, without the marks for hydration: no script hydrates it, and they would add nodes to each page. */
const html = (document: ReactElement): string => `<!doctype html>${markInvisible(renderToStaticMarkup(document))}`;
