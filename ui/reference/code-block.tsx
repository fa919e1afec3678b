import type { ReactElement } from "react";
import { type Language, tokenize } from "./highlight.ts";

interface CodeBlockProps {
  readonly title: string;
  /** Names the code for readers who come to it alone. */
  readonly label: string;
  readonly language: Language;
  readonly text: string;
}

interface CodeTextProps {
  readonly language: Language;
  readonly text: string;
}

/**
 * Code is coloured so far; each coloured piece is an element of its own, and longer code is not read to its end. In
 * UTF-16 units.
 */
const longestColoured = 10_000;

/** Code in colour, to be put into a `code` element. */
export function CodeText({ text, language }: CodeTextProps): ReactElement {
  const end = text.length <= longestColoured ? text.length : text.lastIndexOf("\n", longestColoured) + 1;
  return (
    <>
      {tokenize(text.slice(0, end), language).map(({ kind, text: part }, i) =>
        kind === "plain" ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no name and never move.
          <span className={`token-${kind}`} key={i}>
            {part}
          </span>
        ),
      )}
      {text.slice(end)}
    </>
  );
}

/** Code in colour under a title. The copy button stays hidden until a script that can copy shows it. */
export function CodeBlock({ title, label, language, text }: CodeBlockProps): ReactElement {
  return (
    <figure className="code">
      <figcaption>
        <span>{title}</span>
        <button type="button" className="copy" data-copy hidden aria-label={`Copy: ${label}`}>
          Copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds code. */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>
          <CodeText text={text} language={language} />
        </code>
      </pre>
    </figure>
  );
}
