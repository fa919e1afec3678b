import type { ReactElement } from "react";
import { lateText } from "#locales/messages/late";
import type { SendFailure, SentHead, SentResponse } from "#machines";
import { Badge, Disclosure } from "#ui/kit";
import { ExternalText } from "#ui/text";
import { lateWriters } from "../../late-writers.ts";
import type { PlaygroundProps, ResponseState } from "../props.ts";
import { ResponseBody } from "./response-body.tsx";
import { StreamBody } from "./stream-body.tsx";
import type { Streamed } from "./streamed.ts";

const Headers = ({ headers }: Pick<SentHead, "headers">): ReactElement => (
  <Disclosure
    title={
      <>
        {lateText().responseHeaders} <Badge>{headers.length}</Badge>
      </>
    }
  >
    <dl className="play-headers">
      {headers.map(([name, value], position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a header may be repeated; its position is its identity
        <div key={position}>
          <dt>
            <ExternalText text={name} />
          </dt>
          <dd>
            <ExternalText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  </Disclosure>
);

/** Who can fix a failure, and how. The card says above what failed. */
const Failure = ({ failure }: { readonly failure: SendFailure }): ReactElement => {
  const advice = lateWriters().failureAdvice(failure);
  return (
    <div className="play-failure">
      {failure.who !== undefined && <p>{lateText().responsible[failure.who]}</p>}
      {advice !== "" && (
        <p>
          <ExternalText text={advice} />
        </p>
      )}
      <p className="play-quiet">
        <code>{failure.cause}</code>
      </p>
    </div>
  );
};

/** Props of an answer: its state, and the parts that have arrived. */
export interface AnswerProps extends Pick<PlaygroundProps, "answers" | "copy" | "randomId"> {
  readonly response: ResponseState;
  readonly head: SentHead | undefined;
  readonly streamed: Streamed | undefined;
  readonly loaded: SentResponse | undefined;
}

/** Writes the day of a moment; other texts are unchanged. */
const dayText = (at: string): string =>
  Number.isNaN(Date.parse(at))
    ? at
    : new Date(at).toLocaleDateString(lateText().calendarLocale, { day: "numeric", month: "short", year: "numeric" });

/** An answer below its status: why it failed, headers and body. */
export const Answer = ({ response, head, streamed, loaded, ...tools }: AnswerProps): ReactElement => (
  <>
    {response.kind === "failed" && <Failure failure={response.failure} />}
    {head?.recordedAt !== undefined && (
      <p className="play-earlier" role="status">
        <ExternalText text={lateText().recordedAnswer({ date: dayText(head.recordedAt) })} />
      </p>
    )}
    {head && (
      <div className="play-answer">
        {response.kind === "failed" && <p className="play-earlier">{lateText().streamBroke}</p>}
        {response.kind === "stopped" && <p className="play-earlier">{lateText().streamStopped}</p>}
        {head.source?.redirected && (
          <p className="play-earlier">{lateText().redirectedTo({ url: withoutQuery(head.source.url) })}</p>
        )}
        {head.unsent && <p className="play-earlier">{lateText().headersUnsent({ names: head.unsent.join(", ") })}</p>}
        {/* The same element for a stream and its end, so that the state of the view stays. */}
        {streamed && <StreamBody {...streamed} {...tools} />}
        {loaded && !loaded.stream && <ResponseBody response={loaded} {...tools} />}
        <Headers headers={head.headers} />
      </div>
    )}
  </>
);

/** Removes the query of an address, which may contain credentials. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/, "");
