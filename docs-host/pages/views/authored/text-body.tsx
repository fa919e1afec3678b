import type { ReactElement } from "react";
import { directionOf } from "#docs-host/site/model";
import type { AuthoredText } from "./authored-text.tsx";

interface TextBodyProps {
  readonly text: AuthoredText;
  /** The language of the text, if that is not the one around it. */
  readonly language?: string | undefined;
}

/**
 * The body of a text that an author wrote; nothing without one. A column beside the text has its room from the start:
 * the text above it may be shown before the column has arrived.
 */
export const TextBody = ({ text: { body, hasSideColumn }, language }: TextBodyProps): ReactElement | null =>
  body === undefined ? null : (
    <div
      className="prose page-text"
      data-side-column={hasSideColumn || undefined}
      lang={language}
      dir={language === undefined ? undefined : directionOf(language)}
    >
      {body}
    </div>
  );
