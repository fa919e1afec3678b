export { type EndpointListing, loadEndpoints } from "./endpoint-listing.ts";
export { sentLogIn } from "./sent-log.ts";
export { type Go, type Opened, Switching } from "./switching.tsx";
export { type Target, targetInState } from "./target.ts";
