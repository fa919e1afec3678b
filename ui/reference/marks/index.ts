/** Badges and short texts about an endpoint. */
export { authHeader, authLine } from "./auth-header.ts";
export { AvailabilityMark, availabilityWords } from "./availability-mark.tsx";
export { BreakableName } from "./breakable.tsx";
export { EndpointName } from "./endpoint-name.tsx";
export { EndpointPath } from "./endpoint-path.tsx";
export { isStream } from "./is-stream.ts";
export { KindBadge } from "./kind-badge.tsx";
export { MethodBadge } from "./method-badge.tsx";
export { statusText } from "./status-text.ts";
