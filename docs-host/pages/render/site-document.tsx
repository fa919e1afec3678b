import type { ReactElement } from "react";
import type { SiteLook } from "#docs-host/site/look";
import { furtherLanguage, hasAddress, pageAddress, type Site, type SitePage, siteAddress } from "#docs-host/site/model";
import { endpointsUrl, injectionUrl, messagesUrl, type PlaygroundPlace } from "#docs-host/site/page-data";
import { catalogIn } from "#docs-host/site/texts";
import { type ListView, LongListContext } from "#ui/reference";
import { type HeadTags, headTags } from "../head-tags/head-tags.ts";
import type { PageLocation } from "../reference/index.ts";
import { type ChangelogPart, Document, frameStyle, Layout, type PageView } from "../views/index.ts";
import { pageLinks } from "./page-links.ts";
import type { RenderOptions } from "./render-options.ts";

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

/** A page of a site and everything that its document shows. */
export interface SiteDocumentProps {
  readonly site: Site;
  readonly options: RenderOptions;
  readonly look: SiteLook;
  /** Absent for the page of a path without a page. */
  readonly page?: SitePage;
  /** The content of the page; the rest of the document is around it. */
  readonly content: PageView;
  /** The place of the page in the navigation. */
  readonly at: PageLocation;
  /** The language of the interface. */
  readonly language: string;
  /** Draws the open playground of the page; the playground is closed without it. */
  readonly drawPlayground?: DrawPlayground | undefined;
  /** The part of a long list that the page shows. */
  readonly view?: ListView | undefined;
  /** The part of a changelog that the page shows. */
  readonly changelog?: ChangelogPart | undefined;
  /** Receives the id and the number of rows of each long list on the page. */
  readonly onLongList?: ((id: string, total: number) => void) | undefined;
}

/** The document of a page, rendered with the messages of its language. */
export function SiteDocument(props: SiteDocumentProps): ReactElement {
  const { site, options, look, page, content, at, onLongList = ignoreList, language } = props;
  const { head, title } = content;
  const frame = { site, page, language, ...at };
  const { address, canonical } = addressesOf(props);
  return (
    <Document
      {...{ title, browserTitle: head?.browserTitle }}
      siteTitle={site.title}
      keywords={head?.keywords}
      description={content.description}
      headTags={tagsOf(props, address)}
      canonical={canonical}
      assets={options.assets}
      nonce={options.nonce}
      look={look}
      styles={[...frameStyle(frame), ...(content.own?.styles ?? [])]}
      base={site.base}
      isStatic={site.isStatic}
      language={language}
      playground={content.playground ?? sharedPlayground(site, options, language)}
      messagesUrl={
        site.apis.size > 0 && catalogIn(language)
          ? messagesUrl(site.base ?? "", site.isStatic === true, language)
          : undefined
      }
      version={options.live || options.announcesVersions === true ? site.hash : undefined}
      isLive={options.live}
      source={options.live && page !== undefined && "pageId" in page ? page.pageId : undefined}
      robots={robotsOf(props)}
      early={openPlayground(props)}
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
        <LongListContext.Provider value={onLongList}>{content.content}</LongListContext.Provider>
      </Layout>
    </Document>
  );
}

const ignoreList = (): void => {};

/**
 * Returns the web address of a page and its canonical address. A page without a translation has the canonical address of
 * its original. Both are undefined for a page of a site with an unknown origin.
 */
function addressesOf({ site, options, page, content }: SiteDocumentProps): {
  readonly address?: string | undefined;
  readonly canonical?: string | undefined;
} {
  if (page === undefined) return {};
  const isAddressed = options.origin !== undefined || hasAddress(site);
  const at = (slug: string): string | undefined =>
    isAddressed ? pageAddress(site, slug, options.origin ?? "") : undefined;
  return { address: at(page.slug), canonical: content.head?.canonical ?? at(page.original ?? page.slug) };
}

/** Returns the tags of a page for previews and search engines; undefined for a page without an address. */
const tagsOf = (
  { page, site, options, content }: SiteDocumentProps,
  address: string | undefined,
): HeadTags | undefined =>
  page && address !== undefined
    ? headTags({
        ...{ page, site, address, siteUrl: siteAddress(site, options.origin ?? "") },
        ...{ title: content.title, description: content.description, drawsPreviews: options.drawsPreviews },
      })
    : undefined;

/** Returns the rules for search engines. They ignore missing and hidden pages, and parts of long pages. */
function robotsOf({ page, view, changelog, content }: SiteDocumentProps): readonly string[] {
  const isPart = view !== undefined || changelog !== undefined;
  const isIgnored = page === undefined || page.isHidden || page.isNoindex || isPart;
  return [...new Set([...(isIgnored ? ["noindex"] : []), ...(content.head?.robots ?? [])])];
}

/** Returns the first screen of the open playground with its styles; undefined for a page with a closed playground. */
function openPlayground({ site, options, content: { playground }, drawPlayground, language }: SiteDocumentProps) {
  if (drawPlayground === undefined || playground === undefined) return undefined;
  const { origin } = new URL(site.url ?? options.origin ?? "https://localhost");
  return {
    playground: drawPlayground({ data: playground, origin, base: site.base ?? "", language }),
    styles: options.playgroundStyles,
  };
}

/** Returns the settings of playgrounds that open over a page of a site; undefined for a site without APIs. */
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
