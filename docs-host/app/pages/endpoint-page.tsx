import type { Endpoint } from "#engine/model";
import { EndpointArticle, endpointTitle, endpointToc, type Guide, webhookTitle } from "#ui/reference";
import { summaryOf } from "#ui/text";
import { responseSamples, withBodySamples } from "../body-samples/index.ts";
import { endpointsUrl, formUrl, injectionUrl } from "../page-data/index.ts";
import { EndpointExamples, writtenCalls } from "../samples/index.ts";
import type { SiteIndex } from "../site/index.ts";
import { hrefOf, type SitePage } from "../site/index.ts";
import { shownCrumbs } from "./crumbs.ts";
import type { PageView } from "./page-view.ts";
import { TryIt } from "./try-it.tsx";

interface EndpointPageOptions {
  readonly page: Extract<SitePage, { readonly kind: "endpoint" }>;
  readonly endpoint: Endpoint;
  readonly index: SiteIndex;
  readonly guide: Guide;
  /** The path of the site on its host. */
  readonly base: string;
  readonly proxyUrl: string;
  readonly direct: boolean;
  /** True if readers of its API log in to the site. */
  readonly login: boolean;
  /** True if it is one of several on another page. */
  readonly isPart?: boolean;
}

/** The page of one endpoint. */
export function endpointPage(options: EndpointPageOptions): PageView {
  const { page, index, guide, base, proxyUrl, direct, login, isPart = false } = options;
  const { api } = index;
  const endpoint = withBodySamples(options.endpoint, guide.types);
  const href = hrefOf(page.slug);
  const callbacks = index.callbacks(endpoint.id).flatMap((webhook) =>
    webhook.callback === undefined
      ? []
      : [
          {
            callback: webhook.callback,
            method: webhook.method,
            title: webhookTitle(webhook),
            href: index.webhookHref(webhook.id),
          },
        ],
  );
  return {
    title: page.title,
    description: summaryOf(endpoint.description) ?? `${endpoint.method} ${endpointTitle(endpoint)}`,
    toc: endpointToc(endpoint, api.globalHeaders, callbacks),
    content: (
      <EndpointArticle
        endpoint={endpoint}
        responseSamples={responseSamples(endpoint, guide.types)}
        globalHeaders={api.globalHeaders}
        auths={api.auths}
        guide={guide}
        endpointHref={index.endpointHref}
        breadcrumbs={isPart ? [] : shownCrumbs(page.breadcrumbs)}
        titleHref={isPart ? href : undefined}
        callbacks={callbacks}
        action={<TryIt href={href} elsewhere={page.tryHref} />}
      />
    ),
    sideColumn: (
      <EndpointExamples
        calls={writtenCalls(endpoint, api, guide.types)}
        samples={endpoint.codeSamples ?? []}
        label={isPart ? `Examples of ${page.title}` : undefined}
      />
    ),
    playground: {
      formUrl: formUrl(base, page.apiId, endpoint.id),
      answersUrl: formUrl(base, page.apiId, endpoint.id, "answers"),
      referenceHref: href,
      endpointsUrl: endpointsUrl(base),
      proxyUrl,
      direct,
      ...(login && { injectionUrl: injectionUrl(base) }),
    },
  };
}
