import type { ReactElement } from "react";
import type { ApiModel, Endpoint, Environment } from "#engine/model";
import { siteTexts, summaryOf, type Texts } from "#ui/text";
import { type ListView, LongList, listPart } from "../lists/index.ts";
import { AvailabilityMark, EndpointName, isStream, MethodBadge } from "../marks/index.ts";
import type { Guide } from "../shapes/index.ts";
import { AllSchemes } from "./authorization.tsx";
import { BaseUrls } from "./base-urls.tsx";
import { CallList, channelsOf, webhooksOf } from "./call-list.tsx";
import { Section } from "./section.tsx";
import { endpointTitle } from "./title.ts";
import type { TocEntry } from "./toc.tsx";

/** Endpoints under one heading, as the navigation has them. */
export interface EndpointGroup {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Its own page, where it has one. */
  readonly href?: string;
  readonly endpoints: readonly Endpoint[];
}

interface ApiSummaryProps {
  readonly api: ApiModel;
  readonly groups: readonly EndpointGroup[];
  readonly guide: Guide;
  readonly endpointHref: (endpointId: string) => string | undefined;
  readonly channelHref: (channelId: string) => string | undefined;
  readonly webhookHref: (webhookId: string) => string | undefined;
  /** The start of its headings' ids, so that two summaries can share a page. */
  readonly at: string;
  /** The list of all types. */
  readonly typesHref?: string | undefined;
}

const typesText = (number: number, { text }: Texts): string =>
  number === 1 ? text("theOnlyType") : text("allThings", { things: text("typesCount", { count: number }) });

/** From so many endpoints on their groups are listed, each with its own page, instead of all endpoints. */
const manyEndpoints = 100;

const isLong = (groups: readonly EndpointGroup[]): boolean =>
  groups.reduce((sum, { endpoints }) => sum + endpoints.length, 0) >= manyEndpoints;

/** The places where an API can be reached, each once. */
export function environmentsOf(api: ApiModel): readonly Environment[] {
  const all = [...api.endpoints, ...(api.channels ?? [])].flatMap((e) => e.environments);
  const byUrl = new Map(all.map((e) => [`${e.id} ${e.baseUrl}`, e]));
  return [...byUrl.values()];
}

/** An API of channels or webhooks alone has no list of endpoints. */
const hasEndpoints = ({ endpoints, channels = [], webhooks = [] }: ApiModel): boolean =>
  endpoints.length > 0 || channels.length + webhooks.length === 0;

/** An API at a glance: where it is, how to log in, and every endpoint. */
export function ApiSummary(props: ApiSummaryProps): ReactElement {
  const { api, groups, guide, endpointHref, channelHref, webhookHref, at, typesHref } = props;
  const { text } = guide.texts;
  const environments = environmentsOf(api);
  return (
    <>
      {environments.length === 0 ? null : (
        <Section id={`${at}base-urls`} title={text(environments.length === 1 ? "baseUrl" : "baseUrls")}>
          <BaseUrls id={`${at}base-urls`} environments={environments} view={guide.view} />
        </Section>
      )}
      {Object.keys(api.auths).length === 0 ? null : (
        <Section id={`${at}authentication`} title={text("authentication")}>
          <AllSchemes id={`${at}authentication`} auths={api.auths} guide={guide} endpointHref={endpointHref} />
        </Section>
      )}
      {hasEndpoints(api) ? (
        <Section id={`${at}endpoints`} title={text("endpoints")}>
          {isLong(groups) ? (
            <GroupCards id={`${at}endpoints`} groups={groups} view={guide.view} />
          ) : (
            groups.map((group) => (
              <div className="endpoint-group" key={group.id}>
                <h3 id={`${at}group-${group.id}`}>
                  {group.href === undefined ? group.title : <a href={group.href}>{group.title}</a>}
                </h3>
                {group.description === undefined ? null : guide.prose(group.description)}
                <EndpointList endpoints={group.endpoints} endpointHref={endpointHref} />
              </div>
            ))
          )}
        </Section>
      ) : null}
      <CallList
        id={`${at}channels`}
        title="channels"
        rows="channelsCount"
        entries={channelsOf(api, channelHref)}
        view={guide.view}
      />
      <CallList
        id={`${at}webhooks`}
        title="webhooks"
        rows="webhooksCount"
        entries={webhooksOf(api, webhookHref)}
        view={guide.view}
      />
      {typesHref === undefined ? null : (
        <p className="all-types">
          <a href={typesHref}>{typesText(Object.keys(api.types).length, guide.texts)}</a>
        </p>
      )}
    </>
  );
}

interface EndpointListProps {
  readonly endpoints: readonly Endpoint[];
  readonly endpointHref: (endpointId: string) => string | undefined;
}

/** Endpoints as lines that link to their pages. */
export function EndpointList({ endpoints, endpointHref }: EndpointListProps): ReactElement {
  return (
    <ul className="endpoints">
      {endpoints.map((endpoint) => (
        <li key={endpoint.id}>
          <a href={endpointHref(endpoint.id)}>
            <MethodBadge method={endpoint.method} stream={isStream(endpoint)} />
            <EndpointName title={endpointTitle(endpoint)} path={endpoint.path} />
          </a>
          <AvailabilityMark availability={endpoint.availability} />
        </li>
      ))}
    </ul>
  );
}

interface GroupCardsProps {
  readonly id: string;
  readonly groups: readonly EndpointGroup[];
  readonly view: ListView | undefined;
}

function GroupCards({ id: list, groups, view }: GroupCardsProps): ReactElement {
  const { text } = siteTexts();
  const part = listPart(groups, list, { textOf: ({ title }) => title }, view);
  return (
    <LongList id={list} part={part} rows="groupsCount">
      <ul className="cards">
        {part.shown.map(({ id, title, href, description, endpoints }) => (
          <li key={id}>
            <a href={href}>
              <span className="card-title">{title}</span>
              <span className="card-count">{text("endpointsCount", { count: endpoints.length })}</span>
              {description === undefined ? null : <span className="card-text">{summaryOf(description)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </LongList>
  );
}

/** The headings of an API's summary, as `ApiSummary` draws them. */
export function apiToc(
  api: ApiModel,
  groups: readonly EndpointGroup[],
  at: string,
  { text }: Texts,
): readonly TocEntry[] {
  const environments = environmentsOf(api).length;
  const entry = (present: boolean, id: string, title: string, level: 2 | 3): readonly TocEntry[] =>
    present ? [{ id: `${at}${id}`, title, level }] : [];
  return [
    ...entry(environments > 0, "base-urls", text(environments === 1 ? "baseUrl" : "baseUrls"), 2),
    ...entry(Object.keys(api.auths).length > 0, "authentication", text("authentication"), 2),
    ...entry(hasEndpoints(api), "endpoints", text("endpoints"), 2),
    ...(isLong(groups) ? [] : groups.flatMap((group) => entry(true, `group-${group.id}`, group.title, 3))),
    ...entry((api.channels ?? []).length > 0, "channels", text("channels"), 2),
    ...entry((api.webhooks ?? []).length > 0, "webhooks", text("webhooks"), 2),
  ];
}
