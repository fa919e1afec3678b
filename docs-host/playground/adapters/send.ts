import type { RequestPlan } from "#engine/request";
import type { SentResponse } from "#machines";
import type { StreamListener } from "./receiving.ts";

/**
 * Sends a plan; throws `SendFailedError` with a cause if no response of the API arrives, or only a part of it. A
 * listener receives streamed responses as they arrive.
 */
export type Send = (plan: RequestPlan, signal: AbortSignal, listener?: StreamListener) => Promise<SentResponse>;
