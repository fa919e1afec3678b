import type { ReactElement } from "react";
import type { StreamProgress } from "#engine/stream";
import { lateText } from "#locales/messages/late";
import { streamText } from "#locales/messages/stream";
import { saveFile } from "#ui/files";
import { Button, CopyButton, IconButton, Segments } from "#ui/kit";

const fileNames = { sse: "events.txt", ndjson: "response.ndjson", text: "response.txt", bytes: "response" } as const;

/** Props of the tools of a stream with rows. */
export interface StreamToolsProps extends RowFilterProps {
  readonly stream: StreamProgress;
  readonly isLive: boolean;
  /** The state that the paused view shows; undefined if it isn't paused. */
  readonly held: StreamProgress | undefined;
  readonly onHold: (held: StreamProgress | undefined) => void;
  readonly isText: boolean;
  readonly onText: (isText: boolean) => void;
  readonly follows: boolean;
  readonly onFollows: (follows: boolean) => void;
  readonly copy: (text: string) => Promise<void>;
}

/** The choice of a view, pausing, following, filtering, copying and saving. */
export function StreamTools(props: StreamToolsProps): ReactElement {
  const { stream, isLive, held, onHold, isText, onText, follows, onFollows, copy, filter, onFilter, result } = props;
  return (
    <div className="stream-tools">
      <Segments
        label={streamText().views}
        options={[{ label: streamText().rows }, { label: streamText().text }]}
        selected={isText ? 1 : 0}
        onSelect={(position) => onText(position === 1)}
      />
      {(isLive || held !== undefined) && (
        <Button onPress={() => onHold(held === undefined ? stream : undefined)}>
          {held === undefined
            ? streamText().pause
            : streamText().resume({ count: stream.format === "bytes" ? 0 : stream.rows.count - held.rows.count })}
        </Button>
      )}
      {isLive && (
        <Button isPressed={follows} onPress={() => onFollows(!follows)}>
          {streamText().follow}
        </Button>
      )}
      {!isText && <RowFilter {...{ filter, onFilter, result }} />}
      <span className="play-push stream-tools">
        <CopyButton label={streamText().copyStream} text={() => stream.text} copy={copy} />
        <IconButton
          icon="download"
          label={lateText().save}
          onPress={() => saveFile(stream.text, fileNames[stream.format])}
        />
      </span>
    </div>
  );
}

interface RowFilterProps {
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  /** The number of rows found, as text; empty without a filter. */
  readonly result: string;
}

const RowFilter = ({ filter, onFilter, result }: RowFilterProps): ReactElement => (
  <div className="stream-filter">
    <div className="kit-text">
      {/* The placeholder is the name too: a label with the same text would be heard twice. */}
      <input
        type="text"
        className="kit-input"
        placeholder={streamText().filterRows}
        autoComplete="off"
        spellCheck={false}
        value={filter}
        onChange={({ target }) => onFilter(target.value)}
      />
    </div>
    <span role="status" className="stream-muted">
      {result}
    </span>
  </div>
);
