/** Overlays: changes of the description of an API in separate files. */
export { overlayText } from "./overlay-text.ts";
