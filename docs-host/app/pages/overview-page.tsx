import { textCode } from "#ui/code";
import { Prose } from "#ui/prose";
import { ApiFacts, ApiLogo, ApiSummary, apiToc, type Guide } from "#ui/reference";
import { summaryOf } from "#ui/text";
import { type FrontMatter, pageText, type ResolveLink } from "../markdown/index.ts";
import type { SiteIndex, SitePage } from "../site/index.ts";
import type { HeadSettings, PageView } from "./page-view.ts";

/** One API as an overview sums it up. */
export interface Summarised {
  readonly index: SiteIndex;
  readonly guide: Guide;
}

interface OverviewPageOptions {
  readonly page: Extract<SitePage, { readonly kind: "overview" }>;
  readonly apis: readonly Summarised[];
  /** Resolves the links of its text. */
  readonly resolve: ResolveLink;
}

/** A page that an author wrote, and below it the APIs that it introduces. */
export function overviewPage({ page, apis, resolve }: OverviewPageOptions): PageView {
  const text = pageText(page.markdown ?? "", resolve);
  const { settings } = text;
  const title = page.titled ? page.title : (text.title ?? page.title);
  const api = apis.length === 1 ? apis[0]?.index.api : undefined;
  const prefix = (n: number): string => (n === 0 ? "" : `api-${n + 1}-`);
  return {
    title,
    description: settings.description ?? summaryOf(text.markdown) ?? `The reference of ${title}.`,
    head: headOf(settings),
    toc: [...text.toc, ...apis.flatMap(({ index }, i) => apiToc(index.api, index.groups, prefix(i)))],
    content: (
      <article className="reference overview">
        <header className="reference-head">
          {api?.info?.logo === undefined ? null : <ApiLogo logo={api.info.logo} title={title} />}
          <h1>{title}</h1>
          {text.subtitle === undefined ? null : (
            <div className="prose subtitle">
              <Prose text={text.subtitle} />
            </div>
          )}
          {api?.version === undefined ? null : <p className="version">Version {api.version}</p>}
          <ApiFacts info={api?.info} />
        </header>
        {page.markdown === undefined ? null : (
          <div className="prose page-text">
            <Prose text={text.content} drawCode={textCode} />
          </div>
        )}
        {apis.map(({ index, guide }, i) => (
          <ApiSummary
            key={index.api.id}
            api={index.api}
            groups={index.groups}
            guide={guide}
            endpointHref={index.endpointHref}
            channelHref={index.channelHref}
            webhookHref={index.webhookHref}
            at={prefix(i)}
            typesHref={index.typesHref}
          />
        ))}
      </article>
    ),
  };
}

const headOf = (settings: FrontMatter): HeadSettings => ({
  browserTitle: settings.headline,
  keywords: settings.keywords,
  canonical: settings.canonicalUrl,
  robots: [
    ...(settings.isHiddenFromSearch ? (["noindex"] as const) : []),
    ...(settings.areLinksIgnored ? (["nofollow"] as const) : []),
  ],
});
