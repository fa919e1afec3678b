import { type ReactElement, useImperativeHandle } from "react";
import { allDrawn, useScroll } from "#ui/rows";
import type { BodyRowsProps } from "./body-rows.ts";
import { RowNotes, RowRuns } from "./row-runs.tsx";
import { useRows } from "./use-rows.ts";

/**
 * A body as text with line numbers. If only some rows are rendered, they are a list to screen readers, with the position
 * of each row and the number of all.
 */
export function TextRows({ label, reader, rows, version, currentHit, handle, scroller }: BodyRowsProps): ReactElement {
  const scroll = useScroll(scroller, rows);
  const drawn = useRows(reader, scroll.from, scroll.to, version);
  useImperativeHandle(handle, () => ({ show: scroll.show }));
  const isPart = rows > allDrawn;
  const digits = String(rows).length;
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
    // biome-ignore-start lint/a11y/useSemanticElements: a scrolling element is not a section of the page
    <div ref={scroller} tabIndex={0} role="region" aria-label={label} className="answer-rows">
      <div
        role={isPart ? "list" : undefined}
        className="answer-sheet"
        style={{ height: scroll.height, "--digits": digits } as Style}
      >
        {drawn.map((row) => (
          <div
            key={row.at}
            role={isPart ? "listitem" : undefined}
            {...(isPart && { "aria-posinset": row.at + 1, "aria-setsize": rows })}
            className="answer-row"
            data-line={row.line}
            data-noted={row.notes.length > 0 || undefined}
            style={{ top: scroll.topOf(row.at), textIndent: row.indent && `${row.indent}ch` }}
          >
            <RowRuns row={row} currentHit={currentHit} />
            <RowNotes notes={row.notes} />
            {row.ends && row.at + 1 < rows ? "\n" : ""}
          </div>
        ))}
      </div>
    </div>
    // biome-ignore-end lint/a11y/useSemanticElements: as above
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above
  );
}

/** React's style types do not know custom properties. */
type Style = React.CSSProperties & { readonly "--digits": number };
