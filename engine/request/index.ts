export type { PlannedHeader } from "#engine/auth";
export type { Part, PlannedBody } from "./body.ts";
export { checkRequest } from "./check.ts";
export { safeName } from "./file-name.ts";
export { headerKey, isHeaderName, isHeaderValue } from "./headers.ts";
export { type PlanInput, planRequest, type RequestPlan } from "./plan.ts";
export { type Answer, readResponse, type Shown } from "./response.ts";
export { dataUrlBytes } from "./sent-file.ts";
export { type Address, buildUrl } from "./url.ts";
