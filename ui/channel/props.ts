import type { Mismatch } from "#engine/answer";
import type { ChannelLog, LogEntry, LogMessage } from "#engine/channel-log";
import type { ChannelForm } from "#engine/model";
import type { ChannelFailure, LineFailure, RemoteClose, WaitingMessage } from "#machines";
import type { AnswersPort } from "#ui/response";
import type { ShellProps } from "#ui/shell";

/** The state of the connection (docs/behavior.md#connection-states). */
export interface ConnectionProps {
  /** `waiting` is closed too: until it is tried again. */
  readonly kind: "closed" | "waiting" | "opening" | "opened" | "closing";
  /** Sent without a connection; the next connection to its host sends it. */
  readonly waiting: readonly WaitingMessage[];
  readonly reconnects: boolean;
  readonly failure: ChannelFailure | undefined;
  /** The close event of the last connection, if the other side closed it. */
  readonly remoteClose: RemoteClose | undefined;
  /** Messages that did not go out: how many, and why the last. */
  readonly refused: { readonly count: number; readonly why: LineFailure } | undefined;
  /** Headers that did not reach the API, since a browser can't set headers of a WebSocket. */
  readonly unsent: readonly string[];
}

/** A filled-in message that the reader keeps under a name. */
export interface SavedMessage {
  readonly id: string;
  readonly name: string;
}

/** The stored messages of one channel, by message type. */
export interface SavedProps {
  readonly of: (type: string) => readonly SavedMessage[];
  readonly save: (type: string, name: string) => void;
  readonly load: (id: string) => void;
  readonly remove: (id: string) => void;
}

/** The log of messages, with its subscription. */
export interface LogSource {
  readonly read: () => ChannelLog;
  readonly subscribe: (listener: () => void) => () => void;
}

/** All inputs and callbacks of the playground of one channel. */
export interface ChannelProps extends ShellProps {
  readonly form: ChannelForm;
  readonly connection: ConnectionProps;
  /**
   * The button that connects and disconnects was pressed; `again` by the second press of a double click. Returns false
   * if a question has to be answered first.
   */
  readonly onPress: (again: boolean) => boolean;
  /** Sends the message in the form of this type. Returns false if a question has to be answered first. */
  readonly onSend: (type: string) => boolean;
  readonly onReconnect: (wanted: boolean) => void;
  readonly onGiveUp: () => void;
  readonly onDiscard: () => void;
  readonly onDismiss: () => void;
  readonly saved: SavedProps;
  readonly log: LogSource;
  readonly onClearLog: () => void;
  readonly check: (entry: LogEntry | LogMessage) => readonly Mismatch[] | undefined;
  readonly openBody: AnswersPort["open"];
  /** True if the browser connects to the API itself because the server of the page can't. A note says so. */
  readonly isDirect?: boolean;
}
