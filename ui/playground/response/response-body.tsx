import { lazy, type ReactElement, Suspense } from "react";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import type { SentResponse } from "#machines";
import { Spinner } from "#ui/kit";
import type { AnswersPort } from "#ui/response";

const load = () => import("#ui/response");
const ResponseView = lazy(async () => ({ default: (await load()).ResponseView }));
const MissingBody = lazy(async () => ({ default: (await load()).MissingBody }));

/** Props of the body of a response. */
export interface ResponseBodyProps {
  readonly response: SentResponse;
  readonly answers: AnswersPort;
  readonly copy: (text: string) => Promise<void>;
  readonly randomId: () => string;
}

/** The body of a response. Its view loads with the first one. */
export function ResponseBody({ response, answers, copy, randomId }: ResponseBodyProps): ReactElement {
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
