import type { WebSocket } from "ws";

/** One direction of a channel. */
export interface Relay {
  readonly from: WebSocket;
  readonly to: WebSocket;
  /** Bytes that may wait for `to` before `from` is paused. */
  readonly bufferBytes: number;
  /** Called before each message passes; returns false after ending the channel. */
  readonly mayPass: (bytes: number) => boolean;
  /** Called for each message that was passed on. */
  readonly passed: () => void;
}

/** Passes a message on, and stops reading its side while more waits for the other than may. */
export type Pass = (data: Buffer, isBinary: boolean) => void;

/** Passes messages in one direction, text as text and bytes as bytes, with back-pressure. */
export function createRelay({ from, to, bufferBytes, mayPass, passed }: Relay): Pass {
  const flushed = () => {
    if (from.isPaused && to.bufferedAmount <= bufferBytes / 2) from.resume();
  };
  return (data, isBinary) => {
    if (!mayPass(data.length)) return;
    to.send(data, { binary: isBinary }, flushed);
    if (to.bufferedAmount > bufferBytes) from.pause();
    passed();
  };
}
