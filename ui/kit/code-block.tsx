import { memo, type ReactElement, useEffect, useMemo, useState } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { words } from "../words.ts";
import { Icon } from "./icons.tsx";
import { type Language, scan } from "./scan.ts";
import { VisibleText } from "./visible-text.tsx";

/** Longer code is shown without colours, since each coloured piece is an element of its own. In UTF-16 units. */
const longestColoured = 50_000;

/** So many lines of long code stand in a block of their own: a key in a form changes and lays out one of them. */
const blockLines = 100;

/** Cuts text into blocks of lines. The last line end of a block is left out: a block ends its line by itself. */
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

/** Between drawing some blocks and the next ones, in ms: about a frame at 60 Hz. */
const pause = 16;

/** So many blocks are drawn at a time, which are laid out in a small part of a frame. */
const blocksAtOnce = 4;

/** Long code, the rest of it after the beginning has been painted, a little at a time. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity, only a place
        <span key={position} className="kit-code-block">
          <VisibleText text={block} />
        </span>
      ))}
    </>
  );
}

/** Code in colours: plain text where it has none, so that selecting and searching work as in any text. */
export const Coloured = memo(function Coloured({
  code,
  language,
}: {
  readonly code: string;
  readonly language: Language;
}): ReactElement {
  const tokens = useMemo(() => (code.length > longestColoured ? undefined : scan(code, language)), [code, language]);
  if (tokens === undefined) return <Blocks code={code} />;
  return (
    <>
      {tokens.map(({ kind, text }, position) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces have no identity, only a place
        if (kind === "plain") return <VisibleText key={position} text={text} />;
        return (
          <span key={position} className={`kit-code-${kind}`}>
            <VisibleText text={text} />
          </span>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
      })}
    </>
  );
});

/** Props of a code block. */
export interface CodeBlockProps {
  readonly label: string;
  readonly code: string;
  readonly language: Language;
}

/** Code that can be read, selected and scrolled by keys; long lines are wrapped until the reader says otherwise. */
export function CodeBlock({ label, code, language }: CodeBlockProps): ReactElement {
  const [wrapped, setWrapped] = useState(true);
  return (
    <div className="kit-code" data-wrapped={wrapped || undefined}>
      <ToggleButton
        isSelected={wrapped}
        onChange={setWrapped}
        aria-label={words.wrapLines}
        className="kit-icon-button kit-code-wrap"
      >
        <Icon name="wrap" />
      </ToggleButton>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: preformatted text stays preformatted text */}
      <pre tabIndex={0} role="region" aria-label={label} className="kit-code-text">
        <code>
          <Coloured code={code} language={language} />
        </code>
      </pre>
      {/* biome-ignore-end lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
    </div>
  );
}
