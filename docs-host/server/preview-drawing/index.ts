/** Draws the images of pages for link previews. It loads much code, so servers import it in a separate process. */
export { previewDrawer } from "./draw-preview.ts";
export { fontFiles } from "./fonts.ts";
