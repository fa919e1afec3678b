import {
  type ChannelLog,
  emptyChannelLog,
  endOfSample,
  type LogMessage,
  logMessages,
  type MessageKinds,
  markUnsent,
} from "#engine/channel-log";
import type { ChannelSaid } from "#machines";

/** The log of one channel, to be looked at; it is told of once a frame, however much comes. */
export interface SaidLog {
  readonly read: () => ChannelLog;
  readonly subscribe: (listener: () => void) => () => void;
  readonly record: (said: ChannelSaid) => void;
  readonly clear: () => void;
}

/** What a log borrows. `nextFrame` calls back before the page is drawn again. */
export interface SaidWorld {
  readonly kinds: MessageKinds;
  readonly now: () => Date;
  readonly nextFrame: (act: () => void) => void;
}

/** More than this is not held back for a frame: a page in the background draws none. */
const mostPending = 1000;

/** Starts an empty log. */
export function startSaidLog({ kinds, now, nextFrame }: SaidWorld): SaidLog {
  let log = emptyChannelLog;
  let pending: LogMessage[] = [];
  let isFrameAsked = false;
  let lastSending = 0;
  let clearedUpTo = 0;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const takeIn = (): void => {
    log = logMessages(log, pending);
    pending = [];
  };
  const draw = (): void => {
    isFrameAsked = false;
    takeIn();
    tell();
  };
  const refuse = (sending: number, why: string): void => {
    const at = pending.findIndex((one) => one.sending === sending);
    const found = pending[at];
    if (found !== undefined) pending[at] = { ...found, unsent: why };
    // Of what was cleared away meanwhile nothing is told.
    else if (sending > clearedUpTo) log = markUnsent(log, sending, why);
    tell();
  };
  const messageOf = (said: Exclude<ChannelSaid, { readonly origin: "refused" }>): LogMessage => {
    if (said.origin === "endSample") return endOfSample(now().getTime());
    if (said.origin === "server") return { ...kinds.received(said.data), ...said };
    const { type, displayName, data } = said.message;
    return { origin: "client", type, displayName, data, at: now().getTime(), sending: said.id };
  };
  return {
    read: () => log,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record: (said) => {
      if (said.origin === "refused") return refuse(said.id, said.why.message);
      if (said.origin === "client") lastSending = said.id;
      pending.push(messageOf(said));
      if (!isFrameAsked) nextFrame(draw);
      isFrameAsked = true;
      // Taken in, and told in the frame: drawing is what costs.
      if (pending.length >= mostPending) takeIn();
    },
    clear: () => {
      log = emptyChannelLog;
      clearedUpTo = lastSending;
      pending = [];
      tell();
    },
  };
}
