export { type EndpointListing, loadEndpoints } from "./endpoint-listing.ts";
export { loadSentLog } from "./lazy.ts";
export type { Begun } from "./note-sent.ts";
export { type Go, type Opened, Switching } from "./switching.tsx";
export { type Target, targetInState } from "./target.ts";
