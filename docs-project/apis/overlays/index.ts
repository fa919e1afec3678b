/** Overlays: changes of the description of an API in a file of their own. */
export { overlayText } from "./overlay-text.ts";
