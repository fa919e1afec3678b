import type { ReactElement } from "react";
import type { Webhook } from "#engine/model";
import { fillNodes, type Texts } from "#ui/text";
import { CallbackAddress } from "../facts/index.ts";
import { AvailabilityMark, MethodBadge } from "../marks/index.ts";
import { type Guide, ShapeBody, withStyleFacts } from "../shapes/index.ts";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { Parameters } from "./parameters.tsx";
import { ResponseEntry } from "./responses.tsx";
import { Section } from "./section.tsx";
import { webhookTitle } from "./title.ts";
import type { TocEntry } from "./toc.tsx";

interface WebhookArticleProps {
  readonly webhook: Webhook;
  readonly guide: Guide;
  readonly breadcrumbs: readonly Crumb[];
  /** The call that asks for a callback. */
  readonly origin?: { readonly title: string; readonly href: string | undefined } | undefined;
}

/** The reference of a webhook: what the API sends to an address of its user. */
export function WebhookArticle({ webhook, guide, breadcrumbs, origin }: WebhookArticleProps): ReactElement {
  const { callback, responses = [], queryParameters = [], parameterStyles: styles = {} } = webhook;
  const { text } = guide.texts;
  const path = webhook.path.filter((segment) => segment !== "");
  return (
    <article className="reference">
      <header className="reference-head">
        <Breadcrumbs crumbs={breadcrumbs} />
        <h1>{webhookTitle(webhook)}</h1>
        <div className="address">
          <MethodBadge method={webhook.method} variant="tag" />
          <p className="url">
            {callback !== undefined ? (
              <span className="base-url">
                {fillNodes(text("yourServerAtAddress"), {
                  address: <CallbackAddress url={callback.url} texts={guide.texts} />,
                })}
              </span>
            ) : (
              <>
                <span className="base-url">{text("yourServer")}</span>
                {path.length === 0 ? null : <code className="path">/{path.join("/")}</code>}
              </>
            )}
          </p>
        </div>
        {webhook.availability === undefined ? null : (
          <p className="availability-line">
            <AvailabilityMark availability={webhook.availability} />
          </p>
        )}
        {origin === undefined ? (
          <p>{text("theApiSendsThis")}</p>
        ) : (
          <p>
            {fillNodes(text("theApiSendsThisRequest"), {
              call: origin.href === undefined ? origin.title : <a href={origin.href}>{origin.title}</a>,
            })}
          </p>
        )}
        {webhook.description === undefined ? null : guide.prose(webhook.description)}
      </header>
      <Parameters
        id="query-parameters"
        title={text("queryParameters")}
        properties={withStyleFacts("query", queryParameters, styles.query)}
        guide={guide}
      />
      <Parameters
        id="headers"
        title={text("headers")}
        properties={withStyleFacts("header", webhook.headers, styles.headers)}
        guide={guide}
      />
      <Section id="payload" title={text(webhook.payloads.length > 1 ? "payloads" : "payload")}>
        {webhook.payloads.length === 0 ? <p className="none">{text("theRequestHasNo")}</p> : null}
        {webhook.payloads.map(({ description, contentType, shape }, i) => (
          <div className="answer" key={`${contentType} ${description}`}>
            {contentType === undefined ? null : (
              <p className="answer-head">
                <code>{contentType}</code>
              </p>
            )}
            {description === undefined ? null : guide.prose(description)}
            <ShapeBody shape={shape} guide={guide} at={`payload.${i}`} bodies={webhook.payloads.length} />
          </div>
        ))}
      </Section>
      {responses.length === 0 ? null : (
        <Section id="answer" title={text("whatToAnswer")}>
          {responses.map((response, i) => {
            const at = `answer.${i}`;
            const bodies = responses.length + webhook.payloads.length;
            return <ResponseEntry key={at} response={response} at={at} bodies={bodies} guide={guide} />;
          })}
        </Section>
      )}
    </article>
  );
}

/** The headings of a webhook's page, as `WebhookArticle` draws them. */
export const webhookToc = (webhook: Webhook, { text }: Texts): readonly TocEntry[] => [
  ...((webhook.queryParameters ?? []).length > 0
    ? ([{ id: "query-parameters", title: text("queryParameters"), level: 2 }] as const)
    : []),
  ...(webhook.headers.length > 0 ? ([{ id: "headers", title: text("headers"), level: 2 }] as const) : []),
  { id: "payload", title: text(webhook.payloads.length > 1 ? "payloads" : "payload"), level: 2 },
  ...(webhook.responses === undefined ? [] : ([{ id: "answer", title: text("whatToAnswer"), level: 2 }] as const)),
];
