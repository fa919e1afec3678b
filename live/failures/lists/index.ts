/** What lists show after things were created or removed. */
export { listingOf } from "./listing.ts";
export { isFine, isStillThere, removalOf } from "./removal.ts";
