import { memo, type ReactElement } from "react";
import { ExternalText, VisibleText } from "#ui/text";
import { mismatchText } from "../../mismatch-text.ts";
import { writers } from "../../writers.ts";
import type { Row, RowNote, TextRun } from "../session/index.ts";

/** The highlighted text of a row, with search results marked. */
export const RowRuns = memo(function RowRuns(props: {
  readonly row: Row;
  readonly currentHit: number | undefined;
}): ReactElement {
  const { row, currentHit } = props;
  return (
    <>
      {runsOf(row.runs).map((run, position) => (
        // biome-ignore-start lint/suspicious/noArrayIndexKey: runs have no identity, only a position
        <span key={position} className={classOf(run)}>
          {run.map(({ text, hit }, index) =>
            hit === undefined ? (
              <VisibleText key={index} text={text} />
            ) : (
              <mark key={index} className="answer-hit" data-current={hit === currentHit || undefined}>
                <VisibleText text={text} />
              </mark>
            ),
          )}
        </span>
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
      ))}
    </>
  );
});

/** Groups pieces of one color, so that a search hit within a Hebrew word does not change the order of its letters. */
function runsOf(pieces: readonly TextRun[]): readonly (readonly TextRun[])[] {
  const runs: TextRun[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === piece.kind) last.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

const classOf = ([first]: readonly TextRun[]): string | undefined =>
  first === undefined || first.kind === "plain" ? undefined : `code-${first.kind}`;

const noteText = (note: RowNote): string =>
  note.kind === "mismatch" ? note.name + mismatchText(note.mismatch) : writers().jsonFault(note.error);

/** The notes of a row. */
export const RowNotes = ({ notes }: Pick<Row, "notes">): ReactElement | undefined =>
  notes.length === 0 ? undefined : (
    <span className="answer-note">
      <ExternalText text={notes.map(noteText).join("; ")} />
    </span>
  );
