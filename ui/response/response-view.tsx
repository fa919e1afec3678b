import { type ReactElement, useMemo, useRef } from "react";
import { dispositionName, downloadName, isJsonType, mediaParameter, mediaType, type Shown } from "#engine/request";
import { escapeInvisible } from "#engine/text";
import { lateText } from "#locales/messages/late";
import { responseText } from "#locales/messages/response";
import { Icon } from "#ui/kit";
import { ExternalText } from "#ui/text";
import type { AnswersPort } from "./answers-port.ts";
import { compareResponse, TextBody } from "./body/index.ts";
import { isTable } from "./csv.ts";
import { MediaPreview, PagePreview, PdfPreview, SaveLink } from "./file-view.tsx";
import type { BodySource } from "./session/index.ts";
import { TablePreview } from "./table-preview.tsx";

/** Props of the body of a response. */
export interface ResponseViewProps {
  readonly shown: Exclude<Shown, { readonly kind: "empty" }>;
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly answers: AnswersPort;
  readonly copy: (text: string) => Promise<void>;
  readonly randomId: () => string;
}

/**
 * The body of a response by its kind (docs/behavior.md#responses): text and JSON as text, files with a preview if that
 * is safe.
 */
export function ResponseView({ shown, status, headers, answers, copy, randomId }: ResponseViewProps): ReactElement {
  const header = (name: string): string | undefined => headers.find(([key]) => key.toLowerCase() === name)?.[1];
  const declared = shown.kind === "file" ? shown.contentType : header("content-type");
  const contentType = declared ?? (shown.kind === "json" ? "application/json" : "text/plain");
  const type = mediaType(contentType);
  const given = shown.kind === "file" ? shown.name : dispositionName(header("content-disposition"));
  // Created once, so that the random name stays the same while the response is shown.
  const random = useRef<string>(undefined);
  random.current ??= randomId();
  const name = downloadName(given, contentType, () => random.current ?? "");
  const content = shown.kind === "json" || shown.kind === "text" ? (shown.bytes ?? shown.text) : shown.bytes;
  const isPdf = type === "application/pdf";
  const isText = !isPdf && (shown.kind !== "file" || type === "image/svg+xml");
  const source = useMemo((): BodySource => {
    const charset = mediaParameter(contentType, "charset");
    return { content, charset, saysJson: isJsonType(contentType) };
  }, [content, contentType]);
  const comparer = useMemo(() => compareResponse(source, status, answers), [source, status, answers]);
  const isPage = type === "text/html" || type === "application/xhtml+xml";
  const preview = isTable(type) ? (
    <TablePreview content={content} charset={mediaParameter(contentType, "charset")} type={type} />
  ) : isPage ? (
    <PagePreview bytes={content} contentType={contentType} />
  ) : shown.kind === "file" && isText ? (
    <MediaPreview bytes={shown.bytes} contentType={type} name={given ?? lateText().responseBody} />
  ) : undefined;

  return (
    <div className="answer-body">
      <p className="answer-facts">
        <Icon name="file" />
        <span className="answer-facts-text" title={given && escapeInvisible(given)}>
          {given && (
            <>
              <ExternalText text={given} />
              {" · "}
            </>
          )}
          <ExternalText text={type} />
        </span>
        <SaveLink bytes={content} name={name} />
      </p>
      {isText ? (
        <TextBody
          {...{ source, comparer, copy, preview }}
          startsWithPreview={isTable(type)}
          open={answers.open}
          habit={answers.view}
          label={lateText().responseBody}
          searchLabel={responseText().searchBody}
        />
      ) : shown.kind !== "file" || isPdf ? (
        <PdfPreview bytes={content} />
      ) : (
        <MediaPreview bytes={shown.bytes} contentType={type} name={given ?? lateText().responseBody} />
      )}
    </div>
  );
}
