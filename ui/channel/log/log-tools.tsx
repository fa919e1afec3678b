import type { ReactElement } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { type ChannelLog, jsonLines } from "#engine/channel-log";
import { entriesOf } from "#engine/log";
import { logText } from "#locales/messages/log";
import { saveFile } from "#ui/files";
import { Button } from "#ui/kit";

/** Props of the tools of a log. */
export interface LogToolsProps {
  readonly log: ChannelLog;
  readonly isLive: boolean;
  /** The state that the paused view shows; undefined if it isn't paused. */
  readonly held: ChannelLog | undefined;
  readonly onHold: (held: ChannelLog | undefined) => void;
  readonly follows: boolean;
  readonly onFollows: (follows: boolean) => void;
  readonly onClear: () => void;
}

/** The counters of a log, and its pausing, following, saving and clearing. */
export function LogTools({ log, isLive, held, onHold, follows, onFollows, onClear }: LogToolsProps): ReactElement {
  return (
    <div className="log-tools">
      <p className="rows-muted">{logText().facts({ sent: log.sent, received: log.received, unsent: log.unsent })}</p>
      <span className="play-push log-tools">
        {(isLive || held !== undefined) && (
          <Button onPress={() => onHold(held === undefined ? log : undefined)}>
            {held === undefined ? logText().pause : logText().resume({ count: log.entries.count - held.entries.count })}
          </Button>
        )}
        <ToggleButton isSelected={follows} onChange={onFollows} className="kit-button kit-button-outline stream-toggle">
          {logText().follow}
        </ToggleButton>
        <Button icon="file" onPress={() => saveFile(jsonLines(entriesOf(log.entries)), logText().fileName)}>
          {logText().save}
        </Button>
        <Button onPress={onClear}>{logText().clear}</Button>
      </span>
    </div>
  );
}
