import type { ReactElement } from "react";
import { CodeActions } from "./code-actions.tsx";
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

/** Code under a title, for pages that work without scripts. */
export const CodeFigure = ({ title, label, language, text }: CodeFigureProps): ReactElement => (
  <figure className="code">
    <figcaption>
      <span>{title}</span>
      <CodeActions label={label} />
    </figcaption>
    <CodePre label={label} language={language} text={text} />
  </figure>
);

/** The code of a figure, in a box that scrolls by keys. */
export const CodePre = ({
  label,
  language,
  text,
  limit,
}: Omit<CodeFigureProps, "title"> & { readonly limit?: number }): ReactElement => (
  // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
  // biome-ignore-start lint/a11y/useSemanticElements: a fieldset contains fields, this contains code.
  <pre tabIndex={0} role="group" aria-label={label}>
    <code>
      <CodeText code={text} language={language} {...(limit !== undefined && { limit })} />
    </code>
  </pre>
  // biome-ignore-end lint/a11y/useSemanticElements: as above
  // biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above
);
