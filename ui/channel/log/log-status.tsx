import type { ReactElement } from "react";
import { type ChannelLog, endOfSampleText, type LogEntry } from "#engine/channel-log";
import { logText } from "#locales/messages/log";
import { LiveText } from "#ui/kit";
import { type RowMismatches, useThrottled } from "#ui/rows";

/** Props of the announcements of a log. */
export interface LogStatusProps {
  readonly log: ChannelLog;
  readonly isLive: boolean;
  /** True if the log ended with the end of a sample. */
  readonly isEnded: boolean;
  readonly mismatches: RowMismatches<LogEntry>;
}

const mismatchText = ({ count }: RowMismatches<LogEntry>, all: number): string =>
  count > 0 ? logText().notAsDocumented({ count, all }) : "";

/** Announces the progress of a log to screen readers. */
export function LogStatus({ log, isLive, isEnded, mismatches }: LogStatusProps): ReactElement {
  const { count } = log.entries;
  const progress = [logText().soFar({ count }), mismatchText(mismatches, count)].filter(Boolean).join(". ");
  const announced = useThrottled(isLive && count > 0 ? progress : "");
  return <LiveText text={isEnded ? endOfSampleText : announced} />;
}

/** Notes about removed messages and about mismatches. */
export function LogNotes({ log, mismatches }: Pick<LogStatusProps, "log" | "mismatches">): ReactElement {
  const { count, dropped } = log.entries;
  return (
    <>
      {dropped > 0 && <p className="stream-note">{logText().dropped({ count: dropped })}</p>}
      {mismatches.count > 0 && <p className="stream-note">{mismatchText(mismatches, count)}</p>}
      {mismatches.missed > 0 && <p className="stream-note">{logText().notChecked({ count: mismatches.missed })}</p>}
    </>
  );
}
