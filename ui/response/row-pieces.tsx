import { memo, type ReactElement } from "react";
import type { Row } from "./session/row.ts";

/** The text of a row in its colours, with the results of a search marked, and what is wrong with it behind. */
export const RowPieces = memo(function RowPieces(props: {
  readonly row: Row;
  readonly currentHit: number | undefined;
}): ReactElement {
  const { row, currentHit } = props;
  return (
    <>
      {row.pieces.map(({ kind, text, hit }, position) => {
        const className = kind === "plain" ? undefined : `kit-code-${kind}`;
        // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces have no identity, only a place
        if (hit !== undefined) {
          return (
            <mark key={position} className="answer-hit" data-current={hit === currentHit || undefined}>
              {text}
            </mark>
          );
        }
        return (
          <span key={position} className={className}>
            {text}
          </span>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
      })}
    </>
  );
});

/** What is told of a row, where something is. */
export const RowNotes = ({ notes }: Pick<Row, "notes">): ReactElement | undefined =>
  notes.length === 0 ? undefined : <span className="answer-note">{notes.join("; ")}</span>;
