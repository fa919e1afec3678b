export { customDomains } from "./custom-domains.ts";
export { safeHostPattern } from "./host-patterns.ts";
export { registeredOrigins } from "./registered-origins.ts";
