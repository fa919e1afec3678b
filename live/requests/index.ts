export { hasCredentials, madeUp, type SchemeValues } from "./credentials.ts";
export { planCall, type RequestDeps } from "./plan-call.ts";
export { requestOf } from "./request-of.ts";
export { sentRequest } from "./sent-request.ts";
