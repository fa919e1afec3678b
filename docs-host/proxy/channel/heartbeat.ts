import type { WebSocket } from "ws";

/** One side of a channel, and the callback for its end. */
export interface Beating {
  readonly socket: WebSocket;
  readonly gone: () => void;
}

/**
 * Pings both sides of a channel every `ms`, and reports a side that showed no activity since the last ping: no message,
 * no pong, no bytes read. A side that is paused because the other one is slow can't show any.
 */
export function startHeartbeat(sides: readonly Beating[], ms: number): { readonly stop: () => void } {
  const watched = sides.map(({ socket, gone }) => {
    const side = { socket, gone, alive: true, waiting: 0 };
    const live = () => {
      side.alive = true;
    };
    socket.on("message", live).on("pong", live).on("ping", live);
    return side;
  });
  const timer = setInterval(() => {
    for (const side of watched) {
      const { bufferedAmount, isPaused } = side.socket;
      const alive = side.alive || isPaused || bufferedAmount < side.waiting;
      side.alive = false;
      side.waiting = bufferedAmount;
      if (alive) side.socket.ping();
      else side.gone();
    }
  }, ms);
  return { stop: () => clearInterval(timer) };
}
