import type { ReactElement, ReactNode } from "react";
import type { ApiModel, Channel, ChannelMessage } from "#engine/model";
import { uriComponent } from "#engine/uri";
import type { Texts, UiPhrase } from "#ui/text";
import { AvailabilityMark, channelBadge, EndpointPath, KindBadge } from "../marks/index.ts";
import { type Guide, ShapeBody } from "../shapes/index.ts";
import { Authorization } from "./authorization.tsx";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { Brokers } from "./brokers.tsx";
import { Parameters } from "./parameters.tsx";
import { Section } from "./section.tsx";
import type { TocEntry } from "./toc.tsx";

interface ChannelArticleProps {
  readonly channel: Channel;
  /** The schemes of its API. */
  readonly auths: ApiModel["auths"];
  readonly guide: Guide;
  readonly endpointHref: (endpointId: string) => string | undefined;
  readonly breadcrumbs: readonly Crumb[];
  readonly action?: ReactNode;
  /** Draws an example of a message, beside its documentation. */
  readonly sampleOf?: (message: ChannelMessage) => ReactNode;
}

/** The name of a channel for people. */
export const channelTitle = ({ displayName, id }: Channel): string => displayName ?? id;

const from = (channel: Channel, origin: ChannelMessage["origin"]): readonly ChannelMessage[] =>
  channel.messages.filter((message) => message.origin === origin);

/** The credentials of a handshake are known; those of other servers are listed with the servers. */
const hasAuthorization = ({ environments, auth }: Channel): boolean => environments.length > 0 || auth.length > 0;

/** The reference of a channel: how to connect, and what each side sends. */
export function ChannelArticle(props: ChannelArticleProps): ReactElement {
  const { channel, auths, guide, endpointHref, breadcrumbs, action, sampleOf } = props;
  const { environments, defaultEnvironment, brokers = [] } = channel;
  const { text } = guide.texts;
  const base = (environments.find(({ id }) => id === defaultEnvironment) ?? environments[0])?.baseUrl;
  return (
    <article className="reference talk" data-samples={(sampleOf && channel.messages.length > 0) || undefined}>
      <header className="reference-head">
        <Breadcrumbs crumbs={breadcrumbs} />
        <h1>{channelTitle(channel)}</h1>
        <div className="address">
          <KindBadge kind="channel" badge={channelBadge(channel)} variant="tag" />
          <p className="url" dir="ltr">
            {base === undefined ? null : <span className="base-url">{base.replace(/\/$/, "")}</span>}
            <EndpointPath path={channel.path} />
          </p>
          {action}
        </div>
        {channel.availability === undefined ? null : (
          <p className="availability-line">
            <AvailabilityMark availability={channel.availability} />
          </p>
        )}
        {environments.length > 0 || action ? null : (
          <p>
            {text(
              brokers.length === 0
                ? "You can’t try this channel here: the description names no WebSocket server for it."
                : "You can’t try this channel here: its servers don’t use WebSocket.",
            )}
          </p>
        )}
        {channel.description === undefined ? null : guide.prose(channel.description)}
      </header>
      {brokers.length === 0 ? null : (
        <Section id="servers" title={text(environments.length > 0 ? "Other servers" : "Servers")}>
          <Brokers brokers={brokers} guide={guide} />
        </Section>
      )}
      {hasAuthorization(channel) ? (
        <Section id="authorization" title={text("Authorization")}>
          <Authorization
            id="authorization"
            target={channel}
            none={text("This channel requires no credentials.")}
            {...{ auths, guide, endpointHref }}
          />
        </Section>
      ) : null}
      <Parameters id="path" title={text("Path parameters")} properties={channel.pathParameters} guide={guide} />
      <Parameters id="query" title={text("Query parameters")} properties={channel.queryParameters} guide={guide} />
      <Parameters id="headers" title={text("Handshake headers")} properties={channel.requestHeaders} guide={guide} />
      <Messages
        id="send"
        title={text("What you send")}
        description={channel.sends}
        messages={from(channel, "client")}
        {...{ guide, sampleOf }}
      />
      <Messages
        id="receive"
        title={text("What you receive")}
        description={channel.receives}
        messages={from(channel, "server")}
        {...{ guide, sampleOf }}
      />
    </article>
  );
}

interface MessagesProps {
  readonly id: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly messages: readonly ChannelMessage[];
  readonly guide: Guide;
  readonly sampleOf: ((message: ChannelMessage) => ReactNode) | undefined;
}

function Messages({ id, title, description: lead, messages, guide, sampleOf }: MessagesProps): ReactElement | null {
  if (messages.length === 0) return null;
  return (
    <Section id={id} title={title}>
      {lead === undefined ? null : guide.prose(lead)}
      {messages.map((message) => {
        const { type, displayName, body, description, availability } = message;
        const at = `${id}.${uriComponent(type)}`;
        return (
          <div className="answer message" key={type}>
            <div className="message-text">
              <h3 id={at}>
                {displayName ?? type}
                <AvailabilityMark availability={availability} />
              </h3>
              {description === undefined ? null : guide.prose(description)}
              <ShapeBody shape={body} guide={guide} at={at} bodies={messages.length} />
            </div>
            {sampleOf && <div className="message-sample">{sampleOf(message)}</div>}
          </div>
        );
      })}
    </Section>
  );
}

/** The headings of a channel's page, as `ChannelArticle` draws them. */
export function channelToc(channel: Channel, { text }: Texts): readonly TocEntry[] {
  const { brokers = [] } = channel;
  const entry = (present: boolean, id: string, title: UiPhrase): readonly TocEntry[] =>
    present ? [{ id, title: text(title), level: 2 }] : [];
  const messages = (origin: ChannelMessage["origin"], id: string, title: UiPhrase): readonly TocEntry[] => [
    ...entry(from(channel, origin).length > 0, id, title),
    ...from(channel, origin).map(
      ({ type, displayName }): TocEntry => ({
        id: `${id}.${uriComponent(type)}`,
        title: displayName ?? type,
        level: 3,
      }),
    ),
  ];
  return [
    ...entry(brokers.length > 0, "servers", channel.environments.length > 0 ? "Other servers" : "Servers"),
    ...entry(hasAuthorization(channel), "authorization", "Authorization"),
    ...entry(channel.pathParameters.length > 0, "path", "Path parameters"),
    ...entry(channel.queryParameters.length > 0, "query", "Query parameters"),
    ...entry(channel.requestHeaders.length > 0, "headers", "Handshake headers"),
    ...messages("client", "send", "What you send"),
    ...messages("server", "receive", "What you receive"),
  ];
}
