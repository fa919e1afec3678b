import { Prose } from "#ui/prose";
import { ApiSummary, apiToc, type Guide } from "#ui/reference";
import { summaryOf } from "#ui/text";
import { pageText, type ResolveLink } from "../markdown/index.ts";
import type { SiteIndex, SitePage } from "../site/index.ts";
import type { PageView } from "./page-view.ts";

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
  const title = page.titled ? page.title : (text.title ?? page.title);
  const version = apis.length === 1 ? apis[0]?.index.api.version : undefined;
  const prefix = (n: number): string => (n === 0 ? "" : `api-${n + 1}-`);
  return {
    title,
    description: summaryOf(page.markdown) ?? `The reference of ${title}.`,
    toc: [...text.toc, ...apis.flatMap(({ index }, i) => apiToc(index.api, index.groups, prefix(i)))],
    content: (
      <article className="reference overview">
        <header className="reference-head">
          <h1>{title}</h1>
          {version === undefined ? null : <p className="version">Version {version}</p>}
        </header>
        {page.markdown === undefined ? null : (
          <div className="prose page-text">
            <Prose text={text.content} />
          </div>
        )}
        {apis.map(({ index, guide }, i) => (
          <ApiSummary
            key={index.api.id}
            api={index.api}
            groups={index.groups}
            guide={guide}
            endpointHref={index.endpointHref}
            at={prefix(i)}
            typesHref={index.typesHref}
          />
        ))}
      </article>
    ),
  };
}
