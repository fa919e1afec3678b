import {
  type ChannelLog,
  channelLogLimits,
  emptyChannelLog,
  endOfSample,
  type LogMessage,
  logMessages,
  type MessageKinds,
  markUnsent,
  unnamedKind,
} from "#engine/channel-log";
import { createListeners } from "#engine/listeners";
import type { ChannelLogEvent } from "#machines";

/** The observable log of one channel; it notifies once a frame, whatever the number of messages. */
export interface EventLog {
  readonly read: () => ChannelLog;
  readonly subscribe: (listener: () => void) => () => void;
  readonly record: (said: ChannelLogEvent) => void;
  readonly clear: () => void;
}

/** The timers of a log. `nextFrame` calls back before the next paint, `nextTask` after other tasks. */
export interface ChannelLogDeps {
  readonly kinds: MessageKinds;
  readonly now: () => Date;
  readonly nextFrame: (act: () => void) => void;
  readonly nextTask: (act: () => void) => void;
  /** Milliseconds of a clock that only continues. */
  readonly clock: () => number;
}

/** Maximum number of events to hold back for a frame, since a page in the background has no frames. */
const mostPending = 1000;

/** Messages are named for so long at a time, in ms, so that a flood leaves the page its time (own choice). */
export const namingSlice = 5;

/** A message that has not been compared with the documentation, so its name is not known. */
type Waiting = Omit<LogMessage, "type" | "displayName"> & Partial<LogMessage>;

const byTime = (one: Waiting, other: Waiting): number => one.at - other.at;

/** Starts an empty log. */
export function startEventLog({ kinds, now, nextFrame, nextTask, clock }: ChannelLogDeps): EventLog {
  let log = emptyChannelLog;
  let waiting: Waiting[] = [];
  let waitingSize = 0;
  let pending: LogMessage[] = [];
  let isFrameAsked = false;
  let isTaskAsked = false;
  let lastSending = 0;
  let clearedUpTo = 0;
  const listeners = createListeners();
  const takeIn = (): void => {
    // A batch of received messages may be older than messages sent meanwhile.
    log = logMessages(log, pending.toSorted(byTime));
    pending = [];
  };
  const draw = (): void => {
    isFrameAsked = false;
    takeIn();
    listeners.notify();
  };
  const askFrame = (): void => {
    if (!isFrameAsked) nextFrame(draw);
    isFrameAsked = true;
  };
  /** True if the oldest of the waiting entries would leave the log before they are added. */
  const isTooMuch = (taken: number): boolean =>
    waiting.length - taken > channelLogLimits.entries || waitingSize > channelLogLimits.size;
  /** Names what waits until its time is over, and then in a later task. */
  const name = (): void => {
    isTaskAsked = false;
    const end = clock() + namingSlice;
    let taken = 0;
    for (const one of waiting) {
      const isLost = isTooMuch(taken);
      if (!isLost && taken > 0 && clock() >= end) break;
      taken += 1;
      waitingSize -= one.data.length;
      const kind = one.type === undefined ? (isLost ? unnamedKind : kinds.received(one.data)) : undefined;
      // Either it has a name already, or it has got one.
      pending.push({ ...kind, ...one } as LogMessage);
      // Stores the entry now and notifies in the next frame: rendering is expensive.
      if (pending.length >= mostPending) takeIn();
    }
    waiting = waiting.slice(taken);
    askFrame();
    if (waiting.length > 0) askTask();
  };
  const askTask = (): void => {
    if (!isTaskAsked) nextTask(name);
    isTaskAsked = true;
  };
  const take = (messages: readonly Waiting[]): void => {
    const newest = waiting.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    waiting.push(...messages);
    if (messages.some(({ at }) => at < newest)) waiting.sort(byTime);
    for (const { data } of messages) waitingSize += data.length;
    if (!isTaskAsked) name();
  };
  const refuse = (sending: number, why: string): void => {
    const mark = <M extends Waiting>(all: M[]): boolean => {
      const at = all.findIndex((one) => one.sending === sending);
      const found = all[at];
      if (found !== undefined) all[at] = { ...found, unsent: why };
      return found !== undefined;
    };
    // Entries that were cleared meanwhile are not reported.
    if (!mark(waiting) && !mark(pending) && sending > clearedUpTo) log = markUnsent(log, sending, why);
    listeners.notify();
  };
  const messagesOf = (said: Exclude<ChannelLogEvent, { readonly origin: "refused" }>): readonly Waiting[] => {
    if (said.origin === "endSample") return [endOfSample(now().getTime())];
    if (said.origin === "server") return said.messages.map(({ data, at }) => ({ origin: "server", data, at }));
    const { type, displayName, data } = said.message;
    return [{ origin: "client", type, displayName, data, at: now().getTime(), sending: said.id }];
  };
  return {
    read: () => log,
    subscribe: listeners.subscribe,
    record: (said) => {
      if (said.origin === "refused") return refuse(said.id, said.why.message);
      if (said.origin === "client") lastSending = said.id;
      take(messagesOf(said));
    },
    clear: () => {
      log = emptyChannelLog;
      clearedUpTo = lastSending;
      waiting = [];
      waitingSize = 0;
      pending = [];
      listeners.notify();
    },
  };
}
