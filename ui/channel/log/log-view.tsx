import { type ReactElement, useMemo, useRef, useState } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { type ChannelLog, endOfSampleText, jsonLines, type LogEntry } from "#engine/channel-log";
import { entriesOf } from "#engine/log";
import { saveFile } from "#ui/files";
import { Button, useFocusAfter } from "#ui/kit";
import { type AnswersPort, BodySearch } from "#ui/response";
import { type CheckRow, type GridHandle, useMismatches, useThrottled } from "#ui/rows";
import { LogDetail } from "./log-detail.tsx";
import { LogFilters } from "./log-filters.tsx";
import { idOfEntry, LogRows } from "./log-rows.tsx";
import { useLogSearch } from "./use-log-search.ts";
import { logWords } from "./words.ts";

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
  // The log was cleared elsewhere, so the pending messages are gone too.
  const held = paused !== undefined && paused.entries.count <= log.entries.count ? paused : undefined;
  const shown = held ?? log;
  const [follows, setFollows] = useState(true);
  const [opened, setOpened] = useState<LogEntry>();
  const chosen = opened !== undefined && opened.id <= log.entries.count ? opened : undefined;
  const grid = useRef<GridHandle>(null);
  const empty = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(grid, empty);
  const view = useRef<"tree" | "text">("tree");
  const habit = useMemo(
    () => ({
      read: () => view.current,
      write: (next: "tree" | "text") => {
        view.current = next;
      },
    }),
    [],
  );
  const { filter, setFilter, entries, search } = useLogSearch(shown.entries, chosen?.id, (entry) => {
    setFollows(false);
    setOpened(entry);
    grid.current?.show(entry.id);
  });
  const arrived = useMemo(() => entriesOf(log.entries), [log.entries]);
  const known = useMemo((): CheckRow<LogEntry> => (entry) => entry.mismatches ?? check?.(entry), [check]);
  const mismatches = useMismatches(arrived, idOfEntry, known);
  const { count, dropped } = log.entries;
  const isEnded = arrived.at(-1)?.origin === "endSample";
  const mismatchText = mismatches.count > 0 ? logWords.notAsDocumented(mismatches.count, count) : "";
  const said = useThrottled(
    isLive && count > 0 ? [logWords.soFar(count), mismatchText].filter(Boolean).join(". ") : "",
  );
  const waiting = held === undefined ? 0 : count - held.entries.count;

  return (
    <div className="log" {...focus}>
      <span role="status" className="kit-hidden">
        {isEnded ? endOfSampleText : said}
      </span>
      {count === 0 ? (
        <div ref={empty} tabIndex={-1} className="play-empty">
          <p>{logWords.empty}</p>
          <p className="play-quiet">{logWords.emptyAdvice}</p>
        </div>
      ) : (
        <>
          <div className="log-tools">
            <p className="rows-muted">{logWords.facts(log.sent, log.received, log.unsent)}</p>
            <span className="play-push log-tools">
              {(isLive || held !== undefined) && (
                <Button onPress={() => setPaused(held === undefined ? log : undefined)}>
                  {held === undefined ? logWords.pause : logWords.resume(waiting)}
                </Button>
              )}
              <ToggleButton
                isSelected={follows}
                onChange={setFollows}
                className="kit-button kit-button-outline stream-toggle"
              >
                {logWords.follow}
              </ToggleButton>
              <Button icon="file" onPress={() => saveFile(jsonLines(arrived), logWords.fileName)}>
                {logWords.save}
              </Button>
              <Button
                onPress={() => {
                  setPaused(undefined);
                  setOpened(undefined);
                  setFollows(true);
                  search.setQuery("");
                  onClear();
                }}
              >
                {logWords.clear}
              </Button>
            </span>
          </div>
          {dropped > 0 && <p className="stream-note">{logWords.dropped(dropped)}</p>}
          {mismatchText !== "" && <p className="stream-note">{mismatchText}</p>}
          {mismatches.missed > 0 && <p className="stream-note">{logWords.notChecked(mismatches.missed)}</p>}
          <div className="log-tools">
            <LogFilters entries={arrived} filter={filter} onFilter={setFilter} />
            <BodySearch search={search} label={logWords.search} />
          </div>
          {entries.length === 0 && <p className="play-quiet">{logWords.noneShown}</p>}
          <LogRows
            entries={entries}
            mismatches={mismatches}
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
