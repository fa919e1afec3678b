import type { Socket } from "node:net";

/**
 * Delays the end of a connection while undici waits for a slow reader. undici 7.30 finishes its parser when a
 * connection ends, and fails an assertion if the parser is paused just then: an exception in a socket event, which ends
 * the process. It puts bytes back (`unshift`) exactly when it pauses, and reads exactly when it continues; the end is
 * emitted after that. The connection must allow half-open, or Node would close it in between.
 */
export function holdEnd(socket: Socket): void {
  let isPaused = false;
  let isHeld = false;
  const { read, unshift } = socket;
  // Its declaration lists events one by one; any may pass here.
  const emit = socket.emit as (event: string | symbol, ...details: unknown[]) => boolean;

  socket.unshift = (chunk, encoding) => {
    isPaused = true;
    return unshift.call(socket, chunk, encoding);
  };
  socket.read = (size) => {
    // Node itself asks for no bytes at all now and then, to keep its buffer filled.
    if (size !== 0) isPaused = false;
    const bytes = read.call(socket, size);
    if (isHeld && !isPaused) process.nextTick(emitEnd);
    return bytes;
  };
  const emitEnd = (): void => {
    if (!isHeld || isPaused || socket.destroyed) return;
    isHeld = false;
    emit.call(socket, "end");
  };
  socket.emit = (event: string | symbol, ...details: unknown[]): boolean => {
    if (event !== "end" || !isPaused) return emit.call(socket, event, ...details);
    isHeld = true;
    return true;
  };
}
