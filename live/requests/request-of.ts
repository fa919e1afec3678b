import type { Call } from "../call.ts";
import type { SentRequest } from "../exchange.ts";
import type { Target } from "../targets/index.ts";
import { planCall, type RequestDeps } from "./plan-call.ts";
import { sentRequest } from "./sent-request.ts";

/** Builds the request of a call as it is sent, or the handshake of a channel (RFC 6455 section 4.1). */
export function requestOf(target: Target, call: Call, deps: RequestDeps): SentRequest {
  const timeout = deps.settings?.get(target.endpoint.id)?.timeout;
  const request = { ...sentRequest(planCall(target, call, deps)), ...(timeout !== undefined && { timeout }) };
  if (call.change?.kind !== "messages") return request;
  return { ...request, url: request.url.replace(/^http/, "ws"), messages: call.change.messages };
}
