import { printJson } from "#engine/json";
import type { Webhook } from "#engine/model";
import { CodeBlock, type Guide, summaryOf, WebhookArticle, webhookToc } from "#ui/reference";
import type { SitePage } from "../site/site.ts";
import { shownCrumbs } from "./crumbs.ts";
import type { PageView } from "./page-view.ts";
import { shortSample } from "./short-sample.ts";

interface WebhookPageOptions {
  readonly page: Extract<SitePage, { readonly kind: "webhook" }>;
  readonly webhook: Webhook;
  readonly guide: Guide;
}

/** The page of one webhook. */
export function webhookPage({ page, webhook, guide }: WebhookPageOptions): PageView {
  const [example] = webhook.examples;
  const [payload] = webhook.payloads;
  const sample = example?.payload ?? (payload === undefined ? undefined : shortSample(guide.types, payload.shape));
  return {
    title: page.title,
    description: summaryOf(webhook.description) ?? `What the webhook ${page.title} sends.`,
    toc: webhookToc(webhook),
    content: <WebhookArticle webhook={webhook} guide={guide} breadcrumbs={shownCrumbs(page.breadcrumbs)} />,
    aside:
      sample === undefined ? undefined : (
        <section className="examples" aria-label="Examples">
          <CodeBlock title="Example" label={`Example of ${page.title}`} language="json" text={printJson(sample, 2)} />
        </section>
      ),
  };
}
