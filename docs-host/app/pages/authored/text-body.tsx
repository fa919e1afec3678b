import type { ReactElement } from "react";
import type { AuthoredText } from "./authored-text.tsx";

/**
 * The body of a text that an author wrote; nothing without one. A column beside the text has its room from the start:
 * the text above it may be shown before the column has arrived.
 */
export const TextBody = ({ text: { body, hasSideColumn } }: { readonly text: AuthoredText }): ReactElement | null =>
  body === undefined ? null : (
    <div className="prose page-text" data-side-column={hasSideColumn || undefined}>
      {body}
    </div>
  );
