import type { ReactElement } from "react";
import { VisibleText } from "#ui/text";
import { CodeFrame } from "./code-frame.tsx";
import { CodeText } from "./code-text.tsx";
import type { Language } from "./scan.ts";

/**
 * Length of code from which on it has no colored elements, in UTF-16 units: each token is two nodes, and samples were
 * half of the nodes of a page. A script colors longer code without elements (docs/decisions/0010-pages-carry-only-what-they-show.md).
 */
const maxElements = 1_000;

/** Scripts that are written from right to left: only elements keep their tokens in order. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns true if the tokens of code are elements. */
const hasElements = (text: string): boolean => text.length <= maxElements || rightToLeft.test(text);

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
  <CodeFrame title={title} label={label}>
    <CodePre label={label} language={language} text={text} />
  </CodeFrame>
);

/** The code of a figure, in a box that scrolls by keys. */
export const CodePre = ({ label, language, text }: Omit<CodeFigureProps, "title">): ReactElement => (
  // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
  // biome-ignore-start lint/a11y/useSemanticElements: a fieldset contains fields, this contains code.
  <pre tabIndex={0} role="group" aria-label={label}>
    {hasElements(text) ? (
      <code>
        <CodeText code={text} language={language} />
      </code>
    ) : (
      <code data-colors={language}>
        <VisibleText text={text} />
      </code>
    )}
  </pre>
  // biome-ignore-end lint/a11y/useSemanticElements: as above
  // biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above
);
