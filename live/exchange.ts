import type { Sensitive } from "#engine/secret";
import type { Call, SentMessage } from "./call.ts";
import type { HeaderField } from "./header-field.ts";

export type { HeaderField } from "./header-field.ts";

/** Where a request has its credentials: headers with their secret parts, and names in the query. */
export interface SentCredentials {
  readonly headers: readonly (readonly [name: string, value: Sensitive])[];
  readonly query: readonly string[];
}

/** A request as it is sent, with its credentials; nothing of it may be written before it is redacted. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly HeaderField[];
  readonly body?: string | Uint8Array;
  /** Absent without credentials. */
  readonly credentials?: SentCredentials;
  /** The messages to send on a channel. With them the request is a WebSocket handshake, and its answer has the frames. */
  readonly messages?: readonly SentMessage[];
  /** Milliseconds to wait for the answer, instead of the timeout of all requests. */
  readonly timeout?: number;
}

/** An answer, or the reason why there was none; `time` in milliseconds. */
export type Received =
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly headers: readonly HeaderField[];
      readonly body: Uint8Array;
      /** True if the body was longer than the limit. */
      readonly isCut?: boolean;
      readonly time: number;
    }
  | {
      readonly kind: "none";
      readonly reason: "timeout" | "refused" | "closed" | "not-http" | "unknown-host" | "tls" | "aborted";
      readonly message: string;
      readonly time: number;
    };

/** A call with the request that was sent for it and the response. */
export interface Exchange {
  readonly call: Call;
  readonly request: SentRequest;
  readonly received: Received;
}

/** Sends a request. It never fails: the reason why there is no answer is data. */
export type Send = (request: SentRequest, signal?: AbortSignal) => Promise<Received>;
