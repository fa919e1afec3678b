import type { SendFailure } from "./request.ts";

/** The content of one message: text, or bytes. */
export type LineData = string | Uint8Array<ArrayBuffer>;

/** A message that arrived; `at` is milliseconds since the epoch, of the injected clock. */
export interface LineMessage {
  readonly data: LineData;
  readonly at: number;
}

/**
 * Why a line could not be opened, broke, or did not take a message: a code, what happened, who has to act, what to try.
 */
export type LineFailure = SendFailure;

/** Input of a connection; the function that opens it is injected. */
export interface LineInput {
  /** The address of the channel itself and the headers for it, credentials revealed. */
  readonly handshake: {
    readonly url: string;
    readonly headers: readonly (readonly [name: string, value: string])[];
  };
  /** Subprotocols to offer, in order of preference, in addition to those in a `sec-websocket-protocol` header. */
  readonly protocols?: readonly string[];
  /** So many messages it may carry, both ways counted: it ends `capped` when the last of them is through. */
  readonly cap?: number | undefined;
}

/** Commands to a connection. Messages sent before it is open wait in order. */
export type LineCommand =
  /** `id` is returned if the connection does not accept the message. */
  | { readonly type: "line.send"; readonly id: number; readonly data: LineData }
  /** Code 1000 by default. Earlier messages are still sent. */
  | { readonly type: "line.close"; readonly code?: number; readonly reason?: string };

/**
 * The end of a connection: `normal` with code 1000 or without a code; `capped` at the message cap, which the log shows
 * as END OF SAMPLE SESSION (docs/behavior.md#message-log); `lost` for a temporary failure that no one decided, such as
 * a server that went away; `failed` for everything else: a rule or the API's server ended it and would again. The last
 * two have a `why`.
 */
export type LineEnd = "normal" | "capped" | "lost" | "failed";

/** Events of a connection. `line.closed` is the last one, and occurs exactly once. */
export type LineEvent =
  /**
   * The API's own server has accepted: not only the proxy. `unsent` are the names of headers that did not reach it,
   * since a browser that connects without the proxy cannot set any; empty otherwise.
   */
  | { readonly type: "line.opened"; readonly protocol?: string; readonly unsent: readonly string[] }
  /** In their order; one at a time in a calm conversation, and many together in a flood. */
  | { readonly type: "line.messages"; readonly messages: readonly LineMessage[] }
  /** This message did not go out, and will not: too large, too much before it still waits, or the line is closing. */
  | { readonly type: "line.refused"; readonly id: number; readonly why: LineFailure }
  | {
      readonly type: "line.closed";
      /** As the WebSocket standard numbers them; 1006 when no close was received. */
      readonly code: number;
      readonly reason: string;
      readonly ended: LineEnd;
      readonly why?: LineFailure;
    };
