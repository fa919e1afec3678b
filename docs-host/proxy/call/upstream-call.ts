import type { Agent } from "undici";
import type { ProxyLimits } from "../limits/index.ts";
import type { Target } from "../target/index.ts";
import type { CauseCode } from "../wire/index.ts";
import { createDeadlines, type Deadlines } from "./deadlines.ts";
import type { Download } from "./download.ts";
import type { Exchange, RefusalDetails } from "./exchange.ts";
import type { Outbox } from "./outbox.ts";

/** A call that has passed every rule: what to send where. `headers` is a flat list of names and values. */
export interface UpstreamRequest {
  readonly target: Target;
  readonly method: string;
  readonly headers: readonly string[];
  /** Headers that were listed and left out. */
  readonly dropped: readonly string[];
  /** True if only the header block of the response is wanted; then the body of the call is not sent. */
  readonly isProbe: boolean;
}

/** The dependencies of forwarding. `now` counts milliseconds. */
export interface ForwardDeps {
  readonly agent: Agent;
  readonly limits: ProxyLimits;
  readonly now: () => number;
}

/** The state of one call while it is forwarded: one mutable object, since the proxy creates one for each call. */
export interface UpstreamCall {
  readonly exchange: Exchange;
  readonly request: UpstreamRequest;
  readonly deps: ForwardDeps;
  readonly deadlines: Deadlines;
  /** Called when both the reader's side and the API's side are over; perhaps twice. */
  readonly over: () => void;
  /** When the request was dialed, on the proxy's clock. */
  dialedAt: number;
  /** True once the API's side is over. */
  isUpstreamOver: boolean;
  /** Aborts the upstream request, once there is one. */
  abort: ((error: Error) => void) | undefined;
  /** The response to the reader, once the API's header block has arrived. */
  outbox: Outbox | undefined;
  download: Download | undefined;
}

/** The call is over for the reader, so the upstream request is aborted. */
export class AbandonedError extends Error {
  override readonly name = "AbandonedError";
}

/** Starts the state of a call. */
export const upstreamCall = (
  exchange: Exchange,
  request: UpstreamRequest,
  deps: ForwardDeps,
  over: () => void,
): UpstreamCall => ({
  exchange,
  request,
  deps,
  deadlines: createDeadlines((cause) => exchange.refuse(cause)),
  over,
  dialedAt: 0,
  isUpstreamOver: false,
  abort: undefined,
  outbox: undefined,
  download: undefined,
});

/** Waits for the API's header block. */
export const awaitHead = ({ deadlines, deps }: UpstreamCall): void =>
  deadlines.enter("headers-timeout", deps.limits.headersMs);

/** Sends the part of the response that has been buffered. */
export function flush({ exchange, outbox }: UpstreamCall): void {
  if (exchange.isOver()) return;
  try {
    outbox?.flush();
  } catch (error) {
    exchange.refuse("internal", { error });
  }
}

/** Refuses the call; if its response has begun, the reader gets the bytes so far. */
export function cut(call: UpstreamCall, cause: CauseCode, details?: RefusalDetails): void {
  flush(call);
  call.exchange.refuse(cause, details);
}

/** Reports the end of the call if both sides are over. */
export function settle({ exchange, isUpstreamOver, over }: UpstreamCall): void {
  if (isUpstreamOver && exchange.isOver()) over();
}
