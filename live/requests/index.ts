export { hasCredentials, madeUp, type SchemeValues } from "./credentials.ts";
export { planCall, type RequestDeps, requestOf } from "./plan-call.ts";
export { sentRequest } from "./sent-request.ts";
