import type { Mismatch } from "#engine/answer";
import { type BoundedLog, emptyLog, type LogLimits, logEntries, mapLastEntry } from "#engine/log";

/** Who an entry of the log is of (product.md §3 "WebSocket log message"); `endSample` marks the end of a session. */
export type LogOrigin = "client" | "server" | "endSample";

/** A message of a channel as the log takes it in (product.md §3). */
export interface LogMessage {
  /** When it was sent or came, in ms since 1970. */
  readonly at: number;
  /** The kind of message, as the channel names it. */
  readonly type: string;
  /** As it went over the wire: text frames as text, binary frames as bytes. */
  readonly data: string | Uint8Array;
  readonly origin: LogOrigin;
  readonly displayName: string;
  /** Where it is not as documented. Absent, the view looks itself where it is lent a check. */
  readonly faults?: readonly Mismatch[];
  /** By which number whoever sent it knows it. */
  readonly sending?: number;
  /** Why it did not go out, where it did not. */
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

/** How much of a conversation is held: what a page can hold and search at each frame without getting slow. */
export const channelLogLimits: LogLimits = { entries: 10_000, size: 8_000_000 };

/** A log without messages, as after Clear (product.md §2). */
export const emptyChannelLog: ChannelLog = { entries: emptyLog, sent: 0, received: 0, unsent: 0 };

/** Takes in messages, the oldest first; the oldest of all make room. A flood is best taken in once a frame. */
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

/** Marks a message that was written down as sent and did not go out; one that is no longer kept is only counted. */
export function markUnsent(log: ChannelLog, sending: number, why: string): ChannelLog {
  const entries = mapLastEntry(
    log.entries,
    (one) => one.sending === sending,
    (one) => ({ ...one, unsent: why }),
  );
  return { ...log, entries, sent: log.sent - 1, unsent: log.unsent + 1 };
}

/** The text of the entry that marks the end of a session at its message cap (product.md §4). */
export const endOfSampleText = "END OF SAMPLE SESSION";

/** The entry that marks the end of a session at its message cap (product.md §4). */
export const endOfSample = (at: number): LogMessage => ({
  at,
  type: "endSample",
  data: endOfSampleText,
  origin: "endSample",
  displayName: "",
});

/** What a message without content weighs: the object that it is. */
const bareMessage = 96;

/** Two bytes take as much room as one UTF-16 unit. */
const sizeOf = ({ data, type, displayName }: LogMessage): number =>
  bareMessage + (typeof data === "string" ? data.length : data.length / 2) + type.length + displayName.length;
