import { enableExpand } from "./expand.ts";
import { loadUnfolding } from "./lazy.ts";
import { enablePropertyLinks } from "./property-links.ts";
import { enableUnfolding } from "./unfold-links.ts";

export { enableExpand } from "./expand.ts";

/**
 * Adds what scripts can do with types: show the property that the address names, open all that is nested in a body, open
 * further types in place, and copy the address of a property.
 */
export function enableReference(): void {
  const show = (): void => {
    if (location.hash.length > 1) void loadUnfolding().then(({ showNamedRow }) => showNamedRow());
  };
  show();
  addEventListener("hashchange", show);
  enableExpand();
  enableUnfolding();
  enablePropertyLinks();
}
