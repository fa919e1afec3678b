/** Badges and short texts about an endpoint. */
export { authHeader, authLine } from "./auth-header.ts";
export { AvailabilityMark, availabilityWords, isStream, KindBadge, MethodBadge, statusText } from "./badges.tsx";
export { BreakableName } from "./breakable.tsx";
export { EndpointName, EndpointPath } from "./endpoint-name.tsx";
