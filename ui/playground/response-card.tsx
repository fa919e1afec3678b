import { type ReactElement, useEffect } from "react";
import type { SendFailure, SentHead } from "#machines";
import { Badge, CopyButton, Disclosure, IconButton, Spinner, StatusBadge } from "#ui/kit";
import { words } from "../words.ts";
import { Card } from "./card.tsx";
import type { PlaygroundProps, ResponseState } from "./props.ts";
import { hasText, preloadResponseView, ResponseBody, shownText } from "./response-body.tsx";
import { StreamBody, streamedIn } from "./stream-body.tsx";

/** The time that a call took, to two decimals (product.md §9). */
export const timeText = (time: number): string => `${time.toFixed(2)} ms`;

const Headers = ({ headers }: Pick<SentHead, "headers">): ReactElement => (
  <Disclosure title={words.responseHeaders} aside={<Badge>{headers.length}</Badge>}>
    <dl className="play-headers">
      {headers.map(([name, value], position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a header may come twice; its position tells them apart
        <div key={position}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
);

/** A figure with its name, so that several can be told apart. */
const Fact = (props: { readonly name: string; readonly about?: string; readonly figure: string }): ReactElement => (
  <span className="play-fact" title={props.about}>
    <span>{props.name}</span> <span>{props.figure}</span>
  </span>
);

const Failure = ({ failure }: { readonly failure: SendFailure }): ReactElement => (
  <div className="play-failure">
    <p className="play-failure-message">{failure.message}</p>
    {failure.who !== undefined && <p>{words.menders[failure.who]}</p>}
    {failure.advice !== undefined && <p>{failure.advice}</p>}
    <p className="play-quiet">
      <code>{failure.cause}</code>
    </p>
  </div>
);

function facts(response: ResponseState): ReactElement | undefined {
  if (response.kind === "failed") return <Badge tone="bad">{words.failed}</Badge>;
  if (response.kind === "streaming" || response.kind === "stopped") {
    const { status, statusText } = response.answer;
    return (
      <>
        <StatusBadge status={status} text={statusText} />
        <Badge>{response.kind === "streaming" ? words.streaming : words.stopped}</Badge>
      </>
    );
  }
  if (response.kind !== "loaded") return undefined;
  const { status, statusText, time, size } = response.response;
  return (
    <>
      <StatusBadge status={status} text={statusText} />
      <Fact name={words.time} about={words.timeAbout} figure={timeText(time)} />
      <Fact name={words.size} figure={words.bytes(size)} />
    </>
  );
}

/** What is read out when the state changes: how it ended, never the whole body. */
function formatPath(response: ResponseState): string {
  if (response.kind === "loading") return words.loading;
  if (response.kind === "failed") return words.sendFailed(response.failure.message);
  if (response.kind === "notStarted") return "";
  if (response.kind === "stopped") return words.streamStopped;
  if (response.kind === "streaming") return words.streamingFrom(response.answer.status, response.answer.statusText);
  const { status, statusText, time, size, stream } = response.response;
  if (stream !== undefined) return words.streamEnded(size, timeText(time));
  return words.answered(status, statusText, timeText(time));
}

/** What the card needs. `isEarlier` says that the request as it stands now was not sent. */
export interface ResponseCardProps extends Pick<PlaygroundProps, "response" | "copy" | "answers" | "randomId"> {
  readonly isEarlier: boolean;
  /** Given where the request stands above, and may make room. */
  readonly request?: { readonly isShown: boolean; readonly toggle: () => void };
}

/** The answer: status, time, size, headers and body; or why there is none (product.md §2). */
export function ResponseCard(props: ResponseCardProps): ReactElement {
  const { response, isEarlier, request, copy, answers, randomId } = props;
  const streamed = streamedIn(response);
  const loaded = response.kind === "loaded" ? response.response : undefined;
  const shown = loaded?.stream === undefined ? loaded?.shown : undefined;
  const waits = response.kind === "loading";
  useEffect(() => {
    if (waits) preloadResponseView();
  }, [waits]);
  const head = streamed?.answer ?? loaded;
  return (
    <Card
      title={words.response}
      actions={
        <>
          <span className="play-facts">{facts(response)}</span>
          <span role="status" className="kit-hidden">
            {formatPath(response)}
          </span>
          <span className="play-push play-buttons">
            {shown && hasText(shown) && (
              <CopyButton label={words.copyResponse} text={() => shownText(shown) ?? ""} copy={copy} />
            )}
            {request && (head || !request.isShown) && (
              <IconButton
                icon="expand"
                label={request.isShown ? words.hideRequest : words.showRequest}
                isExpanded={request.isShown}
                onPress={request.toggle}
              />
            )}
          </span>
        </>
      }
    >
      {isEarlier && (head || response.kind === "failed") && <p className="play-earlier">{words.earlierResponse}</p>}
      {response.kind === "notStarted" && (
        <div className="play-empty">
          <p>{words.notSent}</p>
          <p className="play-quiet">{words.sendKeys}</p>
        </div>
      )}
      {response.kind === "loading" && (
        <p className="play-empty">
          <Spinner /> {words.loading}
        </p>
      )}
      {response.kind === "failed" && <Failure failure={response.failure} />}
      {head && (
        <div className="play-answer">
          {response.kind === "failed" && <p className="play-earlier">{words.streamBroke}</p>}
          {response.kind === "stopped" && <p className="play-earlier">{words.streamStopped}</p>}
          {head.unsent && <p className="play-earlier">{words.headersUnsent(head.unsent.join(", "))}</p>}
          <Headers headers={head.headers} />
          {/* One place for a stream and its end, so that what a reader chose in the view stays. */}
          {streamed && <StreamBody {...streamed} {...{ answers, copy, randomId }} />}
          {loaded && !loaded.stream && (
            <ResponseBody response={loaded} answers={answers} copy={copy} randomId={randomId} />
          )}
        </div>
      )}
    </Card>
  );
}
