import { type ReactElement, Suspense, useState } from "react";
import { lateText } from "#locales/messages/late";
import type { SentHead } from "#machines";
import { Badge, Disclosure, SectionBoundary } from "#ui/kit";
import { ExternalText } from "#ui/text";
import type { PlaygroundProps, ResponseState } from "../props.ts";

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

/** Props of the row below an answer. */
export interface AnswerEndProps extends Pick<PlaygroundProps, "answers"> {
  readonly response: ResponseState;
  readonly head: SentHead | undefined;
}

/**
 * The row below an answer: its headers, and tools if there are any. The tools stay while the next answer loads, with the
 * one before, so that neither the focus nor a text that was entered is lost.
 */
export function AnswerEnd({ answers: { tools: Tools }, response, head }: AnswerEndProps): ReactElement | null {
  const isAnswered = head !== undefined || response.kind === "failed";
  const [wasAnswered, setWasAnswered] = useState(isAnswered);
  if (isAnswered && !wasAnswered) setWasAnswered(true);
  const loaded = response.kind === "loaded" ? response.response : undefined;
  const [last, setLast] = useState(loaded);
  if (response.kind !== "loading" && loaded !== last) setLast(loaded);
  if (!wasAnswered) return null;
  return (
    <div className="play-end">
      {head && <Headers headers={head.headers} />}
      {Tools && (
        <SectionBoundary title={lateText().answerToolsFailed} onWarning={console.warn}>
          <Suspense>
            <Tools response={last} />
          </Suspense>
        </SectionBoundary>
      )}
    </div>
  );
}
