import { enableCode } from "../code/index.ts";
import { enableExpand } from "../reference/index.ts";

/** Adds what scripts can do with a page of a reference; until the signal, when the page is removed. */
export function enhanceReference(root: HTMLElement, signal: AbortSignal): void {
  enableCode({ root, frame: root, signal });
  enableExpand(root);
}
