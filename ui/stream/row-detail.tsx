import { type ReactElement, useRef } from "react";
import type { Mismatch } from "#engine/answer";
import type { LoggedRow } from "#engine/stream";
import { streamText } from "#locales/messages/stream";
import { CopyButton, IconButton } from "#ui/kit";
import { type AnswersPort, RowData } from "#ui/response";
import { useInSight } from "#ui/rows";
import { ExternalText } from "#ui/text";

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
  const title = streamText().row({ number: row.number });
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
            <ExternalText text={streamText().rowId({ id: row.id })} />
          </span>
        )}
        <span className="rows-muted">{streamText().after({ seconds: row.at / 1000 })}</span>
        <span className="play-push">
          <CopyButton label={streamText().copyData} text={() => row.data} copy={copy} />
          <IconButton icon="cross" label={streamText().closeRow} onPress={onClose} />
        </span>
      </p>
      {row.dropped !== undefined && <p className="stream-note">{streamText().rowDropped({ count: row.dropped })}</p>}
      <RowData
        key={row.number}
        label={streamText().dataOf({ number: row.number })}
        data={row.data}
        mismatches={mismatches}
        open={answers.open}
        habit={answers.view}
        copy={copy}
      />
    </section>
  );
}
