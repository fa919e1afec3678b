import type { ReactElement } from "react";
import { type SiteLook, siteLook } from "#docs-host/site/look";
import {
  furtherLanguage,
  hasAddress,
  languageAt,
  languageOfPath,
  pageAddress,
  partsAt,
  type Site,
  type SitePage,
  siteAddress,
} from "#docs-host/site/model";
import { endpointsUrl, injectionUrl, type PlaygroundPlace } from "#docs-host/site/page-data";
import { withTexts } from "#docs-host/site/playground-texts";
import { TranslatorContext, translatorFor } from "#docs-host/site/translations";
import { type ListView, LongListContext, wholeLists } from "#ui/reference";
import { TextsContext } from "#ui/text";
import { apiGuides } from "../guides/index.ts";
import { type HeadTags, headTags } from "../head-tags/index.ts";
import { type PageLocation, pageLocations } from "../reference/index.ts";
import {
  type ChangelogPart,
  Document,
  frameStyle,
  Layout,
  type LiveChecks,
  liveChecksPage,
  notFoundPage,
  type OwnParts,
  type PageView,
} from "../views/index.ts";
import { prepareTexts } from "./mdx-text.ts";
import { pageLinks } from "./page-links.ts";
import { pageView } from "./page-views.ts";
import type { RenderOptions } from "./render-options.ts";
import { staticMarkup } from "./static-markup.tsx";

/** The place of an open playground on a page. */
interface PlaygroundPosition {
  readonly data: NonNullable<PageView["playground"]>;
  readonly origin: string;
  /** The path of the site on its host. */
  readonly base: string;
  readonly language: string;
}

/** Draws the first screen of a playground on a page. The server injects it, since pages are independent of playgrounds. */
export type DrawPlayground = (position: PlaygroundPosition) => ReactElement;

/** The settings of one page. */
interface PageOptions {
  /** Draws its open playground; the playground is closed without it. */
  readonly drawPlayground?: DrawPlayground | undefined;
  /** The part of a long list that it shows. */
  readonly view?: ListView | undefined;
  /** The part of a changelog that it shows. */
  readonly changelog?: ChangelogPart | undefined;
  /** Receives the id and the number of rows of each long list on the page. */
  readonly onLongList?: ((id: string, total: number) => void) | undefined;
  /** Receives the origins that the text of the page loads from, if there are any. */
  readonly onOrigins?: ((origins: TextOrigins) => void) | undefined;
  /** Called if the time for colors ended before the code of the page did; a host caches no such page. */
  readonly onLackingColors?: (() => void) | undefined;
}

/** The origins of the frames, and of the sounds and videos in the text of a page. */
export type TextOrigins = Pick<OwnParts, "frames" | "media">;

/** The renderer of one site's pages. */
export interface SiteRenderer {
  /** Loads what the page at a slug needs to be rendered, such as the grammars of its code. */
  readonly prepare: (slug: string) => Promise<void>;
  /** Renders the page at a slug; undefined if there is none. */
  readonly page: (slug: string, options: PageOptions) => string | undefined;
  /** Renders the page for a path without a page. */
  readonly notFound: (path: string) => string;
  /** Renders a page without a slug, such as the search page, in a language. */
  readonly lone: (view: PageView, language?: string) => string;
  /** Renders the page of live checks. */
  readonly liveChecks: (checks: LiveChecks) => string;
}

/** Creates the renderer of one site's pages. What all pages share is created once, on first use. */
export function siteRenderer(site: Site, options: RenderOptions): SiteRenderer {
  const locationOf = pageLocations(site);
  const deps = {
    site,
    options: optionsBelow(site.base ?? "", options),
    guideOf: apiGuides(site),
    look: siteLook(site, options.operator),
  };
  const allViews = site.isStatic === true ? wholeLists : undefined;
  const lone = (content: PageView, language: string = site.settings.language, path = ""): string => {
    const at = locationOfMissing(site, path, language, locationOf);
    return staticMarkup(<SiteDocument {...deps} {...{ content, at, language }} />);
  };
  return {
    prepare: (slug) => prepareTexts(site, slug),
    page: (slug, pageOptions) => {
      const page = site.pages.get(slug);
      const view =
        page &&
        pageView(
          page,
          { ...deps, guideOf: apiGuides(site, languageAt(site, page)) },
          { list: pageOptions.view ?? allViews, changelog: pageOptions.changelog },
        );
      if (page === undefined || view === undefined) return undefined;
      const { frames = [], media = [] } = view.own ?? {};
      if (view.own?.lacksColors) pageOptions.onLackingColors?.();
      if (frames.length + media.length > 0) pageOptions.onOrigins?.({ frames, media });
      const language = languageAt(site, page);
      const draw = (): string =>
        staticMarkup(
          <SiteDocument {...deps} {...pageOptions} {...{ page, content: view, at: locationOf(page), language }} />,
        );
      return pageOptions.drawPlayground === undefined ? draw() : withTexts(language, draw);
    },
    notFound: (path) => lone(notFoundPage(site, path), languageOfPath(site, path), path),
    lone,
    liveChecks: (checks) => lone(liveChecksPage({ ...checks, view: checks.view ?? allViews }), checks.language),
  };
}

