import { memo, type ReactElement, useEffect } from "react";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { Spinner } from "#ui/kit";
import { Card } from "#ui/shell";
import { ExternalText } from "#ui/text";
import { writers } from "../../writers.ts";
import type { PlaygroundProps, ResponseState } from "../props.ts";
import { streamedIn } from "./streamed.ts";
import { loadAnswerView, useAnswerView } from "./use-answer-view.ts";

/** Props of the card. */
export interface ResponseCardProps
  extends Pick<PlaygroundProps, "response" | "isStale" | "copy" | "answers" | "randomId"> {
  /** The number of issues because of which the request was not sent, and the way to them. */
  readonly refusedFor: number;
  readonly onShowIssues: () => void;
  /** True if the request above is shown. */
  readonly isRequestShown?: boolean;
  /** Shows or hides the request; absent where it is not above. */
  readonly onToggleRequest?: () => void;
}

/** Returns the sentence above an answer, or in place of one. */
function outcomeOf(response: ResponseState, isViewLoaded: boolean): ReactElement | undefined {
  const { kind } = response;
  if (kind === "failed") {
    return (
      <p className="play-failure-message">
        <ExternalText text={writers().failureMessage(response.failure)} />
      </p>
    );
  }
  if (kind === "loaded" && response.error !== undefined) {
    return (
      <p className="play-failure-message">
        <ExternalText text={response.error} />
      </p>
    );
  }
  if (kind === "stopped" && !response.answer) return <p className="play-empty">{playgroundText().stoppedEarly}</p>;
  // The view of answers has loaded long before, unless the network is down as well.
  if (kind !== "loading" && (isViewLoaded || kind === "notStarted")) return undefined;
  return (
    <p className="play-empty">
      <Spinner /> {formText().loading}
    </p>
  );
}

/**
 * The response: status, time, size, headers and body; or the reason why there is none (docs/behavior.md#response-card).
 * It announces its visible texts, so that nobody hears them again on the page. All but the first view loads later.
 */
export const ResponseCard = memo(function ResponseCard(props: ResponseCardProps): ReactElement {
  const { response, isStale, refusedFor } = props;
  const { kind } = response;
  const view = useAnswerView();
  useEffect(() => {
    // A failure repeats when the view is needed, and is reported then.
    if (kind !== "notStarted" || refusedFor) loadAnswerView().catch(() => undefined);
    if (kind === "loading") import("#ui/response").catch(() => undefined);
  }, [kind, refusedFor]);
  const streamed = streamedIn(response);
  const loaded = kind === "loaded" ? response.response : undefined;
  const head = streamed?.answer ?? loaded;
  const isAnswered = head !== undefined || kind === "failed";
  const isEarlier = isAnswered && (isStale || refusedFor > 0);
  return (
    <Card
      title={playgroundText().response}
      isDimmed={isEarlier}
      actions={
        <>
          <span role="status" className="play-facts">
            {view && <view.Facts response={response} />}
          </span>
          {view && <view.ResponseActions {...props} shown={loaded?.stream ? undefined : loaded?.shown} head={head} />}
        </>
      }
    >
      {view && <view.StateNotes {...props} isEarlier={isEarlier} />}
      {kind === "notStarted" && (
        <div className="play-empty">
          <p>{playgroundText().notSent}</p>
          <p className="play-quiet">{playgroundText().sendKeys}</p>
        </div>
      )}
      <div role="status">{outcomeOf(response, view !== undefined)}</div>
      {isAnswered && view && <view.Answer {...props} {...{ head, streamed, loaded }} />}
      {view && <view.AnswerEnd {...props} head={head} />}
    </Card>
  );
});
