import type { SiteIndex, SitePage } from "#docs-host/site/model";
import { printJson } from "#engine/json";
import type { Webhook } from "#engine/model";
import { CodeFigure } from "#ui/code";
import { endpointTitle, type Guide, WebhookArticle, webhookToc } from "#ui/reference";
import { summaryOf } from "#ui/text";
import { SampleBlock, statedExamples } from "../samples/index.ts";
import { shownCrumbs } from "./crumbs.ts";
import type { PageView } from "./page-view.ts";

interface WebhookPageOptions {
  readonly page: Extract<SitePage, { readonly kind: "webhook" }>;
  readonly webhook: Webhook;
  readonly index: SiteIndex;
  readonly guide: Guide;
}

/** The page of one webhook. */
export function webhookPage({ page, webhook, index, guide }: WebhookPageOptions): PageView {
  const { text } = guide.texts;
  const stated = statedExamples(webhook);
  const [payload] = webhook.payloads;
  const endpoint = webhook.callback && index.endpoint(webhook.callback.endpointId);
  const origin = endpoint && { title: endpointTitle(endpoint), href: index.endpointHref(endpoint.id) };
  const names = { title: text("example"), label: text("exampleOfName", { name: page.title }) };
  return {
    title: page.title,
    description: summaryOf(webhook.description) ?? text("theWebhookTitle", { title: page.title }),
    toc: webhookToc(webhook, guide.texts),
    content: (
      <WebhookArticle webhook={webhook} guide={guide} breadcrumbs={shownCrumbs(page.breadcrumbs)} origin={origin} />
    ),
    sideColumn:
      stated.length === 0 && payload === undefined ? undefined : (
        <section className="examples" aria-label={text("examples")}>
          {stated.map(({ name = names.title, payload: value }, i) => (
            <CodeFigure
              {...names}
              title={name}
              language="json"
              text={printJson(value, 2)}
              // biome-ignore lint/suspicious/noArrayIndexKey: examples have no unique names and never move.
              key={i}
            />
          ))}
          {stated.length > 0 || payload === undefined ? null : (
            <SampleBlock {...names} types={guide.types} shape={payload.shape} />
          )}
        </section>
      ),
  };
}
