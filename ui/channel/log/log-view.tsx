import { type ReactElement, useMemo, useRef, useState } from "react";
import {
  type ChannelLog,
  endOfSampleText,
  jsonLines,
  type LogEntry,
  type LogFilter,
  type LogOrigin,
} from "#engine/channel-log";
import { entriesOf } from "#engine/log";
import { logText } from "#locales/messages/log";
import { saveFile } from "#ui/files";
import { Button, Dropdown, LiveText, Segments, useFocusAfter } from "#ui/kit";
import { type AnswersPort, BodySearch } from "#ui/response";
import { type CheckRow, type GridHandle, type RowMismatches, useMismatches, useThrottled } from "#ui/rows";
import { LogDetail } from "./log-detail.tsx";
import { idOfEntry, LogRows } from "./log-rows.tsx";
import { useLogSearch } from "./use-log-search.ts";

/** Props of the announcements of a log. */
interface LogStatusProps {
  readonly log: ChannelLog;
  readonly isLive: boolean;
  /** True if the log ended with the end of a sample. */
  readonly isEnded: boolean;
  readonly mismatches: RowMismatches<LogEntry>;
}

const mismatchText = ({ count }: RowMismatches<LogEntry>, all: number): string =>
  count > 0 ? logText().notAsDocumented({ count, all }) : "";

/** Announces the progress of a log to screen readers. */
function LogStatus({ log, isLive, isEnded, mismatches }: LogStatusProps): ReactElement {
  const { count } = log.entries;
  const progress = [logText().soFar({ count }), mismatchText(mismatches, count)].filter(Boolean).join(". ");
  const announced = useThrottled(isLive && count > 0 ? progress : "");
  return <LiveText text={isEnded ? endOfSampleText : announced} />;
}

/** Notes about removed messages and about mismatches. */
function LogNotes({ log, mismatches }: Pick<LogStatusProps, "log" | "mismatches">): ReactElement {
  const { count, dropped } = log.entries;
  return (
    <>
      {dropped > 0 && <p className="stream-note">{logText().dropped({ count: dropped })}</p>}
      {mismatches.count > 0 && <p className="stream-note">{mismatchText(mismatches, count)}</p>}
      {mismatches.missed > 0 && <p className="stream-note">{logText().notChecked({ count: mismatches.missed })}</p>}
    </>
  );
}

/** Props of the log of a channel. Each value is rendered, so a flood is best throttled to one per frame. */
export interface ChannelLogViewProps extends Pick<AnswersPort, "open"> {
  readonly log: ChannelLog;
  /** True while the channel is open. */
  readonly isLive: boolean;
  readonly onClear: () => void;
  readonly copy: (text: string) => Promise<void>;
  /** Finds differences from the documentation (`messageKinds`), for a slice of the messages at a time. */
  readonly check?: CheckRow<LogEntry>;
}

/**
 * The messages of a channel (docs/behavior.md#message-log): time, origin, name and one line each, one of them open at a
 * time. Pausing stops the view, never the channel.
 */
