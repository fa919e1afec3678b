/** Checks that lists contain created resources, and no removed ones. */
export { hasId, listedExpectation, listingOf } from "./listing.ts";
export { isFine, isStillThere, removalOf } from "./removal.ts";
export { maxPages, secondPage } from "./second-page.ts";
