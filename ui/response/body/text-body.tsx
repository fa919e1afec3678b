import type { ReactElement } from "react";
import { responseText } from "#locales/messages/response";
import { Spinner } from "#ui/kit";
import type { AnswersPort } from "../answers-port.ts";
import type { BodySource } from "../session/index.ts";
import { BodyView, type BodyViewProps } from "./body-view.tsx";
import { useBody } from "./use-body.ts";

/** Props of an open text or JSON document. */
export interface TextBodyProps extends Omit<BodyViewProps, "reader" | "facts"> {
  readonly source: BodySource;
  readonly open: AnswersPort["open"];
}

/** Opens a text or a JSON document and shows it; bytes that are not text have no preview. */
export function TextBody({ source, open, ...props }: TextBodyProps): ReactElement {
  const body = useBody(source, open);
  if (body.kind === "failed") return <p className="play-earlier">{responseText().bodyUnreadable}</p>;
  if (body.kind === "reading") {
    return (
      <p className="play-empty">
        <Spinner /> {responseText().readingBody}
      </p>
    );
  }
  if (body.facts.kind === "bytes") return <p className="answer-unseen">{responseText().noPreview}</p>;
  return <BodyView {...props} reader={body.reader} facts={body.facts} />;
}
