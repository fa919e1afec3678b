import { type ReactElement, useDeferredValue, useMemo, useState } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { type LoggedRow, rowsOf, type StreamProgress } from "#engine/stream";
import { CodeBlock } from "#ui/code";
import { saveFile } from "#ui/files";
import { Button, CopyButton, Segments, TextInput } from "#ui/kit";
import type { AnswersPort } from "#ui/response";
import { useMismatches, useThrottled } from "#ui/rows";
import { lateWords } from "../late-words.ts";
import { findRows } from "./find-rows.ts";
import { RowDetail } from "./row-detail.tsx";
import { numberOf, StreamRows } from "./stream-rows.tsx";
import { StreamSound } from "./stream-sound.tsx";
import { useRowCheck } from "./use-row-check.ts";
import { streamWords } from "./words.ts";

/** Props of the view of a stream. `isLive` is true while it is open. */
export interface StreamViewProps {
  readonly stream: StreamProgress;
  readonly isLive: boolean;
  /** The media type of the answer. */
  readonly type: string;
  /** File name and type from the response headers, if present. */
  readonly disposition: string | undefined;
  readonly status: number;
  readonly answers: AnswersPort;
  readonly copy: (text: string) => Promise<void>;
  readonly randomId: () => string;
}

/** Of a longer text only the end is shown, since laying out its lines would hold up the page. In UTF-16 units. */
const longestShown = 100_000;

const fileNames = { sse: "events.txt", ndjson: "response.ndjson", text: "response.txt", bytes: "response" } as const;

/**
 * A stream as it arrives (docs/behavior.md#streams): its rows with time, event, id and data, or the accumulated text.
 * Pausing stops the view, never the stream.
 */
export function StreamView(props: StreamViewProps): ReactElement {
  const { stream, isLive, type, disposition, status, answers, copy, randomId } = props;
  const [held, setHeld] = useState<StreamProgress>();
  const shown = held ?? stream;
  const [isText, setText] = useState(stream.format === "text");
  const [filter, setFilter] = useState("");
  const [follows, setFollows] = useState(true);
  const [chosen, setChosen] = useState<LoggedRow>();
  const rows = useMemo(() => rowsOf(shown.rows), [shown.rows]);
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => findRows(rows, wanted), [rows, wanted]);
  const check = useRowCheck(status, answers);
  const arrived = useMemo(() => rowsOf(stream.rows), [stream.rows]);
  const mismatches = useMismatches(arrived, numberOf, check);
  const mismatchText = mismatches.count > 0 ? streamWords.notAsDocumented(mismatches.count, stream.rows.count) : "";
  const unit = streamWords.units[stream.format];
  const said = useThrottled(
    isLive ? [streamWords.soFar(stream.rows.count, unit, stream.bytes), mismatchText].filter(Boolean).join(". ") : "",
  );

  const facts = (
    <>
      <p className="stream-facts">{streamWords.facts(stream.rows.count, unit, stream.bytes, stream.firstByte)}</p>
      <span role="status" className="kit-hidden">
        {isLive ? said : mismatchText}
      </span>
      <Notes stream={shown} />
      {mismatches.count > 0 && <p className="stream-note">{mismatchText}</p>}
      {mismatches.missed > 0 && <p className="stream-note">{streamWords.notChecked(mismatches.missed)}</p>}
    </>
  );
  if (stream.format === "bytes") {
    return (
      <div className="stream">
        {facts}
        {!isLive && stream.bytes > 0 && <StreamSound {...{ stream, type, disposition, randomId }} />}
      </div>
    );
  }
  return (
    <div className="stream">
      {facts}
      <div className="stream-tools">
        <Segments
          label={streamWords.views}
          options={[{ label: streamWords.rows }, { label: streamWords.text }]}
          selected={isText ? 1 : 0}
          onSelect={(position) => setText(position === 1)}
        />
        {isLive && (
          <Button onPress={() => setHeld(held === undefined ? stream : undefined)}>
            {held === undefined ? streamWords.pause : streamWords.resume(stream.rows.count - held.rows.count, unit)}
          </Button>
        )}
        {!isLive && held !== undefined && (
          <Button onPress={() => setHeld(undefined)}>
            {streamWords.resume(stream.rows.count - held.rows.count, unit)}
          </Button>
        )}
        {isLive && (
          <ToggleButton
            isSelected={follows}
            onChange={setFollows}
            className="kit-button kit-button-outline stream-toggle"
          >
            {streamWords.follow}
          </ToggleButton>
        )}
        {!isText && (
          <div className="stream-filter">
            <TextInput
              label={streamWords.filterRows}
              placeholder={streamWords.filterRows}
              text={filter}
              onText={setFilter}
            />
            <span role="status" className="stream-muted">
              {wanted.trim() !== "" && streamWords.rowsFound(found.length, rows.length)}
            </span>
          </div>
        )}
        <span className="play-push stream-tools">
          <CopyButton label={streamWords.copyStream} text={() => stream.text} copy={copy} />
          <Button icon="file" onPress={() => saveFile(stream.text, fileNames[stream.format])}>
            {lateWords.save}
          </Button>
        </span>
      </div>
      {isText ? (
        <AccumulatedText text={shown.text} />
      ) : (
        <>
          <StreamRows
            label={streamWords.rows}
            rows={found}
            mismatches={mismatches}
            hasEvents={stream.format === "sse"}
            hasIds={rows.some(({ id }) => id !== undefined)}
            chosen={chosen?.number}
            onChoose={setChosen}
            follows={isLive && held === undefined && follows}
            onFollows={setFollows}
          />
          {chosen && (
            <RowDetail
              row={chosen}
              mismatches={check && mismatches.of(chosen)}
              answers={answers}
              copy={copy}
              onClose={() => setChosen(undefined)}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Notes about the end of the stream and about discarded rows. */
function Notes({ stream }: { readonly stream: StreamProgress }): ReactElement {
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

function AccumulatedText({ text }: { readonly text: string }): ReactElement {
  const isCut = text.length > longestShown;
  return (
    <>
      {isCut && <p className="stream-note">{streamWords.lastPart(longestShown, text.length)}</p>}
      <CodeBlock label={streamWords.text} code={isCut ? text.slice(-longestShown) : text} language="text" />
    </>
  );
}
