import type { ReactElement } from "react";
import type { ApiModel, Endpoint, Environment } from "#engine/model";
import { Authorization } from "./authorization.tsx";
import { AvailabilityMark } from "./availability-mark.tsx";
import { endpointTitle, isStream } from "./endpoint-article.tsx";
import { EndpointPath } from "./endpoint-path.tsx";
import type { Guide } from "./guide.ts";
import { MethodBadge } from "./method-badge.tsx";
import { Section } from "./section.tsx";
import type { TocEntry } from "./toc.tsx";

/** Endpoints under one heading, as the navigation has them. */
export interface EndpointGroup {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly endpoints: readonly Endpoint[];
}

interface ApiSummaryProps {
  readonly api: ApiModel;
  readonly groups: readonly EndpointGroup[];
  readonly guide: Guide;
  readonly endpointHref: (endpointId: string) => string | undefined;
  /** The start of its headings' ids, so that two summaries can share a page. */
  readonly at: string;
}

/** The places where an API can be reached, each once. */
export function environmentsOf(api: ApiModel): readonly Environment[] {
  const byUrl = new Map(api.endpoints.flatMap((e) => e.environments).map((e) => [`${e.id} ${e.baseUrl}`, e]));
  return [...byUrl.values()];
}

/** An API at a glance: where it is, how to log in, and every endpoint. */
export function ApiSummary({ api, groups, guide, endpointHref, at }: ApiSummaryProps): ReactElement {
  const environments = environmentsOf(api);
  const schemes = Object.values(api.auths);
  return (
    <>
      {environments.length === 0 ? null : (
        <Section id={`${at}base-urls`} title={environments.length === 1 ? "Base URL" : "Base URLs"}>
          <dl className="base-urls">
            {environments.map(({ id, baseUrl }) => (
              <div key={`${id} ${baseUrl}`}>
                <dt>{id}</dt>
                <dd>
                  <code>{baseUrl}</code>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {schemes.length === 0 ? null : (
        <Section id={`${at}authentication`} title="Authentication">
          <Authorization schemes={schemes} guide={guide} endpointHref={endpointHref} />
        </Section>
      )}
      <Section id={`${at}endpoints`} title="Endpoints">
        {groups.map((group) => (
          <div className="endpoint-group" key={group.id}>
            <h3 id={`${at}group-${group.id}`}>{group.title}</h3>
            {group.description === undefined ? null : guide.prose(group.description)}
            <ul className="endpoints">
              {group.endpoints.map((endpoint) => (
                <li key={endpoint.id}>
                  <a href={endpointHref(endpoint.id)}>
                    <MethodBadge method={endpoint.method} stream={isStream(endpoint)} />
                    <span className="endpoint-title">{endpointTitle(endpoint)}</span>
                    <EndpointPath path={endpoint.path} />
                  </a>
                  <AvailabilityMark availability={endpoint.availability} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </>
  );
}

/** The headings of an API's summary, as `ApiSummary` draws them. */
export function apiToc(api: ApiModel, groups: readonly EndpointGroup[], at: string): readonly TocEntry[] {
  const environments = environmentsOf(api).length;
  const entry = (present: boolean, id: string, title: string, level: 2 | 3): readonly TocEntry[] =>
    present ? [{ id: `${at}${id}`, title, level }] : [];
  return [
    ...entry(environments > 0, "base-urls", environments === 1 ? "Base URL" : "Base URLs", 2),
    ...entry(Object.keys(api.auths).length > 0, "authentication", "Authentication", 2),
    ...entry(true, "endpoints", "Endpoints", 2),
    ...groups.flatMap((group) => entry(true, `group-${group.id}`, group.title, 3)),
  ];
}
