import { memo, type ReactElement, useMemo } from "react";
import { VisibleText } from "#ui/text";
import { type Language, scan } from "./scan.ts";

/**
 * Renders highlighted code, as children of a `code` element. Plain code is one text, so that selecting and searching
 * work as usual. Code after the last line that ends within `limit` characters stays plain, since each colored token is
 * an element.
 */
export const CodeText = memo(function CodeText({
  code,
  language,
  limit = 10_000,
}: {
  readonly code: string;
  readonly language: Language;
  readonly limit?: number;
}): ReactElement {
  const end = code.length <= limit ? code.length : code.lastIndexOf("\n", limit) + 1;
  const tokens = useMemo(() => scan(code.slice(0, end), language), [code, end, language]);
  return (
    <>
      {tokens.map(({ kind, text }, position) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: tokens have no identity, only a position
        if (kind === "plain") return <VisibleText key={position} text={text} />;
        return (
          <span key={position} className={`code-${kind}`}>
            <VisibleText text={text} />
          </span>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
      })}
      <VisibleText text={code.slice(end)} />
    </>
  );
});