export function ChannelLogView({ log, isLive, onClear, open, copy, check }: ChannelLogViewProps): ReactElement {
  const [paused, setPaused] = useState<ChannelLog>();
  // If the log was cleared elsewhere, the paused messages are gone too.
  const held = paused !== undefined && paused.entries.count <= log.entries.count ? paused : undefined;
  const [follows, setFollows] = useState(true);
  const [opened, setOpened] = useState<LogEntry>();
  const chosen = opened !== undefined && opened.id <= log.entries.count ? opened : undefined;
  const grid = useRef<GridHandle>(null);
  const empty = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(grid, empty);
  const habit = useViewHabit();
  const { filter, setFilter, entries, search } = useLogSearch((held ?? log).entries, chosen?.id, (entry) => {
    setFollows(false);
    setOpened(entry);
    grid.current?.show(entry.id);
  });
  const arrived = useMemo(() => entriesOf(log.entries), [log.entries]);
  const known = useMemo((): CheckRow<LogEntry> => (entry) => entry.mismatches ?? check?.(entry), [check]);
  const mismatches = useMismatches(arrived, idOfEntry, known);
  const clear = (): void => {
    setPaused(undefined);
    setOpened(undefined);
    setFollows(true);
    search.setQuery("");
    onClear();
  };

  return (
    <div className="log" {...focus}>
      <LogStatus {...{ log, isLive, mismatches }} isEnded={arrived.at(-1)?.origin === "endSample"} />
      {log.entries.count === 0 ? (
        <div ref={empty} tabIndex={-1} className="play-empty">
          <p>{logText().empty}</p>
          <p className="play-quiet">{logText().emptyAdvice}</p>
        </div>
      ) : (
        <>
          <LogTools {...{ log, isLive, held, follows }} onHold={setPaused} onFollows={setFollows} onClear={clear} />
          <LogNotes {...{ log, mismatches }} />
          <div className="log-tools">
            <LogFilters entries={arrived} filter={filter} onFilter={setFilter} />
            <BodySearch search={search} label={logText().search} />
          </div>
          {entries.length === 0 && <p className="play-quiet">{logText().noneShown}</p>}
          <LogRows
            {...{ entries, mismatches }}
            query={search.query.trim()}
            chosen={chosen?.id}
            onChoose={setOpened}
            follows={held === undefined && follows}
            onFollows={setFollows}
            handle={grid}
          />
          {chosen && (
            <LogDetail
              entry={chosen}
              mismatches={known(chosen)}
              {...{ open, habit, copy }}
              onClose={() => setOpened(undefined)}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Remembers the reader's last choice of a JSON view for the next message that opens. */
function useViewHabit(): AnswersPort["view"] {
  const view = useRef<"tree" | "text">("tree");
  return useMemo(
    () => ({
      read: () => view.current,
      write: (next) => {
        view.current = next;
      },
    }),
    [],
  );
}

/** Props of the filters by origin and type. */
interface LogFiltersProps {
  /** All messages of the log; their types are the options. */
  readonly entries: readonly LogEntry[];
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
}

const origins: readonly (LogOrigin | undefined)[] = [undefined, "client", "server"];

/** Chooses messages by who sent them, and by their type if there are several. */
function LogFilters({ entries, filter, onFilter }: LogFiltersProps): ReactElement {
  const names = useMemo(() => {
    const found = new Map<string, string>();
    for (const { origin, type, displayName } of entries) if (origin !== "endSample") found.set(type, displayName);
    return found;
  }, [entries]);
  const types = [undefined, ...new Set([...names.keys(), ...(filter.type === undefined ? [] : [filter.type])])];
  return (
    <>
      <Segments
        label={logText().filterOrigin}
        options={[{ label: logText().anyOrigin }, { label: logText().sent }, { label: logText().received }]}
        selected={origins.indexOf(filter.origin)}
        onSelect={(position) => onFilter({ ...filter, origin: origins[position] })}
      />
      {types.length > 2 && (
        <Dropdown
          label={logText().filterType}
          options={types.map((type) => ({
            label: type === undefined ? logText().anyType : (names.get(type) ?? type),
          }))}
          selected={types.indexOf(filter.type)}
          onSelect={(position) => onFilter({ ...filter, type: types[position] })}
        />
      )}
    </>
  );
}

/** Props of the tools of a log. */
interface LogToolsProps {
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
function LogTools({ log, isLive, held, onHold, follows, onFollows, onClear }: LogToolsProps): ReactElement {
  return (
    <div className="log-tools">
      <p className="rows-muted">{logText().facts({ sent: log.sent, received: log.received, unsent: log.unsent })}</p>
      <span className="play-push log-tools">
        {(isLive || held !== undefined) && (
          <Button onPress={() => onHold(held === undefined ? log : undefined)}>
            {held === undefined ? logText().pause : logText().resume({ count: log.entries.count - held.entries.count })}
          </Button>
        )}
        <Button isPressed={follows} onPress={() => onFollows(!follows)}>
          {logText().follow}
        </Button>
        <Button icon="file" onPress={() => saveFile(jsonLines(entriesOf(log.entries)), logText().fileName)}>
          {logText().save}
        </Button>
        <Button onPress={onClear}>{logText().clear}</Button>
      </span>
    </div>
  );
}
