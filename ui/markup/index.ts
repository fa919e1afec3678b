export { renderedOnce, renderMarkup } from "./render-markup.ts";
