export { createDialer, DialError, type DialOptions, type Resolve } from "./dial.ts";
export { type PrivateRanges, readPrivateRanges, readRange } from "./private-access.ts";
export { type AllowedEnvironment, canonicalOrigin, findTarget, type Target, upstreamUrl } from "./target.ts";
