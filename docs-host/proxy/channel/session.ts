import { WebSocket } from "ws";
import { type Facts, type LogEntry, nameOf, round } from "../call/index.ts";
import {
  type CauseCode,
  type ChannelCauseCode,
  type ChannelNote,
  capCode,
  capReason,
  closeCodeOf,
  wordsOf,
} from "../wire/index.ts";
import type { DialFailure } from "./dial.ts";

/** Optional details of the end of a channel. */
export interface EndDetails extends Omit<DialFailure, "cause"> {
  /** The close code, if not the code of the cause. */
  readonly closeCode?: number;
}

/** The dependencies of a session. */
export interface SessionDeps {
  readonly id: string;
  readonly began: number;
  readonly now: () => number;
  readonly log: (entry: LogEntry) => void;
}

/** The two sides of a channel, its facts for the log, and its only ending, which both sides share. */
export interface ChannelSession extends Pick<ChannelSockets, "reader" | "join" | "breakOff" | "whenGone" | "settle"> {
  /** The log entry so far. */
  readonly facts: Facts;
  isOver(): boolean;
  /** True once the reader knows that the API has accepted. */
  isOpen(): boolean;
  /** Sends the reader the message that marks the channel as open. */
  open(note: ChannelNote): void;
  /** Refuses the channel for a cause after some milliseconds, unless it has ended before. */
  refuseAfter(ms: number, cause: CauseCode | ChannelCauseCode): NodeJS.Timeout;
  /** Runs `stop` at the ending. */
  whenOver(stop: () => void): void;
  /** Ends the channel with a message that gives the reason. Does nothing after the ending. */
  refuse(cause: CauseCode | ChannelCauseCode, details?: EndDetails): void;
  /** Ends the channel since it has carried as many messages as it may. */
  cap(): void;
  /** Ends the channel because the reader can't be reached any more. Does nothing after the ending. */
  abandon(cause: LogEntry["cause"], code: number): void;
  /** Ends the channel as the reader has closed it. */
  closedByReader(code: number, reason: string): void;
  /** Ends the channel as the API has closed it. */
  closedByApi(code: number, reason: Buffer): void;
}

/** Starts the session of a reader who has connected. */
export function startSession(reader: WebSocket, { id, began, now, log }: SessionDeps): ChannelSession {
  const sockets = channelSockets(reader);
  const { closeApi } = sockets;
  const facts: Facts = { requestBytes: 0, responseBytes: 0 };
  const stops: (() => void)[] = [];
  let isOpen = false;
  let isOver = false;

  const end = (cause: LogEntry["cause"], closeCode?: number) => {
    isOver = true;
    for (const stop of stops) stop();
    sockets.resume();
    const ending = { ...(cause && { cause }), ...(closeCode !== undefined && { closeCode }) };
    log({ requestId: id, ...facts, ...ending, totalMs: round(now() - began) });
  };
  const notify = (note: ChannelNote) => reader.send(isOpen ? `${id} ${JSON.stringify(note)}` : JSON.stringify(note));
  const refuse: ChannelSession["refuse"] = (cause, { status, blockedRange, error, closeCode } = {}) => {
    if (isOver) return;
    if (status !== undefined) facts.status = status;
    if (blockedRange !== undefined) facts.blockedRange = blockedRange;
    if (cause === "internal") facts.errorName = nameOf(error);
    notify(refusalNote(cause, id, status));
    const code = closeCode ?? closeCodeOf(cause);
    reader.close(code, cause);
    closeApi(1001);
    end(cause, code);
  };

  return {
    ...sockets,
    ...{ facts, refuse },
    isOver: () => isOver,
    isOpen: () => isOpen,
    open(note) {
      notify(note);
      isOpen = true;
    },
    refuseAfter(ms, cause) {
      const timer = setTimeout(() => refuse(cause), ms);
      stops.push(() => clearTimeout(timer));
      return timer;
    },
    whenOver: (stop) => void stops.push(stop),
    cap() {
      notify({ type: "capped" });
      reader.close(capCode, capReason);
      closeApi(1000, capReason);
      end(undefined, capCode);
    },
    abandon(cause, code) {
      if (isOver) return;
      if (reader.readyState === WebSocket.OPEN) reader.terminate();
      closeApi(1001);
      end(cause, code);
    },
    closedByReader(code, reason) {
      if (isOver) return;
      const own = code === 1006 ? 1001 : code === 1005 ? undefined : code;
      closeApi(own, code === 1006 ? undefined : reason);
      end(code === 1006 ? "reader-left" : undefined, code);
    },
    closedByApi(code, reason) {
      if (isOpen && code === 1006) refuse("channel-vanished");
      if (!isOpen || isOver) return;
      // 1005 is the library's code for a close without a code, and cannot be sent.
      if (code === 1005) reader.close();
      else reader.close(code, reason);
      end(undefined, code);
    },
  };
}

const refusalNote = (cause: CauseCode | ChannelCauseCode, requestId: string, status?: number): ChannelNote => {
  const { who, message, advice } = wordsOf(cause);
  return { type: "refused", cause, who, message, advice, requestId, ...(status !== undefined && { status }) };
};

/** The two sockets of a channel: the reader's, and the API's once it is being dialed. */
interface ChannelSockets {
  readonly reader: WebSocket;
  /** Sets the socket of the API, which may still be connecting. */
  join(api: WebSocket): void;
  /** Closes the socket of the API, or stops its handshake. */
  closeApi(code?: number, reason?: string): void;
  /** Reads both sockets again: a paused socket would hide that its other end has closed. */
  resume(): void;
  /** Breaks both connections, whatever still waits on them. */
  breakOff(): void;
  /** Runs `act` when both connections are closed; at once if they are. */
  whenGone(act: () => void): void;
  /** Called when one of the connections has closed: runs what waits for both. */
  settle(): void;
}

/** Creates the pair of a reader's socket and the API's. */
function channelSockets(reader: WebSocket): ChannelSockets {
  const watchers: (() => void)[] = [];
  let api: WebSocket | undefined;
  const isGone = () =>
    reader.readyState === WebSocket.CLOSED && (api?.readyState ?? WebSocket.CLOSED) === WebSocket.CLOSED;
  return {
    reader,
    join(server) {
      api = server;
    },
    closeApi(code, reason) {
      if (api?.readyState === WebSocket.CONNECTING) api.terminate();
      else api?.close(code, reason);
    },
    resume() {
      // A socket that never opened can't be resumed, and is not paused.
      if (reader.isPaused) reader.resume();
      if (api?.isPaused) api.resume();
    },
    breakOff() {
      reader.terminate();
      api?.terminate();
    },
    whenGone(act) {
      if (isGone()) act();
      else watchers.push(act);
    },
    settle() {
      if (isGone()) for (const act of watchers.splice(0)) act();
    },
  };
}
