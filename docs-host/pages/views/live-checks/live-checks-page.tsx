import type { ReactElement } from "react";
import { textsIn } from "#docs-host/site/texts";
import { type ListView, LongList, listPart } from "#ui/reference";
import { siteTexts } from "#ui/text";
import { languageTag } from "../authored/entry-date.tsx";
import type { PageView } from "../page-view.ts";
import { CheckTime } from "./check-time.tsx";
import type { CheckedApi, CheckedEndpoint, Contradiction } from "./checked-api.ts";
import { CheckedEndpointRow } from "./checked-endpoint.tsx";
import { Contradictions, EndpointAnchor, type TimePlace } from "./contradictions.tsx";
import { StateMark } from "./state-mark.tsx";

/** The live checks of a site, and how their page shows them. */
export interface LiveChecks {
  readonly apis: readonly CheckedApi[];
  /** As the publisher wrote it. */
  readonly language: string;
  /** The time of the reader, in milliseconds since 1970; absent on a page that is read at any time. */
  readonly now: number | undefined;
  /** The part of a long list of endpoints that is shown. */
  readonly view: ListView | undefined;
}

/** The page of live checks: docs that responses confirm, contradict, or have never shown. */
export function liveChecksPage({ apis, language: written, now, view }: LiveChecks): PageView {
  const { text } = textsIn(written);
  const language = languageTag(written);
  return {
    title: text("liveChecks"),
    toc: [],
    content: (
      <article className="reference live-checks">
        <header className="reference-head">
          <h1>{text("liveChecks")}</h1>
          <p>{text("requestsThatChangeNothing")}</p>
        </header>
        {apis.map((api, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: APIs have no other name and never move.
          <Api key={i} api={api} number={i + 1} hasTitle={apis.length > 1} {...{ language, now, view }} />
        ))}
      </article>
    ),
  };
}

interface ApiProps extends TimePlace {
  readonly api: CheckedApi;
  /** Its position among the APIs, from 1; in the ids of its elements. */
  readonly number: number;
  readonly hasTitle: boolean;
  readonly view: ListView | undefined;
}

function Api({ api, ...props }: ApiProps): ReactElement {
  const text = siteTexts().text;
  if (api.kind === "checked") return <CheckedApiSection api={api} {...props} />;
  return (
    <>
      {/* The name of an API that the docs don't have is not for their readers. */}
      {props.hasTitle ? <h2>{`${text("liveChecks")} (${props.number.toLocaleString(props.language)})`}</h2> : null}
      <p className="empty">{text(noChecks[api.kind])}</p>
    </>
  );
}

/** The texts of APIs without checks to show. */
const noChecks = {
  waiting: "noCheckHasEnded",
  unreadable: "theResultsOfThe",
  foreign: "theCheckedApiIs",
} as const;

interface CheckedApiSectionProps extends Omit<ApiProps, "api"> {
  readonly api: Extract<CheckedApi, { readonly kind: "checked" }>;
}

function CheckedApiSection({ api, number, hasTitle, view, language, now }: CheckedApiSectionProps): ReactElement {
  const text = siteTexts().text;
  const { contradictions, past, others, endpoints, unchecked } = api;
  const id = `live-${number}`;
  const idOf = (item: Contradiction): string => `${id}-contradicted-${contradictions.indexOf(item) + 1}`;
  // The sections of one API among several are below its title.
  const Heading = hasTitle ? "h3" : "h2";
  const part = listPart(endpoints, `${id}-endpoints`, { textOf: nameOf }, view);
  return (
    <>
      {hasTitle ? <h2>{api.title}</h2> : null}
      <Summary api={api} {...{ language, now }} />
      <Heading>{text("contradictedByLiveAnswers")}</Heading>
      {contradictions.length === 0 ? (
        <p>{text("nothingIsContradicted")}</p>
      ) : (
        <Contradictions items={contradictions} {...{ idOf, language, now }} />
      )}
      {past.length === 0 ? null : (
        <details className="live-checks-past">
          <summary>{`${text("asDocumentedAgain")} (${past.length.toLocaleString(language)})`}</summary>
          <Contradictions items={past} {...{ language, now }} />
        </details>
      )}
      {others.length === 0 ? null : (
        <>
          <Heading>{text("otherFindings")}</Heading>
          <p>{text("theseDocsSayNothing")}</p>
          <Contradictions items={others} {...{ language, now }} />
        </>
      )}
      <Heading>{text("checkedEndpoints")}</Heading>
      <LongList id={`${id}-endpoints`} part={part} rows="entriesCount">
        {part.shown.map((endpoint) => (
          <CheckedEndpointRow
            key={endpoint.href}
            endpoint={endpoint}
            contradictions={contradictions
              .filter((one) => one.endpoint.href === endpoint.href)
              .map((one) => ({ ...one, id: idOf(one) }))}
            partsHeading={hasTitle ? "h4" : "h3"}
            {...{ language, now }}
          />
        ))}
      </LongList>
      {unchecked.length === 0 ? null : (
        <details className="live-checks-past">
          <summary>{`${text("notChecked")} (${unchecked.length.toLocaleString(language)})`}</summary>
          <ul>
            {unchecked.map((endpoint) => (
              <li key={endpoint.href}>
                <EndpointAnchor endpoint={endpoint} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const nameOf = ({ method, path }: CheckedEndpoint): string => `${method} ${path}`;

function Summary({ api, language, now }: Pick<CheckedApiSectionProps, "api"> & TimePlace): ReactElement {
  const text = siteTexts().text;
  const { lastRound, started, server, contradictions } = api;
  const wasChecked = lastRound.isUp && !lastRound.isLockedOut;
  const state = !wasChecked ? "open" : contradictions.length > 0 ? "bad" : "good";
  const words = {
    open: lastRound.isUp ? "theApiRefusedThe" : "theApiDidNot",
    bad: "liveAnswersContradictThese",
    good: "liveAnswersAreAs",
  } as const;
  return (
    <>
      <p className="live-checks-sum">
        <StateMark state={state}>{text(words[state])}</StateMark>
      </p>
      <dl>
        <div>
          <dt>{text("lastCheck")}</dt>
          <dd>
            <CheckTime {...{ at: lastRound.at, language, now }} />
          </dd>
        </div>
        <div>
          <dt>{text("checkedSince")}</dt>
          <dd>
            <CheckTime {...{ at: started, language, now }} />
          </dd>
        </div>
        {server === undefined ? null : (
          <div>
            <dt>{text("server")}</dt>
            <dd dir="ltr">
              <code>{server}</code>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
