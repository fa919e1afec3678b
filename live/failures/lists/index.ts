/** Finds out whether lists have what was created or removed. */
export { hasId, listedExpectation, listingOf } from "./listing.ts";
export { isFine, isStillThere, removalOf } from "./removal.ts";
