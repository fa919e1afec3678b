import type { ReactElement } from "react";
import type { LoggedRow, StreamProgress } from "#engine/stream";
import { streamText } from "#locales/messages/stream";
import { LiveText } from "#ui/kit";
import { type RowMismatches, useThrottled } from "#ui/rows";

/** Props of the facts; `shown` is the state that the paused view shows. */
export interface StreamFactsProps {
  readonly stream: StreamProgress;
  readonly shown: StreamProgress;
  readonly isLive: boolean;
  readonly mismatches: RowMismatches<LoggedRow>;
}

/** Counts rows by their name in a format. */
const countedText = (unit: StreamProgress["format"], count: number): string => streamText().counted({ unit, count });

/** Returns the number of rows, the size so far, and the time of the first byte. Bytes have no rows. */
function factsText({ format, rows, bytes, firstByte, ending }: StreamProgress): string {
  const { noByteYet, bytesReceived, firstByteAfter } = streamText();
  return [
    ...(format === "bytes" ? [] : [countedText(format, rows.count)]),
    // The card has the size of a complete stream.
    ...(ending === undefined ? [bytesReceived({ bytes })] : []),
    firstByte === undefined ? noByteYet : firstByteAfter({ time: firstByte }),
  ].join(" · ");
}

const textSoFar = ({ format, rows, bytes }: StreamProgress): string =>
  format === "bytes"
    ? streamText().bytesSoFar({ bytes })
    : streamText().soFar({ counted: countedText(format, rows.count) });

/** Size and duration of a stream, its notes, and the announcements of its progress. */
export function StreamFacts({ stream, shown, isLive, mismatches }: StreamFactsProps): ReactElement {
  const { count } = stream.rows;
  const mismatchText =
    mismatches.count > 0 ? streamText().notAsDocumented({ count: mismatches.count, all: count }) : "";
  const progress = useThrottled(isLive ? [textSoFar(stream), mismatchText].filter(Boolean).join(". ") : "");
  return (
    <>
      <p className="stream-facts">{factsText(stream)}</p>
      <LiveText text={isLive ? progress : mismatchText} />
      <StreamNotes stream={shown} />
      {mismatches.count > 0 && <p className="stream-note">{mismatchText}</p>}
      {mismatches.missed > 0 && <p className="stream-note">{streamText().notChecked({ count: mismatches.missed })}</p>}
    </>
  );
}

/** Notes about the end of the stream and about discarded rows. */
function StreamNotes({ stream }: { readonly stream: StreamProgress }): ReactElement {
  const { format, ending, rows, droppedText, droppedBytes } = stream;
  return (
    <>
      {ending === "cut" && <p className="stream-note">{streamText().cut}</p>}
      {ending === "unmarked" && <p className="stream-note">{streamText().unmarked}</p>}
      {rows.dropped > 0 && format !== "bytes" && (
        <p className="stream-note">{streamText().rowsDropped({ counted: countedText(format, rows.dropped) })}</p>
      )}
      {droppedText > 0 && <p className="stream-note">{streamText().textDropped({ count: droppedText })}</p>}
      {format === "bytes" && droppedBytes > 0 && (
        <p className="stream-note">{streamText().bytesDropped({ count: droppedBytes })}</p>
      )}
    </>
  );
}
