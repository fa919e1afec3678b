import type { ReactElement } from "react";
import { siteTexts } from "#ui/text";

/** Buttons that wrap and copy code. They are hidden until a script of the page makes them work. */
export function CodeActions({ label }: { readonly label: string }): ReactElement {
  const { text } = siteTexts();
  return (
    <span className="code-actions">
      <button
        type="button"
        className="code-action"
        data-wrap
        hidden
        aria-pressed="false"
        aria-label={`${text("wrap")}: ${label}`}
      >
        {text("wrap")}
      </button>
      <button type="button" className="code-action" data-copy hidden aria-label={`${text("copy")}: ${label}`}>
        {text("copy")}
      </button>
    </span>
  );
}
