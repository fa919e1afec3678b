import {
  type ChannelLog,
  emptyChannelLog,
  endOfSample,
  type LogMessage,
  logMessages,
  markUnsent,
} from "#engine/channel-log";
import { createListeners } from "#engine/listeners";
import type { ChannelLogEvent } from "#machines";
import { writers } from "#ui/writers";
import { byTime, markUnsentIn, type NamerDeps, startNamer, type UnnamedMessage } from "./message-namer.ts";

/** The observable log of one channel; it notifies once a frame, whatever the number of messages. */
export interface EventLog {
  readonly read: () => ChannelLog;
  readonly subscribe: (listener: () => void) => () => void;
  readonly record: (event: ChannelLogEvent) => void;
  readonly clear: () => void;
}

/** The dependencies of a log. `nextFrame` calls back before the next paint. */
export interface ChannelLogDeps extends Pick<NamerDeps, "kinds" | "nextTask" | "clock"> {
  readonly now: () => Date;
  readonly nextFrame: (act: () => void) => void;
}

/** Maximum number of events to hold back for a frame, since a page in the background has no frames. */
const maxPending = 1000;

/** Starts an empty log. */
export function startEventLog({ now, nextFrame, ...namerDeps }: ChannelLogDeps): EventLog {
  let log = emptyChannelLog;
  let pending: LogMessage[] = [];
  let isFrameRequested = false;
  let lastSending = 0;
  let clearedUpTo = 0;
  const listeners = createListeners();
  const addPending = (): void => {
    // A batch of received messages may be older than messages sent since then.
    log = logMessages(log, pending.toSorted(byTime));
    pending = [];
  };
  const draw = (): void => {
    isFrameRequested = false;
    addPending();
    listeners.notify();
  };
  const namer = startNamer({
    ...namerDeps,
    onNamed: (message) => {
      // Stores the entries now and notifies in the next frame: rendering is expensive.
      if (pending.push(message) >= maxPending) addPending();
    },
    onSlice: () => {
      if (!isFrameRequested) nextFrame(draw);
      isFrameRequested = true;
    },
  });
  const refuse = (sending: number, why: string): void => {
    const isMarked = namer.markUnsent(sending, why) || markUnsentIn(pending, sending, why);
    // Entries that were cleared in the meantime are not reported.
    if (!isMarked && sending > clearedUpTo) log = markUnsent(log, sending, why);
    listeners.notify();
  };
  return {
    read: () => log,
    subscribe: listeners.subscribe,
    record: (event) => {
      if (event.origin === "refused") return refuse(event.id, writers().failureMessage(event.why));
      if (event.origin === "client") lastSending = event.id;
      namer.add(messagesOf(event, now));
    },
    clear: () => {
      log = emptyChannelLog;
      clearedUpTo = lastSending;
      namer.clear();
      pending = [];
      listeners.notify();
    },
  };
}

type MessageEvent = Exclude<ChannelLogEvent, { readonly origin: "refused" }>;

function messagesOf(event: MessageEvent, now: () => Date): readonly UnnamedMessage[] {
  if (event.origin === "endSample") return [endOfSample(now().getTime())];
  if (event.origin === "server") return event.messages.map(({ data, at }) => ({ origin: "server", data, at }));
  const { type, displayName, data } = event.message;
  return [{ origin: "client", type, displayName, data, at: now().getTime(), sending: event.id }];
}
