import type { ReactElement } from "react";
import { CodeText } from "./code-text.tsx";
import type { Language } from "./scan.ts";

/** Props of code under a title. */
export interface CodeFigureProps {
  readonly title: string;
  /** The accessible name of the code. */
  readonly label: string;
  readonly language: Language;
  readonly text: string;
}

/** Code under a title, for pages that work without scripts. A script that can copy shows the copy button. */
export const CodeFigure = ({ title, label, language, text }: CodeFigureProps): ReactElement => (
  <figure className="code">
    <figcaption>
      <span>{title}</span>
      <button type="button" className="copy" data-copy hidden aria-label={`Copy: ${label}`}>
        Copy
      </button>
    </figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset contains fields, this contains code. */}
    <pre tabIndex={0} role="group" aria-label={label}>
      <code>
        <CodeText code={text} language={language} />
      </code>
    </pre>
  </figure>
);
