import { channelLogLimits, type LogMessage, type MessageKinds, unnamedKind } from "#engine/channel-log";

/** A message that has not been compared with the documentation, so its name is not known. */
export type UnnamedMessage = Omit<LogMessage, "type" | "displayName"> & Partial<LogMessage>;

/** The dependencies of naming messages. */
export interface NamerDeps {
  readonly kinds: MessageKinds;
  /** Calls back after other tasks. */
  readonly nextTask: (act: () => void) => void;
  /** Milliseconds of a clock that only continues. */
  readonly clock: () => number;
  /** Receives each message, in order. */
  readonly onNamed: (message: LogMessage) => void;
  /** Called after each slice of messages. */
  readonly onSlice: () => void;
}

/** Finds the type of each message in the documentation, in slices, so that a flood leaves the page its time. */
export interface MessageNamer {
  readonly add: (messages: readonly UnnamedMessage[]) => void;
  /** Marks a message that waits as unsent; returns false if it does not wait. */
  readonly markUnsent: (sending: number, why: string) => boolean;
  readonly clear: () => void;
}

/** The length of a slice, in milliseconds (own choice). */
export const namingSlice = 5;

/** Orders messages by time. */
export const byTime = (one: UnnamedMessage, other: UnnamedMessage): number => one.at - other.at;

/** Starts a namer without messages. */
export function startNamer({ kinds, nextTask, clock, onNamed, onSlice }: NamerDeps): MessageNamer {
  let waiting: UnnamedMessage[] = [];
  let waitingSize = 0;
  let isScheduled = false;
  /** Returns true if the oldest of the waiting messages would leave the log before they are added. */
  const isTooMuch = (taken: number): boolean =>
    waiting.length - taken > channelLogLimits.entries || waitingSize > channelLogLimits.size;
  const nameSlice = (): void => {
    isScheduled = false;
    const end = clock() + namingSlice;
    let taken = 0;
    for (const one of waiting) {
      const isLost = isTooMuch(taken);
      if (!isLost && taken > 0 && clock() >= end) break;
      taken += 1;
      waitingSize -= one.data.length;
      const kind = one.type === undefined ? (isLost ? unnamedKind : kinds.received(one.data)) : undefined;
      // Either it has a name already, or it has got one.
      onNamed({ ...kind, ...one } as LogMessage);
    }
    waiting = waiting.slice(taken);
    onSlice();
    if (waiting.length > 0) schedule();
  };
  const schedule = (): void => {
    if (!isScheduled) nextTask(nameSlice);
    isScheduled = true;
  };
  return {
    add: (messages) => {
      const newest = waiting.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
      waiting.push(...messages);
      if (messages.some(({ at }) => at < newest)) waiting.sort(byTime);
      for (const { data } of messages) waitingSize += data.length;
      if (!isScheduled) nameSlice();
    },
    markUnsent: (sending, why) => markUnsentIn(waiting, sending, why),
    clear: () => {
      waiting = [];
      waitingSize = 0;
    },
  };
}

/** Marks a sent message of a list as unsent; returns false if the list lacks it. */
export function markUnsentIn(messages: UnnamedMessage[], sending: number, why: string): boolean {
  const at = messages.findIndex((one) => one.sending === sending);
  const found = messages[at];
  if (found !== undefined) messages[at] = { ...found, unsent: why };
  return found !== undefined;
}
