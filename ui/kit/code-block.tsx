import { memo, type ReactElement, useMemo, useState } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { words } from "../words.ts";
import { Icon } from "./icons.tsx";
import { type Language, scan } from "./scan.ts";

/** Longer code is shown without colours, since each coloured piece is an element of its own. In UTF-16 units. */
const longestColoured = 50_000;

/** Code in colours: plain text where it has none, so that selecting and searching work as in any text. */
export const Coloured = memo(function Coloured({
  code,
  language,
}: {
  readonly code: string;
  readonly language: Language;
}): ReactElement {
  const tokens = useMemo(() => (code.length > longestColoured ? undefined : scan(code, language)), [code, language]);
  if (tokens === undefined) return <>{code}</>;
  return (
    <>
      {tokens.map(({ kind, text }, position) =>
        kind === "plain" ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity, only a place
          <span key={position} className={`kit-code-${kind}`}>
            {text}
          </span>
        ),
      )}
    </>
  );
});

/** What a block of code needs. */
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
