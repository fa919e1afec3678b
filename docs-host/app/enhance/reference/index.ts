import { enableExpand } from "./expand.ts";
import { enablePropertyLinks } from "./property-links.ts";

/** Adds what scripts can do with types: open all that is nested in a body, and copy the address of a property. */
export function enableReference(): void {
  enableExpand();
  enablePropertyLinks();
}
