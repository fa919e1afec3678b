import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useState } from "react";
import { mediaType } from "#engine/request";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import type { SendFailure, SentHead, SentResponse } from "#machines";
import { Button, Spinner } from "#ui/kit";
import type { AnswersPort } from "#ui/response";
import type { StreamViewProps } from "#ui/stream";
import { ExternalText } from "#ui/text";
import { lateWriters } from "../../late-writers.ts";
import type { PlaygroundProps, ResponseState } from "../props.ts";
import type { Streamed } from "./streamed.ts";

/** The view of a stream, once it has loaded. */
type LoadedView = { readonly View: ComponentType<StreamViewProps> } | "failed";

const loadView = (onLoad: (view: LoadedView) => void): void =>
  void import("#ui/stream").then(
    ({ StreamView }) => onLoad({ View: StreamView }),
    () => onLoad("failed"),
  );

/** The view of a stream. It loads with the first one, since few responses are streams. */
function StreamBody({
  answer,
  isLive,
  copy,
  answers,
  randomId,
}: Streamed & Pick<PlaygroundProps, "copy" | "answers" | "randomId">): ReactElement {
  const [view, setView] = useState<LoadedView>();
  useEffect(() => loadView(setView), []);

  if (view === "failed") {
    return (
      <p role="alert">
        {lateText().streamFailed} <Button onPress={() => loadView(setView)}>{formText().tryAgain}</Button>
      </p>
    );
  }
  if (view === undefined) return <p className="play-quiet">{formText().loading}</p>;
  const header = (wanted: string) => answer.headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  return (
    <view.View
      stream={answer.stream}
      isLive={isLive}
      type={mediaType(header("content-type") ?? "")}
      disposition={header("content-disposition")}
      status={answer.status}
      answers={answers}
      copy={copy}
      randomId={randomId}
    />
  );
}

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
        {lateText().errorCode} <code>{failure.cause}</code>
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

/** An answer below its status: why it failed, and its body. */
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
      </div>
    )}
  </>
);

/** Removes the query of an address, which may contain credentials. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/, "");

const load = () => import("#ui/response");
const ResponseView = lazy(async () => ({ default: (await load()).ResponseView }));
const MissingBody = lazy(async () => ({ default: (await load()).MissingBody }));

/** Props of the body of a response. */
interface ResponseBodyProps {
  readonly response: SentResponse;
  readonly answers: AnswersPort;
  readonly copy: (text: string) => Promise<void>;
  readonly randomId: () => string;
}

/** The body of a response. Its view loads with the first one. */
function ResponseBody({ response, answers, copy, randomId }: ResponseBodyProps): ReactElement {
  const { shown, status, headers } = response;
  if (shown.kind === "empty") {
    return (
      <>
        <p className="play-quiet">{lateText().emptyBody}</p>
        <Suspense>
          <MissingBody status={status} answers={answers} />
        </Suspense>
      </>
    );
  }
  return (
    <Suspense
      fallback={
        <p className="play-empty">
          <Spinner /> {formText().loading}
        </p>
      }
    >
      <ResponseView {...{ shown, status, headers, answers, copy, randomId }} />
    </Suspense>
  );
}
