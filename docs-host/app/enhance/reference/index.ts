import { enableExpand } from "./expand.ts";
import { enablePropertyLinks } from "./property-links.ts";
import { showNamedRow } from "./show-named-row.ts";
import { enableUnfolding } from "./unfold-links.ts";

export { enableExpand } from "./expand.ts";

/**
 * Adds what scripts can do with types: show the property that the address names, open all that is nested in a body, open
 * further types in place, and copy the address of a property.
 */
export function enableReference(): void {
  showNamedRow();
  enableExpand();
  enableUnfolding();
  enablePropertyLinks();
}
