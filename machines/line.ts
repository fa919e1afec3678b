import type { SendFailure } from "./request.ts";

/** What travels over a line in one message: text, or bytes as they are. */
export type LineData = string | Uint8Array<ArrayBuffer>;

/** A message that came; `at` is milliseconds since the epoch, of the lent clock. */
export interface LineMessage {
  readonly data: LineData;
  readonly at: number;
}

/** Why a line could not be opened, broke, or did not take a message: a code, what happened, whose turn it is, what to try. */
export type LineFailure = SendFailure;

/** What a line is opened with; the world lends whatever opens it. */
export interface LineInput {
  /** The address of the channel itself and the headers for it, credentials revealed. */
  readonly handshake: {
    readonly url: string;
    readonly headers: readonly (readonly [name: string, value: string])[];
  };
  /** Subprotocols to offer, the one liked best first; beside any in a `sec-websocket-protocol` header. */
  readonly protocols?: readonly string[];
  /** So many messages it may carry, both ways counted: it ends `capped` when the last of them is through. */
  readonly cap?: number | undefined;
}

/** What a line is told. What is sent before it is open waits, in its order. */
export type LineCommand =
  /** `id` comes back when the line does not take it. */
  | { readonly type: "line.send"; readonly id: number; readonly data: LineData }
  /** Code 1000 when absent. What was sent before still goes out. */
  | { readonly type: "line.close"; readonly code?: number; readonly reason?: string };

/**
 * How a line ended: `normal` with code 1000, or without any code; `capped` when the cap of messages was reached, which the
 * log tells as END OF SAMPLE SESSION (product.md §4); `lost` when nobody decided it and it may pass, such as a server that
 * went away; `failed` is all the rest: a rule or the API's server decided it, and would again. Of those two there is a `why`.
 */
export type LineEnd = "normal" | "capped" | "lost" | "failed";

/** What a line tells. After `line.closed`, which comes exactly once, nothing more. */
export type LineEvent =
  /**
   * The API's own server has accepted: not only the proxy. `unsent` are the names of headers that did not reach it, since
   * a browser that connects without the proxy cannot set any; empty otherwise.
   */
  | { readonly type: "line.opened"; readonly protocol?: string; readonly unsent: readonly string[] }
  /** In their order; one alone in a calm conversation, and those of a flood together. */
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
