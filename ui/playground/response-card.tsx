import type { ReactElement } from "react";
import type { SendFailure, SentResponse } from "#machines";
import { Badge, CopyButton, Disclosure, Spinner, StatusBadge } from "#ui/kit";
import { words } from "../words.ts";
import { Card } from "./card.tsx";
import type { PlaygroundProps, ResponseState } from "./props.ts";
import { ResponseBody, shownText } from "./response-body.tsx";

/** The time that a call took, to two decimals (product.md §9). */
export const timeText = (time: number): string => `${time.toFixed(2)} ms`;

const Answer = ({ response }: { readonly response: SentResponse }): ReactElement => (
  <div className="play-answer">
    <Disclosure title={words.responseHeaders} aside={<Badge>{response.headers.length}</Badge>}>
      <dl className="play-headers">
        {response.headers.map(([name, value], position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a header may come twice; its position tells them apart
          <div key={position}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
    <ResponseBody shown={response.shown} />
  </div>
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
  if (response.kind !== "loaded") return undefined;
  const { status, statusText, time, size } = response.response;
  return (
    <>
      <StatusBadge status={status} text={statusText} />
      <span className="play-fact">{timeText(time)}</span>
      <span className="play-fact">{words.bytes(size)}</span>
    </>
  );
}

/** What is read out when the state changes: how it ended, never the whole body. */
function spoken(response: ResponseState): string {
  if (response.kind === "loading") return words.loading;
  if (response.kind === "failed") return words.sendFailed(response.failure.message);
  if (response.kind === "notStarted") return "";
  const { status, statusText, time } = response.response;
  return words.answered(status, statusText, timeText(time));
}

/** What the card needs. `isEarlier` says that the request as it stands now was not sent. */
export interface ResponseCardProps extends Pick<PlaygroundProps, "response" | "copy"> {
  readonly isEarlier: boolean;
}

/** The answer: status, time, size, headers and body; or why there is none (product.md §2). */
export function ResponseCard({ response, isEarlier, copy }: ResponseCardProps): ReactElement {
  const text = response.kind === "loaded" ? shownText(response.response.shown) : undefined;
  return (
    <Card
      title={words.response}
      actions={
        <>
          {facts(response)}
          <span role="status" className="kit-hidden">
            {spoken(response)}
          </span>
          {text !== undefined && (
            <span className="play-push">
              <CopyButton label={words.copyResponse} text={() => text} copy={copy} />
            </span>
          )}
        </>
      }
    >
      {isEarlier && (response.kind === "loaded" || response.kind === "failed") && (
        <p className="play-earlier">{words.earlierResponse}</p>
      )}
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
      {response.kind === "loaded" && <Answer response={response.response} />}
    </Card>
  );
}
