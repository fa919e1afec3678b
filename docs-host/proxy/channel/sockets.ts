import { WebSocket } from "ws";

/** The two sockets of a channel: the reader's, and the API's once it is being dialed. */
export interface ChannelSockets {
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
export function channelSockets(reader: WebSocket): ChannelSockets {
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