/** The page of an address without one has the sidebar of the part of the site that the address is in, in its language. */
function locationOfMissing(
  site: Site,
  path: string,
  language: string,
  locationOf: (page: SitePage) => PageLocation,
): PageLocation {
  const home = site.languages?.find(({ tag }) => tag === language)?.home ?? site.home;
  const first = site.pages.get(partsAt(site, path)[0]?.home ?? home);
  const { previous: _, next: __, ...at } = first === undefined ? { items: [], around: [] } : locationOf(first);
  return { ...at, around: [] };
}

/** Returns the options with the addresses of files and of the proxy below the path of a site. */
const optionsBelow = (base: string, options: RenderOptions): RenderOptions => {
  const { assets, playgroundStyles, proxyUrl } = options;
  const below = (path: string): string => base + path;
  return {
    ...options,
    assets: {
      ...assets,
      script: below(assets.script),
      styles: assets.styles.map(below),
      fonts: assets.fonts.map(below),
    },
    playgroundStyles: playgroundStyles.map(below),
    // A proxy elsewhere has its own address.
    proxyUrl: proxyUrl.startsWith("/") ? below(proxyUrl) : proxyUrl,
  };
};

/** Returns what the playgrounds share that open over a page of a site; undefined for a site without APIs. */
function sharedPlayground(site: Site, options: RenderOptions, language: string): PlaygroundPlace | undefined {
  const { apis, base = "", isStatic = false } = site;
  const { proxyUrl, direct, directChannels, isLoginFor } = options;
  if (apis.size === 0) return undefined;
  const hasLogin = isLoginFor !== undefined && [...apis.values()].some(isLoginFor);
  return {
    ...{ endpointsUrl: endpointsUrl(base, isStatic, furtherLanguage(site, language)), proxyUrl, direct },
    ...(directChannels && { directChannels }),
    ...(hasLogin && { injectionUrl: injectionUrl(base) }),
  };
}

interface SiteDocumentProps extends PageOptions {
  readonly site: Site;
  readonly options: RenderOptions;
  readonly look: SiteLook;
  /** Absent for the page of a path without one. */
  readonly page?: SitePage;
  readonly content: PageView;
  readonly at: PageLocation;
  /** The language of the interface. */
  readonly language: string;
}

function SiteDocument(props: SiteDocumentProps): ReactElement {
  const translator = translatorFor(props.language);
  return (
    <TranslatorContext.Provider value={translator}>
      <TextsContext.Provider value={translator}>
        <WholeDocument {...props} />
      </TextsContext.Provider>
    </TranslatorContext.Provider>
  );
}

function WholeDocument(props: SiteDocumentProps): ReactElement {
  const { site, options, look, page, content, at, drawPlayground, view, changelog, onLongList, language } = props;
  const { playground, head, title } = content;
  const isPart = view !== undefined || changelog !== undefined;
  const isHidden = page === undefined || page.isHidden || page.isNoindex || isPart;
  const frame = { site, page, language, ...at };
  const isAddressed = options.origin !== undefined || hasAddress(site);
  const address = page && isAddressed ? pageAddress(site, page.slug, options.origin ?? "") : undefined;
  // A text without a translation has the address of its original, wherever it is shown.
  const original = page?.original;
  const canonical =
    original === undefined || !isAddressed ? address : pageAddress(site, original, options.origin ?? "");
  return (
    <Document
      {...{ title, browserTitle: head?.browserTitle }}
      siteTitle={site.title}
      keywords={head?.keywords}
      description={content.description}
      headTags={address === undefined ? undefined : tagsOf(props, address)}
      canonical={page === undefined ? undefined : (head?.canonical ?? canonical)}
      assets={options.assets}
      nonce={options.nonce}
      look={look}
      styles={[...frameStyle(frame), ...(content.own?.styles ?? [])]}
      base={site.base}
      isStatic={site.isStatic}
      language={language}
      playground={playground ?? sharedPlayground(site, options, language)}
      version={options.live || options.announcesVersions === true ? site.hash : undefined}
      isLive={options.live}
      source={options.live && page !== undefined && "pageId" in page ? page.pageId : undefined}
      robots={[...new Set([...(isHidden ? ["noindex"] : []), ...(head?.robots ?? [])])]}
      early={
        drawPlayground &&
        playground && {
          playground: drawPlayground({
            data: playground,
            origin: new URL(site.url ?? options.origin ?? "https://localhost").origin,
            base: site.base ?? "",
            language,
          }),
          styles: options.playgroundStyles,
        }
      }
    >
      <Layout
        frame={frame}
        items={at.items}
        pageFrame={content.frame}
        around={at.around}
        previous={at.previous}
        next={at.next}
        title={title}
        toc={content.toc}
        sideColumn={content.sideColumn}
        address={address}
        siteUrl={siteAddress(site, options.origin ?? "")}
        operator={options.operator}
        resolve={(href) => pageLinks(site, page?.slug ?? "", "").resolve(href)?.href}
      >
        <LongListContext.Provider value={onLongList ?? ignoreList}>{content.content}</LongListContext.Provider>
      </Layout>
    </Document>
  );
}

/** The tags of a page at an address, for previews and search engines. */
const tagsOf = ({ page, site, options, content }: SiteDocumentProps, address: string): HeadTags | undefined =>
  page &&
  headTags({
    ...{ page, site, address, siteUrl: siteAddress(site, options.origin ?? "") },
    ...{ title: content.title, description: content.description, drawsPreviews: options.drawsPreviews },
  });

const ignoreList = (): void => {};
