import { type ReactElement, useRef } from "react";
import type { Mismatch } from "#engine/answer";
import { isTooLong, type LogEntry } from "#engine/channel-log";
import { logText } from "#locales/messages/log";
import { saveFile } from "#ui/files";
import { Button, CopyButton, IconButton } from "#ui/kit";
import { type AnswersPort, RowData } from "#ui/response";
import { HexRows, useInSight } from "#ui/rows";
import { ExternalText } from "#ui/text";
import { Origin, timeOfDay } from "./log-rows.tsx";

/** Props of the view of one message. */
export interface LogDetailProps extends Pick<AnswersPort, "open"> {
  readonly entry: LogEntry;
  /** The differences from the documentation; `undefined` if nothing is documented. */
  readonly mismatches: readonly Mismatch[] | undefined;
  readonly habit: AnswersPort["view"];
  readonly copy: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** One message, whole: JSON as a tree or as text, bytes as hexadecimal digits with their offset. */
export function LogDetail({ entry, mismatches, open, habit, copy, onClose }: LogDetailProps): ReactElement {
  const { id, at, displayName, data, unsent } = entry;
  const part = useRef<HTMLElement>(null);
  useInSight(part, id);
  const title = logText().message({ id });
  const label = logText().dataOf({ id });
  const bytes = typeof data === "string" ? undefined : data;
  return (
    <section ref={part} className="rows-detail" aria-label={title}>
      <p className="rows-detail-head">
        <strong>{title}</strong>
        <Origin {...entry} />
        {displayName !== "" && (
          <span className="rows-muted">
            <ExternalText text={displayName} />
          </span>
        )}
        <span className="rows-muted">{timeOfDay(at)}</span>
        {bytes && <span className="rows-muted">{logText().bytes({ count: bytes.length })}</span>}
        <span className="play-push play-buttons">
          {typeof data === "string" ? (
            <CopyButton label={logText().copyData} text={() => data} copy={copy} />
          ) : (
            <Button icon="download" onPress={() => saveFile(data, logText().bytesName({ id }))}>
              {logText().saveBytes}
            </Button>
          )}
          <IconButton icon="cross" label={logText().close} onPress={onClose} />
        </span>
      </p>
      {unsent !== undefined && (
        <p className="stream-note">
          <ExternalText text={unsent} />
        </p>
      )}
      {isTooLong(data) && <p className="stream-note">{logText().notCompared}</p>}
      {typeof data === "string" ? (
        <RowData key={id} {...{ label, data, mismatches, open, habit, copy }} />
      ) : (
        <HexRows label={label} data={data} />
      )}
    </section>
  );
}
