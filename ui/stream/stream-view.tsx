import { type ReactElement, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { type Mismatch, rowChecker } from "#engine/answer";
import { dispositionName, downloadName } from "#engine/request";
import { typesIn } from "#engine/shape";
import { chunksInOrder, type LoggedRow, rowsOf, type StreamProgress } from "#engine/stream";
import { lateText } from "#locales/messages/late";
import { streamText } from "#locales/messages/stream";
import { CodeBlock } from "#ui/code";
import { useObjectUrl } from "#ui/files";
import { CopyButton, IconButton } from "#ui/kit";
import { type AnswersPort, RowData } from "#ui/response";
import { type CheckRow, useInSight, useMismatches } from "#ui/rows";
import { ExternalText } from "#ui/text";
import { StreamFacts } from "./stream-facts.tsx";
import { numberOf, StreamRows } from "./stream-rows.tsx";
import { StreamTools } from "./stream-tools.tsx";

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
  const [follows, setFollows] = useState(isLive);
  const [chosen, setChosen] = useState<LoggedRow>();
  const rows = useMemo(() => rowsOf(shown.rows), [shown.rows]);
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => findRows(rows, wanted), [rows, wanted]);
  const check = useRowCheck(status, answers);
  const arrived = useMemo(() => rowsOf(stream.rows), [stream.rows]);
  const mismatches = useMismatches(arrived, numberOf, check);
  const facts = <StreamFacts {...{ stream, shown, isLive, mismatches }} />;

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
      <StreamTools
        {...{ stream, isLive, held, isText, follows, copy, filter }}
        onHold={setHeld}
        onText={setText}
        onFollows={setFollows}
        onFilter={setFilter}
        result={wanted.trim() === "" ? "" : streamText().rowsFound({ found: found.length, all: rows.length })}
      />
      {isText && <AccumulatedText text={shown.text} />}
      {!isText && (
        <StreamRows
          label={streamText().rows}
          rows={found}
          mismatches={mismatches}
          hasEvents={stream.format === "sse"}
          hasIds={rows.some(({ id }) => id !== undefined)}
          chosen={chosen?.number}
          onChoose={setChosen}
          follows={held === undefined && follows}
          onFollows={setFollows}
        />
      )}
      {!isText && chosen && (
        <RowDetail
          row={chosen}
          mismatches={check && mismatches.of(chosen)}
          {...{ answers, copy }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

/** Longer texts are shown from this far before their end, since layout would block the page. In UTF-16 units. */
const maxShownLength = 100_000;

function AccumulatedText({ text }: { readonly text: string }): ReactElement {
  const isCut = text.length > maxShownLength;
  return (
    <>
      {isCut && <p className="stream-note">{streamText().lastPart({ shown: maxShownLength, whole: text.length })}</p>}
      <CodeBlock label={streamText().text} code={isCut ? text.slice(-maxShownLength) : text} language="text" />
    </>
  );
}

/** The rows that hold a text in their type, id or data, in either case of letters; all of them for no text. */
function findRows(rows: readonly LoggedRow[], text: string): readonly LoggedRow[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return rows;
  return rows.filter(({ data, event = "", id = "" }) =>
    [data, event, id].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** Returns the comparison of rows with their documentation once that has loaded; undefined if none is documented. */
function useRowCheck(status: number, { documented }: AnswersPort): CheckRow<LoggedRow> | undefined {
  const [held, setHeld] = useState<{ readonly check: CheckRow<LoggedRow> | undefined }>();
  useEffect(() => {
    let isGone = false;
    const settle = (check: CheckRow<LoggedRow> | undefined): void => {
      if (!isGone) setHeld({ check });
    };
    documented().then(
      (form) => settle(form && rowChecker({ responses: form.endpoint.responses, types: typesIn(form), status })),
      // Without its documentation a stream is shown as it comes.
      () => settle(undefined),
    );
    return () => {
      isGone = true;
    };
  }, [status, documented]);
  return held?.check;
}

/** Props of the view of one row. */
interface RowDetailProps {
  readonly row: LoggedRow;
  /** Where it is not as documented; `undefined` if nothing is documented. */
  readonly mismatches: readonly Mismatch[] | undefined;
  readonly answers: Pick<AnswersPort, "open" | "view">;
  readonly copy: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** One row, whole. */
function RowDetail({ row, mismatches, answers, copy, onClose }: RowDetailProps): ReactElement {
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

/** The received part of a sound that was interrupted or stopped, for playback. */
function StreamSound(props: {
  readonly stream: StreamProgress;
  readonly type: string;
  /** File name and type from the response headers, if present. */
  readonly disposition: string | undefined;
  readonly randomId: () => string;
}): ReactElement {
  const { stream, type, disposition, randomId } = props;
  // Drawn once, so that a random name stays the same for as long as the sound is there.
  const random = useRef<string>(undefined);
  random.current ??= randomId();
  const name = downloadName(dispositionName(disposition), type, () => random.current ?? "");
  const chunks = useMemo(() => chunksInOrder(stream.chunks), [stream.chunks]);
  const url = useObjectUrl(chunks, type);
  return (
    <div className="play-file">
      {/* biome-ignore lint/a11y/useMediaCaption: an answer of a server comes without captions */}
      <audio className="play-media" src={url} controls aria-label={lateText().responseBody} />
      <a className="play-link" href={url} download={name}>
        {lateText().save}
      </a>
    </div>
  );
}
