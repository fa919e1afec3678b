import type { EndpointResponse } from "#engine/model";
import type { SendFailure, SentHead, StreamingAnswer } from "#machines";

/** Receives streamed responses, with what the definition declares about them. */
export interface StreamListener {
  readonly responses: readonly EndpointResponse[];
  /** Called with each chunk of a streamed response. */
  readonly emit: (answer: StreamingAnswer) => void;
}

/** A response with its status and headers. */
export interface Receiving {
  readonly head: Omit<SentHead, "time">;
  /** Undefined if the method allows none. */
  readonly body: ReadableStream<Uint8Array> | null;
  /** In bytes, if it is known in advance. */
  readonly length: number | undefined;
  /** Returns true if responses to the method have no body. */
  readonly isBare: boolean;
  readonly listener: StreamListener | undefined;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds since the request was sent. */
  readonly elapsed: () => number;
  /** The duration of the call, in ms (docs/behavior.md#responses). */
  readonly time: () => number;
  /** Says why a body broke off. */
  readonly whyCut: () => Promise<SendFailure>;
}
