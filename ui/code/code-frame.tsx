import type { ReactElement, ReactNode } from "react";
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

/** Props of the frame around code. */
interface CodeFrameProps {
  /** Shown in a bar with the buttons; without it they are on the code. */
  readonly title?: ReactNode;
  /** The accessible name of the code. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The frame around code, with buttons that wrap and copy it. */
export const CodeFrame = ({ title, label, children }: CodeFrameProps): ReactElement =>
  title === undefined ? (
    <div className="code untitled">
      <CodeActions label={label} />
      {children}
    </div>
  ) : (
    <div className="code">
      <div className="code-head">
        <span>{title}</span>
        <CodeActions label={label} />
      </div>
      {children}
    </div>
  );
