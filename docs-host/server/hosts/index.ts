export { safeHostPattern } from "./host-patterns.ts";
export { registeredOrigins } from "./registered-origins.ts";
