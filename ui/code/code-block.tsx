import { type ReactElement, useEffect, useState } from "react";
import { formText } from "#locales/messages/form";
import { IconButton } from "#ui/kit";
import { VisibleText } from "#ui/text";
import { CodeText } from "./code-text.tsx";
import type { Language } from "./scan.ts";

/** Length of code from which on it has no colors, since each colored token is an element. In UTF-16 units. */
const maxColored = 50_000;

/** Lines per block of long code: a key in a form changes and lays out one block. */
const blockLines = 100;

/** Splits text into blocks of lines, without the last line end of a block: a block is an element that ends its line. */
function blocksOf(text: string): readonly string[] {
  const blocks: string[] = [];
  let start = 0;
  let lines = 0;
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) {
    lines += 1;
    // An empty line at the end of a block would not be seen.
    if (lines < blockLines || text[end - 1] === "\n") continue;
    blocks.push(text.slice(start, end));
    start = end + 1;
    lines = 0;
  }
  return [...blocks, text.slice(start)];
}

/** Time between two steps of rendering, in ms: about a frame at 60 Hz. */
const pause = 16;

/** Blocks per step: their layout takes a small part of a frame. */
const blocksAtOnce = 4;

/** Renders long code in steps, the first one before the first paint. */
function Blocks({ code }: { readonly code: string }): ReactElement {
  const blocks = blocksOf(code);
  const [drawn, setDrawn] = useState(blocksAtOnce);
  const isWhole = drawn >= blocks.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + blocksAtOnce), pause);
    return () => clearTimeout(timer);
  }, [isWhole, drawn]);
  return (
    <>
      {blocks.slice(0, drawn).map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity, only a position
        <span key={position} className="kit-code-block">
          <VisibleText text={block} />
        </span>
      ))}
    </>
  );
}

/** Props of a code block. */
export interface CodeBlockProps {
  readonly label: string;
  readonly code: string;
  readonly language: Language;
}

/** Code that can be scrolled by keys. Long lines are wrapped until the reader turns that off. */
export function CodeBlock({ label, code, language }: CodeBlockProps): ReactElement {
  const [wrapped, setWrapped] = useState(true);
  return (
    <div className="kit-code" data-wrapped={wrapped || undefined}>
      <IconButton icon="wrap" label={formText().wrapLines} isPressed={wrapped} onPress={() => setWrapped(!wrapped)} />
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: preformatted text stays preformatted text */}
      <pre tabIndex={0} role="region" aria-label={label} className="kit-code-text">
        <code>
          {code.length > maxColored ? (
            <Blocks code={code} />
          ) : (
            <CodeText code={code} language={language} limit={maxColored} />
          )}
        </code>
      </pre>
      {/* biome-ignore-end lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
    </div>
  );
}
