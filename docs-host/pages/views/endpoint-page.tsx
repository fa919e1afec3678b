import type { SiteIndex } from "#docs-host/site/model";
import { hrefOf, type SitePage } from "#docs-host/site/model";
import { endpointCall, endpointsUrl, injectionUrl } from "#docs-host/site/page-data";
import { withBodySamples } from "#docs-host/site/sides";
import { type Endpoint, routeText } from "#engine/model";
import { EndpointArticle, endpointToc, type Guide, webhookTitle } from "#ui/reference";
import { summaryOf } from "#ui/text";
import { AnswerSamples, answersOf, offeredLanguages, RequestSamples, writtenCalls } from "../samples/index.ts";
import { shownCrumbs } from "./crumbs.ts";
import { type PageView, referenceFrame } from "./page-view.ts";
import { TryIt } from "./try-it.tsx";

interface EndpointPageOptions {
  readonly page: Extract<SitePage, { readonly kind: "endpoint" }>;
  readonly endpoint: Endpoint;
  readonly index: SiteIndex;
  readonly guide: Guide;
  /** The path of the site on its host. */
  readonly base: string;
  readonly isStatic: boolean;
  readonly proxyUrl: string;
  readonly direct: boolean;
  readonly directChannels?: boolean;
  /** True if readers of its API log in to the site. */
  readonly login: boolean;
  /** The languages of generated programs that the site has chosen. */
  readonly snippets: "all" | readonly string[];
  /** The programming language of the first sample, as docs.yml calls it. */
  readonly firstLanguage?: string | undefined;
  /** True if it is one of several on another page. */
  readonly isPart?: boolean;
}

/** Returns the position of a status among answers, from 1. */
function positionOf(answers: readonly { readonly status: string }[], status: string | undefined): number | undefined {
  const at = answers.findIndex((one) => one.status === status);
  return at === -1 ? undefined : at + 1;
}

/** Returns the callbacks of an endpoint. */
const callbacksOf = (index: EndpointPageOptions["index"], endpointId: string) =>
  index
    .callbacks(endpointId)
    .flatMap(({ callback, ...webhook }) =>
      callback === undefined
        ? []
        : [{ callback, method: webhook.method, title: webhookTitle(webhook), href: index.webhookHref(webhook.id) }],
    );

/** The page of one endpoint. */
export function endpointPage(options: EndpointPageOptions): PageView {
  const { page, index, guide, base, isStatic, proxyUrl, direct, directChannels, login, isPart = false } = options;
  const { api } = index;
  const { text } = guide.texts;
  // The navigation may give it another title.
  const endpoint = { ...withBodySamples(options.endpoint, guide.types), displayName: page.title };
  const href = hrefOf(page.slug);
  const call = endpointCall({ base, isStatic }, { apiId: page.apiId, endpointId: endpoint.id, href });
  const callbacks = callbacksOf(index, endpoint.id);
  const calls = writtenCalls(endpoint, api, guide.types, text);
  const answers = answersOf(endpoint, calls, guide.types, text);
  return {
    title: page.title,
    frame: referenceFrame,
    description: summaryOf(endpoint.description) ?? `${endpoint.method} ${routeText(endpoint)}`,
    toc: endpointToc(endpoint, api.globalHeaders, guide.texts, callbacks),
    content: (
      <EndpointArticle
        endpoint={endpoint}
        requestSamples={
          <RequestSamples
            calls={calls}
            samples={endpoint.codeSamples ?? []}
            languages={offeredLanguages(options.snippets)}
            first={options.firstLanguage}
            answerTo={({ response }) => positionOf(answers, response?.status)}
            label={isPart ? text("exampleRequestOfTitle", { title: page.title }) : undefined}
          />
        }
        answerSamples={
          answers.length === 0 ? undefined : (
            <AnswerSamples
              answers={answers}
              calls={calls}
              label={isPart ? text("exampleResponsesOfTitle", { title: page.title }) : undefined}
            />
          )
        }
        globalHeaders={api.globalHeaders}
        auths={api.auths}
        guide={guide}
        endpointHref={index.endpointHref}
        breadcrumbs={isPart ? [] : shownCrumbs(page.breadcrumbs)}
        titleHref={isPart ? href : undefined}
        callbacks={callbacks}
        action={<TryIt href={href} call={isPart ? call : undefined} elsewhere={page.tryHref} />}
      />
    ),
    playground: {
      ...call,
      endpointsUrl: endpointsUrl(base, isStatic, page.place.language),
      proxyUrl,
      direct,
      ...(directChannels && { directChannels }),
      ...(login && { injectionUrl: injectionUrl(base) }),
    },
  };
}
