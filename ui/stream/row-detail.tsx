import { type ReactElement, useRef } from "react";
import type { Mismatch } from "#engine/answer";
import type { LoggedRow } from "#engine/stream";
import { CopyButton, IconButton } from "#ui/kit";
import { type AnswersPort, RowData } from "#ui/response";
import { useInSight } from "#ui/rows";
import { ExternalText } from "#ui/text";
import { streamWords } from "./words.ts";

/** Props of the view of one row. */
export interface RowDetailProps {
  readonly row: LoggedRow;
  /** Where it is not as documented; `undefined` if nothing is documented. */
  readonly mismatches: readonly Mismatch[] | undefined;
  readonly answers: Pick<AnswersPort, "open" | "view">;
  readonly copy: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** One row, whole. */
export function RowDetail({ row, mismatches, answers, copy, onClose }: RowDetailProps): ReactElement {
  const title = streamWords.row(row.number);
  const part = useRef<HTMLElement>(null);
  useInSight(part, row.number);
  return (
    <section ref={part} className="rows-detail" aria-label={title}>
      <p className="rows-detail-head">
        <strong>{title}</strong>
        {row.event !== undefined && (
          <span className="rows-muted">
            <ExternalText text={row.event} />
          </span>
        )}
        {row.id !== undefined && (
          <span className="rows-muted">
            <ExternalText text={streamWords.rowId(row.id)} />
          </span>
        )}
        <span className="rows-muted">{streamWords.after(row.at)}</span>
        <span className="play-push">
          <CopyButton label={streamWords.copyData} text={() => row.data} copy={copy} />
          <IconButton icon="cross" label={streamWords.closeRow} onPress={onClose} />
        </span>
      </p>
      {row.dropped !== undefined && <p className="stream-note">{streamWords.rowDropped(row.dropped)}</p>}
      <RowData
        key={row.number}
        label={streamWords.dataOf(row.number)}
        data={row.data}
        mismatches={mismatches}
        open={answers.open}
        habit={answers.view}
        copy={copy}
      />
    </section>
  );
}
