import type { ReactElement } from "react";

/** Buttons that wrap and copy code. They are hidden until a script of the page makes them work. */
export const CodeActions = ({ label }: { readonly label: string }): ReactElement => (
  <span className="code-actions">
    <button type="button" className="code-action" data-wrap hidden aria-pressed="false" aria-label={`Wrap: ${label}`}>
      Wrap
    </button>
    <button type="button" className="code-action" data-copy hidden aria-label={`Copy: ${label}`}>
      Copy
    </button>
  </span>
);
