import type { Mismatch } from "#engine/answer";
import { type BoundedLog, emptyLog, type LogLimits, logEntries, mapLastEntry } from "#engine/log";

/** The origin of a log entry (docs/behavior.md#message-log); `endSample` marks the end of a session. */
export type LogOrigin = "client" | "server" | "endSample";

/** A message of a channel, as the log receives it (docs/behavior.md#message-log). */
export interface LogMessage {
  /** The time when it was sent or received, in milliseconds since 1970. */
  readonly at: number;
  /** The kind of message, as the channel names it. */
  readonly type: string;
  /** As it went over the wire: text frames as text, binary frames as bytes. */
  readonly data: string | Uint8Array;
  readonly origin: LogOrigin;
  readonly displayName: string;
  /** Paths that differ from the documentation. If absent, the view checks the message itself with an injected check. */
  readonly mismatches?: readonly Mismatch[];
  /** The number by which the sender identifies it. */
  readonly sending?: number;
  /** The reason why it was not sent, if so. */
  readonly unsent?: string;
}

/** A message with its number in the log, counted from 1. */
export interface LogEntry extends LogMessage {
  readonly id: number;
}

/** The messages of a channel. Immutable and bounded: the newest are kept, and all are counted. */
export interface ChannelLog {
  readonly entries: BoundedLog<LogEntry>;
  readonly sent: number;
  readonly received: number;
  /** Messages of the client that did not go out; `sent` does not count them. */
  readonly unsent: number;
}

/** Limits of a message log: as much as a page can hold and search in each frame without becoming slow. */
export const channelLogLimits: LogLimits = { entries: 10_000, size: 8_000_000 };

/** A log without messages, as after Clear (docs/behavior.md#websocket-playground). */
export const emptyChannelLog: ChannelLog = { entries: emptyLog, sent: 0, received: 0, unsent: 0 };

/** Appends messages, oldest first, and drops the oldest beyond the limits. Batch a flood once per frame. */
export function logMessages(
  { entries, sent, received, unsent }: ChannelLog,
  messages: readonly LogMessage[],
  limits: LogLimits = channelLogLimits,
): ChannelLog {
  const by = (wanted: LogOrigin): number => messages.filter(({ origin }) => origin === wanted).length;
  const refused = messages.filter(isUnsent).length;
  return {
    entries: logEntries(
      entries,
      messages.map((message, position) => ({ ...message, id: entries.count + position + 1 })),
      sizeOf,
      limits,
    ),
    sent: sent + by("client") - refused,
    received: received + by("server"),
    unsent: unsent + refused,
  };
}

const isUnsent = ({ origin, unsent }: LogMessage): boolean => origin === "client" && unsent !== undefined;

/** Marks a message that was logged as sent but was not sent. A message that was dropped is only counted. */
export function markUnsent(log: ChannelLog, sending: number, why: string): ChannelLog {
  const entries = mapLastEntry(
    log.entries,
    (one) => one.sending === sending,
    (one) => ({ ...one, unsent: why }),
  );
  return { ...log, entries, sent: log.sent - 1, unsent: log.unsent + 1 };
}

/** The text of the entry that ends a session at its message cap (docs/behavior.md#message-log). */
export const endOfSampleText = "END OF SAMPLE SESSION";

/** The entry that ends a session at its message cap (docs/behavior.md#message-log). */
export const endOfSample = (at: number): LogMessage => ({
  at,
  type: "endSample",
  data: endOfSampleText,
  origin: "endSample",
  displayName: "",
});

/** The weight of a message without content: its object. */
const bareMessage = 96;

/** Two bytes take as much room as one UTF-16 unit. */
const sizeOf = ({ data, type, displayName }: LogMessage): number =>
  bareMessage + (typeof data === "string" ? data.length : data.length / 2) + type.length + displayName.length;
