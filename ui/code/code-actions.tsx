import type { ReactElement } from "react";
import { useTranslate } from "#ui/text";

/** Buttons that wrap and copy code. They are hidden until a script of the page makes them work. */
export function CodeActions({ label }: { readonly label: string }): ReactElement {
  const translate = useTranslate();
  return (
    <span className="code-actions">
      <button
        type="button"
        className="code-action"
        data-wrap
        hidden
        aria-pressed="false"
        aria-label={`${translate("Wrap")}: ${label}`}
      >
        {translate("Wrap")}
      </button>
      <button type="button" className="code-action" data-copy hidden aria-label={`${translate("Copy")}: ${label}`}>
        {translate("Copy")}
      </button>
    </span>
  );
}
