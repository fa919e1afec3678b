import type { LineData } from "#machines";
import type { ReadEnd } from "./line-ends.ts";

/** As much of a browser's WebSocket as a line uses. */
export interface LineSocket {
  binaryType: string;
  readonly bufferedAmount: number;
  /** 1 while it accepts messages; later messages are dropped silently (WHATWG WebSockets). */
  readonly readyState: number;
  readonly protocol: string;
  send(data: LineData): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: "open" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "close", listener: (event: { readonly code: number; readonly reason: string }) => void): void;
}

/** The browser functions that a connection needs. */
export interface ConnectionDeps {
  /** Creates a WebSocket; throws where the browser's constructor throws. */
  readonly connect: (url: string, protocols: readonly string[]) => LineSocket;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs `act` after some milliseconds; returns the function that cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** One of the two routes to an API: through the proxy, or directly. */
export interface LineRoute {
  readonly url: string;
  readonly protocols: readonly string[];
  /** Runs when the socket is open; a line without it is open then. */
  readonly greet?: (socket: LineSocket) => void;
  /** Classifies each received message: for the reader, for nobody, or the proxy's report that the API has accepted. */
  readonly receiveMessage: (data: LineData) => "pass" | "drop" | { readonly opened: Opened };
  /** Classifies an unexpected close; `opened` is true if the API had accepted. */
  readonly classifyClose: (code: number, reason: string, opened: boolean) => ReadEnd | Promise<ReadEnd>;
  /** Facts that are known when the socket opens, if it is the API's own. */
  readonly opened?: (socket: LineSocket) => Opened;
  /** Maximum number of messages, both directions counted. */
  readonly cap?: number | undefined;
}

/** The facts reported when the API has accepted. */
export interface Opened {
  readonly protocol: string;
  readonly unsent: readonly string[];
  /** The largest message that can be sent. */
  readonly messageBytes: number;
}
