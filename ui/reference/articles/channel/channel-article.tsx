import type { ReactElement, ReactNode } from "react";
import {
  type ApiModel,
  type Broker,
  type Channel,
  type ChannelMessage,
  channelBadge,
  protocolBadge,
} from "#engine/model";
import { uriComponent } from "#engine/uri";
import type { TextKey, Texts } from "#ui/text";
import { AvailabilityMark, EndpointPath, KindBadge } from "../../marks/index.ts";
import type { Guide } from "../../shapes/index.ts";
import { Authorization } from "../authorization.tsx";
import { Breadcrumbs, type Crumb } from "../breadcrumbs.tsx";
import { Parameters } from "../parameters.tsx";
import { Section } from "../section.tsx";
import type { TocEntry } from "../toc.tsx";
import { Bindings, MessageEntry } from "./message-entry.tsx";

interface BrokersProps {
  readonly brokers: readonly Broker[];
  readonly guide: Guide;
}

/** Servers of other protocols than WebSocket, with what they require from their clients. */
const Brokers = ({ brokers, guide }: BrokersProps): ReactElement => (
  <>
    {brokers.map(({ id, protocol, url, description, security = [], bindings = [] }) => (
      <div className="answer" key={id}>
        <h3>{id}</h3>
        <p className="answer-head">
          <KindBadge kind="channel" badge={protocolBadge(protocol)} /> <code>{url}</code>
        </p>
        {description === undefined ? null : guide.prose(description)}
        {security.length === 0 ? null : (
          <dl className="facts">
            <div>
              <dt>{guide.texts.text("authentication")}</dt>
              {security.map(({ title, description: text }) => (
                <dd key={title}>
                  {title}
                  {text === undefined ? null : guide.prose(text)}
                </dd>
              ))}
            </div>
          </dl>
        )}
        <Bindings bindings={bindings} guide={guide} />
      </div>
    ))}
  </>
);

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

/** The bindings of the channel itself. */
const ownBindings = ({ bindings = [] }: Channel) => bindings.filter(({ origin }) => origin === undefined);

/** The credentials of a handshake are known; credentials of other servers are listed with the servers. */
const hasAuthorization = ({ environments, auth }: Channel): boolean => environments.length > 0 || auth.length > 0;

/** The reference of a channel: how to connect, and what each side sends. */
export function ChannelArticle(props: ChannelArticleProps): ReactElement {
  const { channel, auths, guide, endpointHref, breadcrumbs, action, sampleOf } = props;
  const { environments, defaultEnvironment, brokers = [] } = channel;
  const { text } = guide.texts;
  const bindings = ownBindings(channel);
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
          <p>{text(brokers.length === 0 ? "youCantTryThis" : "youCantTryThisChannel")}</p>
        )}
        {channel.description === undefined ? null : guide.prose(channel.description)}
      </header>
      {brokers.length === 0 ? null : (
        <Section id="servers" title={text(environments.length > 0 ? "otherServers" : "servers")}>
          <Brokers brokers={brokers} guide={guide} />
        </Section>
      )}
      {hasAuthorization(channel) ? (
        <Section id="authorization" title={text("authorization")}>
          <Authorization
            id="authorization"
            target={channel}
            none={text("thisChannelRequiresNo")}
            {...{ auths, guide, endpointHref }}
          />
        </Section>
      ) : null}
      <Parameters id="path" title={text("pathParameters")} properties={channel.pathParameters} guide={guide} />
      <Parameters id="query" title={text("queryParameters")} properties={channel.queryParameters} guide={guide} />
      <Parameters id="headers" title={text("handshakeHeaders")} properties={channel.requestHeaders} guide={guide} />
      <Messages origin="client" {...{ channel, guide, sampleOf }} />
      <Messages origin="server" {...{ channel, guide, sampleOf }} />
      {bindings.length === 0 ? null : (
        <Section id="bindings" title={text("bindings")}>
          <Bindings bindings={bindings} guide={guide} />
        </Section>
      )}
    </article>
  );
}

/** The ids of the sections of messages, by the side that sends them. */
const sections = { client: "send", server: "receive" } as const;

interface MessagesProps extends Pick<ChannelArticleProps, "channel" | "guide"> {
  readonly origin: ChannelMessage["origin"];
  readonly sampleOf: ChannelArticleProps["sampleOf"] | undefined;
}

function Messages({ channel, origin, guide, sampleOf }: MessagesProps): ReactElement | null {
  const messages = from(channel, origin);
  const bindings = (channel.bindings ?? []).filter((one) => one.origin === origin);
  if (messages.length + bindings.length === 0) return null;
  const lead = origin === "client" ? channel.sends : channel.receives;
  return (
    <Section id={sections[origin]} title={guide.texts.text(origin === "client" ? "whatYouSend" : "whatYouReceive")}>
      {lead === undefined ? null : guide.prose(lead)}
      <Bindings bindings={bindings} guide={guide} />
      {messages.map((message) => (
        <MessageEntry key={message.type} {...{ channel, message, sections, guide, sampleOf }} />
      ))}
    </Section>
  );
}

/** The headings of a channel's page, as `ChannelArticle` draws them. */
export function channelToc(channel: Channel, { text }: Texts): readonly TocEntry[] {
  const { brokers = [] } = channel;
  const entry = (present: boolean, id: string, title: TextKey): readonly TocEntry[] =>
    present ? [{ id, title: text(title), level: 2 }] : [];
  const messages = (origin: ChannelMessage["origin"], title: TextKey): readonly TocEntry[] => {
    const id = sections[origin];
    const isBound = (channel.bindings ?? []).some((one) => one.origin === origin);
    return [
      ...entry(isBound || from(channel, origin).length > 0, id, title),
      ...from(channel, origin).map(
        ({ type, displayName }): TocEntry => ({
          id: `${id}.${uriComponent(type)}`,
          title: displayName ?? type,
          level: 3,
        }),
      ),
    ];
  };
  return [
    ...entry(brokers.length > 0, "servers", channel.environments.length > 0 ? "otherServers" : "servers"),
    ...entry(hasAuthorization(channel), "authorization", "authorization"),
    ...entry(channel.pathParameters.length > 0, "path", "pathParameters"),
    ...entry(channel.queryParameters.length > 0, "query", "queryParameters"),
    ...entry(channel.requestHeaders.length > 0, "headers", "handshakeHeaders"),
    ...messages("client", "whatYouSend"),
    ...messages("server", "whatYouReceive"),
    ...entry(ownBindings(channel).length > 0, "bindings", "bindings"),
  ];
}
