import { lazy, type ReactElement, Suspense } from "react";
import { printJson } from "#engine/json";
import { decodeText, mediaParameter, type Shown } from "#engine/request";
import type { SentResponse } from "#machines";
import { Spinner } from "#ui/kit";
import type { AnswersPort } from "#ui/response";
import { words } from "../words.ts";

const load = () => import("#ui/response");
const ResponseView = lazy(async () => ({ default: (await load()).ResponseView }));
const MissingBody = lazy(async () => ({ default: (await load()).MissingBody }));

/** Loads what shows answers before the first one is there. What fails now fails again, and is told, when it is needed. */
export const preloadResponseView = (): void => void load().catch(() => {});

/** The body as text, JSON indented; nothing for files and empty bodies. Long bodies are text as they came. */
export function shownText(shown: Shown): string | undefined {
  if (shown.kind === "json") return printJson(shown.value, 2);
  if (shown.kind === "long") return decodeText(shown.bytes, mediaParameter(shown.contentType, "charset"));
  return shown.kind === "text" ? shown.text : undefined;
}

/** Whether there is a text to copy, which may take a while to make. */
export const hasText = ({ kind }: Shown): boolean => kind === "json" || kind === "text" || kind === "long";

/** What the body of an answer needs. */
export interface ResponseBodyProps {
  readonly response: SentResponse;
  readonly answers: AnswersPort;
  readonly copy: (text: string) => Promise<void>;
  readonly randomId: () => string;
}

/** The body of an answer; what shows it is loaded when the first one is there. */
export function ResponseBody({ response, answers, copy, randomId }: ResponseBodyProps): ReactElement {
  const { shown, status, headers } = response;
  if (shown.kind === "empty") {
    return (
      <>
        <p className="play-quiet">{words.emptyBody}</p>
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
          <Spinner /> {words.loading}
        </p>
      }
    >
      <ResponseView {...{ shown, status, headers, answers, copy, randomId }} />
    </Suspense>
  );
}
