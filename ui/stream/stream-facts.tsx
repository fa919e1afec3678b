import type { ReactElement } from "react";
import type { LoggedRow, StreamProgress } from "#engine/stream";
import { LiveText } from "#ui/kit";
import { type RowMismatches, useThrottled } from "#ui/rows";
import { streamWords } from "./words.ts";

/** Props of the facts; `shown` is the state that the paused view shows. */
export interface StreamFactsProps {
  readonly stream: StreamProgress;
  readonly shown: StreamProgress;
  readonly isLive: boolean;
  readonly mismatches: RowMismatches<LoggedRow>;
}

/** Size and duration of a stream, its notes, and the announcements of its progress. */
export function StreamFacts({ stream, shown, isLive, mismatches }: StreamFactsProps): ReactElement {
  const { count } = stream.rows;
  const unit = streamWords.units[stream.format];
  const mismatchText = mismatches.count > 0 ? streamWords.notAsDocumented(mismatches.count, count) : "";
  const progress = useThrottled(
    isLive ? [streamWords.soFar(count, unit, stream.bytes), mismatchText].filter(Boolean).join(". ") : "",
  );
  return (
    <>
      <p className="stream-facts">{streamWords.facts(count, unit, stream.bytes, stream.firstByte)}</p>
      <LiveText text={isLive ? progress : mismatchText} />
      <StreamNotes stream={shown} />
      {mismatches.count > 0 && <p className="stream-note">{mismatchText}</p>}
      {mismatches.missed > 0 && <p className="stream-note">{streamWords.notChecked(mismatches.missed)}</p>}
    </>
  );
}

/** Notes about the end of the stream and about discarded rows. */
function StreamNotes({ stream }: { readonly stream: StreamProgress }): ReactElement {
  const { format, ending, rows, droppedText, droppedBytes } = stream;
  return (
    <>
      {ending === "cut" && <p className="stream-note">{streamWords.cut}</p>}
      {ending === "unmarked" && <p className="stream-note">{streamWords.unmarked}</p>}
      {rows.dropped > 0 && (
        <p className="stream-note">{streamWords.rowsDropped(rows.dropped, streamWords.units[format])}</p>
      )}
      {droppedText > 0 && <p className="stream-note">{streamWords.textDropped(droppedText)}</p>}
      {format === "bytes" && droppedBytes > 0 && (
        <p className="stream-note">{streamWords.bytesDropped(droppedBytes)}</p>
      )}
    </>
  );
}
