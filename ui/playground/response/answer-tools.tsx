import { type ReactElement, Suspense, useState } from "react";
import { lateText } from "#locales/messages/late";
import { SectionBoundary } from "#ui/kit";
import type { PlaygroundProps, ResponseState } from "../props.ts";

/** Props of the tools below an answer. */
export interface AnswerToolsProps extends Pick<PlaygroundProps, "answers"> {
  readonly response: ResponseState;
}

/**
 * The tools below an answer, if there are any. They stay while the next answer loads, with the one before, so that
 * neither the focus nor a text that was entered is lost.
 */
export function AnswerTools({ answers: { tools: Tools }, response }: AnswerToolsProps): ReactElement | null {
  const loaded = response.kind === "loaded" ? response.response : undefined;
  const [last, setLast] = useState(loaded);
  if (response.kind !== "loading" && loaded !== last) setLast(loaded);
  if (Tools === undefined) return null;
  return (
    <SectionBoundary title={lateText().answerToolsFailed} onWarning={console.warn}>
      <Suspense>
        <Tools response={last} />
      </Suspense>
    </SectionBoundary>
  );
}
