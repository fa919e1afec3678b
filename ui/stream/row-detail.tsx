import { type ReactElement, useMemo } from "react";
import type { LoggedRow } from "#engine/stream";
import { CodeBlock, CopyButton, IconButton } from "#ui/kit";
import { prettyData } from "./row-text.ts";
import { streamWords } from "./words.ts";

/** What the view of one row needs. */
export interface RowDetailProps {
  readonly row: LoggedRow;
  readonly copy: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** One row, whole: JSON is indented. */
export function RowDetail({ row, copy, onClose }: RowDetailProps): ReactElement {
  const { text, language } = useMemo(() => prettyData(row.data), [row.data]);
  const title = streamWords.row(row.number);
  return (
    <section className="stream-detail" aria-label={title}>
      <p className="stream-detail-head">
        <strong>{title}</strong>
        {row.event !== undefined && <span className="stream-muted">{row.event}</span>}
        {row.id !== undefined && <span className="stream-muted">{streamWords.rowId(row.id)}</span>}
        <span className="stream-muted">{streamWords.after(row.at)}</span>
        <span className="play-push">
          <CopyButton label={streamWords.copyData} text={() => row.data} copy={copy} />
          <IconButton icon="cross" label={streamWords.closeRow} onPress={onClose} />
        </span>
      </p>
      {row.dropped !== undefined && <p className="stream-note">{streamWords.rowDropped(row.dropped)}</p>}
      <CodeBlock label={streamWords.dataOf(row.number)} code={text} language={language} />
    </section>
  );
}
