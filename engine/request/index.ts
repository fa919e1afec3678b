export { type Content, type Part, type PlannedBody, planBody, wrapBody } from "./body.ts";
export { checkRequest } from "./check.ts";
export { dispositionName, safeName } from "./file-name.ts";
export { findHeader, headerKey, isFraming, isHeaderName, isHeaderValue, withHeaders } from "./headers.ts";
export { mediaType } from "./media-type.ts";
export { type PlanInput, planRequest, type RequestPlan } from "./plan.ts";
export { type Answer, readResponse, type Shown } from "./response.ts";
export { dataUrlBytes } from "./sent-file.ts";
export { buildUrl, percentEncode, queryPairs } from "./url.ts";
