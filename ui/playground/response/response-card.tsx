import { type ReactElement, useEffect } from "react";
import { escapeInvisible } from "#engine/text";
import { Badge, CopyButton, IconButton, Spinner, StatusBadge } from "#ui/kit";
import { Card } from "#ui/shell";
import { ExternalText } from "#ui/text";
import { words } from "../../words.ts";
import type { PlaygroundProps, ResponseState } from "../props.ts";
import { hasText, shownText } from "./shown-text.ts";
import { streamedIn } from "./streamed.ts";
import { loadAnswerView, useAnswerView } from "./use-answer-view.ts";

/** The duration of a call, to two decimals (docs/behavior.md#response-card). */
export const timeText = (time: number): string => `${time.toFixed(2)} ms`;

/** A figure with its name, so that several are distinct. */
const Fact = (props: { readonly name: string; readonly about?: string; readonly figure: string }): ReactElement => (
  <span className="play-fact" title={props.about}>
    <span>{props.name}</span> <span>{props.figure}</span>
  </span>
);

function facts(response: ResponseState): ReactElement | undefined {
  if (response.kind === "failed") return <Badge tone="bad">{words.failed}</Badge>;
  if (response.kind === "streaming" || response.kind === "stopped") {
    const { answer } = response;
    return (
      <>
        {answer && <StatusBadge status={answer.status} text={answer.statusText} />}
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

/** Returns the announcement of a state: the outcome, never the whole body. */
function announcement(response: ResponseState): string {
  if (response.kind === "loading") return words.loading;
  if (response.kind === "failed") return words.sendFailed(response.failure.message);
  if (response.kind === "notStarted") return "";
  if (response.kind === "stopped") return response.answer ? words.streamStopped : words.stoppedEarly;
  if (response.kind === "streaming") return words.streamingFrom(response.answer.status, response.answer.statusText);
  const { status, statusText, time, size, stream } = response.response;
  if (stream !== undefined) return words.streamEnded(size, timeText(time));
  return words.answered(status, statusText, timeText(time));
}

/** Props of the card. `isEarlier` is true if the present request was not sent yet. */
export interface ResponseCardProps extends Pick<PlaygroundProps, "response" | "copy" | "answers" | "randomId"> {
  readonly isEarlier: boolean;
  /** Given where the request is above, and may make room. */
  readonly request?: { readonly isShown: boolean; readonly toggle: () => void };
}

/**
 * The response: status, time, size, headers and body; or the reason why there is none (docs/behavior.md#response-card).
 */
export function ResponseCard(props: ResponseCardProps): ReactElement {
  const { response, isEarlier, request, copy, answers, randomId } = props;
  const streamed = streamedIn(response);
  const loaded = response.kind === "loaded" ? response.response : undefined;
  const shown = loaded?.stream === undefined ? loaded?.shown : undefined;
  const waits = response.kind === "loading";
  useEffect(() => {
    // A failure repeats when the view is needed, and is reported then.
    if (waits) Promise.all([loadAnswerView(), import("#ui/response")]).catch(() => undefined);
  }, [waits]);
  const head = streamed?.answer ?? loaded;
  const answer = useAnswerView();
  const isAnswered = head !== undefined || response.kind === "failed";
  useEffect(() => {
    if (isAnswered) loadAnswerView().catch(() => undefined);
  }, [isAnswered]);
  return (
    <Card
      title={words.response}
      actions={
        <>
          <span className="play-facts">{facts(response)}</span>
          <span role="status" className="kit-hidden">
            {escapeInvisible(announcement(response))}
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
      {response.kind === "stopped" && !head && <p className="play-empty">{words.stoppedEarly}</p>}
      {response.kind === "loading" && (
        <p className="play-empty">
          <Spinner /> {words.loading}
        </p>
      )}
      {isAnswered && answer && <answer.Answer {...{ response, head, streamed, loaded, answers, copy, randomId }} />}
      {isAnswered && !answer && (
        // The view of answers has loaded long before, unless the network is down as well.
        <p className="play-empty">
          <ExternalText text={response.kind === "failed" ? response.failure.message : words.loading} />
        </p>
      )}
    </Card>
  );
}
